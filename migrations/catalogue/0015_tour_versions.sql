CREATE TABLE `draft_saves` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`form` text NOT NULL,
	`tour` text NOT NULL,
	`section` text NOT NULL,
	`was` text NOT NULL,
	`became` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `draft_saves_form_unique` ON `draft_saves` (`form`);--> statement-breakpoint
CREATE INDEX `saves_by_tour` ON `draft_saves` (`tour`,`id`);--> statement-breakpoint
CREATE TABLE `facts` (
	`id` text PRIMARY KEY NOT NULL,
	`fact` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tour_drafts` (
	`tour` text PRIMARY KEY NOT NULL,
	`document` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tour_files` (
	`tour` text PRIMARY KEY NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tour_versions` (
	`tour` text NOT NULL,
	`version` integer NOT NULL,
	`document` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`note` text NOT NULL,
	`changed` text NOT NULL,
	`form` text NOT NULL,
	PRIMARY KEY(`tour`, `version`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tour_versions_form_unique` ON `tour_versions` (`form`);--> statement-breakpoint
ALTER TABLE `tours` ADD `document_by` text DEFAULT 'files' NOT NULL;--> statement-breakpoint
-- A published version is never written over, and only what is older than the sixty newest is taken away.
CREATE TRIGGER tour_versions_refuse_update BEFORE UPDATE ON tour_versions BEGIN
  SELECT RAISE(ABORT, 'a published version never changes');
END;--> statement-breakpoint
CREATE TRIGGER tour_versions_refuse_delete BEFORE DELETE ON tour_versions
WHEN OLD.version > (SELECT max(version) FROM tour_versions WHERE tour = OLD.tour) - 60 BEGIN
  SELECT RAISE(ABORT, 'a published version is kept');
END;--> statement-breakpoint
CREATE TRIGGER tour_versions_keep_sixty AFTER INSERT ON tour_versions BEGIN
  DELETE FROM tour_versions WHERE tour = NEW.tour AND version <= NEW.version - 60;
END;--> statement-breakpoint
-- Of the changes of a tour's draft the two hundred newest are kept.
CREATE TRIGGER draft_saves_keep_newest AFTER INSERT ON draft_saves BEGIN
  DELETE FROM draft_saves WHERE tour = NEW.tour AND id <= (
    SELECT id FROM draft_saves WHERE tour = NEW.tour ORDER BY id DESC LIMIT 1 OFFSET 200);
END;
