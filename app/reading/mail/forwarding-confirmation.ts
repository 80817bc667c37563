import type { Header } from "postal-mime";
import { subjectIsForward } from "../forwards/forward-phrases";
import type { MailRole, Person } from "../mail-content";
import { passedDkim, readEdgeResults } from "./authentication-results";

type Confirmation = Extract<MailRole, { kind: "forwarding-confirmation" }>;

/** What a confirmation is recognised by. */
interface ConfirmationClues {
  headers: Header[];
  from: Person;
  subject: string | null;
  /** The decoded bodies, HTML as it came, because the link may stand in an attribute. */
  sources: string[];
  inboundDomain: string;
  /** Our own receiving server handed the message over, so that the headers on top are its own. */
  isFromEdge: boolean;
}

const GMAIL_SENDER = "forwarding-noreply@google.com";
/** `/mail/vf-` confirms; `/mail/uf-` takes the request back and must never be offered. */
const GMAIL_LINK = /https:\/\/(?:mail-settings|mail)\.google\.com\/mail\/vf-[^\s"'<>()\\^`{|}]{8,1000}/;

/** Undoes quoted-printable that a forwarder left in, and character references in attributes. */
function mended(source: string): string {
  return source
    .slice(0, 200_000)
    .replace(/=[ \t]{0,10}\r?\n/g, "")
    .replace(/=3D/gi, "=")
    .replaceAll("&amp;", "&");
}

const WORD_FOR_CODE =
  /(?:code|código|codice|kode|kód|kod|koodi|код|κωδικ|קוד|رمز|コード|代码|代碼|驗證碼|验证码|코드|mã|รหัส)[^\d\n]{0,60}?(\d{6,10})(?!\d)/iu;

function findCode(subject: string | null, texts: string[]): string | null {
  const inSubject = /[#＃]\s?(\d{6,10})(?!\d)/.exec(subject ?? "")?.[1];
  if (inSubject) return inSubject;
  for (const text of texts) {
    // An agent called 'Code review' has an address that looks like a code.
    const words = text
      .replace(/https?:\/\/\S+/g, " ")
      .replace(/<[^<>]{0,2000}>/g, " ")
      .replace(/[^\s@]{1,100}@[^\s@]{1,255}/g, " ");
    const labelled = WORD_FOR_CODE.exec(words)?.[1];
    if (labelled) return labelled;
    const alone = /(?:^|[\s:：(])(\d{8,9})(?=$|[\s.,)])/m.exec(words)?.[1];
    if (alone) return alone;
  }
  return null;
}

/** A signature covers one From; a second one, which readers may show instead, was written by nobody knows whom. */
const isOne = (headers: Header[], name: string) => headers.filter(({ key }) => key === name).length === 1;

/** Google's mail that asks to confirm a forwarding address, in any language; null when it is another mail. */
function readGmail(clues: ConfirmationClues, texts: string[]): Confirmation | null {
  if (clues.from.address !== GMAIL_SENDER) return null;
  const link = texts.map((text) => GMAIL_LINK.exec(text)?.[0]).find((found) => found !== undefined) ?? null;
  const code = findCode(clues.subject, texts);
  if (link === null && code === null) return null;
  return {
    kind: "forwarding-confirmation",
    provider: "gmail",
    code,
    url: link?.replace(/[.,;:!?]+$/, "") ?? null,
    verified:
      isOne(clues.headers, "from") &&
      passedDkim(readEdgeResults(clues.headers, clues.isFromEdge), "google.com"),
  };
}

/** Not "looking forward to it", and not "straightforward". */
const FORWARD_WORD =
  /(?<!\b(?:look|looks|looking|going|moving|step|fast|carry|carried|brought|bring|put)[ -])\b(?:auto)?forward(?!-looking)|weiterleit|transfer(?:t|ir)|transfér|redirect|reenv|inoltr|encaminh|doorstur|vidarebef|videresend|пересыл|переадрес|转发|轉寄|転送|전달/i;
const CONFIRM_WORD =
  /confirm|verif|approv|activat|bestätig|validier|conferm|bevestig|bekräft|bekreft|bekræft|подтвер|确认|確認|验证|驗證|확인|인증/i;
const MACHINE_SENDER =
  /^(?:no-?reply|do-?not-?reply|.*noreply.*|mailer|notifications?|postmaster|admin|support|accounts?|security|service|alerts?|info|mail)\b/i;

/** Other providers: a short mail of a machine about confirming the forwarding to one of our own addresses. */
function readOther(clues: ConfirmationClues, texts: string[]): Confirmation | null {
  const subject = clues.subject ?? "";
  if (!FORWARD_WORD.test(subject) || !CONFIRM_WORD.test(subject) || subjectIsForward(subject)) return null;
  if (!MACHINE_SENDER.test(clues.from.address ?? "")) return null;
  const named = texts.some((text) => text.toLowerCase().includes(`@${clues.inboundDomain.toLowerCase()}`));
  if (!named) return null;
  const code = findCode(subject, texts);
  if (code === null && !texts.some((text) => /https:\/\//.test(text))) return null;
  return { kind: "forwarding-confirmation", provider: "unknown", code, url: null, verified: false };
}

/**
 * Recognises a mail by which a provider asks the owner to confirm forwarding to the agent (decisions, 'forwarding
 * confirmation'). Only Google's own confirming link is ever given out; `verified` says that its signature was checked.
 */
export function readConfirmation(clues: ConfirmationClues): Confirmation | null {
  const texts = clues.sources.map(mended);
  return readGmail(clues, texts) ?? readOther(clues, texts);
}
