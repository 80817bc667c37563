import { contentStems } from "../tokens";

/** What a line is about, for asking whether two lines are the same matter. */
export interface Topic {
  stems: ReadonlySet<string>;
  /** Those that say what it is about, without verbs of doing and finishing. */
  about: readonly string[];
  /** Ticket keys, numbers, amounts and names inside: where two lines have them, they must agree. */
  identifiers: ReadonlySet<string>;
  /** Numbers that stand for themselves: an invoice, a rack. */
  numbers: ReadonlySet<string>;
}

const OUTCOME = new Set(
  "done complet finish resolv fix clos merg ship deploy deliv sent sign submit upload publish confirm restor unblock updat review post shar attach send mail block still ready get got back make mak tak take have has giv give put need want ask check pleas dear hello just want today week month know let mor more also new old all both open due follow".split(
    " ",
  ),
);
/** The same in German, French and Spanish, without umlauts and accents. */
const OUTCOME_ABROAD = new Set(
  "schick schicke schickt schicken schreib schreiben mach mache macht machen gemacht pruf prufe pruft prufen gepruft klaren klart ruf ruft anrufen bestell bestellt bestellen besorgen buchen kummern kummert liefert liefern geliefert geschickt erledigt fertig abgeschickt benotigt fehlt sende sendet senden sich envoyer envoi envoie envoyez envoye faire fait prepar preparer prepare verifier verifie appel appeler relancer confirm confirmer rappeler commander reserver occup occupe mettr mettre fini termin termine terminer signer necessair besoin enviar enviado envia enviam mandar manda mandado hacer hecho revisar revisad revisado preparar prepara preparado llamar confirmar pedir reservar terminado avisar comprobar falta".split(
    " ",
  ),
);
const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
const DATES = new RegExp(
  `\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?|\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}(?: \\d{4})?|\\b${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? \\d{4})?|\\b\\d{1,2}(?::\\d{2})? ?(?:am|pm|uhr|h)\\b|\\b\\d{1,2}:\\d{2}\\b|\\b20\\d{2}\\b|\\b\\d{1,2}(?:st|nd|rd|th)\\b|\\b(?:week|kw) ?\\d{1,2}\\b`,
  "gi",
);

const HAS_NUMBER = /\d/;
const NUMBERS = /(?<![\p{L}\p{N}])(?:[A-Z]{2,}-?)?\d[\d.,/-]*(?<=\d)%?(?![\p{L}])/gu;
const IDENTIFIERS =
  /(?<![\p{L}\p{N}])(?:[A-Z][A-Z0-9]*-\d+|#\d+|[\w-]+\.(?:pdf|docx?|xlsx?|csv|pptx?|zip|md)|[A-Z]{2,}\d*|\p{L}+\d+)(?![\p{L}])/gu;
/** One for all that have none: thousands of matters hold theirs to the end. */
const NONE: ReadonlySet<string> = new Set();

function found(text: string, pattern: RegExp): ReadonlySet<string> {
  const words = text.match(pattern);
  return words ? new Set(words.map((word) => word.toLowerCase())) : NONE;
}

/** A line without what only says when: "before the go-live". */
export const coreOf = (line: string): string => {
  const core = line.replace(/\s(?:before|until|after|ahead of|during|prior to)\s.*$/i, "");
  return core.split(/\s+/).length >= 3 ? core : line;
};

/** How many or how long, which tells no two things apart: "all 23 of them", "over 60 days". */
const COUNTS =
  /\b(?:all|both|other|the (?:first|last|other)) \d+\b|(?<![\w-])\d+ (?:of (?:them|us|you)|(?:working )?(?:days?|hours?|minutes?|weeks?|months?|years?|people))\b/gi;

/** The topic of a line or sentence. */
export function topicOf(text: string): Topic {
  const undated = HAS_NUMBER.test(text) ? text.replace(DATES, " ").replace(COUNTS, " ") : text;
  const numbers = found(undated, NUMBERS);
  const identifiers = found(undated, IDENTIFIERS);
  const said = contentStems(undated);
  // Nothing but small words: the same matter only in the same words.
  const stems = said.length > 0 ? said : [text.toLowerCase()];
  return { stems: new Set(stems), about: stems.filter(isAbout), identifiers, numbers };
}

const isAbout = (stem: string): boolean => !OUTCOME.has(stem) && !OUTCOME_ABROAD.has(stem);

/** All that either is about. */
export const bothTopics = (a: Topic, b: Topic): Topic => ({
  stems: new Set([...a.stems, ...b.stems]),
  about: [...new Set([...a.about, ...b.about])],
  identifiers: union(a.identifiers, b.identifiers),
  numbers: union(a.numbers, b.numbers),
});

const union = (a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> =>
  a.size === 0 ? b : b.size === 0 ? a : new Set([...a, ...b]);

/** The dates that a line says, as said. */
export const datesIn = (text: string): string[] =>
  (text.match(DATES) ?? []).map((date) => date.toLowerCase());

/** Where both name things of one kind, one side names nothing that the other does not. */
export function agree(a: Topic, b: Topic): boolean {
  return within(a.numbers, b.numbers) && within(a.identifiers, b.identifiers);
}

function within(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 || b.size === 0) return true;
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  return [...small].every((each) => large.has(each));
}

/** Both name the same numbers and keys, or neither names any. */
export function sameMarks(a: Topic, b: Topic): boolean {
  const same = (x: ReadonlySet<string>, y: ReadonlySet<string>) =>
    x.size === y.size && [...x].every((each) => y.has(each));
  return same(a.numbers, b.numbers) && same(a.identifiers, b.identifiers);
}

/** How many of the stems a topic has. */
export function said(stems: Iterable<string>, topic: Topic): number {
  let count = 0;
  for (const stem of stems) if (topic.stems.has(stem)) count += 1;
  return count;
}

/** Shared stems over all stems, 0 to 1. */
export function overlap(a: Topic, b: Topic): number {
  if (a.stems.size === 0 || b.stems.size === 0) return 0;
  const shared = said(a.stems, b);
  return shared / (a.stems.size + b.stems.size - shared);
}
