-- As 0024, and stricter. In an earlier version each changed text is the old one with "(erased)" in the place of one or
-- more of its parts; a reason may become empty only if a row of `changes` holds it; an insert never writes over a
-- version: it is skipped without an error. A changed document is JSON as SQLite writes it, without \u0000, where a text
-- ends for SQLite.
DROP TRIGGER tour_versions_refuse_update;--> statement-breakpoint
CREATE TRIGGER tour_versions_refuse_update BEFORE UPDATE ON tour_versions
WHEN (NEW.tour, NEW.version, NEW.at, NEW.actor, NEW.form) IS NOT (OLD.tour, OLD.version, OLD.at, OLD.actor, OLD.form)
  OR (NEW.document <> OLD.document AND (typeof(NEW.document) <> 'text' OR NEW.document <> json(NEW.document) OR instr(NEW.document, '\u0000') > 0))
  OR (NEW.changed <> OLD.changed AND (typeof(NEW.changed) <> 'text' OR NEW.changed <> json(NEW.changed) OR instr(NEW.changed, '\u0000') > 0))
  OR (NEW.note <> OLD.note AND (NEW.note <> '' OR OLD.form NOT IN (SELECT id FROM changes)))
  OR (NEW.document <> OLD.document AND OLD.version = (SELECT max(version) FROM tour_versions WHERE tour = OLD.tour))
  OR EXISTS (SELECT fullkey, type FROM json_tree(json_array(json(OLD.document), json(OLD.changed)))
    EXCEPT SELECT fullkey, type FROM json_tree(json_array(json(NEW.document), json(NEW.changed))))
  OR (SELECT count(*) FROM json_tree(json_array(json(OLD.document), json(OLD.changed))))
    <> (SELECT count(*) FROM json_tree(json_array(json(NEW.document), json(NEW.changed))))
  OR EXISTS (SELECT 1 FROM (SELECT fullkey, type, atom FROM json_tree(json_array(json(NEW.document), json(NEW.changed)))
    EXCEPT SELECT fullkey, type, atom FROM json_tree(json_array(json(OLD.document), json(OLD.changed)))) AS n
    WHERE n.type <> 'text' OR NOT EXISTS (WITH RECURSIVE said(was, becomes) AS (
        SELECT json_extract(json_array(json(OLD.document), json(OLD.changed)), n.fullkey), n.atom
      ), rest(was, becomes) AS (
        SELECT substr(was, instr(becomes, '(erased)')), substr(becomes, instr(becomes, '(erased)') + 8) FROM said
        WHERE instr(becomes, '(erased)') > 0
          AND substr(was, 1, instr(becomes, '(erased)') - 1) = substr(becomes, 1, instr(becomes, '(erased)') - 1)
        UNION ALL
        SELECT substr(was, instr(substr(was, 2), substr(becomes, 1, instr(becomes, '(erased)') - 1)) + instr(becomes, '(erased)')),
          substr(becomes, instr(becomes, '(erased)') + 8) FROM rest
        WHERE instr(becomes, '(erased)') > 0
          AND instr(substr(was, 2), substr(becomes, 1, instr(becomes, '(erased)') - 1)) > 0
      ) SELECT 1 FROM rest WHERE instr(becomes, '(erased)') = 0 AND length(was) > length(becomes)
        AND substr(was, length(was) - length(becomes) + 1) = becomes)) BEGIN
  SELECT RAISE(ABORT, 'a published version never changes');
END;--> statement-breakpoint
DROP TRIGGER guide_versions_refuse_update;--> statement-breakpoint
CREATE TRIGGER guide_versions_refuse_update BEFORE UPDATE ON guide_versions
WHEN (NEW.kind, NEW.key, NEW.version, NEW.at, NEW.actor, NEW.form) IS NOT (OLD.kind, OLD.key, OLD.version, OLD.at, OLD.actor, OLD.form)
  OR (NEW.document <> OLD.document AND (typeof(NEW.document) <> 'text' OR NEW.document <> json(NEW.document) OR instr(NEW.document, '\u0000') > 0))
  OR (NEW.note <> OLD.note AND (NEW.note <> '' OR OLD.form NOT IN (SELECT id FROM changes)))
  OR (NEW.document <> OLD.document
    AND OLD.version = (SELECT max(version) FROM guide_versions WHERE kind = OLD.kind AND key = OLD.key))
  OR EXISTS (SELECT fullkey, type FROM json_tree(OLD.document) EXCEPT SELECT fullkey, type FROM json_tree(NEW.document))
  OR (SELECT count(*) FROM json_tree(OLD.document)) <> (SELECT count(*) FROM json_tree(NEW.document))
  OR EXISTS (SELECT 1 FROM (SELECT fullkey, type, atom FROM json_tree(NEW.document)
    EXCEPT SELECT fullkey, type, atom FROM json_tree(OLD.document)) AS n
    WHERE n.type <> 'text' OR NOT EXISTS (WITH RECURSIVE said(was, becomes) AS (
        SELECT json_extract(OLD.document, n.fullkey), n.atom
      ), rest(was, becomes) AS (
        SELECT substr(was, instr(becomes, '(erased)')), substr(becomes, instr(becomes, '(erased)') + 8) FROM said
        WHERE instr(becomes, '(erased)') > 0
          AND substr(was, 1, instr(becomes, '(erased)') - 1) = substr(becomes, 1, instr(becomes, '(erased)') - 1)
        UNION ALL
        SELECT substr(was, instr(substr(was, 2), substr(becomes, 1, instr(becomes, '(erased)') - 1)) + instr(becomes, '(erased)')),
          substr(becomes, instr(becomes, '(erased)') + 8) FROM rest
        WHERE instr(becomes, '(erased)') > 0
          AND instr(substr(was, 2), substr(becomes, 1, instr(becomes, '(erased)') - 1)) > 0
      ) SELECT 1 FROM rest WHERE instr(becomes, '(erased)') = 0 AND length(was) > length(becomes)
        AND substr(was, length(was) - length(becomes) + 1) = becomes)) BEGIN
  SELECT RAISE(ABORT, 'a published version never changes');
END;--> statement-breakpoint
-- REPLACE deletes a row without its triggers. Like ON CONFLICT DO NOTHING, this leaves the row that is there.
CREATE TRIGGER tour_versions_refuse_replace BEFORE INSERT ON tour_versions
WHEN EXISTS (SELECT 1 FROM tour_versions WHERE (tour, version) = (NEW.tour, NEW.version) OR form = NEW.form) BEGIN
  SELECT RAISE(IGNORE);
END;--> statement-breakpoint
CREATE TRIGGER guide_versions_refuse_replace BEFORE INSERT ON guide_versions
WHEN EXISTS (SELECT 1 FROM guide_versions WHERE (kind, key, version) = (NEW.kind, NEW.key, NEW.version) OR form = NEW.form) BEGIN
  SELECT RAISE(IGNORE);
END;
