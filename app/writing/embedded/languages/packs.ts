import { FRENCH } from "./french";
import { GERMAN } from "./german";
import type { Language } from "./language";
import type { LanguagePack } from "./language-pack";
import { SPANISH } from "./spanish";

const PACKS: Partial<Record<Language, LanguagePack>> = { de: GERMAN, fr: FRENCH, es: SPANISH };

/** The pack of a language that is read by packs; null for English, which has a reader of its own, and for unread ones. */
export const packOf = (language: Language): LanguagePack | null => PACKS[language] ?? null;
