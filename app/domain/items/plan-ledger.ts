import type { DigestContent, Source } from "../../digest/digest-content";
import type { ItemKind, ItemValues } from "../../digest/tracked";
import type { CheckedChange } from "../../writing/check/checked-change";
import type { Contradiction } from "../../writing/check/contradictions";
import { inFull } from "./in-full";
import type { ItemEvent, Ledger, LedgerChange, LedgerItem } from "./item-event";
import { itemState } from "./item-state";
import { isReadAnew } from "./known-items";

/** What a checked draft of these mails says, and when it was read. */
export interface Reading {
  mailIds: ReadonlySet<string>;
  digestId: string;
  now: Date;
  content: Pick<DigestContent, "actionItems" | "blockers" | "decisions">;
  changes: readonly CheckedChange[];
  contradictions?: readonly Contradiction[];
  /** Whole names that the agent's mails have; absent: none. */
  people?: readonly string[];
}

interface LedgerPlan {
  /** All items as they are afterwards. */
  items: LedgerItem[];
  /** Which item each line of the draft became, in the draft's order. */
  lines: string[];
  change: LedgerChange;
}

interface Line {
  kind: ItemKind;
  values: Partial<ItemValues> & { text: string };
  sources: readonly Source[];
}

/**
 * The ledger after a reading: what these mails said before gives way to what is read in them now, everything else
 * stays. A line that stands on words which an item stands on already is that item, so reading the same twice leaves
 * the same items. An item that a person or another mail spoke of keeps its words even when they are not read again;
 * one of which nothing else is left goes. What words gave to "Elif" is Elif Kaya's as soon as somebody is known by that
 * name, and nobody else. `newId` makes ids.
 */
export function planLedger(ledger: Ledger, reading: Reading, newId: () => string): LedgerPlan {
  const before = new Map(ledger.items.map((item) => [item.id, item]));
  const named = inFullNames(reading.people ?? [], newId);
  const kept = new Map(
    ledger.items.map(({ id, events }) => [
      id,
      events.filter((event) => !isReadAnew(event, reading.mailIds)).map(named),
    ]),
  );
  const added = new Map<string, ItemEvent[]>();
  const kinds = new Map(ledger.items.map(({ id, kind }) => [id, kind]));
  let position = 0;
  const add = (itemId: string, what: ItemEvent["what"], source: Source, sets: ItemEvent["sets"]) => {
    const same = (event: ItemEvent) => saysSame(event, what, source);
    if ((kept.get(itemId) ?? []).some(same)) return;
    const earlier = before.get(itemId)?.events.find(same);
    const { kind, id, subject, sender, receivedAt, quote } = source;
    position += 1;
    const event: ItemEvent = {
      id: newId(),
      what,
      by: "words",
      at: writtenAt(source, reading.now),
      position,
      readAt: earlier?.readAt ?? reading.now,
      digestId: reading.digestId,
      who: nameOf(sender),
      quote,
      source: { kind, id, subject, sender, receivedAt },
      sets,
    };
    added.set(itemId, [...(added.get(itemId) ?? []), event]);
  };

  const claimed = new Set<string>();
  const lines = linesOf(reading.content).map((line) => {
    const itemId = itemOf(line, ledger.items, claimed) ?? newId();
    claimed.add(itemId);
    kinds.set(itemId, line.kind);
    const { owner, timeline, due } = line.values;
    line.sources.forEach((source, index) => {
      const what = index === 0 ? "asked" : (source.what ?? "asked");
      const isLast = line.kind === "action" && index === line.sources.length - 1 && what !== "asked";
      add(itemId, what, source, index === 0 ? line.values : isLast ? { owner, timeline, due } : {});
    });
    return itemId;
  });
  for (const { itemId, what, owner, timeline, due, text, sources } of reading.changes) {
    const [source] = sources;
    if (source === undefined || !kinds.has(itemId)) continue;
    const closedBy = itemState(kept.get(itemId) ?? [])?.closedBy ?? null;
    const isAnew = what === "asked" && closedBy !== null && writtenAt(source, reading.now) > closedBy.at;
    add(itemId, isAnew ? "reopened" : what, source, {
      ...(text === undefined ? {} : { text }),
      ...(owner === null ? {} : { owner }),
      ...(timeline === null ? {} : { timeline, due }),
    });
  }
  for (const { of, source, says } of reading.contradictions ?? []) {
    const itemId = "itemId" in of ? of.itemId : lines[placeOf(of, reading.content)];
    if (itemId !== undefined && kinds.has(itemId)) add(itemId, "contradicted", source, says);
  }

  const change: LedgerChange = { touched: [], added: [], removed: [], gone: [] };
  const items: LedgerItem[] = [];
  for (const [id, kind] of kinds) {
    const old = before.get(id)?.events ?? [];
    const [keeps, news] = [kept.get(id) ?? [], added.get(id) ?? []];
    const left = [...keeps, ...news];
    const isWordless = !left.some(({ by, sets }) => by === "words" && sets.text !== undefined);
    if (isWordless && left.length === 0) {
      change.gone.push(id);
      continue;
    }
    const events = isWordless ? [...old, ...news] : left;
    items.push({ id, kind, events });
    const over = isWordless ? [] : old.filter((event) => !keeps.includes(event));
    if (news.length === 0 && over.length === 0) continue;
    const known = new Set(old);
    change.touched.push({ id, kind, events });
    change.added.push(...events.filter((event) => !known.has(event)).map((event) => ({ itemId: id, event })));
    change.removed.push(...over.map((event) => event.id));
  }
  return { items, lines, change };
}

