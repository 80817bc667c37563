import { type Act, isTask } from "../act";
import type { People } from "../people";
import { withoutOpenBracket } from "../task-wording";
import { type Mention, mentionsIn } from "./mentions";
import { isAllOfThem, OWNED_BY } from "./noun-in-place";
import type { Scene } from "./scene";
import { tag } from "./tag";
import type { Token } from "./token";

/** A pronoun of a line that leaves open what is meant. */
interface Pronoun {
  token: Token;
  means: "thing" | "things" | "either" | "person" | "people";
}

const PRONOUN = /^(?:it|them|him|her|this|that|these|those|both)$/;
const CONTACTS =
  /^(?:ring|call|phone|ask|tell|chase|remind|nudge|contact|email|e-mail|text|meet|inform|thank|invite|warn|visit|push|ping|let|welcome)$/;
const GIVES = /^(?:send|give|offer|show|lend|pay|bring|get|buy|make|promise|write|order|book|find)$/;
const TALKS = /^(?:talk|speak|write|get back|reply|listen|report|apologise|explain)$/;
/** What is meant by "this" there, is what was said rather than a thing. */
const OF_WORDS =
  /^(?:clarify|confirm|check|raise|discuss|mention|tell|say|explain|know|find|see|think|decide|consider|note|do|handle|sort|manage|clear|ensure|make|mind|address|settle|arrange)$/;
/** "what it would cost", "tell him it's fine", "see to it that", "make it by two": no thing. */
const MEANS_NOTHING =
  /\b(?:whether|if|that|what|how|why) it\b|^(?:could|might|may|should|will|would|can|is|does|has|have you|who|what) |^(?:see to it|make it(?: (?:to|by|on|at|before|for|in|there|clear|possible|work)\b|$)|leave it at|get on with it|call it|have it that|hold it|take it (?:easy|from|that)|put it (?:on record|down to)|let it be|as it\b|get to it)/i;
const ADDS_NOTHING =
  /^(?:look|photo|picture|copy|copies|note|notes|word|go|try|list|price|quote|date|call|ring|hand|care|read|check|think|eye|part|first|line|message)$/;

const MOST_BEFORE = 6;

/** The first pronoun of a line that points out of it; null where none does. */
export function pronounOf(line: string): Pronoun | null {
  if (line.includes("(") || NAMES_THING.test(line)) return null;
  const tokens = tag(line);
  const [opening] = tokens;
  if (!opening) return null;
  if (TAKES_OVER.test(line)) return { token: opening, means: "either" };
  const whose = OWNED_BY.exec(line)?.groups?.whose?.toLowerCase();
  const owned = whose && tokens.find(({ lower }) => lower === whose);
  if (owned) return { token: owned, means: whose === "their" ? "people" : "person" };
  const at = tokens.findIndex(
    (t, i) => PRONOUN.test(t.text === "IT" ? "" : t.lower) && standsAlone(tokens, i),
  );
  const one = tokens.findIndex(
    ({ lower }, i) =>
      /^ones?$/.test(lower) &&
      /^(?:new|another|other)$/.test(tokens[i - 1]?.lower ?? "") &&
      !(lower === "ones" && /^(?:DET|NUM)$/.test(tokens[i - 2]?.pos ?? "")),
  );
  // "order another one"
  if (one > 0 && one <= MOST_BEFORE && tokens[one] && (at < 0 || one < at))
    return { token: tokens[one], means: "either" };
  const token = tokens[at];
  if (!token || at === 0) return null;
  if (isAllOfThem(tokens, at)) return null;
  const verb = opening.lower;
  const [before, next] = [tokens.slice(1, at), tokens[at + 1]];
  if (/^(?:him|her)$/.test(token.lower)) return { token, means: "person" };
  if (
    token.lower === "it" &&
    /^(?:AUX|VERB)$/.test(next?.pos ?? "") &&
    !DONE.test(next?.lower ?? "") &&
    !MAKES_SURE.test(line)
  )
    return null;
  if (token.lower === "it" && MEANS_NOTHING.test(line)) return null;
  if (/^(?:this|that)$/.test(token.lower) && OF_WORDS.test(verb)) return null;
  const nouns = before.filter(({ pos, lower }) => pos === "NOUN" && !ADDS_NOTHING.test(lower));
  const leads = before.at(-1)?.pos === "ADP" ? before.at(-1)?.lower : undefined;
  if (
    token.lower === "them" &&
    ((CONTACTS.test(verb) && at <= 2) ||
      (next !== undefined &&
        (/^(?:DET|NUM)$/.test(next.pos) ||
          /^(?:our|your|my|some)$/.test(next.lower) ||
          // "Give them notice"
          (at === 1 && next.pos === "NOUN")) &&
        GIVES.test(verb)) ||
      (/^(?:to|with|for|from)$/.test(leads ?? "") &&
        (TALKS.test(verb) || (before.length > 2 && !CONTACTS.test(verb)))))
  )
    return { token, means: "people" };
  // "Take the bike to the shop and have it serviced": the line says it itself.
  if (nouns.length > 0 && (leads === undefined || before.some(({ pos }) => pos === "CCONJ"))) return null;
  if (MENDS.test(line)) return { token, means: "either" };
  return { token, means: /^(?:them|these|those|both)$/.test(token.lower) ? "things" : "thing" };
}

