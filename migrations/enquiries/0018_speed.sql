CREATE TABLE `speed_days` (
	`day` text NOT NULL,
	`span` integer NOT NULL,
	`metric` text NOT NULL,
	`kind` text NOT NULL,
	`reached` text NOT NULL,
	`device` text NOT NULL,
	`place` text NOT NULL,
	`p75` real NOT NULL,
	`count` integer NOT NULL,
	`good` integer NOT NULL,
	PRIMARY KEY(`span`, `metric`, `reached`, `day`, `kind`, `device`, `place`)
);
--> statement-breakpoint
CREATE INDEX `speed_by_day` ON `speed_days` (`day`);