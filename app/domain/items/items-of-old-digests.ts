import type { DigestContent, Source } from "../../digest/digest-content";
import { foldText } from "../../digest/fold-text";
import type { ItemKind, ItemValues } from "../../digest/tracked";
import { dueDay } from "../../writing/check/due-day";
import type { ItemEvent, LedgerItem } from "./item-event";

/** A digest from before there were items. */
interface OldDigest {
  id: string;
  generatedAt: Date;
  content: DigestContent;
}

interface Tracks {
  itemId?: string | null;
  since?: string;
  change?: "new" | "open" | "changed";
  due?: string | null;
  sources: Source[];
}

/**
 * The lines of an agent's old digests as items, and the digests with their lines' items. Digests come oldest first. A
 * line that says the same as an earlier one, or stands on the same words, is its item; a line without a source was
 * typed by a person and is none.
 */
export function itemsOfOldDigests(
  digests: readonly OldDigest[],
  { timeZone, newId }: { timeZone: string; newId(): string },
): { items: LedgerItem[]; digests: OldDigest[] } {
  const items: LedgerItem[] = [];
  let position = 0;
  const adopted = digests.map((digest) => {
    const track = <Line extends Tracks>(
      kind: ItemKind,
      line: Line,
      values: Partial<ItemValues> & { text: string },
    ) => {
      const [first] = line.sources;
      if (first === undefined) return line;
      const due =
        kind === "action"
          ? dueDay(values.timeline ?? null, first.receivedAt ?? digest.generatedAt.toISOString(), timeZone)
          : null;
      const known = items.find(
        (item) => item.kind === kind && item.events.some((event) => isOf(event, line, values)),
      );
      const item = known ?? { id: newId(), kind, events: [] };
      if (known === undefined) items.push(item);
      for (const source of line.sources) {
        if (item.events.some((event) => standsOn(event, source))) continue;
        position += 1;
        const sets = item.events.length === 0 ? { ...values, ...(kind === "action" ? { due } : {}) } : {};
        item.events.push(eventOf(source, digest, position, sets, newId()));
      }
      const since = item.events[0]?.readAt ?? digest.generatedAt;
      const change = known === undefined ? ("new" as const) : ("open" as const);
      return { ...line, itemId: item.id, change, since: since.toISOString(), due };
    };
    const { content } = digest;
    return {
      ...digest,
      content: {
        ...content,
        actionItems: content.actionItems.map((line) => {
          const { task, owner, timeline, urgency } = line;
          return track("action", line, { text: task, owner, timeline, urgency: urgency ?? "none" });
        }),
        blockers: content.blockers.map((line) => {
          const { description, impact, solution, urgency } = line;
          return track("blocker", line, { text: description, impact, solution, urgency: urgency ?? "none" });
        }),
        decisions: content.decisions.map((line) => {
          const { decision, context, status } = line;
          return track("decision", line, { text: decision, context, status });
        }),
      },
    };
  });
  return { items, digests: adopted };
}

function isOf(event: ItemEvent, line: Tracks, { text }: { text: string }): boolean {
  return (
    (event.sets.text !== undefined && foldText(event.sets.text) === foldText(text)) ||
    line.sources.some((source) => standsOn(event, source))
  );
}

function standsOn({ source, quote }: ItemEvent, { id, quote: words }: Source): boolean {
  return source?.id === id && quote === words;
}

function eventOf(
  { kind, id, subject, sender, receivedAt, quote }: Source,
  digest: OldDigest,
  position: number,
  sets: ItemEvent["sets"],
  eventId: string,
): ItemEvent {
  return {
    id: eventId,
    what: "asked",
    by: "words",
    at: new Date(receivedAt ?? digest.generatedAt),
    position,
    readAt: digest.generatedAt,
    digestId: digest.id,
    who: sender?.replace(/\s*<[^>]*>\s*$/, "") ?? null,
    quote,
    source: { kind, id, subject, sender, receivedAt },
    sets,
  };
}
