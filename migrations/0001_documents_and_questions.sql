ALTER TABLE `questions` ADD `question_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `questions_once` ON `questions` (`agent_id`,`question_key`);--> statement-breakpoint
CREATE INDEX `documents_by_user` ON `documents` (`user_id`);--> statement-breakpoint
CREATE INDEX `documents_waiting` ON `documents` (`created_at`) WHERE "documents"."state" = 'reading';