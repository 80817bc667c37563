import type { Act } from "../../act";
import type { People } from "../../people";
import { baseOfParticiple } from "../base-of-participle";
import { nameFor } from "../name-for";
import { asObject, ordered } from "../ordered";
import { readClauses } from "../read-clauses";
import { tag } from "../tag";
import { isPastForm } from "../word-kinds";
import { BY_SOMEBODY, OPENS_THING } from "./passives";
import { positionIn } from "./position-in";

const LACKS =
  /^(?:(?:I|(we)) (?:still )?(?:haven['’]t|have not|don['’]t have|do not have)(?: still| yet)?(?: got| had| received| seen| yet)*|(?:I|(we))(?:['’]m|['’]re| am| are) still (?:missing|lacking|without)) ((?:the|your|any|an?) (?!idea\b|clue\b|time\b|news\b|word\b)[^,;:?!]{3,100})$/iu;

/** "Get us the certificate", of "we still haven't got the certificate", told to whom it is asked of. */
export function lacked(line: string, { kind, owner, statement: { speaker } }: Act): string | null {
  if (kind === "commitment" || owner === speaker || speaker === null) return null;
  const [, we, also, thing] = LACKS.exec(line.replace(/[.?!\s]+$/, "")) ?? [];
  return thing === undefined
    ? null
    : `get ${we || also ? "us" : nameFor(speaker)} ${thing.replace(/^(?:your|any) /i, "the ").replace(/ yet$/i, "")}`;
}

const SOFTLY = "(?: do| still| also| really| now| just| only| then| please)*";
const WISH = `(?:(?:I|we)(?:['’]d| would|['’]ll| will|['’]m| am| are|['’]re)?${SOFTLY}|also|still|and|^) ?(?:need|want|like|love|require|lack|miss|missing|appreciate|(?:be )?(?:very |most |really )?(?:grateful|thankful|glad|happy) (?:for|to (?:have|get|receive))|ask you for|waiting (?:for|on))(?: also| still| now| please| from you| from each of you)*`;
/** What stands in front of what is wished: "I still need from you". */
const WISHES = new RegExp(
  `(?:(?:^|[\\s,;:(–—-])${WISH}|\\b(?:what|all) (?:I|we)(?: still| also| really| just| now)* need(?: now)?(?: from you)?(?: now| most| still| today)? (?:is|are)|\\blet (?:me|us) have|\\bask you for .{3,90} and \\p{Lu}\\p{L}+ for) (?:(your) )?$`,
  "iu",
);
const WISHED = new RegExp(
  `^(?:needs? |${WISH.replace("|^)", ")")} )(?=(?:the|an?|one|two|three|four|five|\\d+|some|any|all|both|your|our|my|another|more|new|this|that|these|those|(?!\\p{L}+ing\\b)(?:\\p{L}+$|\\p{L}+ \\p{L}+ \\p{L}+))\\b)`,
  "iu",
);
const PEOPLE =
  /^(?:some(?:one|body)|any(?:one|body))\b|^(?:\p{L}+ ){0,4}(?:people|hands|volunteers?|helpers?|person)\b/iu;
/** What is wished done, as an order: "sign the form"; null where a thing is wished for. */
function doneTo(thing: string, people: People): string | null {
  const tokens = tag(thing);
  const at = tokens.findIndex(
    (t, i) => i > 0 && t.pos === "VERB" && isPastForm(t) && /^(?:NOUN|PROPN)$/.test(tokens[i - 1]?.pos ?? ""),
  );
  const done = tokens[at];
  const base = done ? baseOfParticiple(done.lower) : null;
  if (!done || base === null || tokens[at + 1]?.pos === "NOUN") return null;
  const front = thing.slice(0, done.from).trim();
  const behind = thing.slice(done.to).replace(/^ by you(?!\p{L})/u, "");
  return BY_SOMEBODY.test(behind) ? null : ordered(base, asObject(front, people), behind);
}
const DONE_TO = /\b(?:done|gone|ready|finished|sorted|fixed|made|out|off|in|up|down|over|\p{L}{3,}ed)$/u;

