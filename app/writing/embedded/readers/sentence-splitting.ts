import { Pace, type Slices } from "../../slices";
import { foldSpace } from "../tokens";

/** A block of lines that belong together: a paragraph, a list item or a heading. */
export interface Block {
  kind: "paragraph" | "item" | "heading";
  /** Whitespace folded; a substring of the text after folding. */
  text: string;
  quoted: boolean;
  /** A blank line stands before it. */
  afterBlank: boolean;
  /** It opened with a number: an item, or a numbered title. */
  numbered?: boolean;
  /** How far an item is indented. */
  depth?: number;
  /** It stands indented below a line that ends with a colon, as quotations do. */
  indented?: boolean;
  /** The box before it in a list of boxes to tick; crossed out counts as ticked. */
  box?: "open" | "ticked";
  /** The traffic light before it, which is no part of its text. */
  light?: Light;
}

/** How a line of a status report stands. */
export type Light = "red" | "amber" | "green";

const BULLET =
  /^\s*(?:[-=]{1,2}>|[➔⇒➜]|(?:[-*•]\s*)?\[[ xX✓✔~-]?\]|[-*•‣▪–—]|\(?\d{1,2}[.)]|\d{1,2}\.\d{1,2}\.?(?=\s+\p{Lu}[^–—-]{2,80} [–—-] \p{Lu})|☐|☑|☒|✅|✓|✔|→)\s+(?=\S)/u;
