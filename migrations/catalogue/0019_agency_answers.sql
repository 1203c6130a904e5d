CREATE TABLE `agency_answers` (
	`id` integer PRIMARY KEY NOT NULL,
	`answers` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `tours` ADD `priced_for` text;--> statement-breakpoint
UPDATE tours SET priced_for = duration;--> statement-breakpoint
CREATE TRIGGER agency_answers_insert AFTER INSERT ON agency_answers BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER agency_answers_update AFTER UPDATE ON agency_answers BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER agency_answers_delete AFTER DELETE ON agency_answers BEGIN UPDATE revision SET word = hex(randomblob(8)); END;
