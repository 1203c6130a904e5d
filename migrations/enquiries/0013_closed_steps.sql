-- A closed case may have a next step. SQLite cannot take one rule off a table: the rows are copied, and come back before the
-- transaction ends, so that what points to them is never without.
PRAGMA defer_foreign_keys = on;--> statement-breakpoint
CREATE TABLE `kept_cases` AS SELECT * FROM `cases`;--> statement-breakpoint
DROP TABLE `cases`;--> statement-breakpoint
CREATE TABLE `cases` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiry_id` text NOT NULL,
	`enquiry_row` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`stage` text NOT NULL,
	`lost_reason` text DEFAULT '' NOT NULL,
	`lost_note` text DEFAULT '' NOT NULL,
	`owner` text DEFAULT '' NOT NULL,
	`urgent` integer DEFAULT 0 NOT NULL,
	`guest` integer DEFAULT 0 NOT NULL,
	`follow_up_on` text DEFAULT '' NOT NULL,
	`follow_up_line` text DEFAULT '' NOT NULL,
	`opened_at` integer NOT NULL,
	`first_reply_at` integer,
	`touched_at` integer NOT NULL,
	`added_at` integer,
	`closed_at` integer,
	`joined_into` text,
	`erased_at` integer,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE cascade ON DELETE no action,
	FOREIGN KEY (`joined_into`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "lost_has_a_reason" CHECK((stage = 'lost') = (lost_reason <> '')),
	CONSTRAINT "other_has_words" CHECK(lost_reason <> 'other' OR lost_note <> '' OR erased_at IS NOT NULL),
	CONSTRAINT "stands_under_another" CHECK(joined_into <> id)
) STRICT;--> statement-breakpoint
INSERT INTO `cases` ("id", "enquiry_id", "enquiry_row", "version", "stage", "lost_reason", "lost_note", "owner", "urgent", "guest", "follow_up_on", "follow_up_line", "opened_at", "first_reply_at", "touched_at", "added_at", "closed_at", "joined_into", "erased_at") SELECT "id", "enquiry_id", "enquiry_row", "version", "stage", "lost_reason", "lost_note", "owner", "urgent", "guest", "follow_up_on", "follow_up_line", "opened_at", "first_reply_at", "touched_at", "added_at", "closed_at", "joined_into", "erased_at" FROM `kept_cases`;--> statement-breakpoint
DROP TABLE `kept_cases`;--> statement-breakpoint
CREATE UNIQUE INDEX `cases_by_enquiry` ON `cases` (`enquiry_id`);--> statement-breakpoint
CREATE INDEX `cases_by_row` ON `cases` (`enquiry_row`);--> statement-breakpoint
CREATE INDEX `cases_by_opening` ON `cases` (`opened_at`);--> statement-breakpoint
CREATE INDEX `cases_joined` ON `cases` (`joined_into`) WHERE joined_into IS NOT NULL;--> statement-breakpoint
CREATE INDEX `cases_planned` ON `cases` (`follow_up_on`,`id`) WHERE follow_up_on <> '' AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_quiet` ON `cases` (`touched_at`,`id`) WHERE follow_up_on <> '' AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_unanswered` ON `cases` (`opened_at`,`id`) WHERE stage IN ('new', 'talking', 'offered') AND first_reply_at IS NULL AND follow_up_on = '' AND joined_into IS NULL AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_without_step` ON `cases` (`touched_at`,`id`) WHERE stage IN ('new', 'talking', 'offered') AND first_reply_at IS NOT NULL AND follow_up_on = '' AND joined_into IS NULL AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_planned_of` ON `cases` (`owner`,`follow_up_on`,`id`) WHERE follow_up_on <> '' AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_unanswered_of` ON `cases` (`owner`,`opened_at`,`id`) WHERE stage IN ('new', 'talking', 'offered') AND first_reply_at IS NULL AND follow_up_on = '' AND joined_into IS NULL AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_without_step_of` ON `cases` (`owner`,`touched_at`,`id`) WHERE stage IN ('new', 'talking', 'offered') AND first_reply_at IS NOT NULL AND follow_up_on = '' AND joined_into IS NULL AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_closed_of` ON `cases` (`owner`,`closed_at`,`id`) WHERE closed_at IS NOT NULL AND follow_up_on = '' AND joined_into IS NULL AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_owned` ON `cases` (`owner`,`id`) WHERE owner <> '' AND closed_at IS NULL AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_held` ON `cases` (`opened_at`,`id`) WHERE stage = 'held' AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_added` ON `cases` (`added_at`,`id`) WHERE added_at IS NOT NULL AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_closed` ON `cases` (`closed_at`,`id`) WHERE closed_at IS NOT NULL AND follow_up_on = '' AND joined_into IS NULL AND erased_at IS NULL;--> statement-breakpoint
INSERT INTO `templates` (`id`, `name`, `body`, `changed_at`, `changed_by`) VALUES
  ('first-answer-hindi', 'First answer in Hindi', 'नमस्ते {name}, {agency} से {staff}। आपकी पूछताछ के लिए धन्यवाद[: {tour}][, {dates}]। यात्रा की योजना के लिए मैं आपको कब फ़ोन करूँ?', 0, '')
  ON CONFLICT DO NOTHING;
