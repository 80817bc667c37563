import type { ItemStanding, ItemState } from "../../digest/tracked";

/** What the lines of a digest need so that a person can act on their items. */
export interface ItemActing {
  agentPath: string;
  /** How items stand now, by id; the digest is the picture of when it was written. */
  states: Record<string, ItemStanding>;
}

export const STATE_WORDS: Record<Exclude<ItemState, "open">, string> = {
  done: "Done",
  cancelled: "Cancelled",
  superseded: "Replaced",
  wrong: "Marked as wrong",
  "not-ours": "Not ours",
};

/** The hidden fields by which the form of an item is known. */
export function changeFields(itemId: string): { intent: string; itemId: string } {
  return { intent: "change-item", itemId };
}
