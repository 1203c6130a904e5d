CREATE TABLE `guide_versions` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`version` integer NOT NULL,
	`document` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`note` text NOT NULL,
	`form` text NOT NULL,
	PRIMARY KEY(`kind`, `key`, `version`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guide_versions_form_unique` ON `guide_versions` (`form`);--> statement-breakpoint
CREATE TABLE `places` (
	`name` text PRIMARY KEY NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `countries` ADD `document_by` text DEFAULT 'files' NOT NULL;--> statement-breakpoint
ALTER TABLE `leaders` ADD `places` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
DROP VIEW leaders_now;--> statement-breakpoint
-- As in 0016_leaders.sql, and what staff have written of places.
CREATE VIEW leaders_now AS
  SELECT json_group_array(json(card)) FILTER (WHERE region = 'domestic') AS domestic,
    json_group_array(json(card)) FILTER (WHERE region = 'international') AS international,
    json_group_object(rank, words) AS words,
    (SELECT json_group_array(json(document)) FROM (SELECT document FROM places ORDER BY name)) AS places
  FROM (
    SELECT rank, region, page ->> '$.words' AS words, json_object('rank', rank, 'id', id, 'path', path, 'title', title,
      'location', location, 'duration', duration, 'region', region, 'scene', scene, 'windows', json(windows),
      'nights', nights, 'months', months, 'vehicle', vehicle, 'visa', visa, 'visaTill', visa_till,
      'places', json(places), 'themes', json(themes), 'countries', page -> '$.countries') AS card
    FROM tours WHERE rank <= 1000 AND withdrawn IS NULL ORDER BY rank);--> statement-breakpoint
CREATE TRIGGER places_insert AFTER INSERT ON places BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER places_update AFTER UPDATE ON places BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER places_delete AFTER DELETE ON places BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER guide_versions_refuse_update BEFORE UPDATE ON guide_versions BEGIN
  SELECT RAISE(ABORT, 'a published version never changes');
END;--> statement-breakpoint
CREATE TRIGGER guide_versions_refuse_delete BEFORE DELETE ON guide_versions
WHEN OLD.version > (SELECT max(version) FROM guide_versions WHERE kind = OLD.kind AND key = OLD.key) - 60 BEGIN
  SELECT RAISE(ABORT, 'a published version is kept');
END;--> statement-breakpoint
CREATE TRIGGER guide_versions_keep_sixty AFTER INSERT ON guide_versions BEGIN
  DELETE FROM guide_versions WHERE kind = NEW.kind AND key = NEW.key AND version <= NEW.version - 60;
END;
