import { findAddress, readWrittenPerson } from "../mail/person";
import type { Person } from "../mail-content";
import { isBlankLine, readQuoteMarks } from "./quoted-lines";

/** `On Monday Ann wrote:` and its relatives: who wrote what stands below, and when. */
export interface Attribution {
  author: Person;
  /** The part of the line in which the date stands, as written. */
  date: string | null;
  quoteDepth: number;
  /** Index of the first line after it. */
  next: number;
}

const MAX_LINES = 4;
const MAX_LENGTH = 500;

/** Words that mean 'wrote', by locale; they stand at the end or before the name. */
const WROTE =
  "wrote|writes|writes,|said|schrieb|hat geschrieben|geschrieben|schreef|geschreven|a écrit|écrit|a ecrit|escribió|escribio|ha escrito|ha escrit|va escriure|ha scritto|scritto|escreveu|skrev|skreiv|kirjoitti|napsal\\(a\\)|napsal|napsala|napísal\\(a\\)|napísal|napísala|napisał\\(a\\)|napisał|napisana przez|napisała|napisao je|napisao|napisala|je napisao|je napisala|je napisao/la|je napisal|pisze|ezt írta|írta|a scris|написал|написала|написал\\(а\\)|пишет|пише|написав|написала|написав\\(ла\\)|написа|yazdı|şunu yazdı|şunları yazdı|έγραψε|έγραψεν|מאת|כתב|כתבה|כתב/ה|כתב\\(ה\\)|كتب|كتبت|menulis|đã viết|viết|เขียนว่า|kirjutas|rakstīja|rašė";

/** Languages that put no blank in front of the word. */
const WROTE_UNSPACED = "写道|寫道|のメール|さんは書きました|님이 작성";

const WROTE_ANYWHERE = new RegExp(
  `(?:^|[\\s>,:;)"'”<])(?:${WROTE})(?=$|[\\s:：,;("'“<])|${WROTE_UNSPACED}`,
  "iu",
);
const WROTE_AT_END = new RegExp(
  `(?:(?:^|[\\s>,)"'”\\]])(?:${WROTE})|${WROTE_UNSPACED})\\s{0,3}(?:\\([^()]{0,120}\\))?\\s{0,2}[:：]?$`,
  "iu",
);

const OPENERS =
  /^(?:on|at|from|am|um|le|la|il|el|em|en|in|op|den|på|na|dnia|w|dne|dňa|v|u|a|în|la|в|у|на|ti|pe|ma|ke|to|la|su|mon|tue|wed|thu|fri|sat|sun|dom|lun|mar|mer|mié|mie|jue|vie|sáb|jeu|ven|sam|dim|gio|sab|seg|ter|qua|qui|sex|mo|di|mi|do|fr|sa|so|man|tir|ons|tor|fre|lør|lör|søn|sön|po|út|st|čt|pá|ne|pon|wt|śr|czw|pt|sob|niedz|пн|вт|ср|чт|пт|сб|вс|нд|στις|ב|בתאריך|في|pada|vào|op|dana|dne|kun|data|citeren|citando|понедельник|вторник|среда|четверг|пятница|суббота|воскресенье)(?!\p{L})|^[\d"“„'<(]/iu;

/** Dates have at least a day and a year or a time. */
function hasDate(text: string): boolean {
  const numbers = text.match(/\d+/g) ?? [];
  return numbers.length >= 2 && (/\d{4}/.test(text) || /\d{1,2}[:.]\d{2}/.test(text) || numbers.length >= 3);
}

/** The next line behind those that were joined already; null where the attribution can't go on. */
function joinLine(joined: string, raw: string | undefined, depth: number): string | null {
  if (raw === undefined) return null;
  const marks = readQuoteMarks(raw);
  // A line that goes on with '<a@b> wrote:' is not quoted deeper.
  const text = marks.depth === depth ? marks.text : null;
  let longer = joined;
  if (text === null || isBlankLine(text)) {
    // '<a@b\n>:' breaks before the bracket, which then looks like a quotation mark.
    const bracket = /^\s{0,2}>\s{0,2}(?:wrote)?[:：]\s{0,3}$/.exec(raw);
    if (!bracket || joined === "" || depth > 0) return null;
    longer += raw.trim();
  } else longer += (joined === "" || joined.endsWith("<") ? "" : " ") + text.trim();
  return longer.length > MAX_LENGTH ? null : longer;
}

const plainBlanks = (text: string) =>
  /[\u00a0\u200e\u200f\u202a-\u202f\ufeff]/.test(text)
    ? text.replace(/[\u00a0\u202f\ufeff]/g, " ").replace(/[\u200e\u200f\u202a-\u202e]/g, "")
    : text;

/** '---- On Monday Ann wrote ----' */
const withoutDashes = (line: string) =>
  line.replace(/^\s{0,3}-{3,4} (?=\S)/, "").replace(/ -{3,4}\s{0,3}$/, "");

/** More than the longest word for 'wrote' and what may stand behind it. */
const LONGEST_END = 160;

function reads(joined: string): boolean {
  const isOpen = /[:：]$/.test(joined.slice(-1));
  if (!isOpen && !/[\p{L})]$/u.test(joined.slice(-1))) return false;
  const isDated = hasDate(joined);
  if (!isDated && !findAddress(joined)) return false;
  if (WROTE_AT_END.test(joined.slice(-LONGEST_END))) return isDated || isOpen;
  if (!isOpen || !isDated) return false;
  if (WROTE_ANYWHERE.test(joined)) return true;
  // '30.09.2017, 18:30, "Ann" <a@b>:' has no verb.
  return /[>)\]]\s{0,2}[:：]$/.test(joined) && findAddress(joined) !== null;
}

