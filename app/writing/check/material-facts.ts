import { foldText } from "../../digest/fold-text";
import type { Person } from "../../reading/mail-content";
import type { DigestMaterial } from "../digest-material";

/** What the material says, prepared for asking whether a name, a word or a number occurs in it. */
export interface MaterialFacts {
  /** The name, or a part of it, of one of the people, or words that stand in the text. */
  hasName(name: string): boolean;
  /** Every word occurs somewhere. */
  hasWords(text: string): boolean;
  /** The numbers of `text` that occur nowhere; "two" in the material vouches for 2. */
  strangeNumbers(text: string): string[];
}

const NUMBER_WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** Everything that people wrote counts: mails, documents, the agent's description and the answers. */
export function materialFacts(material: DigestMaterial): MaterialFacts {
  const people = material.mails.flatMap((mail) => [
    mail.sender,
    ...mail.parts.flatMap((part) => part.author ?? []),
  ]);
  const texts = [
    material.agent.title,
    material.agent.description,
    ...material.mails.flatMap((mail) => [
      mail.subject ?? "",
      ...mail.parts.flatMap((part) => [part.subject ?? "", part.filename ?? "", part.text, part.signature]),
    ]),
    ...material.documents.flatMap((document) => [
      document.filename,
      document.description ?? "",
      document.text,
    ]),
    ...material.answers.flatMap((answer) => [answer.question, answer.answer]),
  ];
  const all = ` ${wordsOf([...texts, ...people.map(nameOf)].join("\n")).join(" ")} `;
  const words = new Set(all.split(" "));
  const numbers = new Set(texts.flatMap(numbersOf).flatMap((number) => [number, ...partsOf(number)]));
  NUMBER_WORDS.forEach((word, value) => {
    if (words.has(word)) numbers.add(String(value));
  });
  const names = people.map((person) => new Set(wordsOf(nameOf(person))));
  return {
    hasName(name) {
      const parts = wordsOf(name);
      if (parts.length === 0) return false;
      if (all.includes(` ${parts.join(" ")} `)) return true;
      return names.some((known) => parts.every((part) => known.has(part)));
    },
    hasWords: (text) => wordsOf(text).every((word) => words.has(word)),
    strangeNumbers: (text) =>
      numbersOf(text).filter(
        (number) => !numbers.has(number) && !partsOf(number).every((part) => numbers.has(part)),
      ),
  };
}

/** Lower-cased runs of letters and digits, without accents' encodings mattering. */
export function wordsOf(text: string): string[] {
  return (
    foldText(text)
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

function nameOf(person: Person): string {
  return `${person.name ?? ""} ${person.address ?? ""}`;
}

/** Digits with what holds them together (1,200.50, 09:00, 2026-11-27), thousands unseparated. */
function numbersOf(text: string): string[] {
  const found = text.normalize("NFKC").match(/\d+(?:[.,:/-]\d+)*/g) ?? [];
  return found.map((number) => number.replace(/,(?=\d{3}(?!\d))/g, "").replace(/^0+(?=\d)/, ""));
}

function partsOf(number: string): string[] {
  return number.split(/[:/-]/).map((part) => part.replace(/^0+(?=\d)/, ""));
}
