import type { ItemSets } from "../../digest/tracked";
import type { ItemEvent } from "./item-event";

/** A person's word of this moment. */
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
