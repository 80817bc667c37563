/** Who wrote something: the display name and the address as far as the mail tells them. */
export interface Person {
  name: string | null;
  address: string | null;
}

/** How a part of a mail came to be there. */
export type MailPartKind =
  | "body" // what the sender wrote in this mail
  | "note" // what a person wrote above a mail that they forwarded
  | "forwarded" // a mail inside this mail, inline or as message/rfc822
  | "transcript" // speaker turns of a meeting, one `Speaker: text` line each
  | "calendar" // an invitation, as lines
  | "attachment"; // text of any other attached file

/**
 * One piece of text with one author. `text` holds only what was newly written; what the author quoted
 * and signed with stands apart, so that nobody reads an old request as a new one.
 */
export interface MailPart {
  kind: MailPartKind;
  author: Person | null;
  /** ISO 8601 UTC, when the part itself says when it was written. */
  sentAt: string | null;
  subject: string | null;
  /** The name of the file for attachments and transcripts. */
  filename: string | null;
  text: string;
  history: string;
  signature: string;
}

export interface MailAttachment {
  filename: string;
  mimeType: string;
  /** Bytes after decoding. */
  size: number;
  /** Its text is one of the parts. */
  read: boolean;
  /** Why it was not read whole, in words for the user; null when read, or when nobody misses it (signature pictures). */
  problem: string | null;
}

/** What kind of mail it is, as far as intake treats it differently (decisions.md, 'automatic mail'). */
export type MailRole =
  | { kind: "content" }
  | {
      kind: "forwarding-confirmation";
      provider: string;
      code: string | null;
      url: string | null;
      verified: boolean;
    }
  | { kind: "bounce" }
  | { kind: "vacation-reply" }
  | { kind: "own-digest" };

/** A raw message, read. Never throws away words: what is not `text` of a part is in its history or signature. */
export interface ReadMail {
  /** As the outermost header says; null when there is none. */
  messageId: string | null;
  subject: string | null;
  /** The author of the outermost mail (From, else Sender, else Return-Path). */
  from: Person;
  /** ISO 8601 UTC of the Date header; null when absent or unreadable. */
  sentAt: string | null;
  role: MailRole;
  parts: MailPart[];
  attachments: MailAttachment[];
}
