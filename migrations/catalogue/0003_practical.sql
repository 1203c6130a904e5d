ALTER TABLE `tours` ADD `nights` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tours` ADD `pace` text;--> statement-breakpoint
ALTER TABLE `tours` ADD `road_hours` real;--> statement-breakpoint
ALTER TABLE `tours` ADD `vehicle` text;--> statement-breakpoint
ALTER TABLE `tours` ADD `months` text;--> statement-breakpoint
ALTER TABLE `tours` ADD `visa` text;--> statement-breakpoint
ALTER TABLE `tours` ADD `visa_till` text;