import { and, eq, sql } from "drizzle-orm";
import { mailAnswers } from "../../database/schema/mail-answers.server";
import { mails, mailTexts } from "../../database/schema/mails.server";
import { mailFileReader } from "../../reading/files/mail-file-reader";
import { Unreadable } from "../../reading/files/unreadable";
import { keepOutFiles } from "../../reading/mail/keep-out-files";
import { withoutFiles } from "../../reading/mail/shape-mail";
import type { MailRole } from "../../reading/mail-content";
import { readMail } from "../../reading/read-mail";
import { log } from "../log";
import type { Platform } from "../platform";
import { NO_ROOM_FOR_ATTACHMENTS, takeAttachmentRoom } from "./attachment-room.server";
import { mailAsRead } from "./mail-as-read";

const READ_TRIES = 5;

/** What a mail turned out to be as it was read. */
interface JustRead {
  role: MailRole["kind"];
  /** It was written to the address for answers of a digest mail. */
  isToAnswers: boolean;
}

/**
 * Reads a stored mail and writes down what it says. Returns what it is when this call read it; null for one that is
 * read already, unreadable or gone, of which the database knows all that there is to know.
 * Throws when reading failed and may be tried again; after five tries the mail is marked unreadable instead. Storage
 * that is away does not count as a try.
 */
export async function readStoredMail(platform: Platform, mailId: string): Promise<JustRead | null> {
  const [[mail], answers] = await platform.db.batch([
    platform.db
      .update(mails)
      .set({ readAttempts: sql`${mails.readAttempts} + 1` })
      .where(and(eq(mails.id, mailId), eq(mails.state, "received")))
      .returning({
        id: mails.id,
        userId: mails.userId,
        isFromEdge: mails.isFromEdge,
        rawKey: mails.rawKey,
        attempts: mails.readAttempts,
      }),
    platform.db
      .select({ mailId: mailAnswers.mailId })
      .from(mailAnswers)
      .where(eq(mailAnswers.mailId, mailId)),
  ]);
  if (!mail) return null;
  if (mail.attempts > READ_TRIES) {
    // The tries before this one never came to an end: such a mail takes the worker down with it.
    await markUnreadable(platform, mailId, "This mail could not be read. Its original is kept.");
    return null;
  }
  const raw = await fetchRaw(platform, mail);
  try {
    if (!raw) {
      await markUnreadable(platform, mailId, "The original of this mail is missing.");
      return null;
    }
    return { role: await writeDown(platform, mail, raw), isToAnswers: answers.length > 0 };
  } catch (cause) {
    if (cause instanceof Unreadable) {
      await markUnreadable(platform, mailId, cause.message);
      return null;
    }
    log("mail.read-failed", { mailId, attempts: mail.attempts }, cause);
    if (mail.attempts < READ_TRIES) throw cause;
    await markUnreadable(platform, mailId, "This mail could not be read. Its original is kept.");
    return null;
  }
}

/** Says nothing about the mail when it fails: an hour without storage must not make each mail of it unreadable. */
async function fetchRaw(
  platform: Platform,
  { id, rawKey }: { id: string; rawKey: string },
): Promise<Uint8Array | null> {
  try {
    return await platform.files.get(rawKey);
  } catch (cause) {
    log("mail.not-fetched", { mailId: id }, cause);
    await platform.db
      .update(mails)
      .set({ readAttempts: sql`max(0, ${mails.readAttempts} - 1)` })
      .where(and(eq(mails.id, id), eq(mails.state, "received")));
    throw cause;
  }
}

async function writeDown(
  platform: Platform,
  mail: { id: string; userId: string; rawKey: string; isFromEdge: boolean },
  raw: Uint8Array,
): Promise<MailRole["kind"]> {
  const mailId = mail.id;
  const { appUrl, inboundDomain } = platform.settings;
  const whole = await readMail(raw, {
    appUrl,
    inboundDomain,
    isFromEdge: mail.isFromEdge,
    readFile: mailFileReader(),
  });
  const hasRoom = await takeAttachmentRoom(platform, mail, whole.fileBytes);
  const read = hasRoom ? whole : keepOutFiles(whole, NO_ROOM_FOR_ATTACHMENTS);
  const isStill = and(eq(mails.id, mailId), eq(mails.state, "received"));
  const { columns, parts } = mailAsRead(read, platform.now());
  await platform.db.batch([
    platform.db
      .insert(mailTexts)
      .values({ mailId, parts })
      .onConflictDoUpdate({ target: mailTexts.mailId, set: { parts } }),
    platform.db.update(mails).set(columns).where(isStill),
  ]);
  if (!hasRoom) await storeWithoutFiles(platform, mail, raw);
  return read.role.kind;
}

/** After its row says so: read once more, the mail must not look as if its files had been empty. */
async function storeWithoutFiles(
  { db, files }: Platform,
  { id, rawKey }: { id: string; rawKey: string },
  raw: Uint8Array,
): Promise<void> {
  try {
    const kept = withoutFiles(raw);
    await files.put(rawKey, kept, kept.length);
    const left = await db
      .update(mails)
      .set({ rawSize: kept.length })
      .where(eq(mails.id, id))
      .returning({ id: mails.id });
    // Deleted meanwhile, and its bytes with it.
    if (left.length === 0) await files.delete([rawKey]);
  } catch (cause) {
    log("mail.files-not-dropped", { mailId: id }, cause);
  }
}

async function markUnreadable(platform: Platform, mailId: string, problem: string): Promise<void> {
  await platform.db
    .update(mails)
    .set({ state: "unreadable", problem })
    .where(and(eq(mails.id, mailId), eq(mails.state, "received")));
}
