CREATE TABLE `arranged_carousels` (
	`name` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO arranged_carousels SELECT DISTINCT key FROM change_rows WHERE entity = 'carousel';--> statement-breakpoint
ALTER TABLE `testimonials` ADD `id` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A review is known by its day and its title, as src/content/testimonials.ts writes it, so that what the staff took off
-- stays off. A second review of the same day and title, and the staff's own ones, have their place in it.
UPDATE testimonials SET id = date || ' ' || title || CASE WHEN position < 0 OR EXISTS (SELECT 1 FROM testimonials AS o
  WHERE o.date = testimonials.date AND o.title = testimonials.title AND o.position < testimonials.position)
  THEN ' ' || position ELSE '' END;--> statement-breakpoint
CREATE UNIQUE INDEX `testimonials_id_unique` ON `testimonials` (`id`);--> statement-breakpoint
ALTER TABLE `tours` ADD `file_windows` text;--> statement-breakpoint
UPDATE tours SET file_windows = windows WHERE windows_by = 'files';--> statement-breakpoint
-- The history of earlier changes, as it is written from now on.
UPDATE change_rows SET
  was = (SELECT json_object('places', json_group_object(value, key + 1), 'by', 'staff') FROM json_each(change_rows.was)),
  became = (SELECT json_object('places', json_group_object(value, key + 1), 'by', 'staff') FROM json_each(change_rows.became))
  WHERE entity = 'carousel';--> statement-breakpoint
UPDATE change_rows SET was = json_set(was, '$.by', 'staff'), became = json_set(became, '$.by', 'staff') WHERE entity = 'fact';
