import type { CalendarEvent, Person } from "../../reading/mail-content";
import type { Language } from "./languages/language";

/**
 * Where the words of a statement were said; wording and certainty differ between them. "bulk" is a newsletter: it asks
 * nobody in particular.
 */
export type Medium = "mail" | "bulk" | "notification" | "chat" | "transcript" | "document";

/** What the nearest heading above a line announces ("Action items:", "Decisions", "Blockers"). */
export type Heading = "actions" | "decisions" | "blockers" | "resolved" | "people" | "other";

/** One sentence, list item or speaker turn: the smallest thing that can become a line of a digest. */
export interface Statement {
  source: { kind: "email" | "document"; id: string };
  /** Position among all statements of the material; later means newer, since mails come oldest first. */
  order: number;
  /** The part (one author, one text) it stands in, counted over the whole material. */
  unit: number;
  /** Where in its unit, 0 to 1. */
  position: number;
  medium: Medium;
  /** Whitespace folded, and what haste left out put right: "i said youd" as "I said you'd". */
  text: string;
  /** The same as it was written, where that differs: what may be quoted. */
  verbatim?: string;
  /** Who says it: author of the mail, speaker of the turn; null when unknown. */
  speaker: string | null;
  /** The one person it is addressed to, by greeting or vocative; null when several or unknown. */
  addressee: string | null;
  /** Who "you both" are: those whom the greeting above or the mail's header names, where these are several. As said. */
  readers?: readonly string[];
  /** Whom the greeting above names, where `addressee` is the label of its line, which may turn out to be a topic. */
  greeted?: string | null;
  /** What its line opens with before a colon, or the line that it goes on in: "Luis: out tomorrow. Will hand over the pager." */
  label?: string;
  /** The list that it stands in asks its reader for what it names: "What I still need from you:". */
  wanted?: boolean;
  /** The sentence that rules the list it stands in, no statement of its own, and which words of it do: "By tomorrow I need:". */
  ruledBy?: { statement: Statement; words: string };
  /** Whom a mail answers, where its thread or what it quotes tells; null when nobody. */
  answers: string | null;
  /** ISO 8601 UTC: what "tomorrow" counts from. */
  sentAt: string;
  subject: string | null;
  /** Further sentences of its line follow. */
  opensItem?: boolean;
  /** Counts the paragraphs and lines of a list of its part; left out where it has none. */
  paragraph?: number;
  /** What was being listed, when a heading says so. */
  heading: Heading | null;
  /** The title above it, no statement of its own, where that says what it is about rather than of what kind it is: "Organ". */
  section?: Statement;
  listItem: boolean;
  /** A sentence before it says that it is settled: "This is how we'll do it." */
  isSettled?: true;
  /** It orders the software that reads it about (check/set-aside); never used for anything. */
  suspicious: boolean;
  /** Index of the speaker turn in the part, for transcripts. */
  turn: number | null;
  /** Who a label, a tag or a column gives it to: "Lena: book the booth", a row of a table. As said. */
  assignee: string | null;
  /** The cells of a table's row under their headings; null for everything else. */
  row: readonly { heading: string; text: string }[] | null;
  /** What a row's columns, or a line whose tag names its owner, say is to be done, and until when, as said. */
  task: {
    text: string;
    due: string | null;
    /** Of a row whose type says that it is none. */
    kind?: "obstacle" | "decision";
  } | null;
  language: Language;
  /** The part that quotes it, where it stands only there: asked, promised or decided before, and no news. */
  quotedIn: number | null;
  /** Of such a one: its answer stands right below it, in the same mail; absent where it does not. */
  isAnswered?: true;
  /** The mail that it stands in is forwarded, and left to another one by the note above it. */
  isHandedOn?: true;
  /** Of a note: it says no more than that what the mail below it asks is left to whoever is written to. */
  handsOn?: true;
  /** The meeting or task of a calendar that its mail is about. */
  meeting: Meeting | null;
  /** How an overview says it, where its own words are fields. */
  shown: string | null;
}

/** The words of a statement as they were written, whitespace folded. */
export const quotable = ({ text, verbatim }: Statement): string => verbatim ?? text;

/** A meeting or task of a calendar, as the latest of its messages in the material leaves it. */
export interface Meeting {
  /** What this statement is the title of; null for other words about it. */
  event: CalendarEvent | null;
  /** YYYY-MM-DD: when it takes place, or is due. */
  day: string | null;
  /** The same for an overview, with the time in the agent's zone: "Thu 26 Nov, 14:00"; null without a day. */
  when: string | null;
  /** Called off: nothing is to be prepared or answered any more. */
  isOff: boolean;
  /** It has taken place, or is done. */
  isOver: boolean;
  /** Who has not answered yet. */
  waiting: readonly Person[];
  /** The lines of the calendar that say when, and whose answer is awaited. */
  facts: readonly Statement[];
}

/** A part of the material with one author and one way of speaking. */
export interface Unit {
  index: number;
  source: { kind: "email" | "document"; id: string };
  medium: Medium;
  author: Person | null;
  sentAt: string;
  subject: string | null;
  text: string;
  signature: string;
  /** The last lines of what was written, in which its author signs without a known closing; absent where there are none. */
  ending?: string;
  /** Whom it answers: the author before in its thread, or of what it quotes. */
  answers: string | null;
  /** Who reads it where no greeting says so: the one person whom its To header names. */
  reader: string | null;
  /** Whom its To header names, the author aside; left out where nobody is. */
  readers?: readonly string[];
  /** The part that quotes it, where it is known only from there. */
  quotedIn: number | null;
  /** Of a quotation: its answer is the next part, in the same mail; absent where it is not. */
  isAnswered?: true;
  /** Whom the note above it left it to, whoever it was written to first; absent where it left it to nobody. */
  handedTo?: string;
  /** It stands above a mail that its author forwards, or hands on. */
  isNote?: true;
  /** The meeting that its mail is about; its `event` is set where the unit is a calendar's message itself. */
  meeting: Meeting | null;
}
