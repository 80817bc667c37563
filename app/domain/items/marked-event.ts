import type { ItemSets } from "../../digest/tracked";
import type { ItemEvent } from "./item-event";

/** A person's word, with no more than what it says and when. */
export function markedEvent(sets: ItemSets, now: Date, id: string): ItemEvent {
  return {
    id,
    what: "marked",
    by: "person",
    at: now,
    position: 0,
    readAt: now,
    digestId: null,
    who: null,
    quote: null,
    source: null,
    sets,
  };
}
