ALTER TABLE `tours` ADD `themes` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `tours` ADD `places` text DEFAULT '[]' NOT NULL;