const TAKES_OVER = /^(?:take over|step in|stand in|fill in)$/i;
/** "The rest of the deposit has to be back with them": what it is about stands in it. */
export const NAMES_THING = /^(?:the|your|our|my|all the|both) /i;
const MAKES_SURE =
  /^(?:make sure|check|see|ensure)(?: that)? it\b|^(?:can|could|would) (?:it|that|this) be\b/i;
const DONE = /^(?:done|sent|made|back|put|cut|\p{L}+ed)$/u;
/** Whatever was told to be wrong. */
const MENDS = /^(?:sort|fix|mend|deal with|see to|look into) (?:it|that|this)\b/i;

/** "her report", "this invoice" name what they mean; "both of them" does not. */
function standsAlone(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token) return false;
  if (/^(?:it|them|him)$/.test(token.lower)) return true;
  if (token.lower === "that" && next !== undefined && !/^(?:PRON|DET)$/.test(token.pos)) return false;
  if (next === undefined || next.pos === "PUNCT" || next.lower === "be") return true;
  if (token.lower === "her")
    return (
      !/^(?:NOUN|ADJ|PROPN)$/.test(next.pos) || /^(?:back|again|today|tomorrow|tonight)$/.test(next.lower)
    );
  if (/^(?:right|back|straight|together|up|down|in|out|off|on|away|\p{L}+sel(?:f|ves))$/u.test(next.lower))
    return true;
  return (
    /^(?:ADP|ADV|CCONJ|PART)$/.test(next.pos) &&
    !/^(?:week|morning|afternoon|evening|month|year)$/.test(next.lower)
  );
}

/** So many sentences back, in its paragraph, may stand what is meant. */
const NEAR = 3;
const LEAST_WEIGHT = 1.5;

const fits = (mention: Mention, { means, token }: Pronoun): boolean => {
  switch (means) {
    case "thing":
      return (mention.kind === "thing" || mention.isPlace) && !mention.isPlural && !mention.isName;
    case "things":
      return (mention.kind === "thing" || mention.isPlace) && mention.isPlural && !mention.isName;
    case "either":
      return mention.kind === "thing" && !mention.isName;
    case "person":
      return (
        mention.kind !== "thing" &&
        !mention.isPlural &&
        !(/^(?:Mrs|Ms|Miss)\b/.test(mention.words) && token.lower === "him") &&
        !(/^Mr\b/.test(mention.words) && token.lower === "her")
      );
    case "people":
      return mention.kind === "group" || (mention.kind === "person" && mention.isPlural);
  }
};

