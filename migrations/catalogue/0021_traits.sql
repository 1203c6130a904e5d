ALTER TABLE `tours` ADD `traits` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
UPDATE tours SET traits = '["private"]' WHERE vehicle = 'private';--> statement-breakpoint
DROP VIEW leaders_now;--> statement-breakpoint
-- As in 0018_places_and_countries.sql, with the traits; the vehicle is read by the release before.
CREATE VIEW leaders_now AS
  SELECT json_group_array(json(card)) FILTER (WHERE region = 'domestic') AS domestic,
    json_group_array(json(card)) FILTER (WHERE region = 'international') AS international,
    json_group_object(rank, words) AS words,
    (SELECT json_group_array(json(document)) FROM (SELECT document FROM places ORDER BY name)) AS places
  FROM (
    SELECT rank, region, page ->> '$.words' AS words, json_object('rank', rank, 'id', id, 'path', path, 'title', title,
      'location', location, 'duration', duration, 'region', region, 'scene', scene, 'windows', json(windows),
      'nights', nights, 'months', months, 'vehicle', vehicle, 'visa', visa, 'visaTill', visa_till, 'traits', json(traits),
      'places', json(places), 'themes', json(themes), 'countries', page -> '$.countries') AS card
    FROM tours WHERE rank <= 1000 AND withdrawn IS NULL ORDER BY rank);--> statement-breakpoint
UPDATE leaders SET (domestic, international, words, places) = (SELECT domestic, international, words, places FROM leaders_now);
