import type { KnownItem } from "../../writing/digest-material";
import type { ItemEvent, Ledger, LedgerItem } from "./item-event";
import { inOrder, itemState } from "./item-state";

/** What was closed longer ago and is asked for again is a new item. */
const MAY_REOPEN_MS = 60 * 86_400_000;

/** An event that is read again with its mail. */
export function isReadAnew({ by, source }: ItemEvent, mailIds: ReadonlySet<string>): boolean {
  return by === "words" && source?.kind === "email" && mailIds.has(source.id);
}

/**
 * What a writer is told of an agent's items before it reads these mails: as they are without what these mails said,
 * open, closed lately, or not to be proposed again. In the order in which they were first spoken of, whatever became of them
 * since: the same mails written again meet them in the same order, and give the same digest.
 */
export function knownItems(ledger: Ledger, mailIds: ReadonlySet<string>, now: Date): KnownItem[] {
  return ledger.items
    .flatMap((item) => knownItem(item, mailIds, now) ?? [])
    .sort((a, b) => compare(a.said[0]?.at ?? "", b.said[0]?.at ?? "") || compare(a.id, b.id));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function knownItem({ id, kind, events }: LedgerItem, mailIds: ReadonlySet<string>, now: Date) {
  const kept = inOrder(events.filter((event) => !isReadAnew(event, mailIds)));
  const item = itemState(kept);
  if (item === null) return null;
  const { text, owner, timeline, due, state, closedBy } = item;
  const isOld = closedBy !== null && now.getTime() - closedBy.at.getTime() > MAY_REOPEN_MS;
  if (isOld && state !== "wrong" && state !== "not-ours") return null;
  const words = kept.flatMap(({ what, quote, who, source, at }) =>
    what === "marked" || quote === null
      ? []
      : [{ what, quote, who, subject: source?.subject ?? null, at: at.toISOString() }],
  );
  const isWorded = kept.findLast(({ sets }) => sets.text !== undefined)?.by === "person";
  const untold = {
    what: "asked" as const,
    quote: text,
    who: null,
    subject: null,
    at: item.since.toISOString(),
  };
  return {
    ...{ id, kind, text, owner, timeline, due, state },
    ...(isWorded && { isWorded }),
    closedAt: closedBy?.at.toISOString() ?? null,
    said: words.length > 0 ? words : [untold],
  } satisfies KnownItem;
}
