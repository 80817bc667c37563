import { once } from "../../once";
import { FRENCH } from "./french";
import { GERMAN } from "./german";
import type { Language } from "./language";
import type { LanguagePack } from "./language-pack";
import { SPANISH } from "./spanish";
import { withoutAccents } from "./without-accents";

const PACKS: Partial<Record<Language, LanguagePack>> = { de: GERMAN, fr: FRENCH, es: SPANISH };

/**
 * The same for what is written without any accent; the pack itself where its language has none to leave out. Made for each digest, and
 * for the languages that it holds: all expressions of a pack anew take some 50 ms the first time.
 */
export function hastyPacks(): (language: Language) => LanguagePack | null {
  const hasty: Partial<Record<Language, () => LanguagePack>> = {
    fr: once(() => withoutAccents(FRENCH)),
    es: once(() => withoutAccents(SPANISH)),
  };
  return (language) => hasty[language]?.() ?? packOf(language);
}

/** The pack of a language that is read by packs; null for English, which has a reader of its own, and for unread ones. */
export const packOf = (language: Language): LanguagePack | null => PACKS[language] ?? null;
