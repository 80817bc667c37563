import { readQuotedDate } from "../reading/forwards/quoted-date";
import type { MailPart, Person } from "../reading/mail-content";
import { readQuotations } from "../reading/replies/read-quotations";
import { clockOf } from "./dates/clock";
import type { MaterialMail } from "./digest-material";

/** A mail that is known only from what another one quotes. */
export interface QuotedMail {
  /** Null where no line says who wrote it. */
  author: Person | null;
  /** ISO 8601 UTC: when it was written as far as told, never later than the mail that quotes it. */
  sentAt: string;
  /** It says itself when it was written; else `sentAt` is that of the mail that quotes it. */
  isDated: boolean;
  /** Its words without quotation marks. */
  text: string;
  /** Who quotes it next: to whom it was most likely written. */
  answeredBy: Person;
}

/** An older request that nobody took up since is no news. */
const OLDEST_DAYS = 45;

/**
 * The mails that a part quotes, oldest first: from its history, or from a text that is nothing but a quotation. Dates
 * without a zone are the agent's.
 */
export function quotedMails(mail: MaterialMail, part: MailPart, timeZone: string): QuotedMail[] {
  const history = part.history || (/^\s{0,3}>/m.test(part.text) ? part.text : "");
  if (history === "" || part.kind === "calendar" || part.kind === "transcript" || part.kind === "attachment")
    return [];
  const quotedAt = part.sentAt ?? mail.sentAt;
  const latest = Date.parse(quotedAt);
  if (Number.isNaN(latest)) return [];
  const { offsetMinutes } = clockOf(timeZone)(new Date(latest));
  const found: QuotedMail[] = [];
  let answeredBy = part.author ?? mail.sender;
  for (const { author, date, text } of readQuotations(history).reverse()) {
    const said = Date.parse(readQuotedDate(date, offsetMinutes) ?? "");
    const sent = Number.isNaN(said) ? latest : Math.min(said, latest);
    if (latest - sent > OLDEST_DAYS * 86_400_000) break;
    found.unshift({
      author,
      sentAt: new Date(sent).toISOString(),
      isDated: !Number.isNaN(said),
      text,
      answeredBy,
    });
    answeredBy = author ?? answeredBy;
  }
  return found;
}
