import type { Source } from "../../digest/digest-content";
import type { ItemEvent } from "./item-event";
import { inOrder } from "./item-state";

const MOST_SOURCES = 5;

/** The words that events stand on, oldest first: of many the first and the newest. */
export function itemSources(events: readonly ItemEvent[]): Source[] {
  const byPlace = new Map<string, Source>();
  for (const { source, quote, what } of inOrder(events)) {
    if (source === null || source.kind === "answer" || quote === null) continue;
    const { kind, id, subject, sender, receivedAt } = source;
    const deed = what === "marked" || what === "asked" ? {} : { what };
    byPlace.set(`${id} ${quote}`, { kind, id, quote, subject, sender, receivedAt, ...deed });
  }
  const all = [...byPlace.values()];
  return all.length <= MOST_SOURCES ? all : [...all.slice(0, 1), ...all.slice(1 - MOST_SOURCES)];
}
