import { NOT_NAMES } from "../word-lists";
import type { Subject } from "./clause";
import type { Token } from "./token";
import { isBreak, isIng, isNominal, isPastForm, POSSESSIVE } from "./word-kinds";

const GROUPS =
  /^(?:procurement|purchasing|legal|finance|marketing|sales|hr|it|ops|operations|support|qa|security|engineering|design|accounting|logistics|facilities|management|leadership|payroll|compliance|everybody|everyone|people|board|council|committee|team|department|agency|lawyer|lawyers|attorney|notary|auditor|auditors|accountant|accountants|supplier|vendor|contractor|client|customer|bank|landlord|haulier|courier|printer|printers|caterer|architect|electrician|plumber|consultant|consultants|partner|partners|manager|director|ceo|cfo|cto|coo|chair|chairman|chairwoman|secretary|assistant|intern|trainee|developer|developers|designer|designers|engineer|engineers|technician|technicians|office|warehouse|reception|authority|municipality|city|police|court|insurer|insurance|carrier|forwarder|union|steering|staff|crew|boss|colleague|colleagues|guys|folks|both|side|editor|editors|translator|translators|photographer|doctor|nurse|teacher|school|university|hotel|venue|restaurant|company|firm|subcontractor|installer|inspector|owner|owners|administrator|admin|admins|host|freelancer|studio|lab|provider|hoster|dealer|workshop|factory|plant|volunteers|member|members|treasurer|head|lead|leader|owner|janitor|caretaker|driver|courier|ministry|tax|advisor|adviser|planner|surveyor|broker|recruiter|moderator|speaker|representative|foreman|mother|mum|mom|father|dad|wife|husband|son|daughter|sister|brother|parents|bride|groom|couple|aunt|uncle|cousin|neighbour|neighbor|widow|lady|gentleman|museum|gallery|jury|library|church|parish|club|charity|foundation|funder|magazine|publisher|theatre|clinic|hospital|regulator|embassy|consulate|authorities|airline|agents?|tenants?|guests?|neighbours|neighbors|students|pupils|patients|visitors|sponsors?|investors?|shareholders|trustees|governors|wholesaler|manufacturer|garage|choir)$/i;

/** Departments that stand without an article: "Maintenance will look at it", and not "the maintenance". */
const DEPARTMENTS =
  /^(?:maintenance|housekeeping|accounts|stores|dispatch|despatch|estates|production|planning|quality|catering|transport|pharmacy|radiology|pathology|physio|laundry|admissions|lettings|conveyancing|publicity|editorial|treasury)$/;

const PRONOUNS: ReadonlyMap<string, Subject["kind"]> = new Map<string, Subject["kind"]>([
  ["i", "I"],
  ["we", "we"],
  ["you", "you"],
  ["they", "they"],
  ["he", "person"],
  ["she", "person"],
  ...["everybody", "everyone", "all", "both"].map((word) => [word, "group"] as const),
  ...["somebody", "someone", "anybody", "anyone", "nobody", "who"].map((word) => [word, "thing"] as const),
  ...["it", "this", "that", "these", "those"].map((word) => [word, "it"] as const),
]);

const SOMEBODY = /^(?:some|any)(?:one|body)$/;
const SOME_OF = /^(?:one|two|three|some|any|either|neither|each|both|all|none|most|half)$/;

/** "the plasterers", "our fitters": people by what they do, unless the word is one of these things. */
const DOERS = /(?:er|or|ist|ian)s$/i;
const NOT_DOERS =
  /^(?:(?:check)?lists|letters|papers|orders|numbers|computers|servers|posters|folders|containers|trailers|calendars|monitors|routers|filters|meters|matters|doors|floors|errors|sensors|motors|offers|drawers|printers|scanners|projectors|ladders|boilers|radiators|towers|corners|borders|covers|figures|colou?rs|tickers|banners|stickers|flyers|brochures|chapters|parameters|users|answers|others|powers|timers|trackers|tumblers|mixers|heaters|coolers|elevators|generators|transformers|tractors|harvesters|indicators|factors|vectors|layers|headers|footers|years|hours)$/i;

/** "Stores", "Trustees": some people, by the one word; not "Letters". */
export const isGroupWord = (word: string): boolean =>
  GROUPS.test(word) ||
  DEPARTMENTS.test(word.toLowerCase()) ||
  (DOERS.test(word) && !isThing(word)) ||
  /^(?:sales|operations|logistics|accounts|facilities|comms|works|ops|legals?)$/i.test(word);

