import { and, eq } from "drizzle-orm";
import { isOneOf } from "../../database/is-one-of.server";
import { mails } from "../../database/schema/mails.server";
import type { Platform } from "../platform";

/** Which of these ids are of mails of the user that are still kept; ids of anything else are left out. */
export async function mailsThatAreThere(
  { db }: Platform,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.userId, userId), isOneOf(mails.id, [...new Set(ids)])));
  return new Set(rows.map(({ id }) => id));
}
