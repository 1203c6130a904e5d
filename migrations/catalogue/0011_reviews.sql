ALTER TABLE `testimonials` ADD `proof` text;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `hidden` integer DEFAULT false NOT NULL;