CREATE TABLE `closed_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`delta` integer NOT NULL,
	`reason` text NOT NULL,
	`purchase_id` text,
	`amount` integer,
	`currency` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `closed_entries_account` ON `closed_entries` (`account`);--> statement-breakpoint
CREATE TABLE `export_parts` (
	`export_id` text NOT NULL,
	`number` integer NOT NULL,
	`volume` integer NOT NULL,
	`name` text NOT NULL,
	`size` integer NOT NULL,
	`directory_size` integer NOT NULL,
	`entries` integer NOT NULL,
	PRIMARY KEY(`export_id`, `number`),
	FOREIGN KEY (`export_id`) REFERENCES `exports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `exports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`state` text DEFAULT 'making' NOT NULL,
	`problem` text,
	`cursor` text NOT NULL,
	`step` integer DEFAULT 0 NOT NULL,
	`total` integer NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`expires_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `exports_user` ON `exports` (`user_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `exports_one_at_once` ON `exports` (`user_id`) WHERE "exports"."state" = 'making';--> statement-breakpoint
CREATE INDEX `exports_open` ON `exports` (`updated_at`) WHERE "exports"."state" = 'making';--> statement-breakpoint
CREATE INDEX `exports_over` ON `exports` (`expires_at`) WHERE "exports"."expires_at" is not null;--> statement-breakpoint
ALTER TABLE `sessions` ADD `device` text;--> statement-breakpoint
ALTER TABLE `users` ADD `deletion_due_at` integer;--> statement-breakpoint
CREATE INDEX `users_deletion` ON `users` (`deletion_due_at`) WHERE "users"."deletion_due_at" is not null;