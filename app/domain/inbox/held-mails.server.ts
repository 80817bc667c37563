import { and, desc, eq, or, sql } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { heldMails } from "../../database/schema/held-mails.server";
import { mails } from "../../database/schema/mails.server";
import { personText } from "../../reading/mail/person-text";
import { requireAgent } from "../agents/require-agent.server";
import { notFound } from "../errors";
import { log } from "../log";
import type { Platform } from "../platform";
import { type HeldMailView, LISTED_HELD_MAILS } from "./held-mail-view";

interface Owner {
  userId: string;
  agentId: string;
}

const isTheirs = (owner: Owner) =>
  and(eq(heldMails.agentId, owner.agentId), eq(heldMails.userId, owner.userId));

/** The agent's mails in quarantine, newest first, at most 100. Throws DomainError("not-found"). */
export async function listHeldMails(platform: Platform, owner: Owner): Promise<HeldMailView[]> {
  await requireAgent(platform, owner);
  const rows = await platform.db
    .select()
    .from(heldMails)
    .where(isTheirs(owner))
    .orderBy(desc(heldMails.receivedAt), desc(heldMails.id))
    .limit(LISTED_HELD_MAILS);
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    sender: personText({ name: row.senderName, address: row.senderAddress }) ?? row.senderAddress,
    senderAddress: row.senderAddress,
    receivedAt: row.receivedAt.toISOString(),
    size: row.rawSize,
  }));
}

/**
 * Lets a mail in as if it had just been taken; with `always` its sender may write from now on, and all that waits of
 * them comes in. Returns how many mails came in. Throws DomainError("not-found").
 */
export async function allowHeldMail(
  platform: Platform,
  { mailId, always, ...owner }: Owner & { mailId: string; always: boolean },
): Promise<{ allowed: number }> {
  const { db } = platform;
  const isIt = and(isTheirs(owner), eq(heldMails.id, mailId));
  const mail = await db.query.heldMails.findFirst({ where: isIt });
  if (!mail) throw notFound("Email");
  const isOfSender = and(isTheirs(owner), eq(heldMails.senderAddress, mail.senderAddress));
  if (always) await addToList(platform, owner, mail.senderAddress);
  const rows = await db
    .select()
    .from(heldMails)
    .where(always ? or(isIt, isOfSender) : isIt);
  for (const { senderAddress, senderName, subject, ...row } of rows) {
    const isThis = and(isTheirs(owner), eq(heldMails.id, row.id));
    // The same mail may have come in by another way meanwhile; then this one's bytes are nobody's.
    const [inserted] = await db.batch([
      db.insert(mails).values(row).onConflictDoNothing().returning({ id: mails.id }),
      db.delete(heldMails).where(isThis),
    ]);
    if (inserted.length === 0) await deleteUnlessTaken(platform, row);
    else await askForReading(platform, row.id);
  }
  return { allowed: rows.length };
}

/** Deletes a mail in quarantine with its bytes; its sender is told nothing. Throws DomainError("not-found"). */
export async function discardHeldMail(
  platform: Platform,
  { mailId, ...owner }: Owner & { mailId: string },
): Promise<void> {
  const isIt = and(isTheirs(owner), eq(heldMails.id, mailId));
  // The row first: who allows it at the same moment must not find a mail without its bytes.
  const [mail] = await platform.db.delete(heldMails).where(isIt).returning({ rawKey: heldMails.rawKey });
  if (!mail) throw notFound("Email");
  await platform.files.delete([mail.rawKey]);
}

/** In the statement itself, so that two at once are both kept. A list that is empty is everybody's and stays so. */
async function addToList({ db }: Platform, owner: Owner, address: string): Promise<void> {
  await db
    .update(agents)
    .set({ allowedSenders: sql`json_insert(${agents.allowedSenders}, '$[#]', ${address})` })
    .where(
      and(
        eq(agents.id, owner.agentId),
        eq(agents.userId, owner.userId),
        sql`json_array_length(${agents.allowedSenders}) > 0`,
        sql`${address} not in (select value from json_each(${agents.allowedSenders}))`,
      ),
    );
}

/** Pressed twice, the first press has taken it under the same id, and its bytes are in use. */
async function deleteUnlessTaken(
  { db, files }: Platform,
  { id, rawKey }: { id: string; rawKey: string },
): Promise<void> {
  const taken = await db.query.mails.findFirst({ where: eq(mails.id, id), columns: { id: true } });
  if (!taken) await files.delete([rawKey]);
}

async function askForReading({ jobs }: Platform, mailId: string): Promise<void> {
  try {
    await jobs.enqueue({ kind: "read-mail", mailId });
  } catch (cause) {
    // The mail is safe; the sweep finds the row and asks again.
    log("mail.enqueue-failed", { mailId }, cause);
  }
}
