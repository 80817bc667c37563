import type { LanguagePack, Shape } from "../language-pack";

export const wordsOf = (clause: string): string[] => clause.split(/\s+/).filter(Boolean);

/** Enough letters for a line. */
export const meaningful = (task: string): boolean => task.replace(/[^\p{L}]/gu, "").length >= 5;

/** The task without the words that only say for whom and thank. */
export const tidy = (task: string, pack: LanguagePack): string =>
  task
    .replace(pack.fillers, " ")
    .replace(/\s+/g, " ")
    .replace(/\s+([,.;?!])/g, "$1")
    .trim()
    .replace(/^[,;\s]+/, "")
    .replace(pack.recipients, "")
    .replace(/[\s?!.,]+$/, "");

/** The first shape of a pack that the text has. */
export const firstOf = (shapes: readonly Shape[], text: string): Shape | undefined =>
  shapes.find(({ pattern }) => pattern.test(text));
