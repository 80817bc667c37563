import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { mails } from "../../database/schema/mails.server";
import { users } from "../../database/schema/users.server";
import { isMissingValue } from "../../database/violations.server";
import type { Platform } from "../platform";

/** What a free account may hold (decisions.md, 'free tier'). */
const FREE_ACCOUNT_BYTES = 100 * 1024 * 1024;

/** Said of each attachment for which there was no room. */
export const NO_ROOM_FOR_ATTACHMENTS = "not kept, a free account holds 100 MB of attachments";

/**
 * Takes room for the files of a mail that is being read, in one statement, so that two mails at once can't both take the
 * last of it; false when there is none. What is deleted gives its room back.
 */
export async function takeAttachmentRoom(
  { db }: Platform,
  mail: { id: string; userId: string },
  bytes: number,
): Promise<boolean> {
  if (bytes === 0) return true;
  const taken = await db
    .update(mails)
    .set({ attachmentBytes: bytes })
    .where(and(eq(mails.id, mail.id), eq(mails.userId, mail.userId), hasRoom(mail, bytes)))
    .returning({ id: mails.id });
  return taken.length > 0;
}

/**
 * The value of `attachmentBytes` in the row of a mail that comes in read: its files' bytes, or none that the column
 * takes when there is no room, so that the batch fails as `isOutOfRoom` says, and nothing of it is done.
 */
export function bytesWithRoom(mail: { id: string; userId: string }, bytes: number): SQL | number {
  return bytes === 0 ? 0 : sql`case when ${hasRoom(mail, bytes)} then ${bytes} end`;
}

/** Whether a batch failed because an account has no room for a mail's files. */
export function isOutOfRoom(error: unknown): boolean {
  return isMissingValue(error, "mails.attachment_bytes");
}

function hasRoom(mail: { id: string; userId: string }, bytes: number): SQL | undefined {
  const others = sql`(select coalesce(sum(m.attachment_bytes), 0) from ${mails} m where m.user_id = ${mail.userId} and m.attachment_bytes > 0 and m.id <> ${mail.id})`;
  const isPaid = sql`exists (select 1 from ${users} where ${users.id} = ${mail.userId} and ${ne(users.planTier, "Free")})`;
  return or(isPaid, sql`${others} + ${bytes} <= ${FREE_ACCOUNT_BYTES}`);
}
