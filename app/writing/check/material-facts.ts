import type { Person } from "../../reading/mail-content";
import type { DigestDraft, DigestMaterial } from "../digest-material";

/** Whom the material knows by name. */
export interface KnownPeople {
  /** Their names as sets of lower-case words; of whom has none, the words before the @. */
  people: readonly ReadonlySet<string>[];
  /** The name, or a part of it, of one of the people, or words that stand in the text one after the other. */
  hasName(name: string): boolean;
  /** "Priya" as "Priya Menon" where the heads of the mails know just one of that name; else the name itself. */
  fullest(name: string): string;
}

/**
 * Everything that people wrote counts: mails and what they quote, those they go on with, who wrote before, documents, the
 * agent's description and the answers.
 */
export function knownPeople(material: DigestMaterial): KnownPeople {
  const mails = [...(material.threads ?? []), ...material.mails];
  const people = [
    ...(material.earlier ?? []).map(({ sender }) => sender),
    ...mails.flatMap((mail) => [
      mail.sender,
      ...mail.parts.flatMap((part) => [
        ...(part.author ? [part.author] : []),
        ...(part.sentTo ?? []),
        ...(part.copiedTo ?? []),
      ]),
    ]),
  ];
  const texts = [
    material.agent.title,
    material.agent.description,
    ...mails.flatMap((mail) => [
      mail.subject ?? "",
      ...mail.parts.flatMap((part) => [
        part.subject ?? "",
        part.filename ?? "",
        part.text,
        part.history,
        part.signature,
      ]),
    ]),
    ...material.documents.flatMap((document) => [
      document.filename,
      document.description ?? "",
      document.text,
    ]),
    ...material.answers.flatMap((answer) => [answer.question, answer.answer]),
    ...(material.known ?? []).flatMap((item) => [item.owner ?? "", ...item.said.map(({ who }) => who ?? "")]),
  ];
  const heads = new Map(people.map((person) => [nameOf(person), person]));
  const names = [...heads.values()].map(
    ({ name, address }) => new Set(wordsOf(name || (address ?? "").replace(/@.*$/, ""))),
  );
  const withAddresses = [...heads.keys()].map((name) => new Set(wordsOf(name)));
  const full = [...heads.values()].flatMap(({ name }) =>
    name && FULL_NAME.test(name.trim()) ? [name.trim()] : [],
  );
  const answers = new Map<string, boolean>();
  const isWritten = (parts: readonly string[]) => {
    const wanted = ` ${parts.join(" ")} `;
    const mayHold = (text: string) => parts.every((part) => text.includes(part));
    return texts.some(
      (text) =>
        mayHold(text.normalize("NFKC").toLowerCase()) && ` ${wordsOf(text).join(" ")} `.includes(wanted),
    );
  };
  return {
    people: names,
    hasName(name) {
      const parts = wordsOf(name);
      if (parts.length === 0) return false;
      const key = parts.join(" ");
      const known =
        answers.get(key) ??
        (withAddresses.some((person) => parts.every((part) => person.has(part))) || isWritten(parts));
      answers.set(key, known);
      return known;
    },
    fullest(name) {
      const parts = wordsOf(name);
      const isHis = (whole: string) => parts.every((part) => wordsOf(whole).includes(part));
      const named = new Set(parts.length === 0 ? [] : full.filter(isHis));
      const [only] = named;
      return named.size === 1 && only !== undefined ? only : name;
    },
  };
}

/** A first and a last name, or three, as heads of mails write them. */
const FULL_NAME = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){1,2}$/u;

/** The words of every name that heads of mails and the draft itself know, for telling names from other words. */
export function nameWords(known: KnownPeople, draft: DigestDraft): ReadonlySet<string> {
  const drafted = [
    ...draft.actionItems.map((item) => item.owner),
    ...draft.stakeholders.map((item) => item.name),
  ];
  const words = [
    ...known.people.flatMap((person) => [...person]),
    ...drafted.flatMap((name) => wordsOf(name ?? "")),
  ];
  return new Set(words.filter((word) => word.length >= 3));
}

/** Lower-cased runs of letters and digits, without accents' encodings mattering. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** "Ana Ruiz ana@payments.example". */
export function nameOf(person: Person): string {
  return `${person.name ?? ""} ${person.address ?? ""}`;
}
