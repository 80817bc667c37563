const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A text of people inside a sentence of ours, where no element can hold it: one that is read from the right stands
 * between the marks of an isolate (Unicode, UAX 9: FSI and PDI), so that it leaves the sentence's order alone.
 */
export function isolated(text: string): string {
  return FROM_THE_RIGHT.test(text) ? `\u2068${text}\u2069` : text;
}
