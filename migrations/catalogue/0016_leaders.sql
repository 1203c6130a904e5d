-- What lists and searches look through, in one row: whatever the catalogue's size, a page reads this row and its cards
-- behind it. Of the tours of rank 1 to 1000 (LEADING in data/catalogue/leaders.ts) those that are sold, by popularity.
CREATE TABLE `leaders` (
	`id` integer PRIMARY KEY NOT NULL,
	`domestic` text DEFAULT '[]' NOT NULL,
	`international` text DEFAULT '[]' NOT NULL,
	`words` text DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
-- The leaders as the finished rows of the tours make it: whatever writes tours copies from here.
CREATE VIEW leaders_now AS
  SELECT json_group_array(json(card)) FILTER (WHERE region = 'domestic') AS domestic,
    json_group_array(json(card)) FILTER (WHERE region = 'international') AS international,
    json_group_object(rank, words) AS words
  FROM (
    SELECT rank, region, page ->> '$.words' AS words, json_object('rank', rank, 'id', id, 'path', path, 'title', title,
      'location', location, 'duration', duration, 'region', region, 'scene', scene, 'windows', json(windows),
      'nights', nights, 'months', months, 'vehicle', vehicle, 'visa', visa, 'visaTill', visa_till,
      'places', json(places), 'themes', json(themes), 'countries', page -> '$.countries') AS card
    FROM tours WHERE rank <= 1000 AND withdrawn IS NULL ORDER BY rank);
--> statement-breakpoint
INSERT INTO leaders (id, domestic, international, words) SELECT 1, domestic, international, words FROM leaders_now;
