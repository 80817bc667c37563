import { and, eq, sql } from "drizzle-orm";
import { isOneOf } from "../../database/is-one-of.server";
import { mails, mailTexts } from "../../database/schema/mails.server";
import type { Platform } from "../platform";
import { textsThatFit } from "./texts-that-fit";

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
    .where(and(isOneOf(mails.id, mailIds), eq(mails.userId, userId)));
  const bytesOf = new Map(rows.map((row) => [row.id, row.bytes]));
  return textsThatFit(
    mailIds.flatMap((id) => {
      const bytes = bytesOf.get(id);
      return bytes === undefined ? [] : [{ id, bytes }];
    }),
  );
}
