import type { Person } from "../../reading/mail-content";
import type { DigestDraft, DigestMaterial } from "../digest-material";

/** Whom the material knows by name. */
export interface KnownPeople {
  /** Their names as sets of lower-case words; of whom has none, the words before the @. */
  people: readonly ReadonlySet<string>[];
  /** The name, or a part of it, of one of the people, or words that stand in the text one after the other. */
  hasName(name: string): boolean;
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
  };
}

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
