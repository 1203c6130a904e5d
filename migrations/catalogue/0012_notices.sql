CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`set_at` integer NOT NULL,
	`ended_at` integer
);--> statement-breakpoint
-- The row that a page asks for anyway has the notices along, the newest first: as many as may be open at once
-- (domain/site-notice.ts), of which no day has to be known here, for what is over ends before what is open.
ALTER TABLE revision ADD notices TEXT NOT NULL DEFAULT '[]';--> statement-breakpoint
CREATE TRIGGER notices_insert AFTER INSERT ON notices BEGIN
  UPDATE revision SET notices = (
    SELECT json_group_array(json_object('id', id, 'text', text, 'firstDay', first_day, 'lastDay', last_day)) FROM (
      SELECT * FROM (SELECT * FROM notices WHERE ended_at IS NULL ORDER BY last_day DESC LIMIT 5) ORDER BY set_at DESC));
END;--> statement-breakpoint
CREATE TRIGGER notices_update AFTER UPDATE ON notices BEGIN
  UPDATE revision SET notices = (
    SELECT json_group_array(json_object('id', id, 'text', text, 'firstDay', first_day, 'lastDay', last_day)) FROM (
      SELECT * FROM (SELECT * FROM notices WHERE ended_at IS NULL ORDER BY last_day DESC LIMIT 5) ORDER BY set_at DESC));
END;--> statement-breakpoint
CREATE TRIGGER notices_delete AFTER DELETE ON notices BEGIN
  UPDATE revision SET notices = (
    SELECT json_group_array(json_object('id', id, 'text', text, 'firstDay', first_day, 'lastDay', last_day)) FROM (
      SELECT * FROM (SELECT * FROM notices WHERE ended_at IS NULL ORDER BY last_day DESC LIMIT 5) ORDER BY set_at DESC));
END;
