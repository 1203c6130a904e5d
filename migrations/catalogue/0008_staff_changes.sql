CREATE TABLE `change_rows` (
	`change` text NOT NULL,
	`entity` text NOT NULL,
	`key` text NOT NULL,
	`was` text,
	`became` text,
	PRIMARY KEY(`change`, `entity`, `key`)
);
--> statement-breakpoint
CREATE TABLE `changes` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`note` text NOT NULL,
	`undoes` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `changes_undoes_unique` ON `changes` (`undoes`);--> statement-breakpoint
CREATE INDEX `changes_by_time` ON `changes` (`at`);--> statement-breakpoint
ALTER TABLE `tours` ADD `windows_by` text DEFAULT 'files' NOT NULL;