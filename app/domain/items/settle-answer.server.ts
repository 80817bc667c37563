import { findTimeZone } from "../agents/find-time-zone.server";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";
import { addEvents } from "./add-events.server";
import { type AnsweredQuestion, answerEvents } from "./answer-events";
import type { LedgerOf } from "./ledger-version.server";
import { readLedger } from "./read-ledger.server";

/**
 * Keeps what an answer says of items, as events of a person, at once. Where others change the ledger all the time it
 * is left to the next digest, which does the same.
 */
export async function settleAnswer(
  platform: Platform,
  owner: LedgerOf,
  answered: AnsweredQuestion,
): Promise<void> {
  const timeZone = await findTimeZone(platform, owner);
  if (timeZone === null) return;
  await addEvents(platform, owner, {
    read: () => readLedger(platform, owner, { mailIds: [], documentIds: [], words: null, timeZone }),
    eventsOf: ({ items }) => answerEvents(items, [answered], { timeZone, newId }),
  });
}
