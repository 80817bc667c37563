import type { People } from "../../people";
import { lowerFirst } from "../../task-wording";
import { baseOfParticiple } from "../base-of-participle";
import { asObject, ordered } from "../ordered";
import { readClauses } from "../read-clauses";
import { singular } from "../singular";
import { tag } from "../tag";
import { isEnglishWord } from "../vocabulary";

/** "The list", "two chairs": what names a thing opens so. */
export const OPENS_THING = /^(?:the|an?|your|our|all|both|some|two|three|four|\d+)\b/i;

/** By whom it is done is more than by when. */
export const BY_SOMEBODY =
  /^(?: \p{L}+){0,4} by (?:an?|the|our|my|your|two|one|some(?:one|body)?|both|all|\p{Lu}\p{L}+ \p{Lu})(?! (?:end|\d|latest|start|beginning|close|weekend|week|month))\b/u;
const NO_OBJECT =
  /^(?:I|we|you|he|she|who|what|there|every(?:one|body)|no(?:body|thing)|some(?:one|body)|\p{L}+ing)\b/iu;
const MUST_BE = /\b(?:must|(?:has|have|needs?|ought|is|are) to|should|shall)\b/i;
/** What has to be. */
export const MUST = /^(?:must|should|need|have|ought|be|shall)$/;

/** "The meter must be read", "the gate needs fixing" */
export function donePassively(line: string, people: People): string | null {
  const tokens = tag(line);
  const clauses = readClauses(tokens);
  const clause = clauses.find(
    ({ passive, verb, modal, marker }) => (passive || (verb === "be" && modal !== null)) && marker === null,
  );
  const { subject } = clause ?? {};
  if (clause && subject && subject.from === 0 && (clause === clauses[0] || clause.shared)) {
    // "must be flushed": a tagger may take it for how the thing is.
    const verb = tokens[clause.passive ? clause.verbAt : clause.group.to];
    const rest = line.slice(verb?.to ?? line.length);
    const isMust =
      MUST.test(clause.modal ?? "") ||
      MUST_BE.test(line.slice(tokens[clause.group.from]?.from ?? 0, verb?.from ?? 0));
    const base = verb ? baseOfParticiple(verb.lower) : null;
    if (!isMust || base === null || clause.negated || NO_OBJECT.test(subject.text)) return null;
    const [, also, further] = /^ and (\p{Ll}+)(.*)$/su.exec(rest) ?? [];
    const other = also ? baseOfParticiple(also) : null;
    if (also && other === null) return null;
    const object = asObject(line.slice(0, tokens[subject.to - 1]?.to ?? 0), people);
    // "The heaters must be checked by the gas man"
    if (BY_SOMEBODY.test(rest)) return `have ${object} ${verb?.text ?? ""}${rest}`;
    return ordered(other === null ? base : `${base} and ${other}`, object, further ?? rest);
  }
  return null;
}

/** "Chairs: to be collected", "register to be updated", "3.2 Rota to be published" */
const TO_BE =
  /^(?!(?:it|this|that|there|these|those|we|I|you|he|she|they|who|what)\b)((?:[£$€]?[\p{L}\d'’&/.-]+ ?){1,7}?)(?<!\b(?:needs?|has|have|had|is|are|was|were|ought|got|going|wants?|like|likely|due|supposed|meant|expected|able|ready) ?)(?:[:,]| [–—-])? to be (\p{Ll}+)\b(.*)$/isu;
const STATE = / [–—-] (?:overdue|carried over|open|pending|ongoing|outstanding|new)\.?$/i;

/** A heading of a list or of minutes, or a note, as an order: "publish the rota". */
export function toBeDone(line: string, people: People): string | null {
  const said = line.replace(STATE, "");
  // Most lines have none, and a front of up to seven words is tried in many ways.
  const [, thing, done, rest = ""] = (/ to be /i.test(said) && TO_BE.exec(said)) || [];
  const base = done ? baseOfParticiple(done) : null;
  if (!thing || base === null || !done || !isThingAlone(thing.trim())) return null;
  if (BY_SOMEBODY.test(rest)) return `have ${asObject(thing.trim(), people)} ${done}${rest}`;
  const [first = ""] = thing.split(" ");
  const isWord = isEnglishWord(singular(first.toLowerCase())) && !people.isKnown(first);
  const object = isWord && /^\p{Lu}\p{Ll}/u.test(first) ? lowerFirst(thing.trim()) : thing.trim();
  return ordered(
    base,
    OPENS_THING.test(object) || /^[£$€]?\d/.test(object) || people.isKnown(first) ? object : `the ${object}`,
    rest,
  );
}

/** "Register" may be told or named; "arrange for chairs" is told. */
const isThingAlone = (thing: string): boolean =>
  readClauses(tag(thing)).every(({ imperative }) => imperative && !thing.includes(" "));
