DROP INDEX `cases_reported`;--> statement-breakpoint
ALTER TABLE `cases` ADD `channel` text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE `cases` ADD `source` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `cases_reported` ON `cases` (`opened_at`,`stage`,`lost_reason`,`owner`,`joined_into`,`first_reply_at`,`tour`,`page`,`offered_at`,`sum`,`channel`,`source`);--> statement-breakpoint
ALTER TABLE `enquiries` ADD `channel` text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `source` text DEFAULT '' NOT NULL;