DROP INDEX `cases_planned`;--> statement-breakpoint
DROP INDEX `cases_quiet`;--> statement-breakpoint
CREATE INDEX `cases_planned` ON `cases` (`follow_up_on`,`id`) WHERE follow_up_on <> '' AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_quiet` ON `cases` (`touched_at`,`id`) WHERE follow_up_on <> '' AND erased_at IS NULL;