const BOX = /^\s*(?:[-*•]\s*)?(?:(?<ticked>\[[xX✓✔~-]\]|☑|☒|✅|✓|✔)|\[ ?\]|☐)/u;
const HEADING =
  /^\s*(?:#{1,4}\s*)?\**\p{Lu}[\p{L}0-9 &/'’()-]{1,48}\**\s*:\s*\**\s*$|^\s*#{1,4}\s+\S.{0,60}$/u;
/** Opens a line of its own however long the line before it was: "JE: new drawing", "Lena to ask legal". */
const OWN_LINE =
  /^\s*[\p{L}\p{N}._-]{2,25} [[(]\d{1,2}:\d{2}|^\s*(?:@?\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’-]+)?\s*:\s|[A-Z]{2,3} to \p{Ll})/u;
/** A short line that goes on in the next: phones break none, whoever writes line by line ends them so. */
const GOES_ON =
  /(?:[,&(+–—-]|(?<![\p{L}'’])(?:and|or|but|so|the|a|an|of|to|for|with|in|on|at|by|from|that|which|who|is|are|was|were|will|can|could|should|must|has|have|had|be|as|than|if|when|because|my|your|our|their|his|her|its|this|these|no|not|und|oder|der|die|das|et|ou|le|la|les|de|du|y|o|el|los|las))\s*$/iu;
/** "Morning Paul,": what follows begins anew, with or without a capital. */
const GREETING =
  /^\s*(?:hi|hiya|hello|hey|dear|(?:good )?(?:morning|afternoon|evening|day)|hallo|moin|liebe[rs]?|guten (?:tag|morgen|abend)|bonjour|salut|cher|chère|hola|estimad[oa]s?|querid[oa]s?)(?:(?:\s[\p{L}.'’&,-]+){0,6},|\s(?:all|everyone|everybody|team|folks|both|guys|lads|you (?:two|all)|there|again)[!.:]?|(?:\s\p{Lu}[\p{L}.'’-]+){0,2})\s*$/iu;
const RULE = /^\s*[-_=*~]{3,}\s*$/;

const LIGHT =
  /^\s*(?:(?<red>RED|ROT|ROUGE|ROJO|🔴)|(?<amber>AMBER|YELLOW|GELB|ORANGE|JAUNE|ÁMBAR|AMARILLO|🟡|🟠)|(?<green>GREEN|GRÜN|VERT|VERDE|🟢))(?:\s*[:–—-]\s+|\s{2,}|\t)(?=\S)|^\s*(?:(?<r>🔴)|(?<a>🟡|🟠)|(?<g>🟢))\s*(?=\S)/u;
/** "Lena - seating cards", "me: sound check": three or more such lines are a list. */
const LABELLED =
  /^\s*(?:me|I|myself|ich|moi|je|yo|@?\p{Lu}[\p{L}\p{N}'’.&+/ -]{0,40}?)\s*(?::|\s[–—-]|\s?->|\s?→)\s+\S.{0,200}$/u;
const FEWEST_LABELLED = 3;
/** "1 Paint is nearly gone" */
const COUNT = /^\s*(\d{1,2})\s+(?=\p{L})/u;

/** "8.4 Anglers to be told" */
const DOTTED = /^\s*(\d{1,2})\.(\d{1,2})\.?\s+(?=["'“‘]?\p{Lu})/u;

/** No program breaks lines that are shorter: whoever writes such ones ends them so. */
const NARROWEST = 52;

/** Of a mail whose lines are all short: no program breaks them so near. */
const SHORT = 66;
/** "lunch w the mayor is off": a sentence of its own. */
const TELLS =
  /^(?!(?:who|which|that|what|when|where|it|and|but|or|so|if|of|to|in|on|at|for|from|by|with|as|than|because|is|are|was|were)\b)(?:\p{Ll}[\p{L}'’]*(?:\s+[\p{L}\d'’]+){0,4}) (?:is|are|was|were|has|have|needs?|works?|will|can['’]?t?|runs?|stays?) \S/u;

const endsSentence = (line: string): boolean => /[.!?:;"')\]]\s*$/.test(line);

/** Characters of lines between two pauses. */
const SLICE = 60_000;

/** Cuts a text into paragraphs, list items and headings; hard-wrapped lines are joined again. */
export function* blocksOf(text: string): Slices<Block[]> {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let kind: Block["kind"] = "paragraph";
  let quoted = false;
  let afterBlank = false;
  let indented = false;
  let lamp: Light | null = null;
  let box: Block["box"];
  let depth = 0;
  const flush = () => {
    const joined = foldSpace(lines.join(" "));
    if (joined)
      blocks.push({
        kind,
        text: joined,
        quoted,
        afterBlank,
        ...(indented && { indented }),
        ...(lamp && { light: lamp }),
        ...(box && { box }),
        ...(kind === "item" && { depth }),
      });
    lines = [];
    kind = "paragraph";
    indented = false;
    lamp = null;
    box = undefined;
  };
  let widest = 0;
  const all = text.replace(/\r\n?/g, "\n").split("\n");
  for (const line of all) if (!UNBREAKABLE.test(line)) widest = Math.max(widest, line.length);
  const wrapAt = Math.min(widest, 80) * 0.72;
  const pace = new Pace(SLICE);
  if (pace.isDue(text.length)) yield;
  const listed = labelledRuns(all);
  if (pace.isDue(text.length)) yield;
  const broken = yield* brokenByHand(all, pace);
  const counted = countedRuns(all);
  const dotted = dottedRuns(all);
  let previous = "";
  for (const [at, raw] of all.entries()) {
    if (pace.isDue(raw.length)) yield;
    const isQuoted = /^\s*>/.test(raw);
    const bullet = isQuoted
      ? null
      : counted.has(at)
        ? COUNT.exec(raw)
        : dotted.has(at)
          ? DOTTED.exec(raw)
          : BULLET.exec(raw);
    const light = isQuoted ? null : LIGHT.exec(raw);
    const isBelow = /:\s*$/.test(previous) && /^\s+\S/.test(raw) && !/^\s/.test(previous);
    const bold = /^\s*\*[^*]{2,50}\*\s*$/.test(raw);
    if (!raw.trim() || RULE.test(raw)) flush();
    else if (bold || HEADING.test(raw)) {
      flush();
      blocks.push({
        kind: "heading",
        text: foldSpace(raw.replace(/^\s*#{1,4}\s+/, "")),
        quoted: isQuoted,
        afterBlank: previous === "",
      });
    } else {
      const wrapped = previous.length >= wrapAt && widest > NARROWEST;
      const continues =
        lines.length > 0 &&
        !bullet &&
        !light &&
        !isBelow &&
        !(indented && !/^\s/.test(raw)) &&
        !listed.has(at) &&
        !(listed.has(at - 1) && !/^\s/.test(raw)) &&
        !OWN_LINE.test(raw) &&
        !GREETING.test(previous) &&
        // "Few bits for this week:", whatever its line holds before
        !(/:\s*$/.test(previous) && /^\p{Lu}/u.test(raw)) &&
        !broken.has(at) &&
        !(widest <= SHORT && !GOES_ON.test(previous) && TELLS.test(raw)) &&
        !(/^\p{Lu}/u.test(raw) && fits(raw, previous, widest) && !GOES_ON.test(previous)) &&
        isQuoted === quoted &&
        (wrapped ||
          /^\s+\S/.test(raw) ||
          (!endsSentence(previous) && /^\s*[a-z]/.test(raw) && (widest > 55 || GOES_ON.test(previous))));
      if (!continues) flush();
      if (lines.length === 0) {
        quoted = isQuoted;
        afterBlank = previous === "";
        kind = bullet || listed.has(at) ? "item" : "paragraph";
        indented = isBelow;
        depth = raw.search(/\S/);
        lamp = light ? lightOf(light) : null;
        const tick = bullet ? BOX.exec(bullet[0]) : null;
        box = tick ? (tick.groups?.ticked ? "ticked" : "open") : undefined;
      }
      const mark = bullet ?? light;
      lines.push(mark ? raw.slice(mark[0].length) : raw);
    }
    previous = raw.trim() ? raw : "";
  }
  flush();
  return blocks;
}

const lightOf = ({ groups: { red, r, green, g } = {} }: RegExpExecArray): Light =>
  (red ?? r) ? "red" : (green ?? g) ? "green" : "amber";

/** The lines, by number, of three or more in a row that each have a label. */
function labelledRuns(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let from = 0; from < lines.length; from += 1) {
    let to = from;
    while (LABELLED.test(lines[to] ?? "")) to += 1;
    if (to - from >= FEWEST_LABELLED) for (let at = from; at < to; at += 1) found.add(at);
    from = Math.max(from, to - 1);
  }
  return found;
}

/** Longer lines have not been broken by a program, unless one word of theirs is so long. */
const WRAPPED = 84;
const UNBREAKABLE = /\S{40}/;

/** The first word of the line would have stood at the end of the one before, had a program broken it. */
const fits = (line: string, before: string, widest: number): boolean =>
  before.trimEnd().length + 1 + (line.split(" ")[0] ?? "").length <
  (widest > WRAPPED ? widest : Math.min(widest, 78)) - 2;

/** Signs at the ends of lines that say where a sentence stops. */
const STOPS = /[.!?:;,]["'”’)\]]*\s*$/;

/**
 * The lines, by number, before which somebody pressed the key in a paragraph without any stops: the first word would have
 * fitted into the line before, so no program broke it. Lines that go on ("and", "the") don't count.
 */
function* brokenByHand(lines: readonly string[], pace: Pace): Slices<ReadonlySet<number>> {
  const found = new Set<number>();
  for (let from = 0; from < lines.length; from += 1) {
    let to = from;
    while (/^[^\s>|]/.test(lines[to] ?? "") && !STOPS.test(lines[to] ?? "")) {
      if (pace.isDue((lines[to] ?? "").length)) yield;
      to += 1;
    }
    const run = lines.slice(from, to);
    const widest = Math.max(0, ...run.map((line) => line.trimEnd().length));
    const isByHand = (at: number): boolean => {
      const [before = "", line = ""] = [run[at - 1]?.trimEnd(), run[at]];
      const [first = ""] = line.split(" ");
      return before.length + 1 + first.length <= widest && !GOES_ON.test(before);
    };
    const breaks: number[] = [];
    for (let at = 1; at < run.length; at += 1) {
      if (pace.isDue((run[at] ?? "").length)) yield;
      if (isByHand(at)) breaks.push(at);
    }
    if (run.length >= FEWEST_LABELLED && breaks.length * 2 >= run.length - 1)
      for (let at = 1; at < run.length; at += 1) if (!GOES_ON.test(run[at - 1] ?? "")) found.add(from + at);
    from = Math.max(from, to);
  }
  return found;
}

/** The lines, by number, that count from 1 to 3 or more without a mark behind the number, whatever stands between them. */
function countedRuns(lines: readonly string[]): ReadonlySet<number> {
  const found = lines.flatMap((line, at) => {
    const count = COUNT.exec(line)?.[1];
    return count ? [{ at, count: Number(count) }] : [];
  });
  const isRun = found.length >= FEWEST_LABELLED && found.every(({ count }, index) => count === index + 1);
  return new Set(isRun ? found.map(({ at }) => at) : []);
}

/** The lines, by number, of minutes whose points count on, "8.4" and "8.5", or say what is to be done: no days, nor times. */
function dottedRuns(lines: readonly string[]): ReadonlySet<number> {
  const found = lines.flatMap((line, at) => {
    const [mark, point, part] = DOTTED.exec(line) ?? [];
    return mark ? [{ at, point: Number(point), part: Number(part), isTask: TO_BE.test(line) }] : [];
  });
  const follows = (one: (typeof found)[number] | undefined, other: (typeof found)[number] | undefined) =>
    one !== undefined &&
    other !== undefined &&
    (other.point === one.point
      ? other.part === one.part + 1
      : other.point === one.point + 1 && other.part === 1);
  return new Set(
    found.flatMap((each, index) =>
      each.isTask || follows(found[index - 1], each) || follows(each, found[index + 1]) ? [each.at] : [],
    ),
  );
}
const TO_BE = /\p{L} to be \p{Ll}+(?!\p{L})/u;

const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|sr|jr|st|vs|etc|e\.g|i\.e|inc|ltd|co|corp|no|nr|\p{L}+nr|approx|appx|dept|est|fig|incl|excl|resp|min|max|hr|hrs|pp|vol|ed|eds|ext|acc|attn|cf|cont|dist|def|ref|refs|sec|spec|temp|misc|tbd|qty|avg|a\.m|p\.m|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|bzw|ca|ggf|evtl|inkl|zzgl|usw|tel|str|abt|mme|mlle|sra|dña|ud|uds|av|núm|art|env|[a-z])\.$/iu;

/** "Hers is at HR. I'll get it": no "hr." of an hour. */
const CAPITALS = /(?:^|[\s(])\p{Lu}{2,}\.$/u;

/** "My eyes say no. Swap them": a word, where no number follows. */
const SAYS_NO = /(?:^|[\s(])no\.$/;

/** "am 5. Dezember", "im 2. Quartal": in German a full stop makes a number an ordinal. */
const ORDINAL = /(?:^|[\s(])\d{1,2}\.$/;
const COUNTED =
  /^(?:Jan(?:uar)?|Jänner|Feb(?:ruar)?|März|April|Mai|Juni|Juli|Aug(?:ust)?|Sept?(?:ember)?|Okt(?:ober)?|Nov(?:ember)?|Dez(?:ember)?|Quartal|Halbjahr|Kalenderwoche|KW|Stock|Stockwerk|Etage|Obergeschoss|Untergeschoss|OG|UG|Bauabschnitt|BA|Klassen?|Jahrg[aä]ng\p{L}*|Woche|Tag|Runde|Sitzung|Rate|Mahnung|Platz|Auflage|Teil|Hälfte)(?!\p{L})/u;

/** "until 20.11. and arrange": the date goes on where a small letter follows. */
const DAY_AND_MONTH = /(?:^|[\s(])\d{1,2}\.\d{1,2}\.$/;
/** "no later than 24 Nov. The bundle": with its day before it a month is complete, and a capital opens a sentence. */
const DAY_MONTH_WORD =
  /(?:^|[\s(])\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/i;
const OPENS_SENTENCE =
  /^(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:day|sday|nesday|rsday|urday)?\b)["'“‘([]?\p{Lu}/u;

/** "2.25 M. We agreed": a unit behind a number is no initial. */
const AFTER_NUMBER = /\d ?(?:M|K|k|m|h|t|kg|km|EUR|CHF|USD)\.$/u;

/** "We build option C. Greta redraws it": the letter tells which, and is no initial. */
const LETTERED =
  /(?:^|[\s(])(?:\p{L}*(?:option|variant|variante)|plan|version|block|building|room|hall|axis|phase|section|part|level|floor|gate|bay|dock|line|unit|type|class|grade|team|group|annex|appendix|lot|wing|site|zone|stage|row|table|list|category|schedule|terminal|house|lane|item|corner|side|door|sample|vitamin|hepatitis) \p{Lu}\.$/iu;

/** A sentence that may end with its month; "On 5 Nov. Ottilie ..." has only begun. */
const isComplete = (sentence: string): boolean =>
  DAY_MONTH_WORD.test(sentence.slice(-12)) && sentence.trim().split(/\s+/).length > 4;

/** Words stand on both sides of the full stop, none of them a letter or number alone, as in "approx. two" or "v1. beta". */
const endsInWord = (before: string, after: string): boolean =>
  /(?<![\p{L}\p{N}.])\p{L}{2,}['’)]?\.$|[\p{L}\p{N}]\)\.$|\d(?:st|nd|rd|th|am|pm|h)\.$/u.test(before) &&
  /^["'(]?\p{Ll}+(?![\p{L}]*\.\p{L})/u.test(after);

/** "he's coming at 6. shaz is driving": a number ends it where a small letter begins something new. */
const endsInNumber = (before: string, after: string): boolean =>
  (/\d{1,2}[:.]\d{2}\.$/.test(before) && /^(?:pls|please|plz|can|could|i|we|you)(?!\p{L})/u.test(after)) ||
  (/(?:^|\s)(?:at|to|till|until|by|is|are|was|of|for|from|than|page|room|week|about|around|after|before) \d{1,5}(?:[.:,]\d+)?\.$/i.test(
    before,
  ) &&
    /^(?:(?:i|we|you|he|she|it|they|can|could|pls|please|plz|also|and|but|so|there|if|let|will|ok|thanks|thx|then)(?:['’]\p{Ll}+)?(?!\p{L})|(?:the )?\p{Ll}+(?:['’]s|(?: \p{Ll}+)? (?:is|are|was|were|will|has|have|says|said|can|wants|needs))(?!\p{L}))/u.test(
      after,
    ));

/** Sentences of a block in order, each a verbatim substring of it. */
export function sentencesOf(block: string): string[] {
  const out: string[] = [];
  let from = 0;
  // A match begins at the first of several marks only: tried at each, a line of nothing but dots takes the square of its
  // length.
  // "We said Tuesday; make it Wednesday" means nothing in two.
  const end =
    /(?<![.!?])[.!?]+["'”’)\]]*(?=\s)|;(?=\s+\S+\s+\S+\s+\S)(?!\s+(?:(?:so|but|and|please) )?make (?:it|that)\s)|(?<=\S) [-–—]{2,} (?=[A-Z])/g;
  for (let match = end.exec(block); match; match = end.exec(block)) {
    const at = match.index + match[0].length;
    const rest = block.slice(at).trimStart();
    const before = block.slice(Math.max(from, at - 14), at);
    // "They want a fax (!) before they answer"
    if (/\([!?]+\)$/.test(before)) continue;
    const period = match[0].startsWith(".");
    if (
      period &&
      match[0] === "." &&
      !(AFTER_NUMBER.test(before) && OPENS_SENTENCE.test(rest)) &&
      ((ABBREVIATION.test(before) &&
        !(LETTERED.test(before) && OPENS_SENTENCE.test(rest)) &&
        !(CAPITALS.test(before) && OPENS_SENTENCE.test(rest)) &&
        !(SAYS_NO.test(before) && OPENS_SENTENCE.test(rest)) &&
        !(isComplete(block.slice(from, at)) && OPENS_SENTENCE.test(rest))) ||
        (ORDINAL.test(before) && COUNTED.test(rest)) ||
        (DAY_AND_MONTH.test(before) && /^\p{Ll}/u.test(rest)))
    )
      continue;
    // Whoever writes without capitals still ends a sentence: "as it looks. crane for Monday is booked".
    if (
      period &&
      !/^["'“‘([]?[\p{Lu}0-9@#$€£*¿¡]/u.test(rest) &&
      !(match[0] === "." && (endsInWord(before, rest) || endsInNumber(before, rest)))
    )
      continue;
    const sentence = block.slice(from, at).trim();
    if (sentence) out.push(sentence);
    from = at;
  }
  const last = block.slice(from).trim();
  if (last) out.push(last);
  return out;
}
