import { mailsGoneOnWith } from "../../app/domain/digests/mails-gone-on-with";
import { saidOnce } from "../../app/domain/digests/said-once";
import { trackDigest } from "../../app/domain/digests/track-digest";
import { wholeNames } from "../../app/domain/digests/whole-names";
import type { Ledger } from "../../app/domain/items/item-event";
import { itemSources } from "../../app/domain/items/item-sources";
import { itemState } from "../../app/domain/items/item-state";
import { knownItems } from "../../app/domain/items/known-items";
import { checkQuotes } from "../../app/writing/check/check-quotes";
import type { DigestMaterial, MaterialMail } from "../../app/writing/digest-material";
import { writeDigest } from "../../app/writing/embedded/write-digest";
import { productModels } from "./encoder";

const MINUTE_MS = 60_000;

/** An item as a week leaves it. */
export interface WeekItem {
  kind: string;
  text: string;
  owner: string | null;
  due: string | null;
  timeline: string | null;
  state: string;
  /** The words that it stands on. */
  quotes: string[];
}

/** The items after one digest of all the mails, and after a digest of each mail, a minute after it was sent. */
export function weekStates(week: DigestMaterial): { atOnce: WeekItem[]; fed: WeekItem[] } {
  const { mails, now } = week;
  const digestOf = digests(week);
  const all = digestOf({ version: "", items: [] }, mails, [], now);
  let ledger: Ledger = { version: "", items: [] };
  for (const [index, mail] of mails.entries()) {
    const at = new Date(Date.parse(mail.sentAt) + MINUTE_MS).toISOString();
    ledger = digestOf(ledger, [mail], mails.slice(0, index), at);
  }
  return { atOnce: itemsOf(all), fed: itemsOf(ledger) };
}

/** The product's way from mails to the ledger after them, without its database. */
function digests(week: DigestMaterial) {
  let ids = 0;
  const newId = () => {
    ids += 1;
    return String(ids).padStart(8, "0");
  };
  return (ledger: Ledger, found: MaterialMail[], earlier: MaterialMail[], at: string): Ledger => {
    const mailIds = found.map(({ id }) => id);
    const threads = mailsGoneOnWith(found, earlier, ledger.items);
    const known = knownItems(ledger, new Set(mailIds), new Date(at));
    const heads = earlier.map(({ subject, sender, sentAt }) => ({ subject, sender, sentAt })).reverse();
    const material: DigestMaterial = {
      ...week,
      now: at,
      mails: saidOnce(found, threads),
      earlier: heads,
      ...(threads.length === 0 ? {} : { threads }),
      ...(known.length === 0 ? {} : { known }),
    };
    const checked = checkQuotes(writeDigest(material, productModels()), material);
    const people = wholeNames(material, checked.content, ledger.items);
    const about = { digestId: newId(), mailIds, checked, answers: [], baseline: null, people };
    const { change } = trackDigest(ledger, {
      ...about,
      now: new Date(at),
      timeZone: week.timeZone,
      newId,
    });
    const items = new Map(ledger.items.map((item) => [item.id, item]));
    for (const item of change.touched) items.set(item.id, item);
    for (const id of change.gone) items.delete(id);
    return { version: "", items: [...items.values()] };
  };
}

function itemsOf({ items }: Ledger): WeekItem[] {
  return items.flatMap(({ kind, events }) => {
    const now = itemState(events);
    if (now === null) return [];
    const { text, owner, due, timeline, state } = now;
    const quotes = itemSources(events).map(({ quote }) => quote);
    return [{ kind, text, owner, due, timeline, state, quotes }];
  });
}
