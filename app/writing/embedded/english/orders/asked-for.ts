import type { Act } from "../../act";
import type { People } from "../../people";
import { baseOfParticiple } from "../base-of-participle";
import { baseOfGerund } from "../base-verbs";
import { COMMAND_VERBS } from "../command-verbs";
import { nameFor } from "../name-for";
import { asObject, ordered } from "../ordered";
import { readClauses } from "../read-clauses";
import { tag } from "../tag";

const ASKS =
  /^(?:can|could|would|will|might) (?:you|u|ye|some(?:one|body)|any(?:one|body)|one of you|either of you|any of you)(?: (?:two|both|all|guys))?(?: (?:please|pls|kindly|just|possibly|maybe|perhaps|also|then|quickly|free|interested|else))* (mind \p{Ll}+ing\b|(?!(?:like|love|prefer|rather|mind|be|know|say|happen|think|see)\b)\p{Ll}[\p{Ll}-]+)(.*)$/isu;

const SHOUTS =
  /^(?:shout(?: out)?|give \p{L}+ a shout|drop \p{L}+ a (?:line|note|text|mail))(?: (?:by|before|on|until) .{3,25})?$/iu;

/** "Please shout before Thursday", "drop me a line": whoever writes it waits for word. */
export const shouted = (line: string, { speaker }: Act["statement"]): string | null =>
  SHOUTS.test(line) && speaker !== null ? `get back to ${nameFor(speaker)}` : null;

const ASKS_DONE =
  /^(?:can|could|would|will) ((?:(?:this|that|it|these|those|they|the|our|your|my|all) ?(?:\p{L}+ ?){0,4}?|(?:\p{L}+\.? )?\p{L}+)) (?:please |also |just )*be (\p{Ll}+)\b(.*)$/isu;

/** "Could that be fixed in the same go?" */
export function askedDone(line: string, people: People): string | null {
  const [, thing, done, rest = ""] = ASKS_DONE.exec(line) ?? [];
  const base = done ? baseOfParticiple(done) : null;
  return base !== null && thing ? ordered(base, asObject(thing, people), rest.replace(/\?$/, "")) : null;
}

/** "Is anyone able to cover the desk on Thursday?" */
const IS_ANYBODY =
  /^(?:is|are) (?:any|some)(?:one|body)(?: of you| here)? (?:able|free|around|available|willing|happy|up) (?:to|for) (\p{Ll}{2,} .{3,})$/isu;
/** "Any volunteers to run the tombola?" */
const VOLUNTEERS = /^any (?:volunteers?|takers|offers) to (\p{Ll}{2,} .{3,})$/isu;

/** "Could somebody check it", "would you mind checking it" */
export function askedFor(line: string): string | null {
  const sought = VOLUNTEERS.exec(line)?.[1] ?? IS_ANYBODY.exec(line)?.[1];
  if (sought) return sought.replace(/\?$/, "");
  const [, verb, rest = ""] = ASKS.exec(line) ?? [];
  if (verb === undefined) return null;
  const [, gerund] = /^mind (\p{Ll}+ing)$/u.exec(verb) ?? [];
  const base = gerund === undefined ? verb : baseOfGerund({ lower: gerund, lemma: gerund });
  return base === null ? null : `${base}${rest}`;
}

const TOLD =
  /^(?:(?:perhaps|maybe),? )?you(?:(?:['’]ll|['’]d(?: better)?| would| will| should| must| can| could| might| may)(?: please| also| just| then| still)*(?: (?:need|have|want) to)?| had better|(?: please| also| just| then| still)*(?: (?:need|have|ought) to)?) (\p{Ll}[\p{Ll}-]+)(.*)$/isu;
const DOING = /^you(?:['’]re| are) (\p{Ll}+ing)\b(.*)$/isu;
const KNOWS = /^(?:know|see|have|mean|like|want|were|are|be|think|look|hear|said|did|had|need|find|owe)$/;

/** "You wanted to check it with your lab" */
const SAID_YOU =
  /^you (?:(?:had|have) )?(?:wanted|promised|agreed|offered|meant|intended|planned|were (?:going|supposed|meant)) to (\p{Ll}[\p{Ll}-]+)(.*)$/isu;

/** "They count on Friday, so it'd be good to have a list by then" */
export const GOOD_TO =
  /^(?:[^,;:?!]{3,80},? (?:so|and|but) )?(?:it['’]d|it would|that['’]d|that would|would|it['’]s|might)(?: really| also)? be (?:very |really |so |most )?(?:good|great|nice|lovely|helpful|useful|handy|best|better|ideal|wonderful|brilliant|wise|sensible) (?:if you (?:could |would )?|to )(?!(?:know|see|hear|be|think|learn|find out)\b)(\p{Ll}+ .{3,})$/isu;

/** "You're checking the shuttle", "you should send it" */
export function toldYou(line: string): string | null {
  const [, said, whatSaid = ""] = SAID_YOU.exec(line) ?? [];
  if (said !== undefined && COMMAND_VERBS.has(said)) return `${said}${whatSaid}`;
  const [, doing, what = ""] = DOING.exec(line) ?? [];
  const doingBase = doing === undefined ? null : baseOfGerund({ lower: doing, lemma: doing });
  if (doingBase !== null) return `${doingBase}${what}`;
  const [, verb, rest = ""] = TOLD.exec(line) ?? [];
  return verb !== undefined && COMMAND_VERBS.has(verb) && !KNOWS.test(verb) ? `${verb}${rest}` : null;
}

/** "The key please leave with the porter" */
const PLEASE_BEHIND =
  /^((?:the|my|our|your|those|these|all|both) [^,;:]{2,50}?),? please (\p{Ll}+)(?= (?!(?:the|an?|it|them|this|that|me|us|him|her|your|our|my)\b))(.*)$/isu;

/** "The two lamps I'm replacing on Friday": what stands in front is what it is done to. */
export function fronted(line: string, { owner, statement, kind }: Act, people: People): string | null {
  const [, put, does, where = ""] = PLEASE_BEHIND.exec(line) ?? [];
  if (put && does && COMMAND_VERBS.has(does)) return ordered(does, asObject(put, people), where);
  const tokens = tag(line);
  const [clause, further] = readClauses(tokens);
  const { subject } = clause ?? {};
  if (!clause || !subject || further || subject.from === 0 || clause.passive || clause.negated || clause.past)
    return null;
  const isOwners =
    (subject.kind === "I" && owner === statement.speaker) ||
    (subject.kind === "you" && kind === "request") ||
    (subject.kind === "name" && people.resolve(subject.text) === owner);
  const front = tokens.slice(0, subject.from);
  const isThing =
    front.every(
      ({ pos, lower }) =>
        /^(?:NOUN|PROPN|DET|ADJ|NUM|PRON|CCONJ|VERB)$/.test(pos) || /^(?:of|for|to|from|in|,)$/.test(lower),
    ) && /^(?:NOUN|PROPN|,)$/.test(front.at(-1)?.pos ?? front.at(-1)?.lower ?? "");
  const verb = tokens[clause.verbAt];
  const next = tokens[clause.verbAt + 1];
  if (!isOwners || !isThing || !verb || /^(?:be|have|see|know|want|need|think)$/.test(clause.verb))
    return null;
  if (next !== undefined && /^(?:NOUN|PROPN|DET|PRON|NUM)$/.test(next.pos)) return null;
  const object = line.slice(0, front.at(-1)?.to ?? 0).replace(/,$/, "");
  return ordered(clause.verb, asObject(object, people), line.slice(verb.to));
}
