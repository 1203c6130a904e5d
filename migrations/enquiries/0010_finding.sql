CREATE TABLE `case_finding` (
	`case_id` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`words` text DEFAULT '[]' NOT NULL,
	`changes` integer DEFAULT 1 NOT NULL,
	`read_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `case_finding_by_number` ON `case_finding` (`number`);--> statement-breakpoint
CREATE INDEX `case_finding_unread` ON `case_finding` (`number`) WHERE read_at < changes;--> statement-breakpoint
CREATE TABLE `found_words` (
	`word` text NOT NULL,
	`block` integer NOT NULL,
	`numbers` text NOT NULL,
	PRIMARY KEY(`word`, `block`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `word_parts` (
	`part` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`part`, `word`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `word_parts_of` ON `word_parts` (`word`);--> statement-breakpoint
-- The cases that there are: their words are read a few at a time, by each search.
INSERT INTO `case_finding` (`case_id`, `number`) SELECT `id`, `enquiry_row` FROM `cases` WHERE `erased_at` IS NULL;--> statement-breakpoint
DELETE FROM `case_words` WHERE `word` NOT LIKE 'e:%' AND `word` NOT LIKE 'p:%';
