import type { Source } from "../../digest/digest-content";
import type { ItemKind, ItemState } from "../../digest/tracked";
import type { MailPart } from "../../reading/mail-content";
import type { MailView } from "../inbox/mail-view";

/** A piece of a mail's text with one author, a forwarded mail for instance. */
export interface MailPieceView
  extends Pick<MailPart, "kind" | "sentAt" | "subject" | "filename" | "text" | "history" | "signature"> {
  /** "Name <address>", or whichever of the two there is. */
  author: string | null;
}

/** Where words of a mail stand: in `text` of a piece, from `start` to before `end`. */
export interface WordsPlace {
  piece: number;
  start: number;
  end: number;
}

/** A line of a digest, or an item, that stands on words of the mail. */
export interface MailLine {
  kind: ItemKind | "person";
  text: string;
  owner: string | null;
  timeline: string | null;
  /** Of its item as it is now; null for a line without one. */
  state: ItemState | null;
  /** What the words do to the item; null: they ask for it, or state it. */
  what: Source["what"] | null;
  /** Verbatim words of the mail. */
  quote: string;
  /** Null where the words are not in what is kept of the text. */
  place: WordsPlace | null;
  /** The digest that has the line; null where none has it any more. */
  digestId: string | null;
  /** The line's place there (`lineAnchor`). */
  anchor: string;
}

/** A mail whole, forwards unwrapped, with the lines that were made of it. */
export interface WholeMail extends MailView {
  agentId: string;
  agentTitle: string;
  /** Of its Date header, ISO 8601 UTC. */
  sentAt: string | null;
  pieces: MailPieceView[];
  /** What its headers say of how it was sent. */
  sentAs: NonNullable<MailPart["sentAs"]>;
  lines: MailLine[];
  /** The digests that were written from it, newest first. */
  digests: { id: string; generatedAt: string }[];
  /** Bytes of the original. */
  rawSize: number;
  /** For each attachment, whether its bytes can be had. */
  isKept: boolean[];
}

/** What the api answers of a mail's text: mail by mail, a forwarder's note with the mail that it stands above. */
export interface MailText {
  author: string | null;
  sentAt: string | null;
  body: string;
  note: string | null;
}

/** `GET /api/agents/{id}/emails/{emailId}` of the api contract. */
export interface EmailInFull extends MailView {
  sentAt: string | null;
  text: MailText[];
  /** The lines that were made of it. */
  recognised: Omit<MailLine, "place" | "anchor">[];
}

/** A mail in the api's words. */
export function emailInFull({
  agentId: _agentId,
  agentTitle: _agentTitle,
  pieces,
  lines,
  digests: _digests,
  rawSize: _rawSize,
  isKept: _isKept,
  sentAs: _sentAs,
  ...mail
}: WholeMail): EmailInFull {
  const text: MailText[] = [];
  let note: string | null = null;
  for (const [index, { kind, author, sentAt, text: body }] of pieces.entries()) {
    const isAboveForward =
      kind === "note" && pieces.slice(index + 1).some((piece) => piece.kind === "forwarded");
    if (isAboveForward) {
      note = note === null ? body : `${note}\n\n${body}`;
      continue;
    }
    const takesNote = kind === "forwarded";
    text.push({ author, sentAt, body, note: takesNote ? note : null });
    if (takesNote) note = null;
  }
  return { ...mail, text, recognised: lines.map(({ place: _place, anchor: _anchor, ...line }) => line) };
}
