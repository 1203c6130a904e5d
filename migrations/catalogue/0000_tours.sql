CREATE TABLE `countries` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`tagline` text NOT NULL,
	`scene` text NOT NULL,
	`explore_rank` integer,
	`page` text NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `countries_explored` ON `countries` (`explore_rank`) WHERE explore_rank IS NOT NULL;--> statement-breakpoint
CREATE TABLE `documents` (
	`path` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `testimonials` (
	`position` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`text` text,
	`name` text NOT NULL,
	`date` text NOT NULL,
	`sample` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `tour_countries` (
	`country` text NOT NULL,
	`rank` integer NOT NULL,
	PRIMARY KEY(`country`, `rank`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `tour_paths` (
	`key` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`rank` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `tours` (
	`rank` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`path` text NOT NULL,
	`title` text NOT NULL,
	`location` text NOT NULL,
	`duration` text NOT NULL,
	`region` text NOT NULL,
	`country` text NOT NULL,
	`scene` text NOT NULL,
	`price` integer,
	`till` text,
	`prices` text,
	`home` integer,
	`budget` integer,
	`visa_free` integer,
	`page` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `tours_id_unique` ON `tours` (`id`);--> statement-breakpoint
CREATE INDEX `tours_by_region` ON `tours` (`region`);--> statement-breakpoint
CREATE INDEX `tours_at_home` ON `tours` (`region`,`home`) WHERE home IS NOT NULL;--> statement-breakpoint
CREATE INDEX `tours_on_a_budget` ON `tours` (`budget`) WHERE budget IS NOT NULL;--> statement-breakpoint
CREATE INDEX `tours_visa_free` ON `tours` (`visa_free`) WHERE visa_free IS NOT NULL;
