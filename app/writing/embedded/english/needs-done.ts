import { type Act, isTask } from "../act";
import { dueDateIn } from "../due-dates";
import type { People } from "../people";
import { sentenceCase } from "../task-wording";
import { baseOfParticiple } from "./base-of-participle";
import { baseOfGerund } from "./base-verbs";
import { asObject, ordered } from "./ordered";
import type { Scene } from "./scene";
import { isGroupWord } from "./subjects";
import { tag } from "./tag";
import { rareBase } from "./taken-on";

const THING =
  "(?:(?:the|an?|our|my|your|all|both|these|those|\\p{Lu}?\\p{L}+)(?: (?!(?:that|which|who|you|we|I)\\b)[^ ,;:]+){0,8}?)";
const NEEDS = "(?:still |also |really |now |badly )*(?:needs?|wants?)(?: a good| urgently)?";
/** "The fence needs painting" */
const DOING = new RegExp(`^(${THING}) ${NEEDS} (\\p{Ll}+ing)\\b(.*)$`, "isu");
/** "The hall needs its lights mended", "first floor needs the fire doors rehung" */
const PART_DONE = new RegExp(
  `^(${THING}) ${NEEDS} (its|their|the|all the|some) ((?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+) (\\p{Ll}{2,}(?:ed|en|ne|t|ung|ut|ilt|id|ade|un))\\b(.*)$`,
  "isu",
);
const NO_OBJECT =
  /^(?:I|we|you|he|she|who|what|there|every(?:one|body)|no(?:body|thing)|some(?:one|body)|\p{L}+ing)\b/iu;
/** "The bus needs a new battery" */
const HAS_NEED = new RegExp(`^(${THING}) ${NEEDS} ((?:an?|new|another|some|more) [^,;:]{3,40})$`, "iu");
const STANDS_ON = /\b(?:floor|deck|roof|stage|terrace|landing)$/i;
/** Until when or why, of something told before. */
const TILL_THEN = /,? (?:before|so that|so|because|as|since|until|or) (?=.*\b(?:it|them|that|they)\b).*$/isu;

/** What a thing needs as an order: "paint the fence", "mend the hall's lights"; null where it needs nothing done. */
export function needDone(line: string, people: People): string | null {
  const [, thing, doing, further = ""] = DOING.exec(line) ?? [];
  if (thing && doing && !NO_OBJECT.test(thing)) {
    const base = baseOfGerund(tag(doing)[0] ?? { lower: doing, lemma: doing }) ?? rareBase(doing);
    if (base !== null) return ordered(base, asObject(thing, people), further);
  }
  const [, whole, of = "", part, done, rest = ""] = PART_DONE.exec(line) ?? [];
  const base = done ? baseOfParticiple(done) : null;
  if (!whole || !part || base === null || NO_OBJECT.test(whole)) return null;
  if (tag(whole).some(({ pos }) => /^(?:VERB|AUX|PRON|SCONJ)$/.test(pos))) return null;
  const said = asObject(whole, people);
  const named = /^(?:\S+ \d|(?:the|an?|our|my|your|all|both|these|those) |\p{Lu})/u.test(said)
    ? said
    : `the ${said}`;
  if (/^(?:its|their)$/i.test(of))
    return ordered(base, `${named}${named.endsWith("s") ? "'" : "'s"} ${part}`, rest.replace(TILL_THEN, ""));
  // "The landlord needs the forms signed"
  if (people.isCalled(whole.split(" ")[0] ?? "") || isGroupWord(whole.split(" ").at(-1) ?? "")) return null;
  return ordered(
    base,
    `${of} ${part} ${STANDS_ON.test(whole) ? "on" : "of"} ${named}`,
    rest.replace(TILL_THEN, ""),
  );
}

const WHO =
  "(?<who>I|you|\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?(?:['’]s (?!got|on|doing|seeing|taking)\\p{Ll}+)?|(?:the|our) \\p{Ll}+(?: \\p{Ll}+)?)";
const DOES =
  "(?:does|do|doing|takes? care of|taking care of|sees? to|seeing to|handles?|handling|sorts?(?: out)?|looks? after|on to|on|onto|got|has|have)";
/** "Ahmed will do that Thursday", "Lisa is on it", "can you do that Sue" */
const HAS_IT = new RegExp(
  `^(?:and |so |but |then )*(?:(?<asked>(?:can|could|would|will) (?:you|\\p{Lu}[\\p{L}-]+))(?: please)?|${WHO}(?:['’]ll|['’]s|['’]re|['’]m| will| can| is| are| am| has| have)*(?: also| just| now)*) ${DOES} (?:it|that|this|them|those)(?<rest>\\b.*)$`,
  "u",
);

/** "The roof needs looking at, Lisa is on it": what a thing needs done, and who has that; null where nobody does. */
export function needTakenOn(scene: Scene): Act | null {
  const { plain, statement, people, reader, clock } = scene;
  if (!/\b(?:needs?|wants?)\b/.test(plain)) return null;
  for (const { index, 0: mark } of plain.matchAll(/[,;] | [–—-] | and /gu)) {
    const { who = "", asked, rest = "" } = HAS_IT.exec(plain.slice(index + mark.length).trim())?.groups ?? {};
    if (who === "" && !asked) continue;
    const need = plain.slice(0, index);
    const [, whole, thing] = HAS_NEED.exec(need) ?? [];
    const line =
      needDone(need, people) ?? (whole && thing ? `get ${thing} for ${asObject(whole, people)}` : null);
    if (line === null) continue;
    const called = /^,? (\p{Lu}[\p{L}-]+)[?.! ]*$/u.exec(rest)?.[1];
    const name = (asked?.endsWith(" you") ? called : undefined) ?? asked?.split(" ")[1] ?? who;
    if (/^\p{Lu}\p{L}/u.test(name) && !people.isCalled(name.split(/['’ ]/u)[0] ?? "")) continue;
    const owner =
      name === "I" ? statement.speaker : name === "you" ? reader : people.resolve(name.replace(/^the /, ""));
    const kind = name === "I" ? "commitment" : asked ? "request" : "assignment";
    const made = scene.made(kind, owner, CERTAIN, line);
    const when = dueDateIn(rest, statement.sentAt, clock) ?? dueDateIn(need, statement.sentAt, clock);
    return made && isTask(made)
      ? { ...made, owner, when, line: sentenceCase(line.replace(/[.!?\s]+$/, "")) }
      : null;
  }
  return null;
}
const CERTAIN = 0.9;