/** Who stands before the verb group at `start`, not further back than `bound`. */
export function subjectBefore(tokens: readonly Token[], start: number, bound: number): Subject | null {
  let at = start - 1;
  while (
    at >= bound &&
    (tokens[at]?.pos === "ADV" ||
      tokens[at]?.pos === "PART" ||
      /^(?:please|pls|kindly|also|both|now|still|then|therefore)$/.test(tokens[at]?.lower ?? "")) &&
    !/^'s$/.test(tokens[at]?.lower ?? "")
  )
    at -= 1;
  const last = tokens[at];
  if (!last || at < bound || isBreak(last)) return null;
  // "IT disconnects the network": the department.
  if (last.text === "IT" && tokens.some(({ text }) => /\p{Ll}/u.test(text)))
    return { kind: "group", text: last.text, from: at, to: at + 1 };
  const pronoun = PRONOUNS.get(last.lower) ?? (last.pos === "PRON" ? "it" : undefined);
  if (pronoun) {
    // "one of you", "either of them"
    const counts =
      tokens[at - 1]?.lower === "of" && at - 2 >= bound && SOME_OF.test(tokens[at - 2]?.lower ?? "");
    return counts
      ? {
          kind: last.lower === "you" ? "you" : last.lower === "us" ? "group" : "thing",
          text: sliceOf(tokens, at - 2, at + 1),
          from: at - 2,
          to: at + 1,
        }
      : { kind: pronoun, text: last.text, from: at, to: at + 1 };
  }
  // A noun phrase, with its "of the ..." and "from the ..." in front.
  let from = at;
  let head = at;
  for (;;) {
    const t = tokens[from - 1];
    // "Abbott, Dass and Finch will bring it": one subject, though a comma may end a clause.
    if (t?.text === "," && isListedName(tokens, from, at)) {
      from -= 2;
      continue;
    }
    if (from <= bound) break;
    if (!t || isBreak(t)) break;
    // "The 188 others my driver brings": what stands before its article is another thing.
    if (opensPhrase(tokens[from]) && /^(?:NOUN|NUM|ADJ)$/.test(t.pos) && !/^(?:all|both|half)$/.test(t.lower))
      break;
    // "Before that the painter must finish"
    if (
      t.lower === "that" &&
      (opensPhrase(tokens[from]) || tokens[from]?.pos === "PROPN") &&
      /^(?:before|after|besides)$/.test(tokens[from - 2]?.lower ?? "")
    )
      break;
    // "For the boxes in row 14 Ana": a name is not counted.
    if ((t.pos === "NUM" || /^\d+(?:st|nd|rd|th)$/.test(t.lower)) && from === at && last.pos === "PROPN")
      break;
    if (
      /^(?:NOUN|PROPN|ADJ|DET|NUM|SYM)$/.test(t.pos) ||
      t.lower === "'s" ||
      POSSESSIVE.test(t.lower) ||
      (t.pos === "VERB" && (isIng(t) || isPastForm(t)) && from - 1 > bound)
    ) {
      from -= 1;
      continue;
    }
    // "somebody with a van would have to fetch them"
    if (t.pos === "ADP" && from - 1 > bound && SOMEBODY.test(tokens[from - 2]?.lower ?? "")) {
      from -= 2;
      return { kind: "thing", text: sliceOf(tokens, from, at + 1), from, to: at + 1 };
    }
    if (
      t.pos === "ADP" &&
      from - 1 > bound &&
      isNominal(tokens[from - 2]) &&
      (!/^(?:by|until|before|after|on)$/.test(t.lower) ||
        // "the windows on the first floor"
        (t.lower === "on" && tokens[from]?.lower === "the"))
    ) {
      from -= 1;
      head = from - 1;
      continue;
    }
    if (
      /^(?:and|&)$/.test(t.lower) &&
      isNominal(tokens[from - 2]) &&
      /^(?:PROPN)$/.test(tokens[from - 2]?.pos ?? "") &&
      // "Tom and his son"
      (tokens[from]?.pos === "PROPN" || /^(?:his|her|their)$/.test(tokens[from]?.lower ?? ""))
    ) {
      if (tokens[from]?.pos !== "PROPN") head = from - 2;
      from -= 1;
      continue;
    }
    break;
  }
  if (!isNominal(last) && last.pos !== "ADJ" && last.pos !== "DET") return null;
  if (last.pos === "ADJ" && !GROUPS.test(last.lower)) return null;
  const headToken = tokens[head] ?? last;
  const text = tokens[from] && last ? sliceOf(tokens, from, at + 1) : last.text;
  const isName =
    headToken.pos === "PROPN" &&
    /^\p{Lu}/u.test(headToken.text) &&
    !(from === at && NOT_NAMES.has(headToken.lower)) &&
    !/^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i.test(headToken.text);
  const isGroup =
    GROUPS.test(headToken.lower) ||
    (DOERS.test(headToken.lower) && !isThing(headToken.lower)) ||
    isRole(tokens, from, head) ||
    (from === head && DEPARTMENTS.test(headToken.lower) && /^\p{Lu}/u.test(headToken.text)) ||
    /^(?:team|department)$/.test(last.lower);
  return { kind: isGroup ? "group" : isName ? "name" : "thing", text, from, to: at + 1 };
}

