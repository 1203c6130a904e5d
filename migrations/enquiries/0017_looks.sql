DROP INDEX `cases_travelling`;--> statement-breakpoint
ALTER TABLE `cases` ADD `looked_by` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `cases` ADD `looked_at` integer;--> statement-breakpoint
CREATE INDEX `cases_added_of` ON `cases` (`owner`,`added_at`,`id`) WHERE added_at IS NOT NULL AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_held_of` ON `cases` (`owner`,`opened_at`,`id`) WHERE stage = 'held' AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_travelling` ON `cases` (`travel_from`,`id`) WHERE stage = 'won' AND travel_from <> '' AND erased_at IS NULL;