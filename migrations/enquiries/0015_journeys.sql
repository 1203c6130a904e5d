DROP INDEX `cases_reported`;--> statement-breakpoint
ALTER TABLE `cases` ADD `offered_at` integer;--> statement-breakpoint
ALTER TABLE `cases` ADD `sum` integer;--> statement-breakpoint
ALTER TABLE `cases` ADD `travel_from` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `cases` ADD `travel_till` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `cases` ADD `travellers` integer;--> statement-breakpoint
ALTER TABLE `cases` ADD `missing` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `cases_travelling` ON `cases` (`travel_from`,`travel_till`,`id`) WHERE stage = 'won' AND travel_from <> '' AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_reported` ON `cases` (`opened_at`,`stage`,`lost_reason`,`owner`,`joined_into`,`first_reply_at`,`tour`,`page`,`offered_at`,`sum`);--> statement-breakpoint
-- Of a case that was offered or won before this was noted, the history knows when.
UPDATE cases SET offered_at = (SELECT min(at) FROM case_events
  WHERE case_id = cases.id AND kind = 'stage' AND became IN ('offered', 'won'));
