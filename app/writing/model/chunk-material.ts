import type { Person } from "../../reading/mail-content";
import { withoutSetAside } from "../check/set-aside";
import { withoutHidden } from "../check/without-hidden";
import type { DigestMaterial, DraftQuote, MaterialDocument, MaterialMail } from "../digest-material";

/** A piece of one source, under the short label by which the model cites it. */
export interface LabelledText {
  /** m1, m2 for mails, d1, d2 for documents. */
  label: string;
  /** From, date and subject, one line each. */
  about: string[];
  text: string;
}

export interface ChunkedMaterial {
  /** What goes into one call each. */
  chunks: LabelledText[][];
  /** Which source a label stands for. */
  sources: ReadonlyMap<string, Pick<DraftQuote, "kind" | "id">>;
}

/** So that a request that stands across a cut is whole in one of the pieces. */
const OVERLAP = 600;

/**
 * The material in chunks of about `budget` characters; a source that is longer alone is cut at paragraphs. Sentences
 * that order the software about are left out: what a model never reads it can't obey.
 */
export function chunkMaterial(material: DigestMaterial, budget: number): ChunkedMaterial {
  const sources = new Map<string, Pick<DraftQuote, "kind" | "id">>();
  const pieces: LabelledText[] = [];
  const add = (label: string, kind: DraftQuote["kind"], id: string, parts: Omit<LabelledText, "label">[]) => {
    sources.set(label, { kind, id });
    for (const { about, text } of parts) {
      for (const piece of cut(withoutHidden(withoutSetAside(text)), budget))
        pieces.push({ label, about, text: piece });
    }
  };
  for (const [index, mail] of material.mails.entries())
    add(`m${index + 1}`, "email", mail.id, partsOfMail(mail));
  for (const [index, document] of material.documents.entries()) {
    add(`d${index + 1}`, "document", document.id, [{ about: aboutDocument(document), text: document.text }]);
  }
  const chunks: LabelledText[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    const size = piece.text.length + piece.about.join("").length;
    if (used + size > budget) {
      chunks.push([]);
      used = 0;
    }
    chunks.at(-1)?.push(piece);
    used += size;
  }
  return { chunks, sources };
}

function partsOfMail(mail: MaterialMail): Omit<LabelledText, "label">[] {
  return mail.parts
    .filter((part) => part.text.trim() !== "")
    .map((part) => ({
      about: [
        `From: ${named(part.author ?? mail.sender)}`,
        `Date: ${part.sentAt ?? mail.sentAt}`,
        `Subject: ${part.subject ?? mail.subject ?? ""}`,
        ...(part.kind === "body" ? [] : [`Part: ${part.kind} ${part.filename ?? ""}`]),
      ].map(oneLine),
      text: part.text,
    }));
}

function aboutDocument(document: MaterialDocument): string[] {
  return [`Document: ${document.filename}`, `Description: ${document.description ?? ""}`].map(oneLine);
}

function oneLine(text: string): string {
  return withoutHidden(withoutSetAside(text))
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, 300);
}

function named(person: Person): string {
  return [person.name, person.address && `<${person.address}>`].filter(Boolean).join(" ");
}

function cut(text: string, budget: number): string[] {
  const pieces: string[] = [];
  let start = 0;
  while (text.length - start > budget) {
    const end = start + budget;
    const paragraph = text.lastIndexOf("\n", end);
    const next = paragraph > start + budget / 2 ? paragraph : end;
    pieces.push(text.slice(start, next));
    start = Math.max(next - OVERLAP, start + 1);
  }
  return [...pieces, text.slice(start)];
}
