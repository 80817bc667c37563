/** How sure a form is about its day: of two that stand together ("Friday the 27th") the surer one is meant. */
export const SURENESS = { partOfDay: 1, weekday: 2, relative: 3, date: 4, calendar: 5 } as const;

/** A stretch of text that names a time. */
export interface SaidDate {
  index: number;
  /** Verbatim. */
  words: string;
  form: keyof typeof SURENESS | "week" | "month" | "open";
  /** YYYY-MM-DD; null for a whole week or month, and where the words leave it open. */
  day: string | null;
  /** Days besides `day` that the words may mean: the weekday before, the days of a week. */
  alsoDays: readonly string[];
  /** What to show where there is no day; null: the words themselves. */
  shown: string | null;
  /** True when the form itself sets a limit ("within 7 days", "month end"). */
  isLimit: boolean;
  /** "17:00", where it is said. */
  time: string | null;
}
