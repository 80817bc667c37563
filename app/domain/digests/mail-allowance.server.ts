import { returnTry, THROTTLES, takeTry } from "../accounts/throttle.server";
import { DomainError } from "../errors";
import type { Platform } from "../platform";

/** Said of a mail that is not sent because its account has sent too many. */
export const OVER_ALLOWANCE = `An account mails at most ${THROTTLES.mails.limit} recipients in a day. Please try again tomorrow.`;

/** Counts `mails` that this user is about to send; false, and nothing is counted, when they are too many for a day. */
export async function takeAllowance(platform: Platform, userId: string, mails: number): Promise<boolean> {
  try {
    await takeTry(platform, THROTTLES.mails, userId, mails);
    return true;
  } catch (error) {
    if (!(error instanceof DomainError && error.kind === "too-many")) throw error;
    await returnAllowance(platform, userId, mails);
    return false;
  }
}

/** Takes back what was counted of mails that are not sent after all. */
export function returnAllowance(platform: Platform, userId: string, mails: number): Promise<void> {
  return returnTry(platform, THROTTLES.mails, userId, mails);
}
