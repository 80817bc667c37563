import type { MailPart, Person } from "../../reading/mail-content";
import type { DigestMaterial, MaterialDocument, MaterialMail } from "../digest-material";
import { plainCharacter } from "../typography";

const BEYOND_LATIN_1 = /[\u0100-\uffff]/;
const EACH_BEYOND = /[\u0100-\uffff]/g;
/** So many characters at a time: each is an argument. */
const PIECE = 4_000;

/**
 * The material with plain quotes, dashes and dots, as the readers are to see it: what says the same is the same text however it was
 * typed, and nearly every text is one of single bytes. Its words are found in the source all the same (check/find-quote.ts).
 */
export const plainMaterial = (material: DigestMaterial): DigestMaterial => ({
  ...material,
  mails: material.mails.map(plainMail),
  ...(material.threads && { threads: material.threads.map(plainMail) }),
  ...(material.earlier && {
    earlier: material.earlier.map((head) => ({
      ...head,
      subject: plain(head.subject),
      sender: plainPerson(head.sender),
    })),
  }),
  documents: material.documents.map(plainDocument),
  answers: material.answers.map(({ question, answer }) => ({
    question: plain(question),
    answer: plain(answer),
  })),
  ...(material.known && {
    known: material.known.map((item) => ({
      ...item,
      text: plain(item.text),
      owner: plain(item.owner),
      said: item.said.map((said) => ({
        ...said,
        quote: plain(said.quote),
        who: plain(said.who),
        subject: plain(said.subject),
      })),
    })),
  }),
});

/**
 * The same text, as one of single bytes where its characters allow. V8 keeps two bytes for each slice of a text in which one character
 * needs them, and compiles each pattern for either kind of text: 14 MB of code beside 27, and half as much time again.
 */
export function inSingleBytes(text: string): string {
  if (BEYOND_LATIN_1.test(text)) return text;
  const pieces: string[] = [];
  for (let from = 0; from < text.length; from += PIECE) {
    const piece = text.slice(from, from + PIECE);
    pieces.push(
      String.fromCharCode(...Array.from({ length: piece.length }, (_, at) => piece.charCodeAt(at))),
    );
  }
  return pieces.join("");
}

function plain<Text extends string | null>(text: Text): Text | string {
  return text === null ? text : inSingleBytes(text.replace(EACH_BEYOND, plainCharacter));
}

const plainMail = (mail: MaterialMail): MaterialMail => ({
  ...mail,
  subject: plain(mail.subject),
  sender: plainPerson(mail.sender),
  parts: mail.parts.map(plainPart),
});

const plainPart = (part: MailPart): MailPart => ({
  ...part,
  author: part.author && plainPerson(part.author),
  subject: plain(part.subject),
  filename: plain(part.filename),
  text: plain(part.text),
  history: plain(part.history),
  signature: plain(part.signature),
  ...(part.sentTo && { sentTo: part.sentTo.map(plainPerson) }),
  ...(part.copiedTo && { copiedTo: part.copiedTo.map(plainPerson) }),
  // The plain form of three dots is longer.
  ...(part.between && {
    between: part.between.map(({ quoted, at }) => ({
      quoted: plain(quoted),
      at: plain(part.text.slice(0, at)).length,
    })),
  }),
});

const plainDocument = (document: MaterialDocument): MaterialDocument => ({
  ...document,
  filename: plain(document.filename),
  description: plain(document.description),
  text: plain(document.text),
});

const plainPerson = ({ name, address }: Person): Person => ({ name: plain(name), address });
