import type { Urgency } from "../digest-content";

/** How much of everything fits; a mail that would be too large is written again with less. */
export interface MailLimits {
  rows: number;
  text: number;
  detail: number;
  quote: number;
  overview: number;
  questions: number;
}

/** One line of a section, as both versions of the mail show it. */
export interface MailRow {
  /** Answers name the line by it; null for one that is no item. */
  number: number | null;
  /** The page where it can be marked. */
  url: string | null;
  /** The digest before did not have it. */
  isNew: boolean;
  urgency: Urgency;
  text: string;
  /** Said in brackets or after the urgency: the owner, "due Friday", whether it is new or since when it is open. */
  tags: string[];
  /** Of the tags the one that says that its day is past. */
  overdue: string | null;
  /** Said on lines of their own: "Impact: ...". */
  details: string[];
  /** Where it is from, the words, and where they can be read: "from Ana Ruiz, Rollout". */
  sources: { from: string; quote: string | null; url: string | null }[];
}
