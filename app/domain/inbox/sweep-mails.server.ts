import { and, asc, eq, gt } from "drizzle-orm";
import { isAskedAgain } from "../../database/asked-again.server";
import { inPages } from "../../database/in-pages.server";
import { mails } from "../../database/schema/mails.server";
import type { Platform } from "../platform";

const PAUSE_MINUTES = 10;

/** Asks again, each minute and then every ten, for the reading of mails whose job got lost. Returns how many. */
export async function sweepMails(platform: Platform): Promise<number> {
  return inPages(
    (after, limit) =>
      platform.db
        .select({ id: mails.id })
        .from(mails)
        .where(
          and(
            gt(mails.id, after),
            eq(mails.state, "received"),
            isAskedAgain(mails.receivedAt, platform.now(), PAUSE_MINUTES, platform.startedAt),
          ),
        )
        .orderBy(asc(mails.id))
        .limit(limit),
    (mail) => platform.jobs.enqueue({ kind: "read-mail", mailId: mail.id }),
  );
}
