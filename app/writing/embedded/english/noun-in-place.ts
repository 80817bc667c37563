import { isTitled, type People } from "../people";
import type { Statement } from "../statement";
import { TIME_WORDS } from "../word-lists";
import { isGroupWord } from "./subjects";
import { tag } from "./tag";
import type { Token } from "./token";
import { isGivenName } from "./vocabulary";

/** The words of a line, and those of them that stand in the place of a pronoun. */
export interface Order {
  text: string;
  named?: string;
  /** What says why, where the line does. */
  why?: Statement;
}

/** How many, and of what only where it is measured: "about 2000", "three more", "40 pairs". */
export const COUNT =
  "(?:(?:about|around|roughly|at least|another|some) )?(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|a few|a couple|(?:a |two |three )?dozen)(?: more)?(?: (?:pairs|boxes|packs|packets|rolls|bags|sacks|tins|cans|cases|crates|bottles|litres|metres|sheets|tubs|tubes|drums|sets|reams|kilos|pallets))?";
const SO_MANY = new RegExp(`^\\p{L}+(?: up)? ${COUNT}$`, "iu");

const MOST_WORDS = 6;
/** At the end of a line nothing has to be found behind them. */
const MOST_AT_END = 8;

const OWNED = "our|your|my|their|his|her|its|\\p{Lu}[\\p{L}-]*(?: \\p{Lu}[\\p{L}-]*)?['’]s?";
const ONE = new RegExp(`^(?:(?:the|an?|this|that|another) |(?:${OWNED}) )`, "u");
const SEVERAL = /^(?:two|three|four|five|six|seven|eight|nine|ten|both|all|these|those|some)\b/iu;
const OF_IT = / (?:of|for|from|with|about|in|on|at|to|by|behind|under|near|off|into|over|that|which)\b.*$/u;

const ROLE = /(?:(?<!print|prin|work)er|[ts]or|ist|ian|ant|[^g]ent|man|woman|lady|boss)$/i;
const SOME_OF = /^(?:\p{Ll}+ ){1,3}(?:some|a few|several)$/iu;
const ANOTHER_ONE = /(?<=\b(?:new|another|other) )ones?\b/iu;
const TAKES_OVER = /^(?:(take over)|step in|stand in|fill in)$/i;
/** "Do it", "try it": what may be done to anything is done to no thing alone. */
const DOES_IT = /\b(?:do|try|make|see to) (?:it|that|this)\b/i;
const IDIOM =
  /\b(?:whether|if|that|what|how|why|where) it\b|^(?:hold|get) it$|\bget to it\b|\b(?:put it (?:on record|down to)|as it (?:is|was)\b|take it (?:easy|from there)|let it be|(?:on|at|by|with|for|about) (?:it|that) (?:that|being)\b)/i;