function endsWithVerb(line: string): boolean {
  const text = line.trimEnd();
  return /[:：)]/.test(text.charAt(text.length - 1)) && WROTE_AT_END.test(text);
}

/** 'schreef op 2026-11-13 16:05:' ends in nothing but figures. */
const WROTE_THEN_DATE = new RegExp(
  `^\\p{Lu}[^:]{0,80} (?:${WROTE}) (?:\\p{L}{1,3} )?\\d[\\d ./-]{5,11} \\d{1,2}[:.]\\d{2}[:：]$`,
  "iu",
);

/** 'Ann <a@b> kirjoitti 13.11.2026:' and 'Ann schreef op 2026-11-13 16:05:' begin with the name. */
function namesFirst(line: string): boolean {
  const text = line.trimEnd();
  if (!/[:：]$/.test(text.slice(-1)) || !hasDate(text)) return false;
  return text.includes("@") ? WROTE_ANYWHERE.test(text) : WROTE_THEN_DATE.test(text);
}

/** Horde says whom it quotes, and not when. */
const QUOTING =
  /^(?:quoting|zitat von|citando(?: a)?|citeren|citation de|cytowanie|citerar|citerer|citace od) (?=[^<>]{0,80}<?[^\s<>@]{1,64}@[^\s<>@]{1,200}>?:$)/i;

function startsWithDate(line: string): boolean {
  const text = readQuoteMarks(line).text.trimStart().slice(0, MAX_LENGTH);
  return OPENERS.test(text) && hasDate(text);
}

function readQuoting(line: string): Person | null {
  const named = QUOTING.exec(line)?.[0];
  return named === undefined ? null : readWrittenPerson(line.slice(named.length, -1));
}

/** GroupWise's line: `>>> Ann <a@b> 13.11.2026 16:05 >>>` */
const BETWEEN_MARKS =
  /^>>> (\S.{0,200}?) (\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}:\d{2}(?: ?[AP]M)?) >>>$/i;

