import type { Coverage } from "../digest/coverage";
import type { Urgency } from "../digest/digest-content";
import type { ItemKind, ItemState, WordsEvent } from "../digest/tracked";
import type { MailPart, Person } from "../reading/mail-content";

export interface MaterialMail {
  id: string;
  subject: string | null;
  sender: Person;
  /** ISO 8601 UTC: the Date header, or the arrival when it has none. */
  sentAt: string;
  parts: MailPart[];
}

/** Who wrote a mail that is not part of the material, when and about what. */
export interface MailHead {
  subject: string | null;
  sender: Person;
  /** ISO 8601 UTC. */
  sentAt: string;
}

export interface MaterialDocument {
  id: string;
  filename: string;
  description: string | null;
  text: string;
}

/** An item that earlier digests have, as its events left it. */
export interface KnownItem {
  id: string;
  kind: ItemKind;
  text: string;
  /** Whether a person chose these words; absent: no. */
  isWorded?: boolean;
  owner: string | null;
  timeline: string | null;
  /** YYYY-MM-DD. */
  due: string | null;
  /** Items that were marked wrong or not ours are known so that they are not proposed again. */
  state: ItemState;
  /** ISO 8601 UTC; null while it is open. */
  closedAt: string | null;
  /** The words that it stands on, oldest first; at least one. */
  said: {
    what: WordsEvent;
    quote: string;
    /** Who wrote them, by name; null when unknown. */
    who: string | null;
    subject: string | null;
    /** ISO 8601 UTC. */
    at: string;
  }[];
}

/** Everything a writer may know. It gets nothing else: no tools, no addresses of recipients, no secrets. */
export interface DigestMaterial {
  agent: { title: string; description: string };
  /** IANA zone in which dates are said. */
  timeZone: string;
  /** ISO 8601 UTC; "tomorrow" in a mail counts from the mail's own sentAt, never from here. */
  now: string;
  /** Oldest first. */
  mails: MaterialMail[];
  /** Mails that earlier digests were written from: what quotes them is no news. Absent: none. */
  earlier?: MailHead[];
  /**
   * Of those, the mails that the new ones go on with, oldest first: what is said in answer to them is understood with
   * them, and what they say themselves is no news. Absent: none.
   */
  threads?: MaterialMail[];
  documents: MaterialDocument[];
  answers: { question: string; answer: string }[];
  /** Open ones, those closed lately, and those not to be proposed again; absent: none. */
  known?: readonly KnownItem[];
}

/** A claim that the words stand in a source; nothing is saved before `checkQuotes` found them there. */
export interface DraftQuote {
  kind: "email" | "document";
  id: string;
  quote: string;
  /** What these words do to their item; absent: they ask for it, or state it. */
  what?: WordsEvent;
}

/** What the new material does to a known item. */
export interface DraftChange {
  itemId: string;
  what: WordsEvent;
  /** At least one, from the material. */
  quotes: DraftQuote[];
  /** The new owner or date; null: as it was. */
  owner: string | null;
  timeline: string | null;
  /** The words that say better what it is; absent: as it was. */
  text?: string;
  named?: string;
}

/** What every item of a draft has. */
interface DraftItem {
  quotes: DraftQuote[];
  /** 0 to 1: how sure its writer is of it; absent: sure. */
  certainty?: number;
}

/** What a writer returns: the digest before it is checked. Its items are new ones. */
export interface DigestDraft {
  overview: string;
  /** Of known items; absent: none. */
  changes?: DraftChange[];
  actionItems: (DraftItem & {
    task: string;
    /** What of it only says what a pronoun of its quotes means: it is neither done nor left. */
    named?: string;
    owner: string | null;
    timeline: string | null;
    urgency: Urgency;
  })[];
  blockers: (DraftItem & {
    description: string;
    impact: string | null;
    solution: string | null;
    urgency: Urgency;
  })[];
  decisions: (DraftItem & { decision: string; context: string | null; status: string | null })[];
  stakeholders: (DraftItem & { name: string; role: string | null; responsibilities: string | null })[];
  /** Items that the writer's model gave in a shape that could not be read; absent: none. */
  unreadableItems?: number;
  /**
   * What went beyond the bounds of one digest: sentences that were not read, being too long or too many, and lines of the
   * least urgency; absent: nothing.
   */
  beyond?: { sentences: number; lines: number };
  /** What the model could not read and the embedded writer read instead; absent: nothing. */
  missedByModel?: { mails: number; documents: number };
  /** Mails in which the embedded writer looked for no line; absent where there are none, and where a model read them. */
  newsletters?: Coverage["newsletters"];
  otherLanguages?: Coverage["otherLanguages"];
}

/** A draft that says nothing. */
export const EMPTY_DRAFT: DigestDraft = {
  overview: "",
  actionItems: [],
  blockers: [],
  decisions: [],
  stakeholders: [],
};
