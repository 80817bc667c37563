ALTER TABLE `deliveries` ADD `handed_over_at` integer;--> statement-breakpoint
ALTER TABLE `digest_runs` ADD `unsent_since` integer;--> statement-breakpoint
CREATE INDEX `digest_runs_unsent` ON `digest_runs` (`unsent_since`) WHERE "digest_runs"."unsent_since" is not null;
--> statement-breakpoint
-- What the worker before this one had claimed, it may have handed over.
UPDATE `deliveries` SET `handed_over_at` = `lease_until` WHERE `state` = 'sending';