/** Reads an attribution that begins at `start` and runs over at most four lines; null when there is none. */
export function readAttribution(lines: string[], start: number): Attribution | null {
  const first = lines[start];
  if (first === undefined || first.length > MAX_LENGTH) return null;
  const between = BETWEEN_MARKS.exec(first.trim());
  if (between) {
    const [, name = "", date = null] = between;
    return { author: readWrittenPerson(name), date, quoteDepth: 0, next: start + 1 };
  }
  const depth = readQuoteMarks(first).depth;
  const quoting = depth === 0 ? readQuoting(first.trim()) : null;
  if (quoting) return { author: quoting, date: null, quoteDepth: 0, next: start + 1 };
  const opening = withoutDashes(
    readQuoteMarks(first).text.replace(/^[\s\u00a0\ufeff\u200e\u200f\u202a-\u202e]+/, ""),
  );
  if (!OPENERS.test(opening) && !endsWithVerb(opening) && !namesFirst(opening)) return null;
  let whole = "";
  for (let count = 1; count <= MAX_LINES; count++) {
    const longer = joinLine(whole, lines[start + count - 1], depth);
    if (longer === null) return null;
    whole = longer;
    // Most lines end otherwise, and putting them in order takes longer than all else.
    if (!/[\p{L})\-:：\u200e\u200f\u202a-\u202e]$/u.test((lines[start + count - 1] ?? "").trimEnd()))
      continue;
    const joined = withoutDashes(plainBlanks(whole));
    if (!reads(joined.trim())) continue;
    // The attribution begins on the line with its date; what stands above is the answer.
    for (let later = 1; later < count; later++) if (startsWithDate(lines[start + later] ?? "")) return null;
    return { ...readWho(joined.trim()), quoteDepth: depth, next: start + count };
  }
  return null;
}

const VERBS = new RegExp(`(?:^|\\s)(?:${WROTE})(?=$|[\\s:：,;("'“<])`, "giu");
const USER_WORDS =
  /(?:^|\s)(?:wiadomość|w dniu|o godz\.|użytkownik|uživatel|používateľ|пользователь|користувач|időpontban|gebruiker|heeft|tarihinde|il giorno|dell'utente|usuario|korisnik)(?=\s|$)/giu;

function readWho(line: string): { author: Person; date: string | null } {
  const text = line
    .replace(/[:：]$/, "")
    .replace(VERBS, " ")
    .replace(USER_WORDS, " ")
    .replace(/\s+/g, " ")
    .trim();
  const hungarian = /\((?:időpont: ?)([^()]{4,80})\)/.exec(text)?.[1];
  const found = findAddress(text);
  const beforeAddress = found ? text.slice(0, found.start) : text;
  const dateEnd = lastDateEnd(beforeAddress);
  // 'Ann op 2026-11-13 16:05' has nothing behind the date.
  const nameFirst = found ? null : /^(\p{Lu}[^\d]{0,80}?)(?: \p{L}{1,3})? \d/u.exec(text)?.[1];
  const name = (nameFirst && dateEnd === text.length ? nameFirst : beforeAddress.slice(dateEnd)).replace(
    /^[\s,;:–-]+|(?:mailto:|[\s<(["„“])+$/g,
    "",
  );
  const author = readWrittenPerson(`${name} ${found ? `<${found.address}>` : ""}`);
  const date = (dateEnd > 0 ? beforeAddress.slice(0, dateEnd) : text.slice(found?.end ?? text.length))
    .replace(/^[\s>)\],;:]+/, "")
    .trim();
  return { author, date: hungarian ?? (date === "" ? null : date) };
}

const CLOCK_TAIL =
  /^(?:\s{0,2}(?:(?:[ap]\.?m\.?|uhr|h|год|utc|gmt|[ecmp][sd]t|cet|cest|eest|eet|bst|z)(?!\p{L})|г\.|р\.|[+-]\d{1,2}:?\d{0,2}|\([^()]{2,30}\)))*/iu;

/** Where the digits of the date end; digits of the name itself are rare enough. */
function lastDateEnd(text: string): number {
  let end = 0;
  const clock = /\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?|\b\d{4}\b|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/g;
  for (const match of text.matchAll(clock)) end = (match.index ?? 0) + match[0].length;
  if (end === 0) return 0;
  const tail = CLOCK_TAIL.exec(text.slice(end))?.[0] ?? "";
  return end + tail.length;
}
