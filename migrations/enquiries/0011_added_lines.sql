ALTER TABLE `cases` ADD `added_at` integer;--> statement-breakpoint
CREATE INDEX `cases_added` ON `cases` (`added_at`,`id`) WHERE added_at IS NOT NULL AND erased_at IS NULL;