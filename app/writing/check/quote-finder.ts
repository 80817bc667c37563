import type { Source } from "../../digest/digest-content";
import type { Person } from "../../reading/mail-content";
import type { DigestMaterial, DraftQuote, MaterialDocument, MaterialMail } from "../digest-material";
import { type FoldedText, findQuote, foldForQuotes } from "./find-quote";
import { wordsOf } from "./material-facts";

export interface FoundQuote {
  source: Source;
  /** The quote with some of the text around it, where its dates are said. */
  context: string;
  /** ISO 8601 UTC: when these words were written, as far as known. */
  writtenAt: string;
}

interface Place {
  text: FoldedText;
  writtenAt: string;
  source: Omit<Source, "quote">;
}

const SHORTEST = 8;
/** Enough for the longest sentence; more would be a copy of the mail. */
const LONGEST = 600;
const CONTEXT = 160;
const FUNCTION_WORDS = new Set(
  (
    "a about after again all also am an and any are as at be because been before being but by can could did do does " +
    "for from further had has have he her here hers him his how i if in into is it its just me more most my no not " +
    "now of off ok okay on once only or our out over please so some such than thanks that the their them then there " +
    "these they this those to too under until up us very was we were what when where which while who why will with " +
    "would yes you your"
  ).split(" "),
);

/** Looks a draft's quotes up in the material; null when the words don't stand there, or say nothing by themselves. */
export function quoteFinder(material: DigestMaterial): (quote: DraftQuote) => FoundQuote | null {
  const places = new Map<string, Place[]>();
  const placesOf = (kind: DraftQuote["kind"], id: string): Place[] => {
    const key = `${kind} ${id}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    const mail = kind === "email" ? material.mails.find((candidate) => candidate.id === id) : undefined;
    const document =
      kind === "document" ? material.documents.find((candidate) => candidate.id === id) : undefined;
    const made = mail ? placesOfMail(mail) : document ? placesOfDocument(document, material.now) : [];
    places.set(key, made);
    return made;
  };
  return (quote) => {
    if (!saysSomething(quote.quote)) return null;
    for (const { text, writtenAt, source } of placesOf(quote.kind, quote.id)) {
      const found = findQuote(text, quote.quote);
      if (found === null) continue;
      const quoted = cutAtWord(found.verbatim);
      const end = found.start + quoted.length + CONTEXT;
      const context = text.original.slice(Math.max(0, found.start - CONTEXT), end);
      return { source: { ...source, quote: quoted }, context, writtenAt };
    }
    return null;
  };
}

function cutAtWord(verbatim: string): string {
  if (verbatim.length <= LONGEST) return verbatim;
  const cut = verbatim.slice(0, LONGEST);
  return cut.slice(0, Math.max(cut.search(/\s\S*$/), LONGEST / 2));
}

function saysSomething(quote: string): boolean {
  const words = wordsOf(quote);
  return words.join(" ").length >= SHORTEST && words.some((word) => !FUNCTION_WORDS.has(word));
}

/** A forwarded part is cited as its own author's mail. */
function placesOfMail(mail: MaterialMail): Place[] {
  return mail.parts.map((part) => {
    const writtenAt = part.sentAt ?? mail.sentAt;
    const sender = formatPerson(part.author ?? mail.sender) ?? formatPerson(mail.sender);
    return {
      text: foldForQuotes(part.text),
      writtenAt,
      source: {
        kind: "email",
        id: mail.id,
        subject: part.subject ?? mail.subject ?? undefined,
        sender: sender ?? undefined,
        receivedAt: writtenAt,
      },
    };
  });
}

function placesOfDocument(document: MaterialDocument, now: string): Place[] {
  return [
    {
      text: foldForQuotes(document.text),
      writtenAt: now,
      source: { kind: "document", id: document.id, subject: document.filename },
    },
  ];
}

/** "Name <address>", or whichever of the two there is (api contract, Email.sender). */
function formatPerson(person: Person): string | null {
  if (person.name && person.address) return `${person.name} <${person.address}>`;
  return person.address || person.name || null;
}
