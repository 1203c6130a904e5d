CREATE TABLE `duties` (
	`name` text PRIMARY KEY NOT NULL,
	`done_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
ALTER TABLE `enquiries` ADD `state` text DEFAULT 'due' NOT NULL CHECK (`state` IN ('due', 'sent', 'held', 'dead'));--> statement-breakpoint
ALTER TABLE `enquiries` ADD `held_reason` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `due_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `next_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `lease` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `last_error` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `mailed_at` integer;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `message_id` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `hooked_at` integer;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `digested_at` integer;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `erased_at` integer;--> statement-breakpoint
CREATE INDEX `enquiries_due` ON `enquiries` (`next_at`) WHERE state = 'due';--> statement-breakpoint
CREATE INDEX `enquiries_by_state` ON `enquiries` (`state`);
