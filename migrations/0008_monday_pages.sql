CREATE TABLE `calendar_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_token` ON `calendar_feeds` (`token_hash`);--> statement-breakpoint
CREATE INDEX `calendar_feeds_user` ON `calendar_feeds` (`user_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `items` ADD `asked` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE `items` SET `asked` = (SELECT count(*) FROM `item_events` WHERE `item_events`.`item_id` = `items`.`id` AND `item_events`.`what` = 'asked');
