-- Which state the catalogue is in: a word that every change of a table replaces, so that a page that was stored under
-- another one is not shown. Random, because a database that is made anew must not repeat the word of an old state.
-- A migration that makes a table anew has to make its three triggers anew (test/worker/revision.test.ts).
CREATE TABLE revision (id INTEGER PRIMARY KEY CHECK (id = 1), word TEXT NOT NULL) STRICT;--> statement-breakpoint
INSERT INTO revision (id, word) VALUES (1, hex(randomblob(8)));--> statement-breakpoint
CREATE TRIGGER tours_insert AFTER INSERT ON tours BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER tours_update AFTER UPDATE ON tours BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER tours_delete AFTER DELETE ON tours BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER tour_paths_insert AFTER INSERT ON tour_paths BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER tour_paths_update AFTER UPDATE ON tour_paths BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER tour_paths_delete AFTER DELETE ON tour_paths BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER countries_insert AFTER INSERT ON countries BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER countries_update AFTER UPDATE ON countries BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER countries_delete AFTER DELETE ON countries BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER tour_countries_insert AFTER INSERT ON tour_countries BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER tour_countries_update AFTER UPDATE ON tour_countries BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER tour_countries_delete AFTER DELETE ON tour_countries BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER testimonials_insert AFTER INSERT ON testimonials BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER testimonials_update AFTER UPDATE ON testimonials BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER testimonials_delete AFTER DELETE ON testimonials BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER documents_insert AFTER INSERT ON documents BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER documents_update AFTER UPDATE ON documents BEGIN UPDATE revision SET word = hex(randomblob(8)); END;--> statement-breakpoint
CREATE TRIGGER documents_delete AFTER DELETE ON documents BEGIN UPDATE revision SET word = hex(randomblob(8)); END;
