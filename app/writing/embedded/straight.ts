/** Typographic apostrophes as plain ones, as the patterns have them. */
export const straight = (text: string): string => text.replaceAll("’", "'");
