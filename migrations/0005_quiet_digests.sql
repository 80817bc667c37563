ALTER TABLE `digests` ADD `lines_key` text;--> statement-breakpoint
ALTER TABLE `mails` ADD `counted_at` integer;--> statement-breakpoint
UPDATE `mails` SET `counted_at` = coalesce(`processed_at`, `received_at`) WHERE `is_sample` = 0 AND `id` IN (SELECT `mail_id` FROM `digest_mails`);
