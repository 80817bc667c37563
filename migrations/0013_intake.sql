CREATE TABLE `held_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`envelope_from` text NOT NULL,
	`sender_address` text NOT NULL,
	`sender_name` text,
	`subject` text,
	`tag` text,
	`raw_key` text NOT NULL,
	`raw_size` integer NOT NULL,
	`received_at` integer NOT NULL,
	`is_from_edge` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `held_mails_once` ON `held_mails` (`agent_id`,`dedupe_key`);--> statement-breakpoint
CREATE INDEX `held_mails_by_agent` ON `held_mails` (`agent_id`,`received_at`);--> statement-breakpoint
CREATE INDEX `held_mails_by_user` ON `held_mails` (`user_id`);--> statement-breakpoint
CREATE TABLE `import_parts` (
	`import_id` text NOT NULL,
	`number` integer NOT NULL,
	PRIMARY KEY(`import_id`, `number`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`filename` text NOT NULL,
	`size` integer NOT NULL,
	`part_size` integer NOT NULL,
	`state` text DEFAULT 'uploading' NOT NULL,
	`problem` text,
	`cursor` text NOT NULL,
	`step` integer DEFAULT 0 NOT NULL,
	`found` integer DEFAULT 0 NOT NULL,
	`stored` integer DEFAULT 0 NOT NULL,
	`duplicates` integer DEFAULT 0 NOT NULL,
	`left_out` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `imports_by_agent` ON `imports` (`agent_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `imports_by_user` ON `imports` (`user_id`);--> statement-breakpoint
CREATE INDEX `imports_open` ON `imports` (`updated_at`) WHERE "imports"."state" in ('uploading', 'storing', 'clearing');--> statement-breakpoint
CREATE TABLE `intake_counts` (
	`agent_id` text NOT NULL,
	`subject` text NOT NULL,
	`day` text NOT NULL,
	`count` integer NOT NULL,
	`cap` integer NOT NULL,
	PRIMARY KEY(`agent_id`, `day`, `subject`),
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "intake_counts_cap" CHECK("intake_counts"."count" <= "intake_counts"."cap")
);
--> statement-breakpoint
ALTER TABLE `agents` ADD `allowed_senders` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `mails` ADD `is_from_edge` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `mails` ADD `import_id` text;--> statement-breakpoint
ALTER TABLE `mails` ADD `attachment_bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `mails_attachments` ON `mails` (`user_id`,`attachment_bytes`) WHERE "mails"."attachment_bytes" > 0;--> statement-breakpoint
CREATE INDEX `mails_of_import` ON `mails` (`import_id`) WHERE "mails"."import_id" is not null;