import type { MailHead, MaterialMail } from "../../writing/digest-material";
import type { LedgerItem } from "../items/item-event";
import { itemState } from "../items/item-state";
import { beginningsIn, itemWordsOf } from "../items/words-said";
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
      const words = new Set(item.events.flatMap(itemWordsOf));
      const shared = [...words].filter((word) => said.has(word)).length;
      return shared < SHARED ? [] : [{ ids, shared }];
    })
    .sort((a, b) => b.shared - a.shared);
  const ofItems = [...new Set(spokenOf.flatMap(({ ids }) => ids))].slice(0, MOST);
  return [...inThreads, ...ofItems.flatMap((id) => left.get(id) ?? [])].sort((a, b) =>
    a.sentAt.localeCompare(b.sentAt),
  );
}

const mailIdsOf = ({ events }: LedgerItem): string[] =>
  events.flatMap(({ source }) => (source?.kind === "email" ? [source.id] : []));

function isPutAside({ events }: LedgerItem): boolean {
  const state = itemState(events)?.state;
  return state === "wrong" || state === "not-ours";
}
