import { and, asc, eq, lt } from "drizzle-orm";
import { mails } from "../../database/schema.server";
import type { Platform } from "../platform";

const STUCK_AFTER_MS = 2 * 60_000;
const PER_SWEEP = 200;

/** Asks again for the reading of mails whose job got lost. Returns how many. */
export async function sweepMails(platform: Platform): Promise<number> {
  const before = new Date(platform.now().getTime() - STUCK_AFTER_MS);
  const stuck = await platform.db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.state, "received"), lt(mails.receivedAt, before)))
    .orderBy(asc(mails.receivedAt))
    .limit(PER_SWEEP);
  for (const mail of stuck) await platform.jobs.enqueue({ kind: "read-mail", mailId: mail.id });
  return stuck.length;
}