/** Before the comma at `from - 1` stands a name, nothing before that but another, and behind it names alone. */
function isListedName(tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens[from - 2];
  const names = tokens.slice(from, to + 1);
  return (
    before?.pos === "PROPN" &&
    !/day$/.test(before.lower) &&
    (from === 2 || tokens[from - 3]?.text === ",") &&
    names.some(({ lower }) => lower === "and") &&
    names.every(({ pos, lower }) => pos === "PROPN" || /^(?:and|,)$/.test(lower))
  );
}

const ROLE =
  /(?:[^aeiou]er|[tsd]or|ist|ian|eer|man|woman|yer|ant|ary|wright|smith|tutor|chef|cook|nurse|author|coach|guide|poet|boss|team|crew|guy|lady|girl|boy|mayor|clerk|baker|judge|vet|agent)$/;
const THINGS =
  /^(?:number|letter|order|offer|paper|folder|server|computer|water|winter|summer|tender|newsletter|container|trailer|router|scanner|filter|poster|banner|sticker|chapter|calendar|master|matter|counter|timer|cover|weather|power|tower|cluster|meter|center|centre|register|header|footer|cutter|mixer|heater|boiler|cooler|freezer|burner|roller|boiler|charger|adapter|browser|installer|compiler|buffer|pointer|marker|ladder|bladder|motor|door|floor|error|monitor|elevator|corridor|sensor|vendor|factor|sector|mirror|tractor|generator|reactor|colour|color|rotor|indicator|list|waist|mist|artist's|variant|restaurant|plant|grant|want|quarter|semester|trimester|dinner|disaster|partner's|toner|liner|corner|layer|player|shelter|shower|printer|poster|dishwasher|coffee|december|november|october|september|answer|wonder|border|leader's|remainder|reminder|cylinder|finger|danger|manger|ledger|budget|summary|library|diary|salary|boundary|glossary|itinerary|inventory|anniversary|secondary|primary|necessary|voluntary|temporary|january|february|elementary|hour|newspaper|wallpaper|sandpaper|helicopter|transformer|processor|projector|connector|doctor's|car|dossier|carrier's|pier|tier|gutter|shutter|cooker|locker|toaster|blender|feeder|sprinkler|extinguisher|conveyor|incubator|hopper|shredder|laminator|planter|jumper|flyer|slipper|chamber|supplier's|barrier|human)$/;

/** "Plumber", "roofers", "nurse": who does something, by the one word; not "letter". */
export function isRoleWord(word: string): boolean {
  const one = word.toLowerCase().replace(/s$/, "");
  return ROLE.test(one) && !THINGS.test(one);
}

/** "Letters", "gutters": several of what ends like somebody who does something. */
const isThing = (word: string): boolean =>
  NOT_DOERS.test(word) || THINGS.test(word.toLowerCase().replace(/s$/, ""));

/** A noun that names who does something: "the surveyor", "our structural engineer". */
function isRole(tokens: readonly Token[], from: number, head: number): boolean {
  const t = tokens[head];
  if (t?.pos !== "NOUN" || t.text !== t.lower || THINGS.test(t.lower.replace(/s$/, ""))) return false;
  const isDefinite = tokens
    .slice(from, head)
    .some((d) => /^(?:the|our|my|your|their|his|her)$/.test(d.lower));
  return isDefinite && ROLE.test(t.lower.replace(/s$/, ""));
}

const opensPhrase = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:the|my|our|your|his|their|its)$/.test(token.lower);

const sliceOf = (tokens: readonly Token[], from: number, to: number): string => {
  const out: string[] = [];
  for (let i = from; i < to; i += 1) {
    const t = tokens[i];
    const before = tokens[i - 1];
    if (!t) continue;
    out.push(i > from && before && before.to < t.from ? ` ${t.text}` : t.text);
  }
  return out.join("");
};
