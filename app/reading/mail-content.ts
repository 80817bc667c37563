/** Who wrote something: the display name and the address as far as the mail tells them. */
export interface Person {
  name: string | null;
  address: string | null;
}

/** How a part of a mail came to be there. */
type MailPartKind =
  | "body" // what the sender wrote in this mail
  | "note" // what a person wrote above a mail that they forwarded
  | "forwarded" // a mail inside this mail, inline or as message/rfc822
  | "transcript" // speaker turns of a meeting, one `Speaker: text` line each
  | "calendar" // an invitation, its answer, update or cancellation: as lines, and as `calendar`
  | "attachment"; // text of any other attached file

/**
 * What the headers of a mail say of how it was sent: `List-Unsubscribe` (RFC 2369), a list that its readers write to
 * (`List-Post`), `Precedence: bulk` or `junk`, `Auto-Submitted` (RFC 3834), a tracker's own headers, and that it answers
 * another mail. Newsletters, lists of teams and trackers share some of them, so that one alone tells little.
 */
export type SentAs = "unsubscribable" | "discussion" | "bulk" | "automatic" | "tracked" | "reply";

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
  /** What a part of kind "calendar" says; absent in all others, and in mails read before November 2026. */
  calendar?: CalendarEvent[];
  /** Of the words of a whole mail; absent where no header says anything, and in mails read before 22 November 2026. */
  sentAs?: SentAs[];
  /** Whom its To header names; absent where it names nobody, and in mails read before 22 November 2026. */
  sentTo?: Person[];
  /** Whom its Cc header names: people whom it may speak of; absent as `sentTo` is, and in mails read before 23 November 2026. */
  copiedTo?: Person[];
  /**
   * Where the answers stand between the words that they answer, in their order; absent in all other parts, and in mails
   * read before 29 November 2026.
   */
  between?: Between[];
}

/** Words of a quoted mail, and where in the text that quotes it the answer to them begins. */
export interface Between {
  quoted: string;
  /** Index in the part's text; its length where no answer follows. */
  at: number;
}

/** A day or a moment as the calendar says it. */
export interface CalendarTime {
  /** YYYY-MM-DD where the event takes place. */
  date: string;
  /** HH:MM there; null for whole days. */
  time: string | null;
  /** As the calendar says it: "UTC", an IANA name or another program's; null for whole days and where none is said. */
  zone: string | null;
  /** ISO 8601 UTC; null for whole days, without a zone and for zones that only the sender's program knows. */
  at: string | null;
}

export interface CalendarAttendee extends Person {
  /** RFC 5545, 3.2.16. */
  role: "chair" | "required" | "optional" | "informed";
  answer: "none" | "accepted" | "declined" | "tentative" | "delegated";
  /** An answer is asked for (RSVP); absent where it is not, and in mails read before 22 November 2026. */
  isAsked?: true;
}

/** An event or a task of a calendar (RFC 5545), and what is done to it (RFC 5546). */
export interface CalendarEvent {
  kind: "event" | "task";
  /** REQUEST also changes an event; null in a file without one. */
  method:
    | "PUBLISH"
    | "REQUEST"
    | "REPLY"
    | "ADD"
    | "CANCEL"
    | "REFRESH"
    | "COUNTER"
    | "DECLINECOUNTER"
    | null;
  /** The same event in all its messages. */
  uid: string | null;
  /** Grows with each change; the highest of a uid is what counts. */
  sequence: number;
  status: "TENTATIVE" | "CONFIRMED" | "CANCELLED" | "NEEDS-ACTION" | "IN-PROCESS" | "COMPLETED" | null;
  summary: string | null;
  start: CalendarTime | null;
  /** When it is over, for whole days the last one; when a task is due. */
  end: CalendarTime | null;
  /** Which one of a series this is about; null for the series or a single event. */
  occurrence: CalendarTime | null;
  /** "every 2 weeks on Monday, until 18 December 2026"; null when it happens once. */
  recurrence: string | null;
  organizer: Person | null;
  /** The first 40; of a REPLY or COUNTER, who sent it. */
  attendees: CalendarAttendee[];
  location: string | null;
  /** Its first 2,000 characters. */
  description: string | null;
  /** What somebody wrote beside an answer, a change or a cancellation. */
  comment: string | null;
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
  | { kind: "own-digest" }
  /** An answer to a digest that says nothing but what to do with its lines. */
  | { kind: "digest-answer" };

/** What a mail is known by (decisions, 'forwarded mail'). */
export interface MailOrigin {
  /** Of the mail that was forwarded, or that a list passed on, where that is so; else From. */
  author: Person;
  subject: string | null;
  /** Who forwarded it, or the list; null where the author sent it. */
  via: Person | null;
}

/** A raw message, read. Never throws away words: what is not `text` of a part is in its history or signature. */
export interface ReadMail {
  /** As the outermost header says; null when there is none. */
  messageId: string | null;
  subject: string | null;
  /** The author of the outermost mail (From, else Sender, else Return-Path). */
  from: Person;
  origin: MailOrigin;
  /** ISO 8601 UTC of the Date header; null when absent or unreadable. */
  sentAt: string | null;
  role: MailRole;
  parts: MailPart[];
  attachments: MailAttachment[];
  /** What its own files take, decoded; mails and calendars among them are words and not counted. */
  fileBytes: number;
}
