import { and, eq, sql } from "drizzle-orm";
import { isOneOf } from "../../database/is-one-of.server";
import { mails, mailTexts } from "../../database/schema/mails.server";
import type { MailHead, MaterialMail } from "../../writing/digest-material";
import type { Platform } from "../platform";

/** Bytes of the texts of earlier mails that are read again with what answers them. */
const MOST_OF_THREADS = 400_000;

/** Those of these mails whose texts are still there, the newest as far as they fit. */
export async function loadThreads(
  { db }: Platform,
  userId: string,
  wanted: (MailHead & { id: string })[],
): Promise<MaterialMail[]> {
  if (wanted.length === 0) return [];
  const isWanted = and(
    isOneOf(
      mails.id,
      wanted.map(({ id }) => id),
    ),
    eq(mails.userId, userId),
  );
  const sizes = await db
    .select({ id: mails.id, bytes: sql<number>`octet_length(${mailTexts.parts})` })
    .from(mails)
    .innerJoin(mailTexts, eq(mailTexts.mailId, mails.id))
    .where(isWanted);
  const bytesOf = new Map(sizes.map(({ id, bytes }) => [id, bytes]));
  let left = MOST_OF_THREADS;
  const fitting = wanted.toReversed().filter(({ id }) => {
    left -= bytesOf.get(id) ?? 0;
    return left >= 0;
  });
  const texts = await db
    .select({ id: mails.id, parts: mailTexts.parts })
    .from(mails)
    .innerJoin(mailTexts, eq(mailTexts.mailId, mails.id))
    .where(
      and(
        isOneOf(
          mails.id,
          fitting.map(({ id }) => id),
        ),
        eq(mails.userId, userId),
      ),
    );
  const partsOf = new Map(texts.map(({ id, parts }) => [id, parts]));
  return fitting
    .reverse()
    .flatMap(({ id, ...head }) => (partsOf.has(id) ? [{ id, ...head, parts: partsOf.get(id) ?? [] }] : []));
}
