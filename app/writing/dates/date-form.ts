import type { SaidDate } from "./said-date";

/** What a form makes of its words; null when they say no date after all. */
export type Reading = Partial<Omit<SaidDate, "index" | "words" | "form">> | null;

export interface Place {
  /** The day the text was written, by the reader's clock. */
  today: string;
  /** What stands before and after the words. */
  before: string;
  after: string;
  language: "en" | "de" | "fr" | "es";
}

/** One way to say a date. */
export interface DateForm {
  form: SaidDate["form"];
  pattern: RegExp;
  /** Without this the pattern can't match; tried first where the pattern is dear and its words are rare. */
  hint: RegExp | null;
  read(groups: Record<string, string | undefined>, place: Place, words: string): Reading;
}

/** A form whose pattern stands as whole words. */
export function form(
  name: SaidDate["form"],
  source: string,
  read: DateForm["read"],
  hint: RegExp | null = null,
): DateForm {
  return {
    form: name,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}_@/.-])(?:${source})(?![\\p{L}\\p{N}_])`, "giu"),
    hint,
    read,
  };
}
