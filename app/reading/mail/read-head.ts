import PostalMime from "postal-mime";
import type { Person } from "../mail-content";
import { headerValue } from "./header-value";
import { mendHead } from "./mend-head";
import { readAuthor } from "./read-author";
import { readDateHeader } from "./read-date";
import { readSubject } from "./read-subject";

/** What the headers of a mail say before anybody has read it. */
interface MailHeadView {
  from: Person;
  subject: string | null;
  /** ISO 8601 UTC of the Date header; null when absent or unreadable. */
  sentAt: string | null;
  /** Google's export says so: where the mail lay. */
  gmailLabels: string[];
}

/** Reads the head of a raw message; what follows it may be missing. */
export async function readHead(raw: Uint8Array): Promise<MailHeadView> {
  const { headers } = await PostalMime.parse(`${mendHead(raw, 0, "message").text}\r\n`);
  return {
    from: readAuthor(headers),
    subject: readSubject(headers),
    sentAt: readDateHeader(headerValue(headers, "date")),
    gmailLabels: (headerValue(headers, "x-gmail-labels") ?? "").split(",").map((label) => label.trim()),
  };
}
