ALTER TABLE `notices` ADD `closes` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- The row that a page asks for anyway says of each notice whether nobody works on its days, too.
-- The page with the office's hours shows such days, so that a notice with them makes another state of the catalogue.
DROP TRIGGER notices_insert;--> statement-breakpoint
DROP TRIGGER notices_update;--> statement-breakpoint
DROP TRIGGER notices_delete;--> statement-breakpoint
CREATE TRIGGER notices_insert AFTER INSERT ON notices BEGIN
  UPDATE revision SET word = iif(NEW.closes, hex(randomblob(8)), word), notices = (
    SELECT json_group_array(
      json_object('id', id, 'text', text, 'firstDay', first_day, 'lastDay', last_day, 'closes', closes)) FROM (
      SELECT * FROM (SELECT * FROM notices WHERE ended_at IS NULL ORDER BY last_day DESC LIMIT 5) ORDER BY set_at DESC));
END;--> statement-breakpoint
CREATE TRIGGER notices_update AFTER UPDATE ON notices BEGIN
  UPDATE revision SET word = iif(NEW.closes, hex(randomblob(8)), word), notices = (
    SELECT json_group_array(
      json_object('id', id, 'text', text, 'firstDay', first_day, 'lastDay', last_day, 'closes', closes)) FROM (
      SELECT * FROM (SELECT * FROM notices WHERE ended_at IS NULL ORDER BY last_day DESC LIMIT 5) ORDER BY set_at DESC));
END;--> statement-breakpoint
CREATE TRIGGER notices_delete AFTER DELETE ON notices BEGIN
  UPDATE revision SET word = iif(OLD.closes, hex(randomblob(8)), word), notices = (
    SELECT json_group_array(
      json_object('id', id, 'text', text, 'firstDay', first_day, 'lastDay', last_day, 'closes', closes)) FROM (
      SELECT * FROM (SELECT * FROM notices WHERE ended_at IS NULL ORDER BY last_day DESC LIMIT 5) ORDER BY set_at DESC));
END;
