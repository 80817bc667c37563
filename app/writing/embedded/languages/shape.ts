const LETTER = "[\\p{L}\\p{N}]";
const EDGE = `(?:(?<=${LETTER})(?!${LETTER})|(?<!${LETTER})(?=${LETTER}))`;

/** A pattern of any case in which `\b` is the edge of a word with umlauts and accents too; write it with String.raw. */
export const shape = (source: string): RegExp => new RegExp(source.replaceAll("\\b", EDGE), "iu");

/** The same where capitals count: German nouns have one, verbs have none. */
export const cased = (source: string): RegExp => new RegExp(source.replaceAll("\\b", EDGE), "u");

/** "a b c" as a set, for looking words up. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
