-- A published version never changes, but for a person who is erased: "(erased)" replaces a text or a part of it in an
-- earlier version, and in what a version says of its changes. The reason of a version may go, as in 0023.
DROP TRIGGER tour_versions_refuse_update;--> statement-breakpoint
CREATE TRIGGER tour_versions_refuse_update BEFORE UPDATE ON tour_versions
WHEN (NEW.tour, NEW.version, NEW.at, NEW.actor, NEW.form) IS NOT (OLD.tour, OLD.version, OLD.at, OLD.actor, OLD.form)
  OR NEW.note NOT IN (OLD.note, '')
  OR (NEW.document <> OLD.document AND OLD.version = (SELECT max(version) FROM tour_versions WHERE tour = OLD.tour))
  OR EXISTS (SELECT 1 FROM (SELECT fullkey, type, atom FROM json_tree(json_array(json(NEW.document), json(NEW.changed)))
    EXCEPT SELECT fullkey, type, atom FROM json_tree(json_array(json(OLD.document), json(OLD.changed))))
    WHERE type <> 'text' OR instr(atom, '(erased)') = 0)
  OR EXISTS (SELECT fullkey, type FROM json_tree(json_array(json(OLD.document), json(OLD.changed)))
    EXCEPT SELECT fullkey, type FROM json_tree(json_array(json(NEW.document), json(NEW.changed))))
  OR (SELECT count(*) FROM json_tree(json_array(json(OLD.document), json(OLD.changed))))
    <> (SELECT count(*) FROM json_tree(json_array(json(NEW.document), json(NEW.changed)))) BEGIN
  SELECT RAISE(ABORT, 'a published version never changes');
END;--> statement-breakpoint
DROP TRIGGER guide_versions_refuse_update;--> statement-breakpoint
CREATE TRIGGER guide_versions_refuse_update BEFORE UPDATE ON guide_versions
WHEN (NEW.kind, NEW.key, NEW.version, NEW.at, NEW.actor, NEW.form) IS NOT (OLD.kind, OLD.key, OLD.version, OLD.at, OLD.actor, OLD.form)
  OR NEW.note NOT IN (OLD.note, '')
  OR (NEW.document <> OLD.document
    AND OLD.version = (SELECT max(version) FROM guide_versions WHERE kind = OLD.kind AND key = OLD.key))
  OR EXISTS (SELECT 1 FROM (SELECT fullkey, type, atom FROM json_tree(NEW.document)
    EXCEPT SELECT fullkey, type, atom FROM json_tree(OLD.document)) WHERE type <> 'text' OR instr(atom, '(erased)') = 0)
  OR EXISTS (SELECT fullkey, type FROM json_tree(OLD.document) EXCEPT SELECT fullkey, type FROM json_tree(NEW.document))
  OR (SELECT count(*) FROM json_tree(OLD.document)) <> (SELECT count(*) FROM json_tree(NEW.document)) BEGIN
  SELECT RAISE(ABORT, 'a published version never changes');
END;
