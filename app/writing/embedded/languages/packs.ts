import { FRENCH } from "./french";
import { GERMAN } from "./german";
import type { Language } from "./language";
import type { LanguagePack } from "./language-pack";
import { SPANISH } from "./spanish";
import { withoutAccents } from "./without-accents";

const PACKS: Partial<Record<Language, LanguagePack>> = { de: GERMAN, fr: FRENCH, es: SPANISH };

const HASTY: Partial<Record<Language, LanguagePack>> = {
  fr: withoutAccents(FRENCH),
  es: withoutAccents(SPANISH),
};

/** The same for what is written without any accent; the pack itself where its language has none to leave out. */
export const hastyPackOf = (language: Language): LanguagePack | null => HASTY[language] ?? packOf(language);

/** The pack of a language that is read by packs; null for English, which has a reader of its own, and for unread ones. */
export const packOf = (language: Language): LanguagePack | null => PACKS[language] ?? null;
