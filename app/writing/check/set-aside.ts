import { atOnce, Pace, type Slices } from "../slices";
import { ENGLISH_CONTINUES, ENGLISH_ORDERS } from "./english-orders";
import { ORDERS_IN_OTHER_LANGUAGES } from "./orders-in-other-languages";
import { withoutHidden } from "./without-hidden";

/** From `start` up to `end`, in units of the text. */
export interface Span {
  start: number;
  end: number;
}

/** Longer runs without an end are data; looking at their beginning bounds the time that any pattern can take. */
const LONGEST_LOOK = 1500;
/** Characters of text between two pauses. */
const SLICE = 40_000;
const SENTENCE_END =
  /\n[ \t]*(?=\n)|\n(?=[ \t]*(?:[-*•>#|<[]|\d{1,3}[.)]\s|\p{L}[\p{L} ]{0,24}:\s))|[.!?]["'”’)\]]*\s+(?=\S)/gu;
/** Without one of these nothing of the patterns can match; most mails have none and are left at that. */
const SIGNAL_WORDS =
  "instruct,instruk,istruz,instruc,anweis,befehl,consigne,directi,indicacion,ordenes,polecen,prompt,guideline,programming,language model,sprachmodell,modele de langage,modelo de lenguaje,assist,asist,chatbot,summar,zusammenfass,ubersicht,resum,synthese,digest,overview,recap,output,pretend,system,from now on,unrestricted,jailbr,debug mode,admin mode,god mode,developer,reader,lector,lecteur,lectrice,usuari,utilisateur,leser,nutzer,recipient,the owner,your owner,repeat after,anything now,as if you,inst],<|,sys>>,action item,urgent item,gpt".split(
    ",",
  );
const SIGNALS =
  /\b(?:ai|a\.i|llms?|bots?|ki|ia|dan|users?|humans?|rules|context|json)\b|\b(?:respond|reply|answer)[a-z ]{0,20} the (?:word|phrase|string|text)|\blist [a-z ]{2,60} as\b|\bwork for me\b/;
/** As long as any of these signs. */
const LONGEST_SIGN = 100;
const ENCODED = /[A-Za-z0-9+/]{24,}={0,2}/g;
const SPACED_LETTERS = /(?<![\p{L}\p{N}])\p{L}(?:[ .\-_*]\p{L}){5,}(?![\p{L}\p{N}])/gu;
const SPACED_WORD = /(?<![\p{L}\p{N}])\p{L}(?:[ .\-_*]\p{L})+(?![\p{L}\p{N}])/gu;

/**
 * The sentences of a text that order the software which reads it about instead of telling its reader something
 * (OWASP LLM01), one by one: what stands beside them is not touched. They stay in the mail, become no line, are
 * quoted by no writer and are counted. Also in German, French and Spanish, in spaced letters and in Base64.
 */
export function spansSetAside(text: string): Span[] {
  return atOnce(spansInSlices(text));
}

/** As spansSetAside. */
export function* spansInSlices(text: string): Slices<Span[]> {
  if (!(yield* mayHoldOrders(text))) return [];
  const spans: Span[] = [];
  const pace = new Pace(SLICE / 4);
  let goesOn = false;
  for (const sentence of sentencesIn(text)) {
    if (pace.isDue(sentence.end - sentence.start)) yield;
    const words = text.slice(sentence.start, sentence.end);
    if (isOrder(words)) {
      spans.push(...linesThatOrder(text, sentence));
      goesOn = true;
    } else {
      goesOn = goesOn && ENGLISH_CONTINUES.test(plain(words));
      if (goesOn) spans.push(sentence);
    }
  }
  return spans;
}

/** The text with its orders blanked out, every other unit in its place. */
export function withoutSetAside(text: string): string {
  return blanked(text, spansSetAside(text));
}

/** The text with spaces in place of the spans, which come in their order and apart. */
export function blanked(text: string, spans: readonly Span[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    pieces.push(text.slice(at, start), " ".repeat(end - start));
    at = end;
  }
  return [...pieces, text.slice(at)].join("");
}

/** Looks at a long text in pieces, which share as much as any sign takes. */
function* mayHoldOrders(text: string): Slices<boolean> {
  for (let from = 0; from === 0 || from < text.length; from += SLICE) {
    const piece = text.slice(from, from + SLICE + LONGEST_SIGN);
    if (hasSignal(plain(piece)) || piece.search(ENCODED) !== -1 || piece.search(SPACED_LETTERS) !== -1)
      return true;
    if (from + SLICE < text.length) yield;
  }
  return false;
}

function hasSignal(said: string): boolean {
  return SIGNAL_WORDS.some((word) => said.includes(word)) || SIGNALS.test(said);
}

function* sentencesIn(text: string): Generator<Span> {
  let from = 0;
  const spanTo = (end: number): Span[] => {
    const words = text.slice(from, end);
    const start = from + (words.length - words.trimStart().length);
    return words.trim() === "" ? [] : [{ start, end: from + words.trimEnd().length }];
  };
  for (const { index, 0: mark } of text.matchAll(SENTENCE_END)) {
    yield* spanTo(index + mark.length);
    from = index + mark.length;
  }
  yield* spanTo(text.length);
}

/** Lines without marks at their ends look like one sentence; where single ones order, only those are meant. */
function linesThatOrder(text: string, sentence: Span): Span[] {
  const lines: Span[] = [];
  let at = sentence.start;
  for (const line of text.slice(sentence.start, sentence.end).split("\n")) {
    if (isOrder(line)) lines.push({ start: at, end: at + line.length });
    at += line.length + 1;
  }
  return lines.length > 0 ? lines : [sentence];
}

function isOrder(words: string): boolean {
  const said = plain(words.slice(0, LONGEST_LOOK));
  return (
    matches(said) ||
    decoded(words).some((hidden) => matches(plain(hidden))) ||
    (words.search(SPACED_LETTERS) !== -1 && matches(joinedLetters(words.slice(0, LONGEST_LOOK))))
  );
}

function matches(said: string): boolean {
  return (
    hasSignal(said) &&
    (ENGLISH_ORDERS.some((pattern) => pattern.test(said)) ||
      ORDERS_IN_OTHER_LANGUAGES.some((pattern) => pattern.test(said)))
  );
}

/** Lower case, no accents, plain quotes, one space between words. */
function plain(text: string): string {
  return withoutHidden(text)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„«»″]/g, '"')
    .replace(/\s+/g, " ")
    .trim();
}

/** "i g n o r e  a l l" as "ignore all": two spaces, or a mark, part its words. */
function joinedLetters(text: string): string {
  const words = text
    .split(/\s{2,}|\s*[|/]\s*/)
    .map((word) => word.replace(SPACED_WORD, (letters) => letters.replace(/[ .\-_*]/g, "")));
  return plain(words.join(" "));
}

function decoded(text: string): string[] {
  return [...text.slice(0, LONGEST_LOOK * 4).matchAll(ENCODED)].slice(0, 5).flatMap(([code]) => {
    try {
      const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
      return [new TextDecoder("utf-8", { fatal: true }).decode(bytes)];
    } catch {
      return [];
    }
  });
}
