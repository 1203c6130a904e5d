CREATE TABLE `enquiries` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`created_at` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`isd` text NOT NULL,
	`dialable` text,
	`message` text NOT NULL,
	`flexible` text NOT NULL,
	`passengers` text NOT NULL,
	`travel_date` text NOT NULL,
	`accommodations` text NOT NULL,
	`tier` text,
	`place` text NOT NULL,
	`page` text NOT NULL,
	`tour` text NOT NULL,
	`price_seen` integer
) STRICT;
--> statement-breakpoint
CREATE INDEX `enquiries_by_reference` ON `enquiries` (`reference`);--> statement-breakpoint
CREATE INDEX `enquiries_by_time` ON `enquiries` (`created_at`);