/** "I need the signed list back": whoever has it gets it to whom the mail is from. */
export function wished(line: string, { owner, statement, kind }: Act, people: People): string | null {
  const { text, speaker } = statement;
  const said = WISHED.exec(line)?.[0];
  const at = said === undefined ? positionIn(text, line) : 0;
  const before = at < 0 || said !== undefined ? null : WISHES.exec(text.slice(0, at));
  if (said === undefined && !before) return null;
  if (kind === "commitment" && said === undefined) return null;
  const thing = said === undefined ? (text[at] ?? "") + line.slice(1) : line.slice(said.length);
  const bare = (before?.[1] ? `your ${thing}` : thing)
    .replace(
      /^your (?=(?:comments|thoughts|ideas|views|suggestions|opinions|questions|numbers|eyes|help|time)\b)/i,
      "",
    )
    .replace(/^your /i, "the ")
    .replace(
      / (?:from|off) (?:(?:some|most|all|each|both|several|\d+|two|three|four|five|six) of )?you(?!\p{L})/u,
      "",
    );
  if (/^(?:to|you|it|that|this|more time)\b(?! \p{L})/iu.test(bare) || /^to\b/i.test(bare)) return null;
  // "a key off them": who has it is told.
  const isOwn =
    speaker === null || owner === speaker || /^needs /i.test(said ?? "") || FROM_OTHERS.test(bare);
  const order = isOwn || PEOPLE.test(bare) ? null : doneTo(bare, people);
  if (order !== null) return order;
  const isOfAll = OF_ALL.test(said ?? before?.[0] ?? "") && A_THING.test(bare) && !IS_TOLD.test(bare);
  return `get ${isOwn || isOfAll || PEOPLE.test(bare) || DONE_TO.test(bare) ? "" : `${nameFor(speaker)} `}${bare}`;
}

/** "We need a new bulb": of the house; what is told or handed over, as an offer, is got to who writes it. */
const OF_ALL = /\bwe(?:['’]re| are|['’]ll|['’]d| will| would)?\b/i;
const A_THING = /^(?:an?|another|one|two|three|four|\d+|some|more)\b/i;
const IS_TOLD =
  /\b(?:numbers?|figures?|lists?|invoices?|approval|codes?|files?|forms?|cop(?:y|ies)|sets?|quotes?|offers?|answers?|replies|reply|dates?|details?|address(?:es)?|confirmation|contracts?|reports?|plans?|drawings?|impressions?|ok|okay|permission|permit|receipts?|statements?|names?|drafts?|texts?|photos?|pictures?|signatures?|decisions?|proposals?|estimates?|schedules?|versions?)\b/i;
const FROM_OTHERS = /\b(?:off|from) (?!me\b|us\b|the (?:\d|\p{Lu}))(?:\p{L}{3,})/u;

/** "The fire marshal wants the inventory" */
export function neededBy(line: string, { owner, statement }: Act, people: People): string | null {
  const tokens = tag(line);
  const [clause] = readClauses(tokens);
  const { subject, verb } = clause ?? {};
  if (!clause || !subject || subject.from !== 0 || !/^(?:need|want|require)$/.test(verb ?? "")) return null;
  if (clause.negated || clause.past || clause.marker !== null || clause.through.length > 0) return null;
  if (!/^(?:name|group|thing)$/.test(subject.kind) || people.resolve(subject.text) === owner) return null;
  const what = line.slice(tokens[clause.group.to]?.from ?? line.length);
  // "The pump needs a new seal": what a thing needs is done to it.
  const isSomebody = subject.kind !== "thing" || (verb === "want" && statement.text.includes(subject.text));
  const order = isSomebody && OPENS_THING.test(what) ? doneTo(what, people) : null;
  if (order !== null) return order;
  return isSomebody && OPENS_THING.test(what) && !/\bto be\b/.test(what)
    ? `get ${asObject(subject.text, people)} ${what.replace(/^your /i, "the ")}`
    : null;
}
