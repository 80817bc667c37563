import { and, eq, sql } from "drizzle-orm";
import { mails, mailTexts } from "../../database/schema.server";
import type { Platform } from "../platform";

/** Bytes of text in one digest, and in one query: a worker has 128 MB for the text, what is made of it, and itself. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_BYTES_PER_QUERY = 4 * 1024 * 1024;
const MOST_MAILS_PER_QUERY = 100;

/**
 * Those of a user's mails whose texts fit into one digest, in the order given and at least one, in groups that fit
 * into one query. Mails that are gone meanwhile are left out.
 */
export async function mailsThatFit(
  platform: Platform,
  userId: string,
  mailIds: string[],
): Promise<string[][]> {
  const rows = await platform.db
    .select({ id: mails.id, bytes: sql<number>`coalesce(octet_length(${mailTexts.parts}), 0)` })
    .from(mails)
    .leftJoin(mailTexts, eq(mailTexts.mailId, mails.id))
    .where(
      and(
        sql`${mails.id} in (select value from json_each(${JSON.stringify(mailIds)}))`,
        eq(mails.userId, userId),
      ),
    );
  const bytesOf = new Map(rows.map((row) => [row.id, row.bytes]));
  const groups: string[][] = [];
  let total = 0;
  let inGroup = Number.POSITIVE_INFINITY;
  for (const id of mailIds) {
    const bytes = bytesOf.get(id);
    if (bytes === undefined) continue;
    if (total > 0 && total + bytes > MOST_BYTES) break;
    const last = groups.at(-1);
    const fits = inGroup + bytes <= MOST_BYTES_PER_QUERY && (last?.length ?? 0) < MOST_MAILS_PER_QUERY;
    if (last && fits) last.push(id);
    else groups.push([id]);
    inGroup = last && fits ? inGroup + bytes : bytes;
    total += bytes;
  }
  return groups;
}
