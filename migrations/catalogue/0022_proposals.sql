CREATE TABLE `proposals` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`shown` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `proposals_by_age` ON `proposals` (`at`);