ALTER TABLE `tours` ADD `windows` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
-- A tour's one window becomes the first of its list; the shape is the same.
UPDATE `tours` SET `windows` = json_array(json(`prices`)) WHERE `prices` IS NOT NULL;--> statement-breakpoint
ALTER TABLE `tours` DROP COLUMN `price`;--> statement-breakpoint
ALTER TABLE `tours` DROP COLUMN `till`;--> statement-breakpoint
ALTER TABLE `tours` DROP COLUMN `prices`;
