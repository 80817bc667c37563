import type { ReadMail } from "../../reading/mail-content";
import { readMail } from "../../reading/read-mail";
import type { Platform } from "../platform";

/** Most mails, those with a picture in their signature included; many of them fit into a worker's memory at once. */
const SHORT_MAIL_BYTES = 128 * 1024;

/** Whether a mail of this size is taken in as a whole, and read before it is stored. */
export const isReadAtOnce = (rawSize: number) => rawSize <= SHORT_MAIL_BYTES;

/**
 * Reads a short mail while it comes in. Null where that is left to a job: for a mail with files to unpack, which several
 * at once would not fit into a worker's memory; for a bounce, of which more is to be done than to read it; and for a mail
 * whose reading fails, so that it is stored first, whatever is wrong with it. Never throws.
 */
export async function readAtOnce(
  { settings }: Platform,
  raw: Uint8Array,
  { isFromEdge = false }: { isFromEdge?: boolean },
): Promise<ReadMail | null> {
  const { appUrl, inboundDomain } = settings;
  try {
    const read = await readMail(raw, { appUrl, inboundDomain, isFromEdge, refusesPacked: true });
    return read.role.kind === "bounce" ? null : read;
  } catch {
    return null;
  }
}
