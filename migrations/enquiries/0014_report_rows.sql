DROP INDEX `cases_by_opening`;--> statement-breakpoint
ALTER TABLE `cases` ADD `tour` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `cases` ADD `page` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `cases` SET (`tour`, `page`) = (SELECT `tour`, `page` FROM `enquiries` WHERE `id` = `enquiry_id`);--> statement-breakpoint
CREATE INDEX `cases_reported` ON `cases` (`opened_at`,`stage`,`lost_reason`,`owner`,`joined_into`,`first_reply_at`,`tour`,`page`);