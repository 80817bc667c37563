CREATE TABLE `item_events` (
	`id` text PRIMARY KEY NOT NULL,
	`item_id` text NOT NULL,
	`user_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`what` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	`position` integer NOT NULL,
	`read_at` integer NOT NULL,
	`digest_id` text,
	`who` text,
	`quote` text,
	`source_kind` text,
	`source_id` text,
	`subject` text,
	`sender` text,
	`received_at` text,
	`sets` text NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `item_events_item` ON `item_events` (`item_id`,`at`);--> statement-breakpoint
CREATE INDEX `item_events_source` ON `item_events` (`agent_id`,`source_id`);--> statement-breakpoint
CREATE INDEX `item_events_user` ON `item_events` (`user_id`);--> statement-breakpoint
CREATE TABLE `items` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`owner` text,
	`due` text,
	`timeline` text,
	`urgency` text NOT NULL,
	`state` text NOT NULL,
	`since` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `items_open` ON `items` (`agent_id`,`state`,`due`,`since`);--> statement-breakpoint
CREATE INDEX `items_closed` ON `items` (`agent_id`,`closed_at`);--> statement-breakpoint
CREATE INDEX `items_user` ON `items` (`user_id`,`state`);--> statement-breakpoint
CREATE TABLE `ledgers` (
	`agent_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`version` text NOT NULL,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