const BEHIND_WHICH = /^(?:after|before|like|until|since|than|as|'s|’s)$/;
const CONTRACTED: Readonly<Record<string, string>> = {
  "'s": "is",
  "'re": "are",
  "'ll": "will",
  "'ve": "have",
};
/** "Hand it in": the particle stands before what is as long as a name. */
const BEFORE_NOUN = /^(?:up|out|off|down|over|in|away)$/;
/** "Get their OK in writing", "return her call": whose it is, of what is asked for or handed over. */
export const OWNED_BY =
  /^(?:get|ask for|return|chase|collect|fetch|check|pick up|confirm|answer|review|approve|update|pay|order|find|forward|print|file|sign|cancel|renew|replace|wait for) (?<whose>their|his|her) (?!(?:own|by|on|before|until|till|in|at|for|to|with|about|from|of|and|or|but|so|if|when|as|today|tomorrow|tonight|back|again|asap|please|up|out|off|down|over|in)\b)(?=\p{L}{2,})/iu;
const WHOM: Readonly<Record<string, string>> = { their: "them", his: "him", her: "her" };
/** Behind so many words nobody looks for "back". */
const LONG = 3;
const KEEPS_ORDER = /^(?:have|get|let|keep|leave|see|want)$/i;

interface Meant {
  words: string;
  isPerson: boolean;
  isGroup: boolean;
  /** "The electrician" */
  isRole: boolean;
  isPlural: boolean;
}

/** What a bracket says, as an object says it: "the scale"; null where it is no plain noun phrase. */
function nounOf(said: string, people: People): Meant | null {
  if (/[,:;()[\]/"–—]|(?<!\p{L})-|^(?:if|when|before|after|to|that)\b/u.test(said)) return null;
  // "Kev's bank details have changed": told of a thing, and no name of it.
  if (/\s(?:is|are|was|were|has|have|had|will|can|could|must|should)(?: |$)/.test(said)) return null;
  const head = said.replace(OF_IT, "");
  const last = head.split(" ").at(-1) ?? "";
  const isOne = ONE.test(said);
  const isNamed =
    !isOne && (isTitled(said) || (/^\p{Lu}/u.test(said) && head.split(" ").every((w) => people.isCalled(w))));
  const isPlural =
    SEVERAL.test(said.replace(/^(?:the|our|your|my) /i, "")) ||
    / and /.test(head) ||
    /^(?:people|children|men|women|data|media)$/i.test(last) ||
    (!isNamed && /[^sui'’]s$/.test(last) && !/^(?:news|gas|lens|series|canvas|atlas)$/i.test(last));
  // "Ring him (Oban)": who a name belongs to is not known.
  if (isNamed && !isTitled(said) && !people.isName(said) && !isGivenName(said.toLowerCase())) return null;
  // "Loan sets": the title of a mail; "gloves" are those that were spoken of.
  if (!isNamed && !isOne && (!isPlural || /^\p{Lu}/u.test(said))) return null;
  const isBare = !isNamed && !isOne && !SEVERAL.test(said);
  return {
    words: isBare
      ? `the ${said}`
      : said.replace(/^(?:an?|this|that|these|those|some|another) /i, "the ").replace(/^The /, "the "),
    isPerson: isNamed,
    isGroup: isGroupWord(last),
    isRole: isGroupWord(last) && ROLE.test(last),
    isPlural,
  };
}

/** Whether a pronoun may stand for it. */
function standsFor(pronoun: string, { isPerson, isGroup, isRole, isPlural, words }: Meant): boolean {
  switch (pronoun) {
    case "him":
      return !isPlural && !/^(?:Mrs|Ms|Miss)\b/.test(words);
    case "her":
      return !isPlural && !/^Mr\b/.test(words);
    case "them":
      return !isPerson && (isPlural || isGroup);
    case "these":
    case "those":
    case "both":
      return !isPerson && isPlural;
    default:
      return !isPerson && !isPlural && !isRole;
  }
}

/** "her report" and "that invoice" name what they mean. */
function standsAlone(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const { lower = "" } = tokens[at] ?? {};
  if (BEHIND_WHICH.test(tokens[at - 1]?.lower ?? "")) return false;
  if (/^(?:it|them|him)$/.test(lower)) return true;
  if (next === undefined || next.pos === "PUNCT") return true;
  if (lower === "her" && /^(?:DET|PRON|NUM)$/.test(next.pos)) return true;
  return (
    /^(?:ADP|ADV|PART|CCONJ)$/.test(next.pos) ||
    /^(?:back|up|down|in|out|off|on|away|over|right|be)$/.test(next.lower)
  );
}

/** A particle that may stand before what is handed in or put up: nothing or only when stands behind it. */
function particleAt(tokens: readonly Token[], at: number, count: number): Token | null {
  const [particle, next] = [tokens[at], tokens[at + 1]];
  const isLast =
    next === undefined ||
    /^(?:PUNCT|CCONJ)$/.test(next.pos) ||
    // "In January" is no particle.
    (TIME_WORDS.has(next.lower) && !(particle?.lower === "in" && !/day$|^to/.test(next.lower))) ||
    (/^(?:on|by|before|until|after|at)$/.test(next.lower) && TIME_WORDS.has(tokens[at + 2]?.lower ?? ""));
  return particle &&
    isLast &&
    (BEFORE_NOUN.test(particle.lower) || (particle.lower === "back" && count > LONG))
    ? particle
    : null;
}

const TELLS_SOMEBODY = /^(?:tell|let|inform|ask|ring|call|remind|invite|warn|thank|text|e-?mail|meet)$/;
/** "Tell the three of them", "ask both of them": people, and no word goes in their place. */
export const isAllOfThem = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === "them" &&
  tokens[at - 1]?.lower === "of" &&
  (tokens[at - 2]?.pos === "NUM" || /^(?:all|both)$/.test(tokens[at - 2]?.lower ?? "")) &&
  TELLS_SOMEBODY.test(tokens[0]?.lower ?? "");

/** "Call her back" and "Mrs Oakes" as "Call Mrs Oakes back"; null where the words can't stand in the place of a pronoun. */
export function nounInPlace(order: string, said: string, people: People): Order | null {
  const put = (from: number, words: string, to: number, between = ""): Order => ({
    text: `${order.slice(0, from)}${between}${words}${order.slice(to)}`,
    named: words,
  });
  const end = order.length;
  if (SOME_OF.test(order) && /^\p{Ll}+s\b/u.test(said) && !ONE.test(said)) return put(end, said, end, " ");
  if (SO_MANY.test(order) && /^\p{Ll}/u.test(said) && !ONE.test(said)) {
    const isMeasured = /\p{L}{3,}s$/u.test(order) && !/\d$/.test(order);
    // "Three more (blue ink)": of one thing nobody counts several.
    return isMeasured || /[^s]s$/.test(said) ? put(end, said, end, isMeasured ? " of " : " ") : null;
  }
  const meant = nounOf(said, people);
  if (!meant) return null;
  const another = ANOTHER_ONE.exec(order);
  if (another && !meant.isPerson && meant.isPlural === /s$/i.test(another[0]))
    return put(
      another.index,
      meant.words.replace(OF_IT, "").replace(/^(?:.*['’]s? |\S+ )(?:new )?/u, ""),
      another.index + another[0].length,
    );
  const [takesOver, taken] = TAKES_OVER.exec(order) ?? [];
  if (takesOver) return put(end, meant.words, end, taken ? " " : " for ");
  if (DOES_IT.test(order) || IDIOM.test(order)) return null;
  const owned = OWNED_BY.exec(order);
  const whose = owned?.groups?.whose;
  if (
    owned &&
    whose &&
    standsFor(WHOM[whose.toLowerCase()] ?? "", meant) &&
    meant.words.split(" ").length <= MOST_WORDS
  )
    return put(
      owned[0].length - whose.length - 1,
      `${meant.words}${/s$/.test(meant.words) && meant.isPlural ? "'" : "'s"}`,
      owned[0].length - 1,
    );
  const tokens = tag(order);
  const at = tokens.findIndex(
    ({ lower, text }, i) =>
      i > 0 &&
      /^(?:it|them|him|her|this|that|these|those|both)$/.test(lower) &&
      text !== "IT" &&
      !isAllOfThem(tokens, i) &&
      // "Meet them at reception", below "Inductions": nobody meets those.
      !(
        lower === "them" &&
        i === 1 &&
        /^meet$/.test(tokens[0]?.lower ?? "") &&
        !meant.isPerson &&
        !meant.isGroup
      ) &&
      standsFor(lower, meant) &&
      standsAlone(tokens, i),
  );
  const pronoun = tokens[at];
  if (!pronoun) return null;
  const count = meant.words.split(" ").length;
  if (count > (tokens[at + 1] === undefined ? MOST_AT_END : MOST_WORDS)) return null;
  const words = pronoun.lower === "both" ? meant.words.replace(/^(?:the |both )+/, "both ") : meant.words;
  const particle =
    meant.isPerson ||
    KEEPS_ORDER.test(tokens[at - 1]?.lower ?? "") ||
    !/^(?:VERB|NOUN|PROPN|ADJ)$/.test(tokens[at - 1]?.pos ?? "")
      ? null
      : particleAt(tokens, at + 1, count);
  if (particle) return put(pronoun.from, words, particle.to, `${particle.text} `);
  const next = tokens[at + 1];
  const short = next?.from === pronoun.to ? next.lower.replace("’", "'") : "";
  const full =
    /^(?:got|been|had)$/.test(tokens[at + 2]?.lower ?? "") && short === "'s" ? "has" : CONTRACTED[short];
  return full && next ? put(pronoun.from, `${words} ${full}`, next.to) : put(pronoun.from, words, pronoun.to);
}
