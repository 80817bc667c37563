import { isPartOfName } from "../../../digest/is-part-of-name";
import type { DraftChange } from "../../digest-material";
import { orderOf } from "../english/order-line";
import { fullName } from "../full-name";
import type { People } from "../people";
import { quotable, type Statement } from "../statement";
import { isSilent, type Matter, tellingAct } from "./matter";

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
    const last = news.findLast(({ statement }) => statement === telling?.statement);
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
      const said = [statement, ...(isTelling ? telling.support : [])];
      return {
        itemId: item.id,
        what,
        quotes: said.map((each: Statement) => ({ ...each.source, quote: quotable(each) })),
        owner: isOwner ? owner : null,
        timeline: isDate ? timeline : null,
        ...(isTelling && line),
      };
    });
  });
}
