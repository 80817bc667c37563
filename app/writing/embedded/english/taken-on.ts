import type { Act } from "../act";
import { lowerFirst } from "../task-wording";
import { baseOfGerund } from "./base-verbs";
import { COMMAND_VERBS } from "./command-verbs";
import { tag } from "./tag";
import { isEnglishWord } from "./vocabulary";

/** "I've written to them and will chase them on Thursday": what is still to do. */
const ON_DAY = "(?:(?:on \\p{L}+day(?: \\p{L}+)?|tomorrow|tonight|today|(?:this|next|first) \\p{L}+),? )";
const STILL_TO_DO = new RegExp(
  `^(?:(?:I|we|it|the|that|there)\\b.*?(?:,| and| so| but)+ ${ON_DAY}?|${ON_DAY})(?:(?:I|we)(?:['’]ll| will|['’]m going to| am going to)|will) (?:also |then |just )*(\\p{Ll}[\\p{Ll}-]+)\\b`,
  "iu",
);
const IS_SO = /^((?:the|our|my) (?:[\p{L}\d-]+ ){1,3}?)(?=(?:is|are|was|were|has|have) )/iu;
/** "Have it calibrated" */
const HAS_DONE = /^have (?:the|an?|our|my|both|all|it|them) .*\p{L}(?:ed|en|ne)\b/iu;

const SOFT = "(?:also |still |just |then |first |now |only |hopefully |probably )*";
/** "Will write the entry", "need to order the rolls" */
const TAKEN = new RegExp(
  `^(?:(?:still|also|just) )?(?:(?:I|we)(?:['’]ll| will| must| have to| need to| should) |will |must |should |have to |need to |going to |gonna |to )${SOFT}(?=(\\p{Ll}[\\p{Ll}-]+)\\b)`,
  "iu",
);
/** "I'd better ring", "I've promised him to ring", "my plan is to ring": what stands in front of what one is going to do. */
const MEANS_TO = new RegExp(
  `^${SOFT}(?:(?:I|we)(?:['’]d| had) better |(?:I|we)(?:['’]ve| have) (?:got |promised (?:(?!to\\b)[\\p{L}.'’]+ ){0,3}|agreed |offered )?to |(?:I|we)(?:['’]m| am|['’]re| are) (?:off|about|due|supposed|set|planning|hoping|meaning|going) to |(?:I|we) (?:plan|intend|mean|want|hope|aim|promised|agreed|offered) to |(?:I|we)['’]d like to |(?:the|my|our) (?:plan|idea|aim|job) is (?:that I |to ))${SOFT}(?=(\\p{Ll}[\\p{Ll}-]+)(?![\\p{L}'’]))`,
  "iu",
);
/** "I'm dyeing the coats", "I'll be dyeing them", "dyeing the coats" */
const DOING = new RegExp(
  `^${SOFT}(?:(?:I|we)(?:['’]m| am|['’]re| are) |(?:(?:I|we)(?:['’]ll| will) )?be )?${SOFT}(\\p{L}+ing)(?= )(.*)$`,
  "isu",
);
/** "I have the wages to do" */
const HAS_TO_DO =
  /^(?:I|we)(?:['’]ve| have)(?: still| got| also)* ((?:the|an?|our|my|two|three|all) .{2,60}?) to (\p{Ll}+)$/iu;
const NO_DOING =
  /^(?:going|having|being|getting|waiting|looking|hoping|trying|thinking|feeling|missing|bring|ring|string|sing|spring|something|anything|nothing|everything|morning|evening|during|including|regarding|following)$/i;

/** The line of what its owner takes on as an order, where they say it of themselves: "ring the vet" of "I'd better ring the vet". */
export function takenOn(line: string, { owner, statement, kind }: Act): string | null {
  const [said, still] = kind === "commitment" ? (STILL_TO_DO.exec(line) ?? []) : [];
  const rest = said && still ? line.slice(said.length - still.length) : "";
  if (still && (COMMAND_VERBS.has(still) || HAS_DONE.test(rest))) {
    // "The van is off the road, and on Friday I'll have it checked"
    const thing = IS_SO.exec(line)?.[1];
    return thing ? rest.replace(/ (?:it|them)(?= |$)/, ` ${lowerFirst(thing.trim())}`) : rest;
  }
  const isOwn = owner === statement.speaker && statement.speaker !== null;
  const [words, verb] = TAKEN.exec(line) ?? [];
  if (words && verb && COMMAND_VERBS.has(verb))
    return /\b(?:I|we)\b/i.test(words) && !isOwn ? null : line.slice(words.length);
  if (!isOwn) return null;
  const [meant, does] = MEANS_TO.exec(line) ?? [];
  if (meant && does) return line.slice(meant.length);
  const [, thing, done] = HAS_TO_DO.exec(line) ?? [];
  if (thing && done) return `${done} ${thing}`;
  const [, doing, what = ""] = kind === "commitment" ? (DOING.exec(line) ?? []) : [];
  if (doing === undefined) return null;
  if (/^having$/i.test(doing) && HAS_DONE.test(`have${what}`)) return `have${what}`;
  if (NO_DOING.test(doing)) return null;
  const token = tag(line).find(({ text }) => text === doing);
  const lower = doing.toLowerCase();
  const base = baseOfGerund({ lower, lemma: token?.pos === "VERB" ? token.lemma : lower }) ?? rareBase(lower);
  return base === null ? null : `${base}${what}`;
}

/** "dye" of "dyeing", which the tagger has no base for. */
export function rareBase(doing: string): string | null {
  const stem = doing.slice(0, -3);
  return [stem, `${stem}e`, stem.replace(/(\p{Ll})\1$/u, "$1")].find(isEnglishWord) ?? null;
}
