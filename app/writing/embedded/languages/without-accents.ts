import type { LanguagePack } from "./language-pack";

/** Without accents and cedillas; the tilde of an "ñ" is another letter, which no haste leaves out. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300\u0301\u0302\u0308\u0327]/g, "")
    .normalize("NFC");

const ACCENT = /[àâäçèéêëîïôùûüÿáíóúœ]/iu;

/** Whether anything is written with an accent. */
export const hasAccents = (text: string): boolean => ACCENT.test(text);

/** The pack for mails of somebody who leaves out all accents: "la brochure est a relire d'ici vendredi". */
export function withoutAccents(pack: LanguagePack): LanguagePack {
  return {
    ...mapped(pack),
    works: (verb, form, named) => pack.works(verb, form, named),
    pointing: pack.pointing,
    command: (verb, rest, isWish) => pack.command(verb, rest, isWish),
  };
}

/** The same with all its words and expressions bare. */
function mapped<Part>(part: Part): Part;
function mapped(part: unknown): unknown {
  if (typeof part === "string") return plain(part);
  if (part instanceof RegExp) return new RegExp(plain(part.source), part.flags);
  if (part instanceof Set) return new Set([...part].map(mapped));
  if (Array.isArray(part)) return part.map(mapped);
  if (part !== null && typeof part === "object")
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [plain(key), mapped(value)]));
  return part;
}
