import { DomainError } from "../domain/errors";

/** Said where neither D1 nor R2 can be asked; whoever asks again a little later loses nothing. */
export const STORAGE_AWAY = "Storage is not available just now. Please try again in a minute.";

/** The words of D1 and R2 themselves, on Cloudflare and in the local runtime; what a statement did wrong has others. */
const AWAY =
  /SQLITE_(?:FULL|IOERR|BUSY)|internal error; reference|D1 DB (?:is overloaded|storage|reset)|storage caused object to be reset|Network connection lost|maximum (?:DB|account storage) size|We encountered an internal error/i;

/** Whether the storage failed, and not what was asked of it: its disk is full, it is overloaded, reset, or out of reach. */
export function isStorageAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error && !(cause instanceof DomainError); cause = cause.cause) {
    // drizzle's own message holds the statement and the words that it was given.
    if (!cause.message.startsWith("Failed query") && AWAY.test(cause.message)) return true;
  }
  return false;
}
