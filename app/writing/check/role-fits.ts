import { foldText } from "../../digest/fold-text";
import type { DigestMaterial } from "../digest-material";
import { allIn, type ItemGrounds } from "./item-grounds";
import { nameOf, wordsOf } from "./material-facts";
import { isContentWord } from "./word-stems";

/**
 * A person's role when the quotes' own sentences say it of nobody else, or the person's signature does; else null.
 * `names` are the words of all known names.
 */
export function fittingRole(
  role: string | null,
  name: string,
  grounds: ItemGrounds,
  material: DigestMaterial,
  names: ReadonlySet<string>,
): string | null {
  const words = foldText(role ?? "");
  if (words === "") return null;
  const isSaid =
    grounds.ownField(words) !== null && grounds.sentences.some((each) => isOf(name, words, each, names));
  return isSaid || signaturesOf(name, material).some((line) => allIn(words, line)) ? words : null;
}

/** The name next to the role is this person's; a sentence without names is about who says it. */
function isOf(name: string, role: string, sentence: string, names: ReadonlySet<string>): boolean {
  const words = sentence.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const ours = new Set(wordsOf(name));
  const [first] = wordsOf(role).filter(isContentWord);
  const at = words.findIndex((word) => word.toLowerCase() === first);
  const places = words.flatMap((word, index) =>
    /^\p{Lu}/u.test(word) && names.has(word.toLowerCase()) ? [index] : [],
  );
  const [nearest] = places.sort((a, b) => Math.abs(a - at) - Math.abs(b - at));
  return at === -1 || nearest === undefined || ours.has((words[nearest] ?? "").toLowerCase());
}

function signaturesOf(name: string, material: DigestMaterial): string[] {
  return material.mails.flatMap((mail) =>
    mail.parts.flatMap((part) =>
      part.signature !== "" &&
      wordsOf(name).every((word) => wordsOf(nameOf(part.author ?? mail.sender)).includes(word))
        ? part.signature.split("\n")
        : [],
    ),
  );
}
