import type { Source } from "../../digest/digest-content";
import type { ItemKind, ItemSets, WordsEvent } from "../../digest/tracked";

/** Where an event's words stand; "answer": of a question that the agent's owner answered. */
export type EventSource = Omit<Source, "kind" | "quote" | "what"> & { kind: Source["kind"] | "answer" };

/** What words or a person did to an item. Never changed, only added, or replaced when its mail is read anew. */
export interface ItemEvent {
  id: string;
  what: WordsEvent | "marked";
  by: "words" | "person";
  /** When it was written or done; of equal ones the lesser position was first. */
  at: Date;
  position: number;
  /** When a digest first read it, or a person did it. */
  readAt: Date;
  /** Null for a person's. */
  digestId: string | null;
  who: string | null;
  quote: string | null;
  source: EventSource | null;
  sets: ItemSets;
}

/** An event that an item is to have. */
export interface AddedEvent {
  itemId: string;
  event: ItemEvent;
}

export interface LedgerItem {
  id: string;
  kind: ItemKind;
  events: ItemEvent[];
}

/** The items of an agent that a change is made from. */
export interface Ledger {
  version: string;
  items: LedgerItem[];
  /** How many open ones are not among them; absent: none. */
  beyond?: number;
}

/** What a change does to the stored ledger. */
export interface LedgerChange {
  /** Items with all of their events as they are afterwards. */
  touched: LedgerItem[];
  added: AddedEvent[];
  /** Ids of events. */
  removed: string[];
  /** Ids of items of which nothing is left. */
  gone: string[];
}
