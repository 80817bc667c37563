import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ItemKind, ItemSets, ItemState, WordsEvent } from "../../digest/tracked";
import { agentId, agents } from "./agents.server";
import { instant } from "./columns.server";
import { userId } from "./users.server";

/** An agent's ledger of items; without a row, its digests' lines have not become items yet. */
export const ledgers = sqliteTable("ledgers", {
  agentId: text()
    .primaryKey()
    .references(() => agents.id, { onDelete: "cascade" }),
  userId: userId(),
  /** Of the latest change; a change made from an older reading fails. */
  version: text().notNull(),
});

/**
 * What an agent's owner has to keep in mind. All but the id and the kind follows from the item's events, and is
 * written together with them.
 */
export const items = sqliteTable(
  "items",
  {
    id: text().primaryKey(),
    userId: userId(),
    agentId: agentId(),
    kind: text().$type<ItemKind>().notNull(),
    text: text().notNull(),
    owner: text(),
    /** YYYY-MM-DD, and the words for it. */
    due: text(),
    timeline: text(),
    urgency: text({ enum: ["high", "medium", "none"] }).notNull(),
    state: text().$type<ItemState>().notNull(),
    /** When the first digest that has it was written. */
    since: instant().notNull(),
    closedAt: instant(),
    /** How often words asked for it. */
    asked: integer().notNull().default(1),
  },
  (t) => [
    index("items_open").on(t.agentId, t.state, t.due, t.since),
    index("items_closed").on(t.agentId, t.closedAt),
    index("items_user").on(t.userId, t.state),
  ],
);

/** What words or a person did to an item; rows are added, and those of mails that are read anew are replaced. */
export const itemEvents = sqliteTable(
  "item_events",
  {
    id: text().primaryKey(),
    itemId: text()
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    userId: userId(),
    agentId: agentId(),
    what: text().$type<WordsEvent | "marked">().notNull(),
    by: text({ enum: ["words", "person"] }).notNull(),
    /** When it was written or done; of equal ones the lesser `position` was first. */
    at: instant().notNull(),
    position: integer().notNull(),
    /** When a digest first read it, or a person did it. */
    readAt: instant().notNull(),
    /** The digest that read it; null for a person's. */
    digestId: text(),
    who: text(),
    quote: text(),
    /** The source outlives its mail or document, so nothing refers to their rows; "answer" is of a question. */
    sourceKind: text({ enum: ["email", "document", "answer"] }),
    sourceId: text(),
    subject: text(),
    sender: text(),
    receivedAt: text(),
    /** What it says of the item: words, owner, date, or a state that a person gave. */
    sets: text({ mode: "json" }).$type<ItemSets>().notNull(),
  },
  (t) => [
    index("item_events_item").on(t.itemId, t.at),
    index("item_events_source").on(t.agentId, t.sourceId),
    index("item_events_user").on(t.userId),
  ],
);

/**
 * Beginnings of the words that an agent's items stand on, and their threads, by which a digest finds the items that its
 * mails may speak of (`itemWordsOf`). A word stays when its item loses it: more is found then than there is.
 */
export const itemWords = sqliteTable(
  "item_words",
  {
    agentId: agentId(),
    word: text().notNull(),
    itemId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.agentId, t.word, t.itemId] })],
);
