-- Why a version was published stands in its change, where a person's name can be erased; a version never changes.
DROP TRIGGER tour_versions_refuse_update;--> statement-breakpoint
UPDATE tour_versions SET note = '' WHERE note <> '' AND form IN (SELECT id FROM changes);--> statement-breakpoint
CREATE TRIGGER tour_versions_refuse_update BEFORE UPDATE ON tour_versions BEGIN
  SELECT RAISE(ABORT, 'a published version never changes');
END;--> statement-breakpoint
DROP TRIGGER guide_versions_refuse_update;--> statement-breakpoint
UPDATE guide_versions SET note = '' WHERE note <> '' AND form IN (SELECT id FROM changes);--> statement-breakpoint
CREATE TRIGGER guide_versions_refuse_update BEFORE UPDATE ON guide_versions BEGIN
  SELECT RAISE(ABORT, 'a published version never changes');
END;
