CREATE TABLE `item_words` (
	`agent_id` text NOT NULL,
	`word` text NOT NULL,
	`item_id` text NOT NULL,
	PRIMARY KEY(`agent_id`, `word`, `item_id`),
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;--> statement-breakpoint
INSERT OR IGNORE INTO `item_words`
SELECT `agent_id`, substr(`word`.`value`, 1, `length`.`value`), `item_id` FROM `item_events`
CROSS JOIN json_each('[' || replace(json_quote(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(coalesce(json_extract(`sets`, '$.text'), '') || ' ' || coalesce(`quote`, '') || ' ' || coalesce(`subject`, '')), char(9), ' '), char(10), ' '), char(13), ' '), ',', ' '), '.', ' '), ':', ' '), ';', ' '), '!', ' '), '?', ' '), '(', ' '), ')', ' '), '/', ' '), '-', ' '), '''', ' '), '"', ' ')), ' ', '","') || ']') AS `word`
CROSS JOIN json_each('[3,4,5]') AS `length`
WHERE length(`word`.`value`) >= `length`.`value`;--> statement-breakpoint
INSERT OR IGNORE INTO `item_words`
SELECT `agent_id`, 'in ' || trim(CASE WHEN lower(`subject`) GLOB 're: *' OR lower(`subject`) GLOB 'fw: *' THEN substr(lower(`subject`), 5) ELSE lower(`subject`) END), `item_id` FROM `item_events`
WHERE trim(coalesce(`subject`, '')) <> '';
