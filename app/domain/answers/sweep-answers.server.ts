import { and, asc, gt, inArray } from "drizzle-orm";
import { isAskedAgain } from "../../database/asked-again.server";
import { inPages } from "../../database/in-pages.server";
import { mailAnswers } from "../../database/schema/mail-answers.server";
import type { Platform } from "../platform";

const PAUSE_MINUTES = 10;
/** An answer that could not be taken within a day surprises whoever wrote it. */
const GIVE_UP_MS = 86_400_000;

/** Asks again, each minute and then every ten, for answers whose job got lost. Returns how many. */
export async function sweepAnswers(platform: Platform): Promise<number> {
  const now = platform.now();
  return inPages(
    (after, limit) =>
      platform.db
        .select({ id: mailAnswers.mailId })
        .from(mailAnswers)
        .where(
          and(
            gt(mailAnswers.mailId, after),
            inArray(mailAnswers.state, ["waiting", "noted"]),
            gt(mailAnswers.createdAt, new Date(now.getTime() - GIVE_UP_MS)),
            isAskedAgain(mailAnswers.createdAt, now, PAUSE_MINUTES, platform.startedAt),
          ),
        )
        .orderBy(asc(mailAnswers.mailId))
        .limit(limit),
    ({ id }) => platform.jobs.enqueue({ kind: "read-mail", mailId: id }),
  );
}
