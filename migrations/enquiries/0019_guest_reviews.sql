CREATE TABLE `guest_reviews` (
	`case_id` text PRIMARY KEY NOT NULL,
	`sent_at` integer NOT NULL,
	`mark` integer,
	`text` text NOT NULL,
	`month` text NOT NULL,
	`name` text NOT NULL,
	`may_show` integer NOT NULL,
	`live_id` text DEFAULT '' NOT NULL,
	`withdrawn_at` integer,
	FOREIGN KEY (`case_id`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `cases` ADD `unasked` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `cases` ADD `review_asked_at` integer;--> statement-breakpoint
CREATE INDEX `cases_to_ask` ON `cases` (`travel_till`,`id`) WHERE stage = 'won' AND travel_till <> '' AND review_asked_at IS NULL AND unasked = 0 AND erased_at IS NULL;