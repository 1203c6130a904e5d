CREATE TABLE `tombstones` (
	`mark` text PRIMARY KEY NOT NULL,
	`erased_at` integer NOT NULL,
	`why` text NOT NULL,
	`enquiry_id` text NOT NULL,
	`reference` text NOT NULL,
	`for_mail` integer NOT NULL,
	`for_hook` integer NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`lease` text,
	`last_error` text,
	`mailed_to` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tombstones_due` ON `tombstones` (`next_at`) WHERE state = 'due';--> statement-breakpoint
CREATE INDEX `tombstones_waiting` ON `tombstones` (`erased_at`) WHERE state = 'due';--> statement-breakpoint
CREATE INDEX `tombstones_dead` ON `tombstones` (`erased_at`) WHERE state = 'dead';--> statement-breakpoint
CREATE INDEX `tombstones_leased` ON `tombstones` (`lease`) WHERE lease IS NOT NULL;--> statement-breakpoint
CREATE INDEX `tombstones_by_age` ON `tombstones` (`erased_at`);--> statement-breakpoint
ALTER TABLE `enquiries` ADD `told_at` integer;--> statement-breakpoint
UPDATE `enquiries` SET `told_at` = coalesce(`mailed_at`, `hooked_at`, `digested_at`, CASE WHEN `attempts` > 0 OR `added` <> '' THEN `created_at` END) WHERE `erased_at` IS NULL;
