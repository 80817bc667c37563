import type { MailHead, MaterialMail } from "../../writing/digest-material";
import type { LedgerItem } from "../items/item-event";
import { itemState } from "../items/item-state";
import { BEGINNING, beginningsIn } from "../items/words-said";
import { inThreadsOf } from "./in-threads-of";

/** So many mails of items are read again, of the items that share the most words. */
const MOST = 20;
/** One word in common says little. */
const SHARED = 2;

/**
 * Of mails that earlier digests had, those that the new ones go on with: of their threads, and those that items stand on
 * which they may speak of. Oldest first.
 */
export function mailsGoneOnWith<Head extends MailHead & { id: string }>(
  mails: readonly MaterialMail[],
  earlier: readonly Head[],
  items: readonly LedgerItem[],
): Head[] {
  const inThreads = inThreadsOf(mails, earlier);
  const left = new Map(earlier.map((head) => [head.id, head]));
  for (const { id } of inThreads) left.delete(id);
  const said = beginningsIn(mails);
  const spokenOf = items
    .flatMap((item) => {
      const ids = mailIdsOf(item).filter((id) => left.has(id));
      if (ids.length === 0 || isPutAside(item)) return [];
      const shared = sharedWith(item, said);
      return shared < SHARED ? [] : [{ ids, shared }];
    })
    .sort((a, b) => b.shared - a.shared);
  const ofItems = [...new Set(spokenOf.flatMap(({ ids }) => ids))].slice(0, MOST);
  return [...inThreads, ...ofItems.flatMap((id) => left.get(id) ?? [])].sort((a, b) =>
    a.sentAt.localeCompare(b.sentAt),
  );
}

/**
 * How many beginnings of words an item shares with what is said. Its words are not made stems of, which takes a tenth of a
 * second for those of a thousand items: "stopped" begins as "stop" does.
 */
function sharedWith({ events }: LedgerItem, said: ReadonlySet<string>): number {
  const shared = new Set<string>();
  for (const { sets, quote, source } of events)
    for (const text of new Set([sets.text, quote, source?.subject]))
      for (const [word] of text?.toLowerCase().matchAll(/[\p{L}\d]{3,}/gu) ?? []) {
        const [long, short] = [word.slice(0, BEGINNING), word.slice(0, BEGINNING - 1)];
        if (said.has(long)) shared.add(long);
        else if (said.has(short)) shared.add(short);
      }
  return shared.size;
}

const mailIdsOf = ({ events }: LedgerItem): string[] =>
  events.flatMap(({ source }) => (source?.kind === "email" ? [source.id] : []));

function isPutAside({ events }: LedgerItem): boolean {
  const state = itemState(events)?.state;
  return state === "wrong" || state === "not-ours";
}
