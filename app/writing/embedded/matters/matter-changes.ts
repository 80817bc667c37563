import { isPartOfName } from "../../../digest/is-part-of-name";
import type { DraftChange } from "../../digest-material";
import { orderOf } from "../english/orders/order-line";
import { fullName } from "../full-name";
import type { People } from "../people";
import { quotable, type Statement } from "../statement";
import { isSilent, type Matter, tellingAct } from "./matter";
import { partsIn } from "./parts";

/**
 * What the material does to the known items that a person has not put aside, item by item, in time order. New words that
 * say better than the old ones what an item is become its words, unless a person chose those.
 */
export function changesOf(matters: readonly Matter[], people: People): DraftChange[] {
  return matters.flatMap((matter) => {
    const { item } = matter;
    if (item === null || isSilent(matter)) return [];
    let { owner, timeline } = { owner: item.owner, timeline: item.timeline };
    const told = new Set(item.said.map(({ quote }) => quote));
    // A reply that quotes what the item stands on says nothing again.
    const news = matter.events.filter(
      ({ statement }) => statement.quotedIn === null || !told.has(statement.text),
    );
    const telling = item.isWorded ? undefined : tellingAct(matter);
    const said = news.findLast(({ statement }) => statement === telling?.statement);
    const last = said ?? (telling && isRestOf(telling.line, item.text) ? news.at(-1) : undefined);
    const line = telling && last && orderOf(telling, people);
    return news.map((event): DraftChange => {
      const { what, statement, when } = event;
      const named = fullName(event.owner, people);
      // "Ana" for Ana Ruiz says nothing new of her; the full name where only the first was known does.
      const isOwner = named !== null && !(owner !== null && isPartOfName(named, owner));
      const isDate = when !== null && when.timeline !== timeline;
      if (isOwner) owner = named;
      if (isDate) timeline = when.timeline;
      const isTelling = telling !== undefined && event === last && line?.text !== item.text;
      const words = [statement, ...(isTelling ? telling.support : [])];
      return {
        itemId: item.id,
        what,
        quotes: words.map((each: Statement) => ({ ...each.source, quote: quotable(each) })),
        owner: isOwner ? owner : null,
        timeline: isDate ? timeline : null,
        ...(isTelling && line),
      };
    });
  });
}

/** "Pay invoice 4411", of "pay invoice 4410 and invoice 4411": what is left when one of two is done. */
function isRestOf(line: string, whole: string): boolean {
  if (partsIn(whole).length <= Math.max(1, partsIn(line).length)) return false;
  const known = new Set(whole.toLowerCase().match(WORD));
  return (line.toLowerCase().match(WORD) ?? []).every((word) => known.has(word));
}

const WORD = /[\p{L}\p{N}]+/gu;
