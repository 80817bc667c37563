import { type Act, isTask } from "../act";
import type { People } from "../people";
import type { Statement } from "../statement";
import { withoutOpenBracket } from "../task-wording";
import type { ReferentModel } from "./likely-referent";
import { type Mention, mentionsIn } from "./mentions";
import { type Pronoun, pronounOf, TAKES_OVER } from "./pointing-pronoun";
import { candidatesFor } from "./referent-candidates";
import type { Scene } from "./scene";

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

/** "The boiler is leaking again. The school rang twice. Could you get it looked at?": the act with what its pronoun means by rule. */
function meantByRule(said: Act, scene: Scene, earlier: readonly Scene[]): Act {
  // "Order it from Fenwick (4.5 m max", cut within a bracket.
  const act = { ...said, line: withoutOpenBracket(said.line) };
  if (!isTask(act) || act.line.includes(":") || DOES_IT.test(act.line)) return act;
  // "Have a word with her (laptops)": who that is, says more than what the part is about.
  const label = /\s\(\p{Ll}[^()]+\)$/u.exec(act.line);
  if (label && !scene.statement.text.includes(label[0].trim())) {
    const bare = { ...act, line: act.line.slice(0, label.index) };
    const whom = /^(?:person|people)$/.test(pronounOf(bare.line)?.means ?? "")
      ? meantByRule(bare, scene, earlier)
      : bare;
    const isFirm = whom !== bare && /\bthem\b/i.test(bare.line) && /^(?:the|our) /i.test(whom.meant ?? "");
    if (whom.meant !== act.meant && (isFirm || /^\p{Lu}/u.test(whom.meant ?? ""))) return whom;
  }
  if (namesItBefore(scene.plain, act.line) || namesSomebody(act.line, scene.people)) return act;
  const last = earlier.at(-1) ?? null;
  const listed = listedBefore(last, act.line);
  if (last && listed)
    return { ...act, meant: listed, isGuess: false, support: [last.statement, ...act.support] };
  // "The bill was £264, which I paid. Could you get that back to me?"
  const sum = GETS_BACK.test(act.line) ? (onlySum(scene) ?? (last && onlySum(last))) : null;
  if (sum)
    return {
      ...act,
      meant: `the ${sum}`,
      isGuess: false,
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

/** Where a pronoun may point to, besides its own sentence. */
interface Before {
  /** The sentences of its mail before it, the nearest last. */
  spoken: readonly Scene[];
  /** Those of its paragraph, and the one before that. */
  nearby: readonly Scene[];
  referents: ReferentModel;
}

const SOME_OF_THEM =
  /\b(?:one|two|three|four|five|six|some|most|half|each|either|any|none|rest) of (?:them|these|those)\b/i;
/** What stands beside a line that its sentence has not said. */
const ASIDE = /\s\(([^()]+)\)$/u;
/**
 * The chance from which on something stands in the place of a pronoun: what a rule finds and the model holds for the likeliest, what a rule
 * finds and the model not, and what the model alone finds (docs/decisions/0513-what-a-line-is-about.md).
 */
const LEAST = { agreed: 0.25, likely: 0.28, alone: 0.8 };

/** The act with what its pronoun means, where a rule and the fitted model agree on that, or the model is sure. */
export function withReferent(said: Act, scene: Scene, { spoken, nearby, referents }: Before): Act {
  const ruled = meantByRule(said, scene, nearby);
  if (!isTask(ruled) || ruled.line.includes(":") || ruled.isGuess === false) return ruled;
  const aside = ASIDE.exec(ruled.line);
  const isAside = aside !== null && !scene.statement.text.includes(aside[0].trim());
  const bare = isAside ? { ...ruled, line: ruled.line.slice(0, aside.index) } : ruled;
  const { meant: _, ...open } = bare;
  const byRule = ruled.meant ?? (isAside ? aside[1] : undefined);
  const pronoun = pronounOf(bare.line);
  if (
    !pronoun ||
    // "Order a new one": of what, the rules know better than what was fitted on few of them.
    ((/^ones?$/.test(pronoun.token.lower) || TAKES_OVER.test(bare.line)) && byRule !== undefined) ||
    SOME_OF_THEM.test(bare.line) ||
    namesItBefore(scene.plain, bare.line) ||
    namesSomebody(bare.line, scene.people) ||
    !new RegExp(`\\b${pronoun.token.lower}\\b`, "i").test(scene.statement.text)
  )
    return ruled;
  const end = placeOf(bare.line, pronoun, scene.statement.text);
  const candidates = candidatesFor(pronoun, open, { scene, end, earlier: spoken, near: nearby });
  const chances = referents(pronoun, open, candidates);
  const most = Math.max(0, ...chances);
  const likeliest = candidates[chances.indexOf(most)];
  const isAgreed =
    likeliest !== undefined &&
    byRule !== undefined &&
    [likeliest.words, likeliest.whole].some((words) => isSame(words, byRule));
  if (isAgreed && most >= LEAST.agreed) return ruled;
  if (!likeliest || likeliest.isTitle || said.statement.listItem || most < LEAST.alone) {
    const isKnown =
      byRule === undefined ||
      candidates.some(
        ({ words, whole }, at) =>
          (isSame(words, byRule) || isSame(whole, byRule)) && (chances[at] ?? 0) >= LEAST.likely,
      ) ||
      isTopic(byRule, said.statement) ||
      // "Two things: the fees and the jetty. Put them on the agenda.": no single thing.
      !candidates.some(({ words, whole }) => isSame(words, byRule) || isSame(whole, byRule));
    return isKnown ? ruled : { ...ruled, isGuess: true };
  }
  const { statement } = likeliest;
  const isElsewhere = statement !== said.statement;
  return {
    ...open,
    meant: pronoun.means === "either" ? likeliest.whole : likeliest.words,
    support: isElsewhere && !open.support.includes(statement) ? [statement, ...open.support] : open.support,
  };
}

const isSame = (a: string, b: string): boolean => bareOf(a) === bareOf(b);
const bareOf = (words: string): string => words.toLowerCase().replace(/^(?:the|an?|our|your|my) /, "");

/** What the mail or its part is about stands beside a line for those who don't see that. */
const isTopic = (words: string, { subject, label, section }: Statement): boolean =>
  [subject ?? "", label ?? "", section?.text ?? ""].some((title) =>
    title.toLowerCase().includes(bareOf(words)),
  );

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
