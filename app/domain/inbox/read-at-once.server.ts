import type { ReadMail } from "../../reading/mail-content";
import { readMail } from "../../reading/read-mail";
import type { Platform } from "../platform";
import type { RawFacts } from "./observe-raw.server";

/** Most mails, those with a picture in their signature included; many of them fit into a worker's memory at once. */
const SHORT_MAIL_BYTES = 128 * 1024;

/** About when mail servers come again at the earliest with what was not taken, and more than clocks differ. */
const FIRST_TRY_MS = 5 * 60_000;

/** Whether a mail of this size is taken in as a whole, and read before it is stored. */
export const isReadAtOnce = (rawSize: number) => rawSize <= SHORT_MAIL_BYTES;

/**
 * Whether this is the first time that a mail comes, by its own date. An older one may have taken the worker down
 * when it came before: it is stored first, and the tries to read it are counted.
 */
const isFirstTry = ({ sentAt }: RawFacts, now: Date) =>
  sentAt !== null && Math.abs(now.getTime() - Date.parse(sentAt)) <= FIRST_TRY_MS;

/**
 * Reads a short mail while it comes in. Null where that is left to a job: for a mail with files to unpack, which several
 * at once would not fit into a worker's memory; for a bounce, of which more is to be done than to read it; for a mail
 * that may have come before; and for one whose reading fails, so that it is stored first, whatever is wrong with it.
 * Never throws.
 */
export async function readAtOnce(
  { settings, now }: Platform,
  { raw, facts }: { raw: Uint8Array; facts: RawFacts },
  { isFromEdge = false, isSample = false }: { isFromEdge?: boolean; isSample?: boolean },
): Promise<ReadMail | null> {
  if (!isSample && !isFirstTry(facts, now())) return null;
  const { appUrl, inboundDomain } = settings;
  try {
    const read = await readMail(raw, { appUrl, inboundDomain, isFromEdge, refusesPacked: true });
    return read.role.kind === "bounce" ? null : read;
  } catch {
    return null;
  }
}
