import { asc, lte } from "drizzle-orm";
import { users } from "../../database/schema/users.server";
import { pause } from "../../reading/pause";
import { log } from "../log";
import type { Platform } from "../platform";
import { eraseNext } from "./erase-account.server";

/**
 * What was begun while the account was open, such as a mail that is being taken in, is over by then: no invocation lives
 * longer. So nothing is written any more where it is being deleted.
 */
const QUIET_MS = 15 * 60_000;
/** A minute's worth: far below what an invocation may ask of D1 and R2 (platform facts A1, A2). */
const STEPS = 40;
const ACCOUNTS = 100;

/** Deletes for good the accounts whose day is over, some steps a minute. Returns how many are gone. */
export async function sweepDeletions(platform: Platform): Promise<number> {
  const closed = new Date(platform.now().getTime() - QUIET_MS);
  const due = await platform.db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionDueAt, closed))
    .orderBy(asc(users.deletionDueAt))
    .limit(ACCOUNTS);
  let left = STEPS;
  let gone = 0;
  for (const { id } of due) {
    try {
      let isGone = false;
      while (!isGone && left > 0) {
        left -= 1;
        isGone = await eraseNext(platform, id);
        await pause();
      }
      if (isGone) gone += 1;
    } catch (cause) {
      // The others don't wait for one that can't be finished now.
      log("account.not-erased", { userId: id }, cause);
    }
  }
  return gone;
}
