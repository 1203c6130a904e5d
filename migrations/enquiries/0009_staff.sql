DROP INDEX `enquiries_held`;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `spam_at` integer;--> statement-breakpoint
CREATE INDEX `enquiries_held` ON `enquiries` (`digested_at`,`digest_rank`,`created_at`) WHERE state = 'held' AND spam_at IS NULL AND erased_at IS NULL;--> statement-breakpoint
DROP INDEX `cases_held`;--> statement-breakpoint
ALTER TABLE `cases` ADD `urgent` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `cases` ADD `guest` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `cases_planned_of` ON `cases` (`owner`,`follow_up_on`,`id`) WHERE follow_up_on <> '' AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_unanswered_of` ON `cases` (`owner`,`opened_at`,`id`) WHERE stage IN ('new', 'talking', 'offered') AND first_reply_at IS NULL AND follow_up_on = '' AND joined_into IS NULL AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_without_step_of` ON `cases` (`owner`,`touched_at`,`id`) WHERE stage IN ('new', 'talking', 'offered') AND first_reply_at IS NOT NULL AND follow_up_on = '' AND joined_into IS NULL AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_closed_of` ON `cases` (`owner`,`closed_at`,`id`) WHERE closed_at IS NOT NULL AND joined_into IS NULL AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `cases_held` ON `cases` (`opened_at`,`id`) WHERE stage = 'held' AND erased_at IS NULL;--> statement-breakpoint
-- What was judged before: its row says so from now on.
UPDATE `enquiries` SET `spam_at` = unixepoch() * 1000 WHERE `state` = 'held' AND `erased_at` IS NULL AND `id` IN (SELECT `enquiry_id` FROM `cases` WHERE `stage` = 'spam');--> statement-breakpoint
UPDATE `enquiries` SET `state` = 'sent', `held_reason` = NULL WHERE `state` = 'held' AND `erased_at` IS NULL AND `id` IN (SELECT `enquiry_id` FROM `cases` WHERE `stage` NOT IN ('held', 'spam'));--> statement-breakpoint
-- Enquiries that were there before anybody opened the desk: those that are older than a week are not new work.
INSERT INTO `duties` (`name`, `done_at`) SELECT 'desk', unixepoch() * 1000 WHERE EXISTS (SELECT 1 FROM `enquiries`) AND NOT EXISTS (SELECT 1 FROM `cases`);
