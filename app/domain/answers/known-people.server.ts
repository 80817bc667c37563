import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { itemEvents } from "../../database/schema/items.server";
import { mails, mailTexts } from "../../database/schema/mails.server";
import type { Platform } from "../platform";

/** Somebody whom an agent's mails name together with an address. */
export interface KnownPerson {
  name: string;
  /** Lower case. */
  address: string;
}

/** Mails and events that are looked at, the newest ones. */
const LOOKED_AT = 200;
const SENDER = /^"?([^"<>]+?)"?\s*<([^<>\s]+@[^<>\s]+)>$/;

/**
 * Who the agent's newest mails name with an address: authors, also of what was forwarded, and those whom they were
 * written to; and the senders that its items stand on, whose mails may be gone.
 */
export async function listKnownPeople(
  { db }: Platform,
  owner: { userId: string; agentId: string },
): Promise<KnownPerson[]> {
  const newest = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.agentId, owner.agentId), eq(mails.userId, owner.userId), eq(mails.state, "read")))
    .orderBy(desc(mails.receivedAt))
    .limit(LOOKED_AT);
  const [written, quoted] = await db.batch([
    db
      .selectDistinct({
        name: sql<string | null>`json_extract(person.value, '$.name')`.as("name"),
        address: sql<string | null>`lower(json_extract(person.value, '$.address'))`.as("address"),
      })
      .from(
        sql`${mailTexts}, json_each(${mailTexts.parts}) as part, json_each(json_insert(coalesce(json_extract(part.value, '$.sentTo'), '[]'), '$[#]', json_extract(part.value, '$.author'))) as person`,
      )
      .where(sql`${mailTexts.mailId} in ${newest} and person.type = 'object'`),
    db
      .selectDistinct({ sender: itemEvents.sender })
      .from(itemEvents)
      .where(
        and(
          eq(itemEvents.agentId, owner.agentId),
          eq(itemEvents.userId, owner.userId),
          isNotNull(itemEvents.sender),
        ),
      )
      .limit(LOOKED_AT),
  ]);
  const people = [
    ...written,
    ...quoted.map(({ sender }) => {
      const [, name = null, address = null] = SENDER.exec(sender ?? "") ?? [];
      return { name, address: address?.toLowerCase() ?? null };
    }),
  ];
  const byKey = new Map(
    people.flatMap(({ name, address }) =>
      name === null || address === null ? [] : [[`${address} ${name}`, { name, address }] as const],
    ),
  );
  return [...byKey.values()];
}
