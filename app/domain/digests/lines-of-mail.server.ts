import { and, asc, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { digestMails, digests } from "../../database/schema/digests.server";
import { itemEvents, items } from "../../database/schema/items.server";
import { lineAnchor, type SaidLine, saidLines } from "../../digest/said-lines";
import type { ItemState } from "../../digest/tracked";
import type { Platform } from "../platform";
import { findLatestDigest, toDigestView } from "./read-digests.server";
import type { MailLine } from "./whole-mail";

interface MailOf {
  userId: string;
  agentId: string;
  mailId: string;
}

type FoundLine = Omit<MailLine, "place">;

/**
 * What was made of a mail: the lines that quote it in the agent's current digest and in the newest that was written from
 * it, and the items that stand on its words and are in neither. The same words of the same line are there once, and so is a
 * person, by the first of their words.
 */
export async function linesOfMail(platform: Platform, mail: MailOf): Promise<FoundLine[]> {
  const { db } = platform;
  const ofMail = db
    .select({ id: digestMails.digestId })
    .from(digestMails)
    .where(eq(digestMails.mailId, mail.mailId));
  const [current, [own], events] = await Promise.all([
    findLatestDigest(platform, mail),
    db
      .select()
      .from(digests)
      .where(
        and(inArray(digests.id, ofMail), eq(digests.agentId, mail.agentId), eq(digests.userId, mail.userId)),
      )
      .orderBy(desc(digests.currentSince), desc(digests.id))
      .limit(1),
    db
      .select({ event: itemEvents, item: items, digestId: digests.id })
      .from(itemEvents)
      .innerJoin(items, eq(items.id, itemEvents.itemId))
      .leftJoin(digests, and(eq(digests.id, itemEvents.digestId), eq(digests.userId, mail.userId)))
      .where(
        and(
          eq(itemEvents.agentId, mail.agentId),
          eq(itemEvents.sourceId, mail.mailId),
          eq(itemEvents.userId, mail.userId),
          eq(itemEvents.sourceKind, "email"),
          isNotNull(itemEvents.quote),
        ),
      )
      .orderBy(asc(itemEvents.at), asc(itemEvents.position)),
  ]);
  const states = new Map(events.map(({ item }) => [item.id, item.state]));
  const found = new Map<string, FoundLine>();
  const add = (line: FoundLine, key: string) => {
    const place = line.kind === "person" ? key : `${key}\n${line.quote}`;
    if (!found.has(place)) found.set(place, line);
  };
  const shown = [current, own ? toDigestView(own) : null];
  for (const digest of shown) {
    if (digest === null) continue;
    for (const line of saidLines(digest)) {
      for (const source of line.sources) {
        if (source.kind !== "email" || source.id !== mail.mailId) continue;
        add(
          { ...lineView(line, states), what: source.what ?? null, quote: source.quote, digestId: digest.id },
          keyOf(line),
        );
      }
    }
  }
  for (const { event, item, digestId } of events) {
    const { kind, text, owner, timeline, state, id } = item;
    const what = event.what === "marked" || event.what === "asked" ? null : event.what;
    const anchor = lineAnchor(kind, 0, id);
    add({ kind, text, owner, timeline, state, what, quote: event.quote ?? "", digestId, anchor }, id);
  }
  return [...found.values()];
}

const keyOf = ({ itemId, kind, text }: SaidLine) => itemId ?? `${kind} ${text}`;

function lineView(
  { kind, text, owner, timeline, itemId, anchor }: SaidLine,
  states: ReadonlyMap<string, ItemState>,
): Omit<FoundLine, "what" | "quote" | "digestId"> {
  return {
    kind,
    text,
    owner,
    timeline,
    anchor,
    state: itemId === null ? null : (states.get(itemId) ?? null),
  };
}
