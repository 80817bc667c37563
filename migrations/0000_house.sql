CREATE TABLE `agents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`email_address` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`frequency` text DEFAULT 'manual' NOT NULL,
	`schedule_time` text,
	`schedule_day` integer,
	`schedule_days` text DEFAULT '[]' NOT NULL,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	`next_run_at` integer,
	`auto_delete_data` integer DEFAULT false NOT NULL,
	`retention_days` integer DEFAULT 30 NOT NULL,
	`emails_processed` integer DEFAULT 0 NOT NULL,
	`last_summary_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `agents_user` ON `agents` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `agents_due` ON `agents` (`next_run_at`) WHERE "agents"."next_run_at" is not null;--> statement-breakpoint
CREATE TABLE `credit_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`delta` integer NOT NULL,
	`reason` text NOT NULL,
	`key` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `credit_entries_key` ON `credit_entries` (`key`);--> statement-breakpoint
CREATE INDEX `credit_entries_user` ON `credit_entries` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`send_id` text NOT NULL,
	`user_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`state` text DEFAULT 'queued' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`lease_until` integer,
	`provider_id` text,
	`problem` text,
	`sent_at` integer,
	`unsubscribe_token` text NOT NULL,
	FOREIGN KEY (`send_id`) REFERENCES `sends`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_once` ON `deliveries` (`send_id`,`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_unsubscribe` ON `deliveries` (`unsubscribe_token`);--> statement-breakpoint
CREATE INDEX `deliveries_open` ON `deliveries` (`next_attempt_at`) WHERE "deliveries"."state" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX `deliveries_by_agent` ON `deliveries` (`agent_id`,`email_key`);--> statement-breakpoint
CREATE TABLE `digest_mails` (
	`digest_id` text NOT NULL,
	`mail_id` text NOT NULL,
	PRIMARY KEY(`digest_id`, `mail_id`),
	FOREIGN KEY (`digest_id`) REFERENCES `digests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mail_id`) REFERENCES `mails`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `digest_mails_mail` ON `digest_mails` (`mail_id`);--> statement-breakpoint
CREATE TABLE `digest_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`trigger` text NOT NULL,
	`slot` text,
	`state` text NOT NULL,
	`lease_until` integer,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`problem` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `digest_runs_slot` ON `digest_runs` (`agent_id`,`slot`);--> statement-breakpoint
CREATE UNIQUE INDEX `digest_runs_one_writing` ON `digest_runs` (`agent_id`) WHERE "digest_runs"."state" = 'writing';--> statement-breakpoint
CREATE INDEX `digest_runs_by_agent` ON `digest_runs` (`agent_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `digest_runs_open` ON `digest_runs` (`state`,`started_at`) WHERE "digest_runs"."state" in ('queued', 'writing');--> statement-breakpoint
CREATE TABLE `digests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`run_id` text NOT NULL,
	`generated_at` integer NOT NULL,
	`current_since` integer NOT NULL,
	`content` text NOT NULL,
	`markdown` text NOT NULL,
	`manually_edited` integer DEFAULT false NOT NULL,
	`edited_at` integer,
	`writer` text NOT NULL,
	`emails_processed` integer NOT NULL,
	`coverage` text NOT NULL,
	`is_sample` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`run_id`) REFERENCES `digest_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `digests_run` ON `digests` (`run_id`);--> statement-breakpoint
CREATE INDEX `digests_current` ON `digests` (`agent_id`,`current_since`);--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`filename` text NOT NULL,
	`mime_type` text NOT NULL,
	`description` text,
	`size` integer NOT NULL,
	`file_key` text NOT NULL,
	`state` text DEFAULT 'reading' NOT NULL,
	`problem` text,
	`text` text DEFAULT '' NOT NULL,
	`read_attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `documents_by_agent` ON `documents` (`agent_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `heartbeats` (
	`name` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `inbound_addresses` (
	`local_part` text PRIMARY KEY NOT NULL,
	`agent_id` text,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `mail_texts` (
	`mail_id` text PRIMARY KEY NOT NULL,
	`parts` text NOT NULL,
	FOREIGN KEY (`mail_id`) REFERENCES `mails`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`envelope_from` text NOT NULL,
	`raw_key` text NOT NULL,
	`raw_size` integer NOT NULL,
	`received_at` integer NOT NULL,
	`state` text DEFAULT 'received' NOT NULL,
	`problem` text,
	`read_attempts` integer DEFAULT 0 NOT NULL,
	`role` text,
	`is_content` integer DEFAULT true NOT NULL,
	`subject` text,
	`sender_name` text,
	`sender_address` text,
	`sent_at` integer,
	`attachments` text DEFAULT '[]' NOT NULL,
	`is_sample` integer DEFAULT false NOT NULL,
	`processed_at` integer,
	`dismissed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_once` ON `mails` (`agent_id`,`dedupe_key`);--> statement-breakpoint
CREATE INDEX `mails_by_agent` ON `mails` (`agent_id`,`received_at`);--> statement-breakpoint
CREATE INDEX `mails_waiting` ON `mails` (`state`,`received_at`) WHERE "mails"."state" = 'received';--> statement-breakpoint
CREATE INDEX `mails_unprocessed` ON `mails` (`user_id`,`received_at`) WHERE "mails"."processed_at" is null;--> statement-breakpoint
CREATE TABLE `opt_outs` (
	`agent_id` text NOT NULL,
	`email_key` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`agent_id`, `email_key`),
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `outbox_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`from_name` text NOT NULL,
	`from_address` text NOT NULL,
	`to` text NOT NULL,
	`reply_to` text,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`text` text NOT NULL,
	`headers` text NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_mails_time` ON `outbox_mails` (`sent_at`);--> statement-breakpoint
CREATE TABLE `questions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`digest_id` text,
	`question` text NOT NULL,
	`answer` text,
	`status` text DEFAULT 'open' NOT NULL,
	`created_at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `questions_by_agent` ON `questions` (`agent_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `recipients` (
	`agent_id` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`agent_id`, `email_key`),
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sends` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`digest_id` text NOT NULL,
	`key` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`digest_id`) REFERENCES `digests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sends_key` ON `sends` (`key`);--> statement-breakpoint
CREATE INDEX `sends_by_digest` ON `sends` (`digest_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `suppressions` (
	`email_key` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `throttles` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`window_ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`display_name` text,
	`company` text,
	`password_hash` text NOT NULL,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	`credits` integer DEFAULT 0 NOT NULL,
	`plan_tier` text DEFAULT 'Free' NOT NULL,
	`notifications_viewed_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "users_credits_not_negative" CHECK("users"."credits" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);