import { and, asc, eq, gt, lt } from "drizzle-orm";
import { inPages } from "../../database/in-pages.server";
import { mails } from "../../database/schema.server";
import type { Platform } from "../platform";

const STUCK_AFTER_MS = 2 * 60_000;

/** Asks again for the reading of mails whose job got lost. Returns how many. */
export async function sweepMails(platform: Platform): Promise<number> {
  const before = new Date(platform.now().getTime() - STUCK_AFTER_MS);
  return inPages(
    (after, limit) =>
      platform.db
        .select({ id: mails.id })
        .from(mails)
        .where(and(gt(mails.id, after), eq(mails.state, "received"), lt(mails.receivedAt, before)))
        .orderBy(asc(mails.id))
        .limit(limit),
    (mail) => platform.jobs.enqueue({ kind: "read-mail", mailId: mail.id }),
  );
}
