CREATE TABLE `owner_notices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`agent_id` text,
	`key` text NOT NULL,
	`about` text NOT NULL,
	`created_at` integer NOT NULL,
	`mailed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `owner_notices_once` ON `owner_notices` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `owner_notices_waiting` ON `owner_notices` (`created_at`) WHERE "owner_notices"."mailed_at" is null;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `bounce_token` text;--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_bounce` ON `deliveries` (`bounce_token`);--> statement-breakpoint
CREATE INDEX `deliveries_by_provider` ON `deliveries` (`provider_id`) WHERE "deliveries"."provider_id" is not null;--> statement-breakpoint
CREATE INDEX `deliveries_by_recipient` ON `deliveries` (`email_key`,`sent_at`);