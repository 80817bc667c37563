import type { DigestView } from "../../digest/digest-view";
import { inLineOrder } from "../../digest/line-order";
import { localDay } from "../agents/local-day";

/**
 * A digest with its lines in the one order as it is on this day, which is the order of its mail; one that a person edited
 * keeps that person's.
 */
export function asOfToday(digest: DigestView, timeZone: string, now: Date): DigestView {
  return digest.metadata.manuallyEdited ? digest : inLineOrder(digest, localDay(now, timeZone));
}