/** Gives the words' events whole names: one that has none yet is another event from then on, read when it was. */
function inFullNames(people: readonly string[], newId: () => string): (event: ItemEvent) => ItemEvent {
  const known = new Map<string, string>();
  return (event) => {
    const { owner } = event.sets;
    if (event.by !== "words" || !owner) return event;
    const full = known.get(owner) ?? inFull(owner, people);
    known.set(owner, full);
    return full === owner ? event : { ...event, id: newId(), sets: { ...event.sets, owner: full } };
  };
}

function linesOf({ actionItems, blockers, decisions }: Reading["content"]): Line[] {
  return [
    ...actionItems.map(({ task, owner, timeline, due = null, urgency, sources }): Line => {
      return { kind: "action", values: { text: task, owner, timeline, due, urgency }, sources };
    }),
    ...blockers.map(({ description, impact, solution, urgency, sources }): Line => {
      return { kind: "blocker", values: { text: description, impact, solution, urgency }, sources };
    }),
    ...decisions.map(({ decision, context, status, sources }): Line => {
      return { kind: "decision", values: { text: decision, context, status }, sources };
    }),
  ];
}

/** The place of an action or a decision among all lines. */
function placeOf(
  { kind, index }: { kind: "action" | "decision"; index: number },
  { actionItems, blockers }: Reading["content"],
): number {
  return kind === "action" ? index : actionItems.length + blockers.length + index;
}

/** The item that stands on the same words already; of several the one with the same text. */
function itemOf(line: Line, items: readonly LedgerItem[], claimed: ReadonlySet<string>): string | null {
  const sharing = items.filter(
    ({ id, kind, events }) =>
      kind === line.kind &&
      !claimed.has(id) &&
      events.some((event) => line.sources.some((source) => standsOn(event, source))),
  );
  const same = sharing.find(({ events }) => events.some(({ sets }) => sets.text === line.values.text));
  return (same ?? sharing[0])?.id ?? null;
}

function standsOn(event: ItemEvent, source: Source): boolean {
  return event.by === "words" && event.source?.id === source.id && event.quote === source.quote;
}

function saysSame(event: ItemEvent, what: ItemEvent["what"], source: Source): boolean {
  // A document is read for every digest, and its "by Friday" would be another day each time.
  return standsOn(event, source) && (source.kind === "document" || event.what === what);
}

/** A mail can't have been written after it was read, whatever its date says. */
function writtenAt({ receivedAt }: Source, now: Date): Date {
  const at = new Date(receivedAt ?? now);
  return at < now ? at : now;
}

/** "Ana Ruiz <ana@x.example>" is Ana Ruiz; an address alone is itself. */
function nameOf(sender: string | undefined): string | null {
  const name = sender
    ?.replace(/\s*<[^>]*>\s*$/, "")
    .trim()
    .replace(/^"|"$/g, "");
  return name || sender || null;
}
