import type { Act } from "../act";
import { calledBy } from "../people";
import { lowerFirst } from "../task-wording";
import { baseOfGerund } from "./base-verbs";
import { type Clause, isErrand, isWork } from "./clause";
import { act, asked, type SaidClause } from "./said-clause";
import { SOON } from "./time-words";

/** "Can you send it?", "you should sign it": what is asked of the reader; "you'll have it by Friday" promises. */
export function requestIn(said: SaidClause): Act | null {
  const { scene, clause, own, rest, isHedged } = said;
  const { modal } = clause;
  const isAsking =
    clause.inverted ||
    (clause.question &&
      clause.marker === null &&
      /^\W*(?:any chance|do you think|possible|and)\b/i.test(own));
  // "Will you be bringing your laptop or shall we provide one?" asks to know.
  if (modal === "will" && clause.progressive && clause.inverted) return null;
  // "Maybe you could have a word with her?": asked with care.
  if (
    /^(?:can|could|might|would)$/.test(modal ?? "") &&
    MAYBE_YOU.test(scene.plain) &&
    clause.marker === null &&
    isErrandOrWord(clause.verb, rest)
  )
    return asked(said, 0.9);
  // "You may tell the beekeepers that it takes until Friday", "you might let the firm know"
  if (
    (modal === "may"
      ? /^(?:tell|inform|let|pass|give|say)$/.test(clause.verb)
      : modal === "might" &&
        /^(?:tell|inform|let|warn|remind|ring|call|drop|mention|send)$/.test(clause.verb) &&
        !/^\s*(?:from|by|how|why|what|that|he|she|it|they)\b/i.test(rest)) &&
    !clause.question &&
    !clause.negated
  )
    return asked(said, 0.75);
  // "You measure the piano, you're passing there tonight anyway"
  const isPassing = (other: Clause) => other.subject?.kind === "you" && other.progressive;
  if (clause.progressive && /\banyway\b/i.test(own)) return null;
  if (
    clause.from === 0 &&
    !modal &&
    !clause.question &&
    !clause.past &&
    !clause.perfect &&
    isWork(clause) &&
    /^\s*(?:the|that|this|it|them|those|these|our|my)\b/i.test(rest) &&
    scene.clauses.some(isPassing)
  )
    return asked(said, 0.9);
  if (clause.question && !clause.inverted && clause.modal && !isAsking) return null;
  // "Would you like canoeing held as well?": the whole is asked.
  if (clause.shared && said.previous?.inverted && /^(?:like|love|prefer|want|need)$/.test(said.previous.verb))
    return null;
  if (clause.negated && !(isAsking && modal)) return null;
  const spare =
    clause.question && clause.verb === "have"
      ? SPARE_TIME.exec(scene.words(clause.from, scene.tokens.length))?.[1]
      : undefined;
  if (spare) return asked(said, 0.75, spare);
  if (isAsking && modal && /^(?:can|could|would|will|may|might)$/.test(modal)) {
    if (clause.verb === "mind") return asked(said, 0.85, askedDoing(said) ?? rest);
    if (
      /^(?:believe|imagine|guess|see|like|say|think|prefer|want|love|hear|need)$/.test(clause.verb) &&
      !/\bplease\b/i.test(own) &&
      !(clause.verb === "think" && /^\s*(?:of|up)\b/i.test(rest)) &&
      !(
        clause.verb === "see" &&
        /^\s*(?:if|whether|to|about)\b/i.test(scene.words(clause.group.to, scene.tokens.length))
      )
    )
      return null;
    // "Would you be so kind and have it washed": what is asked stands behind.
    if (
      clause.verb === "be" &&
      /^\s*so kind,? and\b/i.test(scene.words(clause.group.to, scene.tokens.length))
    )
      return null;
    // "Would you let Lucia know?": of what was just told.
    if (
      clause.verb === "let" &&
      /^\s*(?!(?:me|us)\b)\S+(?: \S+)? (?:know|have)\b/i.test(
        scene.words(clause.group.to, scene.tokens.length),
      )
    )
      return asked(said, 0.85, scene.words(clause.verbAt, scene.tokens.length));
    // "Would you be so kind as to return it?"
    const kindly =
      clause.verb === "be"
        ? SO_KIND_AS_TO.exec(scene.words(clause.group.to, scene.tokens.length))?.[1]
        : undefined;
    if (kindly) return asked(said, 0.9, kindly);
    if (clause.verb === "be" && !/\b(?:there|ready|so kind|responsible|able)\b/i.test(rest)) return null;
    // "Would you rather wait or take it home?": both are asked at once.
    const choice = CHOICE.exec(scene.plain)?.[1];
    if (choice) return asked(said, 0.9, choice);
    return asked(said, 0.9);
  }
  // "You have until 7 September to upload a picture"
  const left =
    clause.verb === "have" && !modal && !clause.past && !clause.negated && !clause.question
      ? TIME_LEFT.exec(scene.words(clause.group.to, scene.tokens.length))?.[1]
      : undefined;
  if (left) return asked(said, 0.9, left);
  // "you get it on Thursday", "you can expect the report from me"
  // "You kindly agreed to check with her"
  if (
    clause.past &&
    !clause.question &&
    /^(?:agree|offer|promise|volunteer|undertake|want|be)$/.test(clause.through[0] ?? "") &&
    clause.through[0] !== "be" &&
    clause.through[0] !== "want"
  )
    return asked(said, 0.95);
  const front = scene.words(0, clause.subject?.from ?? 0);
  const promised =
    (!modal &&
      // "Send me what you have in stock"
      clause.marker === null &&
      /^(?:get|receive|have)$/.test(clause.verb) &&
      !clause.past &&
      !clause.perfect &&
      // "Make sure you get two prices by Friday" asks.
      !MAKES_SURE.test(front) &&
      // "You have the children's theatre there on the 20th"
      !(
        clause.verb === "have" && /^\s*(?:the|an?|your) .*\b(?:there|here|in the|at the|at \d)\b/i.test(rest)
      ) &&
      SOON.test(rest)) ||
    (modal === "can" && clause.verb === "expect");
  // "Astrid is redrawing it and you will have it on Friday": until when, of what the same sentence tells.
  if (!clause.shared && IT_BY.test(rest) && said.previous?.marker === null && said.previous.progressive)
    return null;
  const from = promised
    ? /^\s*from (me|us|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?![\p{L}-])/u.exec(rest)?.[1]
    : undefined;
  // "The 8D report you get from Sabine by Friday"
  if (from && !clause.question && isThing(front)) {
    const thing = lowerFirst(front);
    const whom = scene.reader === null ? "" : `${calledBy(scene.reader)} `;
    return /^(?:me|us)$/.test(from)
      ? act(said, "commitment", scene.statement.speaker, 0.9, `get ${whom}${thing}`)
      : act(said, "assignment", scene.people.resolve(from), 0.9, `get ${whom}${thing}`);
  }
  if (promised && !clause.question) {
    const thing = scene.thingMeant(rest.replace(/\bfrom me\b/i, ""));
    return thing && thing.length > 3 ? act(said, "commitment", scene.statement.speaker, 0.7, thing) : null;
  }
  if (
    clause.verb === "owe" &&
    !/ing$/.test(scene.tokens[clause.verbAt]?.lower ?? "") &&
    !modal &&
    !clause.past &&
    !clause.question
  )
    return asked(said, 0.75, rest.replace(/^\s*(?:me|us)\s+/i, ""));
  // "Omar, do you still have the signed copy?"
  if (
    clause.question &&
    clause.verb === "have" &&
    !modal &&
    scene.called &&
    /^\s*(?:the|a|an|my|our|any|that|those)\s/i.test(rest)
  )
    return asked(said, 0.75, scene.statement.text.replace(/^\s*@?\p{Lu}[\p{L}'-]+\s*(?:,|[–—-])\s*/u, ""));
  if (clause.question && clause.verb === "have" && !modal) return null;
  if (clause.question && !modal && !/\bplease\b/i.test(own)) return null;
  if (isHedged && !/\bplease\b/i.test(own)) return null;
  // "You'd need to type it"
  if (
    modal === "would" &&
    /^(?:need|have)$/.test(clause.through[0] ?? "") &&
    !clause.question &&
    clause.marker === null &&
    isErrand(clause)
  )
    return asked(said, 0.85);
  if (modal === "must" || modal === "should" || modal === "ought") {
    if (
      /^(?:be|have|know|receive|see|get|find|hear|feel|like|notice)$/.test(clause.verb) &&
      !/\b(?:ready|present|there|available|done|signed|sent)\b/i.test(own) &&
      // "You'll have to get Ted on the list"
      !(clause.verb === "get" && GETS_IT.test(rest))
    )
      return null;
    return asked(said, 0.8);
  }
  // "The pump runs again, so you can take away the sign": what follows for the reader.
  if (
    modal === "can" &&
    !clause.question &&
    clause.marker !== "if" &&
    CLEARED.test(clause.verb) &&
    /^\s*(?:\p{Ll}+ )?(?:the|your|that|this|those|these|all)\b/iu.test(rest) &&
    /(?:,|;|\bit|\bthat)\s+(?:so|and)\s*$/i.test(scene.words(0, clause.subject?.from ?? 0))
  )
    return asked(said, 0.95);
  // "Vicarage: finished, you can bill it"
  if (
    modal === "can" &&
    !clause.question &&
    !clause.negated &&
    IS_OVER.test(scene.words(0, clause.subject?.from ?? 0)) &&
    /^(?:bill|invoice|charge|close|archive|collect|fetch|take|send|return|remove|pay|book|print|post|sign|clear)$/.test(
      clause.verb,
    )
  )
    return asked(said, 0.95);
  // "No celery this autumn, Hetty you can take it out of the plan"
  if (
    modal === "can" &&
    !clause.question &&
    !clause.negated &&
    scene.called &&
    isErrand(clause) &&
    CALLED_JUST_NOW.test(scene.words(0, clause.subject?.from ?? 0))
  )
    return asked(said, 0.95);
  // "You will let me have a price for it"
  const lets =
    modal === "will" && clause.verb === "let" ? scene.words(clause.verbAt, scene.tokens.length) : "";
  if (/^let (?:me|us) (?:have|know|see)\b/i.test(lets)) return asked(said, 0.95, lets);
  // "You'll want the big dishes, they're in unit 4": so it is.
  if (modal === "will" && clause.verb === "want" && clause.through.length === 0) return null;

  // "You'll want to get the checks printed"
  if (modal === "will" && /^(?:want|need)$/.test(clause.through[0] ?? "") && !clause.question)
    return asked(said, 0.85);
  // "You will hear the price from me by Friday", "you shall have the drawings by Monday"
  const toCome =
    /^(?:will|shall)$/.test(modal ?? "") &&
    /^(?:hear|have|get|receive)$/.test(clause.verb) &&
    !clause.question
      ? COMES_FROM_ME.exec(rest)?.groups
      : undefined;
  if (toCome?.thing && (toCome.from !== undefined || (modal === "shall" && SOON.test(rest))))
    return act(
      said,
      "commitment",
      scene.statement.speaker,
      0.85,
      gotTo(scene, `${toCome.thing}${toCome.when ?? ""}`),
    );
  if (modal === "will") {
    // "you'll have it by Wednesday" promises; "you will need to sign" asks.
    if (
      /^(?:have|get|receive|find|hear|see)$/.test(clause.verb) &&
      !/\b(?:need|have|want)\b/i.test(scene.words(clause.group.from, clause.verbAt))
    ) {
      if (/^(?:have|get|receive)$/.test(clause.verb) && SOON.test(rest)) {
        // "The sketch you'll have by tomorrow night"
        // "The props list: you'll have it tomorrow evening"
        const named = scene.clauses[0] === clause ? front.replace(/[:,]\s*$/, "") : front;
        const isLabel = /^(?:and |also )?(?:\p{L}+ ){1,3}?\p{L}+:\s*$/u.test(front);
        const thing =
          isThing(named) || isLabel
            ? `${isLabel ? `the ${named.trim()}` : lowerFirst(named.trim())} ${rest.replace(/^(?:from (?:me|us)|it|them|that)\b\s*/i, "")}`
            : scene.thingMeant(rest);
        return thing ? act(said, "commitment", scene.statement.speaker, 0.75, gotTo(scene, thing)) : null;
      }
      return null;
    }
    return isWork(clause) ? asked(said, 0.55) : null;
  }
  if (
    !modal &&
    !clause.past &&
    !clause.perfect &&
    (isWork(clause) || /^(?:tell|ask|write|add|bring|send)$/.test(clause.verb) || clause.progressive) &&
    !KNOWN.test(front) &&
    !(/^(?:get|receive)$/.test(clause.verb) && COMES_BACK.test(rest)) &&
    (scene.called || SOON.test(own) || sharesWork(said)) &&
    !/^(?:be|have)$/.test(clause.verb) &&
    // "Lena, you do the bar"
    !(clause.verb === "do" && !/^\s*(?:the|our|my|an?|all|both)\b/i.test(rest))
  )
    return sharesWork(said) && scene.called
      ? act(said, "assignment", scene.reader, 0.9)
      : asked(said, scene.called ? 0.7 : sharesWork(said) ? 0.9 : 0.5);
  return null;
}

/** "Would you mind asking him whether he can": with what the doing asks about. */
function askedDoing({ scene, clause }: SaidClause): string | null {
  const verb = scene.tokens[clause.group.to];
  const base = verb ? baseOfGerund(verb) : null;
  return base === null
    ? null
    : scene.gerundAfter(clause.group.to, scene.endOf({ ...clause, verb: base, verbAt: clause.group.to }));
}

/** "Get Ana the drawings", of "you will have the drawings"; without whom, where several read it. */
function gotTo({ reader, called, statement }: SaidClause["scene"], thing: string): string {
  if (!/^\s*(?:the|our|an?|my|your|all|both|its|\d+|two|three)\b/i.test(thing)) return thing;
  const what = thing.trim().replace(/^my /i, "the ");
  const isKnown = reader !== null && (called || statement.readers === undefined);
  return isKnown ? `get ${calledBy(reader)} ${what}` : `provide ${what}`;
}
/** What stands before who gets it: "the sketch". */
const isThing = (front: string): boolean =>
  /^(?:the|an?|our|my|your|all|both) [^,;:]{3,60}$/i.test(front.trim());
const IS_OVER = /\b(?:finished|done|ready|over|through|complete|printed|signed|here),?\s*(?:so|and)?\s*$/i;
const COMES_FROM_ME =
  /^\s*(?<thing>(?:the|our|an?|my|your|all|both) (?!idea|impression|chance)[^,;:.?!]{2,50}?)(?<from> from (?:me|us))?(?<when> (?:by|before|on|at|in|early|late|next|this|tomorrow|today|tonight|within|as soon as)\b[^,;:?!]{0,40})?[.!\s]*$/iu;
const MAKES_SURE = /\b(?:make|be|making) (?:sure|certain)(?: that)?\s*$/i;
/** "You get the deposit back, Ida puts it through today": what comes to the reader. */
const COMES_BACK = /\b(?:back|refund(?:ed)?|money|copy|answer|reply|invitation)\b/i;

const SO_KIND_AS_TO = /^\s*(?:so |very )*(?:kind|good|nice)(?: enough)?(?: as)? to (.{3,160}?)[?.!\s]*$/isu;
const GETS_IT =
  /^\s*(?:\p{Lu}\p{L}+|him|her|them|it|the|your|our|an?|that|this|these|those|some|two|three)\b(?! (?:idea|feel|impression|point|message|hint|chance)\b)/u;
const IT_BY = /^\s*(?:it|them|that|this|those)\b/i;

const CHOICE = /\byou rather (.{3,80} or .{3,80})\?/iu;

/** "Beatriz, I know you're going home" */
const KNOWN =
  /\b(?:I|we) (?:know|hear|heard|see|saw|think|thought|gather|understand|guess|suppose|assume)(?: that)?\s*$/i;

/** With whom a careful request begins. */
const MAYBE_YOU =
  /^(?:(?:and|so|or|but),? )?(?:maybe|perhaps),? you(?:['’]d| (?:can|could|might|would))(?!\p{L})(?! (?:remember|like|prefer|rather|know|recall|guess|imagine|see)\b)/iu;

/** Something that is done, or said to somebody: "have a word with her". */
const isErrandOrWord = (verb: string, rest: string): boolean =>
  isErrand({ verb }) || /^(?:have|take|get|give)$/.test(verb) || /^\s*(?:a word|a look)\b/i.test(rest);

const CALLED_JUST_NOW = /(?:^|[,;.–—-] )\p{Lu}[\p{L}'’-]+,?\s*$/u;

/** What somebody does once a thing is settled. */
const CLEARED =
  /^(?:take|remove|cancel|send|order|release|switch|turn|delete|pay|collect|throw|return|archive|withdraw|unblock|book|tell|inform)$/;

/** "until 7 September to upload a picture, otherwise ..." */
const TIME_LEFT = /^\s*(?:until|till) [^,;]{2,40}? to ((?!(?:be|have|know)\b)\p{Ll}+ [^,;]{3,120})/su;

/** "Do you have time to look at it?", "would you still have a moment to ..." */
const SPARE_TIME =
  /^\W*(?:\p{L}+,? )?(?:do|will|would|could|can|might) you (?:still |perhaps |maybe |possibly )?have (?:(?:the|some|a|any|enough) )?(?:time|minute|moment|chance|capacity)(?: \p{L}+)? to (.{4,160})/isu;

/** "I draft the letter, you check it, Bo sends it": each has a part. */
const sharesWork = ({ scene, clause }: SaidClause): boolean =>
  scene.clauses.some(
    (other) =>
      other !== clause &&
      other.marker === null &&
      !other.past &&
      !other.perfect &&
      !other.negated &&
      (other.subject?.kind === "I" || other.subject?.kind === "name") &&
      isErrand(other) &&
      (other.modal === null || other.modal === "will"),
  ) && clause.marker === null;
