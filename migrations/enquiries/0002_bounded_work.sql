DROP INDEX `enquiries_by_time`;--> statement-breakpoint
DROP INDEX `enquiries_by_state`;--> statement-breakpoint
DROP INDEX `enquiries_due`;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `digest_rank` integer DEFAULT 2 NOT NULL;--> statement-breakpoint
CREATE INDEX `enquiries_by_age` ON `enquiries` (`created_at`) WHERE erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `enquiries_waiting` ON `enquiries` (`due_at`) WHERE state = 'due' AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `enquiries_leased` ON `enquiries` (`lease`) WHERE lease IS NOT NULL;--> statement-breakpoint
CREATE INDEX `enquiries_held` ON `enquiries` (`digested_at`,`digest_rank`,`created_at`) WHERE state = 'held' AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `enquiries_dead` ON `enquiries` (`due_at`) WHERE state = 'dead' AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `enquiries_due` ON `enquiries` (`next_at`) WHERE state = 'due' AND erased_at IS NULL;