/** Characters that mail programs swap for each other, and the plain form of each. */
const PLAIN: Readonly<Record<string, string>> = {
  "‘": "'",
  "’": "'",
  "‚": "'",
  "‛": "'",
  "′": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "«": '"',
  "»": '"',
  "″": '"',
  "‐": "-",
  "‑": "-",
  "‒": "-",
  "–": "-",
  "—": "-",
  "−": "-",
  "…": "...",
};

/** The plain form of one character, itself where it has none: quotes, apostrophes, dashes and dots as a keyboard has them. */
export const plainCharacter = (character: string): string => PLAIN[character] ?? character;
