CREATE TABLE `case_events` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`kind` text NOT NULL,
	`was` text DEFAULT '' NOT NULL,
	`became` text DEFAULT '' NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `case_events_of` ON `case_events` (`case_id`,`at`);--> statement-breakpoint
CREATE TABLE `case_words` (
	`word` text NOT NULL,
	`case_id` text NOT NULL,
	PRIMARY KEY(`word`, `case_id`),
	FOREIGN KEY (`case_id`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `case_words_of` ON `case_words` (`case_id`);--> statement-breakpoint
CREATE TABLE `cases` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiry_id` text NOT NULL,
	`enquiry_row` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`stage` text NOT NULL,
	`lost_reason` text DEFAULT '' NOT NULL,
	`lost_note` text DEFAULT '' NOT NULL,
	`owner` text DEFAULT '' NOT NULL,
	`follow_up_on` text DEFAULT '' NOT NULL,
	`follow_up_line` text DEFAULT '' NOT NULL,
	`opened_at` integer NOT NULL,
	`first_reply_at` integer,
	`touched_at` integer NOT NULL,
	`closed_at` integer,
	`joined_into` text,
	`erased_at` integer,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE cascade ON DELETE no action,
	FOREIGN KEY (`joined_into`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "lost_has_a_reason" CHECK((stage = 'lost') = (lost_reason <> '')),
	CONSTRAINT "other_has_words" CHECK(lost_reason <> 'other' OR lost_note <> '' OR erased_at IS NOT NULL),
	CONSTRAINT "closed_has_no_step" CHECK(stage NOT IN ('won', 'lost', 'spam') OR follow_up_on = ''),
	CONSTRAINT "stands_under_another" CHECK(joined_into <> id)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `cases_by_enquiry` ON `cases` (`enquiry_id`);--> statement-breakpoint
CREATE INDEX `cases_by_row` ON `cases` (`enquiry_row`);--> statement-breakpoint
CREATE INDEX `cases_joined` ON `cases` (`joined_into`) WHERE joined_into IS NOT NULL;--> statement-breakpoint
CREATE INDEX `cases_planned` ON `cases` (`follow_up_on`,`id`) WHERE follow_up_on <> '' AND joined_into IS NULL AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_quiet` ON `cases` (`touched_at`,`id`) WHERE follow_up_on <> '' AND joined_into IS NULL AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_unanswered` ON `cases` (`opened_at`,`id`) WHERE stage IN ('new', 'talking', 'offered') AND first_reply_at IS NULL AND follow_up_on = '' AND joined_into IS NULL AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_without_step` ON `cases` (`touched_at`,`id`) WHERE stage IN ('new', 'talking', 'offered') AND first_reply_at IS NOT NULL AND follow_up_on = '' AND joined_into IS NULL AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_held` ON `cases` (`opened_at`,`id`) WHERE stage = 'held' AND joined_into IS NULL AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_closed` ON `cases` (`closed_at`,`id`) WHERE closed_at IS NOT NULL AND joined_into IS NULL AND erased_at IS NULL;--> statement-breakpoint
CREATE TABLE `templates` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`body` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL,
	`retired_at` integer
) STRICT;--> statement-breakpoint
INSERT INTO `templates` (`id`, `name`, `body`, `changed_at`, `changed_by`) VALUES
  ('first-answer', 'First answer', 'Namaste {name}, this is {staff} from {agency}. Thank you for your enquiry[ about {tour}][, {tier}][, from {dates}]. When may I call you to plan it?', 0, ''),
  ('not-reached', 'Could not reach you', 'Namaste {name}, this is {staff} from {agency}. I called about your enquiry[ for {tour}] and did not reach you. When is a good time for you?', 0, ''),
  ('offer-reminder', 'Offer reminder', 'Namaste {name}, our offer[ for {tour}][, {tier}][, from {dates}] is ready[ at {price} a person]. Shall I hold the rooms for you? {staff}, {agency}', 0, ''),
  ('papers', 'Papers we need', 'Namaste {name}, to book[ {tour}] we need the names of all travellers as they stand in their passports or identity cards, and their dates of birth. You can send them here. {staff}, {agency}', 0, '');