/** What a pronoun means, of what one sentence speaks of up to `end`; null where nothing fits. */
export function meantIn(
  scene: Scene,
  pronoun: Pronoun,
  { end, act: { owner, line } }: { end: number; act: Act },
): string | null {
  const { people, statement } = scene;
  const all = mentionsIn(scene).filter(
    (mention) => mention.to <= end && fits(mention, pronoun) && mention.weight >= LEAST_WEIGHT,
  );
  const others = all.filter(({ kind, words }) => {
    // "Can people check their calendars?"
    if (/^(?:people|folks|others)$/i.test(words)) return false;
    // "My accountant thinks it should be two years. Could you put that to him?": not to whoever says so.
    if (
      PASSES_ON.test(line) &&
      scene.clauses.some(({ subject, verb }) => subject?.text === words && THINKS.test(verb))
    )
      return false;
    // "Two offers for a new one": not the offers.
    if (line.toLowerCase().includes(words.toLowerCase().replace(/^the /, ""))) return false;
    const full = kind === "person" ? people.resolve(words) : null;
    return full === null || (full !== owner && full !== statement.speaker && full !== scene.reader);
  });
  const most = Math.max(...others.map(({ weight }) => weight));
  const meant = others.findLast(({ weight }) => weight === most);
  return (pronoun.means === "either" ? meant?.whole : meant?.words) ?? null;
}

const PASSES_ON =
  /^(?:put|pass|mention|suggest|propose|raise|take|explain|forward) (?:that|this|it|them)\b.*\b(?:to|with|by) (?:him|her|them)\b/i;
const THINKS = /^(?:think|say|want|suggest|believe|feel|reckon|ask|prefer|find|like|propose|insist|hope)$/;

const SAID_SO: Readonly<Record<Pronoun["means"], RegExp>> = {
  thing: /\b(?:it|this|that)\b/,
  things: /\b(?:them|they|these|those|both)\b/,
  either: /\b(?:it|that|ones?|them|you)\b/,
  person: /\b(?:he|she|him|her)\b/,
  people: /\bthem\b/,
};

/** Where the words of a line's pronoun stand in its sentence; its beginning where nothing like it does. */
export function placeOf(line: string, pronoun: Pronoun, text: string): number {
  const before = line.slice(0, pronoun.token.to).split(" ");
  for (const count of [3, 2]) {
    const words = before.slice(-count).join(" ").toLowerCase();
    const at = text.toLowerCase().lastIndexOf(words);
    if (at >= 0 && words.includes(" ")) return at;
  }
  // "They want an estimate": whoever gets it.
  return Math.max(0, text.toLowerCase().search(SAID_SO[pronoun.means]));
}

/** "Two things for the committee: the mooring fees and the small jetty. Put them on the agenda." */
const LISTS =
  /^(?:(?:and|so|also|then),? )?(?:just )?(?:two|three|four|five|six|\d|some|a few|a couple of|several) (?:\p{Ll}+ )?(?:things|points|items|questions|topics|issues|jobs|bits|requests|matters)\b[^:.?!]{0,50}: ([^:?!]{6,}?)[.\s]*$/iu;
const LONGEST_LIST = 100;
const THOSE = /\b(?:them|these|those|both)\b/i;

/** What a sentence lists, where a line behind it points to more than one; null where it does not. */
export function listedBefore(before: Scene | null, line: string): string | null {
  if (!before || !THOSE.test(line) || line.includes("(")) return null;
  const listed = LISTS.exec(before.statement.text)?.[1]?.replace(/\s*\([^()]*\)/g, "");
  return listed && listed.length <= LONGEST_LIST ? listed : null;
}

