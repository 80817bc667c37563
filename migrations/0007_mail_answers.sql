CREATE TABLE `mail_answers` (
	`mail_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`delivery_id` text NOT NULL,
	`message_key` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`outcome` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`delivery_id`) REFERENCES `deliveries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_answers_once` ON `mail_answers` (`delivery_id`,`message_key`);--> statement-breakpoint
CREATE INDEX `mail_answers_open` ON `mail_answers` (`created_at`) WHERE "mail_answers"."state" in ('waiting', 'noted');--> statement-breakpoint
ALTER TABLE `deliveries` ADD `answer_token` text;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `link_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_answer` ON `deliveries` (`answer_token`);--> statement-breakpoint
ALTER TABLE `sends` ADD `lines` text;