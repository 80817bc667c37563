ALTER TABLE `items` ADD `asked` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE `items` SET `asked` = (SELECT count(*) FROM `item_events` WHERE `item_events`.`item_id` = `items`.`id` AND `item_events`.`what` = 'asked');