/** "The boiler is leaking again. The school rang twice. Could you get it looked at?": the act with what its pronoun means. */
export function withReferent(said: Act, scene: Scene, earlier: readonly Scene[]): Act {
  // "Order it from Fenwick (4.5 m max", cut within a bracket.
  const act = { ...said, line: withoutOpenBracket(said.line) };
  if (!isTask(act) || act.line.includes(":") || DOES_IT.test(act.line)) return act;
  // "Have a word with her (laptops)": who that is, says more than what the part is about.
  const label = /\s\(\p{Ll}[^()]+\)$/u.exec(act.line);
  if (label && !scene.statement.text.includes(label[0].trim())) {
    const bare = { ...act, line: act.line.slice(0, label.index) };
    const whom = /^(?:person|people)$/.test(pronounOf(bare.line)?.means ?? "")
      ? withReferent(bare, scene, earlier)
      : bare;
    const isFirm = whom !== bare && /\bthem\b/i.test(bare.line) && /^(?:the|our) /i.test(whom.meant ?? "");
    if (whom.meant !== act.meant && (isFirm || /^\p{Lu}/u.test(whom.meant ?? ""))) return whom;
  }
  if (namesItBefore(scene.plain, act.line) || namesSomebody(act.line, scene.people)) return act;
  const last = earlier.at(-1) ?? null;
  const listed = listedBefore(last, act.line);
  if (last && listed) return { ...act, meant: listed, support: [last.statement, ...act.support] };
  // "The bill was £264, which I paid. Could you get that back to me?"
  const sum = GETS_BACK.test(act.line) ? (onlySum(scene) ?? (last && onlySum(last))) : null;
  if (sum)
    return {
      ...act,
      meant: `the ${sum}`,
      support: last && !scene.plain.includes(sum) ? [last.statement, ...act.support] : act.support,
    };
  const pronoun = pronounOf(act.line);
  // "Get them the kitchen", of "they need the kitchen": its sentence tells who they are.
  if (!pronoun || !new RegExp(`\\b${pronoun.token.lower}\\b`, "i").test(scene.statement.text)) return act;
  const here = meantIn(scene, pronoun, {
    end: placeOf(act.line, pronoun, scene.statement.text),
    act,
  });
  if (here !== null) return { ...act, meant: here };
  for (const before of earlier.slice(-NEAR).reverse()) {
    // A row of a table says what it says, and nothing of what stands below it.
    if (before.statement.speaker !== act.statement.speaker || before.statement.row !== null) continue;
    const there = meantIn(before, pronoun, { end: before.statement.text.length, act });
    if (there === null) continue;
    return {
      ...act,
      meant: there,
      support: act.support.includes(before.statement) ? act.support : [before.statement, ...act.support],
    };
  }
  return act;
}

const GETS_BACK =
  /^(?:(?:get|give|pay|send) (?:\p{L}+ )?(?:it|that|this) back|(?:refund|reimburse|transfer) (?:\p{L}+ )?(?:it|that|this))\b/iu;
/** The one sum that a sentence says somebody paid or owes; null for none and for several. */
function onlySum({ plain }: Scene): string | null {
  const sums = plain.match(/[£$€]\s?\d[\d.,]*\d|[£$€]\s?\d/g) ?? [];
  return sums.length === 1 &&
    /\b(?:paid|pay|owes?|owed|bills?|costs?|spent|lent|invoice|fee|deposit)\b/i.test(plain)
    ? (sums[0] ?? null)
    : null;
}

/** "Get hold of Marcus and ask him why": the line says it itself. */
const namesSomebody = (line: string, people: People): boolean => {
  const [, front = ""] = /^(\S+ .*?)\b(?:him|her)\b/su.exec(line) ?? [];
  return (front.match(/(?<![\p{L}’'])\p{Lu}\p{Ll}+/gu) ?? [])
    .slice(/^\p{Lu}/u.test(front) ? 1 : 0)
    .some((word) => people.isCalled(word));
};

/** "If it turns out to be the other one don't patch it": its own condition has the pronoun, whose name no word of before is. */
export const namesItBefore = (plain: string, line: string): boolean => {
  const of = /^(?:if|unless|once|when|should) (it|they|that|this)\b/i.exec(plain)?.[1]?.toLowerCase();
  return of !== undefined && new RegExp(`\\b${of === "they" ? "them" : "it"}\\b`, "i").test(line);
};

/** What may be done to anything: what it is, nobody knows. */
const DOES_IT = /^(?:do|handle|manage|try|see|leave) /i;
