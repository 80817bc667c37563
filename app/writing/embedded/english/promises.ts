import type { Act } from "../act";
import { dueDateIn } from "../due-dates";
import { isTalk } from "../matters/talk";
import { ownersOf } from "../row-task";
import { lowerFirst } from "../task-wording";
import { baseOfGerund } from "./base-verbs";
import { FIGHTS, isErrand, isWork } from "./clause";
import { COMMAND_VERBS } from "./command-verbs";
import { hasObject } from "./commands";
import { GIVES_TIME, PLEDGE, TAKES, WEAK_PLEDGE } from "./pledges";
import { act, type SaidClause } from "./said-clause";
import { HABIT, SOON } from "./time-words";
import { forwardTo } from "./wishes";

/** "them an update by 5", "Mr Ruiz the drawings" */
const GIVES =
  /^\s*(?:you|them|him|her|(?:the|our|my) \p{L}+|(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}'-]+) (?:an?|the|our|my|some|two|three|all)\s\p{L}/u;

/** "Had planned to do the load test on Friday so that will be Monday instead" */
const PUT_OFF =
  /^(?:I )?(?:had|have|was|'d|I'd)(?: originally| actually)? (?:planned|meant|wanted|hoped|intended|going) to (.{4,80}?)(?: (?:on|by|this) \p{L}+day| (?:mon|tues|wednes|thurs|fri|satur|sun)day| today| tomorrow| this week)?,? (?:so|but|and) (?:that|it|this)(?:'ll| will| has to| must) (?:now )?(?:be|happen|move to|have to be|wait until) (.{3,40})$/iu;
/** "The corrected version goes to the printer on Tuesday, I do it" */
const SEES_TO_IT =
  /^((?:the|an?|our|my|all|both|\p{Lu}\p{L}+) [^,;]{6,90}), (?:I(?:'ll| will)? (?:do|see to|handle|take care of|sort) (?:it|that|this)|(?:it's |it is )?(?:from|by|on) me)[.! ]*$/u;

/** "The return to the harbour office is due on the 27th, I'm filing it" */
const DUE_AND_TAKEN =
  /^((?:the|our|my|his|her|their|all|both) [^,;]{3,70}?) (?:is|are|has to be (?:in|there|done)|have to be (?:in|there|done)|must be (?:in|there|done)) due [^,;]{2,30}(?:,|;| and| so| [–—-]) ?(?:and |so )?(?:I['’]m|I am|I['’]ll|I will) (\p{Ll}+) (?:it|that|them)(?: (?:in|off|out|over|up))?[.! ]*$/iu;

/** "Mulled wine I leave to the two of you, Gill and Ruth", "That leaves dinner for Paul" */
const LEFT_TO =
  /^(?!I\b|we\b)((?:the |an? )?\p{L}[^,;:.]{2,40}?),? I(?:'ll| will)? leave (?:it |that |them )?(?:to|with) (you(?: two| both)?|the two of you|\p{Lu}\p{L}+)(?:, (\p{Lu}\p{L}+ (?:and|&) \p{Lu}\p{L}+))?[.! ]*$/u;

/** "Send me your hours so I can do the wages" */
const SO_THAT_I_CAN =
  /\bso (?:that )?(?:I|we) (?:can|could|may) (?:(?:then|finally|also|at last) )?\p{L}+$/iu;
const OR_DO_WE =
  /\bor (?:must|should|shall|do|can|could|will) (?:I|we) (?:(?:really|still|just|also) )?\p{L}+$/iu;

/** A promise that stands in the whole sentence rather than in a clause of it. */
export function promiseOfSentence(scene: SaidClause["scene"]): Act | null {
  const { statement, plain, clock } = scene;
  if (statement.medium !== "mail" || statement.speaker === null) return null;
  const [, put, until] = PUT_OFF.exec(plain) ?? [];
  if (put && until) {
    const when = dueDateIn(`by ${until}`, statement.sentAt, clock);
    const made = scene.made("commitment", statement.speaker, 0.92, put);
    return made && when ? { ...made, when } : null;
  }
  const [, thing, heirs = "", called] = LEFT_TO.exec(plain) ?? [];
  if (thing)
    return scene.made(
      "request",
      called
        ? ownersOf(called, scene.people)
        : /\byou\b/i.test(heirs)
          ? scene.reader
          : ownersOf(heirs, scene.people),
      0.95,
      thing,
    );
  const [, due, does] = DUE_AND_TAKEN.exec(plain) ?? [];
  const base = does ? (COMMAND_VERBS.has(does) ? does : baseOfGerund({ lower: does, lemma: does })) : null;
  if (due && base) return scene.made("commitment", statement.speaker, 0.92, `${base} ${lowerFirst(due)}`);
  const seen = SEES_TO_IT.exec(plain)?.[1];
  return seen ? scene.made("commitment", statement.speaker, 0.92, seen) : null;
}

/** "Let me know when you have a date and I'll bring the van": only once that is known. */
const WHEN_TOLD =
  /\blet (?:me|us) know (?:when|if|whether|what|which|once|how many)\b[^.;]*\b(?:and|then|so) (?:I|we)(?:['’]ll| will)?\s*$/iu;

/** "I'm walking down stairs backwards today" */
const LIVES =
  /^(?:walk|limp|sit|stand|lie|sleep|cry|laugh|sweat|freeze|drown|suffer|starve|fly|travel|live|stay|die)$/;

const TO_READER = /(?<!\bif )\byou(?:rs?)?\b/i;

const BRINGS = /^(?:bring|bake|fetch|collect|order|book|cook|print|call|buy|borrow|lend|make|pick)$/;
const TO_BRING = /^\s*(?:up )?(?:the|mine|both|all|two|three|four|five|six|\d+|some)\b/i;

/** "I will send it": what the speaker takes on; of "we", what has to be done. */
export function promiseIn(said: SaidClause): Act | null {
  // "Is the broker going to call or must we ask every day?"
  const front = said.scene.words(0, said.clause.verbAt + 1);
  if (OR_DO_WE.test(front) || SO_THAT_I_CAN.test(front)) return null;
  const { scene, clause, own, rest, isHedged, isConditional } = said;
  // "We will send you the report": who writes so speaks for all of them.
  const isOfWriter = clause.subject?.kind === "I" || (clause.modal === "will" && TO_READER.test(own));
  const owner = isOfWriter ? scene.statement.speaker : null;
  const isI = clause.subject?.kind === "I";
  const { modal, through } = clause;
  if (WHEN_TOLD.test(said.before)) return null;
  if (clause.progressive && LIVES.test(clause.verb)) return null;
  // "I come with you to Leeds"
  if (
    isI &&
    modal === null &&
    clause.verb === "come" &&
    !clause.negated &&
    !clause.past &&
    !clause.perfect &&
    !clause.question &&
    /^\s*(?:with you|along|over|by|round)\b/i.test(rest)
  )
    return act(said, "commitment", owner, 0.9);
  const isPlainly =
    isI &&
    modal === null &&
    !clause.negated &&
    !clause.past &&
    !clause.perfect &&
    !clause.progressive &&
    through.length === 0 &&
    clause.marker === null;
  // "I bring the two from the cellar", in a talk
  if (
    isPlainly &&
    isTalk(scene.statement) &&
    !clause.question &&
    BRINGS.test(clause.verb) &&
    TO_BRING.test(rest)
  )
    return act(said, "commitment", owner, 0.9);
  // "Luis prepares the slides, and I look after lunch"
  if (
    isPlainly &&
    (isWork(clause) || /^\s*after\b/i.test(rest)) &&
    scene.clauses.filter(
      (other) =>
        other !== clause &&
        other.marker === null &&
        other.subject?.kind === "name" &&
        !other.past &&
        isWork(other),
    ).length > 1
  )
    return act(said, "commitment", owner, 0.9);
  if (clause.passive && modal === null && through.length === 0) return null;
  // "I will let you have it tomorrow"
  const given = isI && modal === "will" && clause.verb === "let" && !isConditional ? said.next : undefined;
  if (given?.subject && !clause.negated && /^(?:have|see)$/.test(given.verb))
    return act(said, "commitment", owner, 0.9, scene.words(clause.verbAt, given.to));
  // "I'll give him until Thursday and then ring."
  if (clause.verb === "give" && GIVES_TIME.test(rest)) {
    const [, whom, verb] = THEN_DOES.exec(scene.words(clause.group.to, scene.tokens.length)) ?? [];
    return whom && verb ? act(said, "commitment", owner, 0.9, `${verb} ${whom}`) : null;
  }
  // "We are holding the van for you until Friday" waits for an answer.
  if (/^(?:hold|keep|reserve)$/.test(clause.verb) && /\bfor you (?:until|till)\b/i.test(own)) return null;
  if (modal === "would" && clause.verb === "volunteer" && !clause.negated)
    return act(said, "commitment", owner, 0.65, rest.replace(/^\s*(?:for|to)\s+/i, ""));
  // "I'll try to finish it tonight"
  if (
    isI &&
    !clause.negated &&
    !isConditional &&
    through[0] === "try" &&
    modal === "will" &&
    isErrand(clause) &&
    SOON.test(own) &&
    !/\b(?:no promises?|not sure|maybe|perhaps|might|if (?:I|there))\b/i.test(scene.plain)
  )
    return act(said, "commitment", owner, 0.7);
  if (
    clause.negated ||
    isHedged ||
    isConditional ||
    clause.past ||
    clause.perfect ||
    modal === "may" ||
    modal === "might" ||
    modal === "could" ||
    modal === "would" ||
    modal === "can"
  ) {
    // "I can have a draft ready for our Friday call", "I'd do it by Tuesday"
    if (
      modal === "can" &&
      isI &&
      !clause.negated &&
      !isHedged &&
      !isConditional &&
      // "A line I can give her by noon" tells what for.
      !/\b(?:an?|the|any|some|one) \p{Ll}+ $/u.test(scene.words(0, clause.subject?.from ?? 0).concat(" ")) &&
      (SOON.test(rest) || TAKES.test(clause.verb)) &&
      (isWork(clause) || /\bready\b|^\s*there\b/.test(rest))
    )
      return act(said, "commitment", owner, 0.65);
    // "In the meantime I can redo figure 3"
    if (
      modal === "can" &&
      isI &&
      !clause.negated &&
      !clause.question &&
      !isHedged &&
      !isConditional &&
      /\b(?:in the meantime|meanwhile|until then|while we wait)\b/i.test(scene.plain) &&
      isErrand(clause)
    )
      return act(said, "commitment", owner, 0.75);
    // "I can do the alert as well"
    if (
      modal === "can" &&
      isI &&
      !clause.negated &&
      !clause.question &&
      !isHedged &&
      !isConditional &&
      /^(?:do|take|make|write|handle|cover|organi[sz]e|sort|bring|prepare|draft|look after|drive|pick)$/.test(
        clause.verb,
      ) &&
      /^\s*(?:up |on |over )?(?:the|that|this|those|these|one|both)\b/i.test(rest)
    )
      return act(said, "commitment", owner, 0.55);
    if (!isI && clause.perfect) return null;
    // "I promised them an update by 5 today"
    const due =
      isI && clause.verb === "promise" && through.length === 0 && !clause.negated
        ? dueDateIn(own, scene.statement.sentAt, scene.clock)
        : null;
    if (due?.day && due.day >= scene.clock(new Date(scene.statement.sentAt)).day && GIVES.test(rest))
      return act(said, "commitment", owner, 0.85, `get${rest.replace(/^(?=\S)/, " ")}`);
    if (clause.perfect && /^(?:promise|offer|agree|volunteer)$/.test(through[0] ?? ""))
      return act(said, "commitment", owner, 0.7);
    if (
      isI &&
      clause.past &&
      /^(?:promise|offer|agree|volunteer|undertake)$/.test(through[0] ?? "") &&
      !clause.negated
    )
      return act(said, "commitment", owner, 0.7);
    // "I said I'd call the bank"
    if (
      isI &&
      modal === "would" &&
      !clause.negated &&
      isErrand(clause) &&
      /\bI (?:said|promised|told (?:you|him|her|them))(?: that)?\s*$/i.test(
        scene.words(0, clause.subject?.from ?? 0),
      ) &&
      !isConditional
    )
      return act(said, "commitment", owner, 0.7);
    return null;
  }
  // "I owe you the drainage detail"
  const owed =
    isI && !modal && clause.verb === "owe"
      ? /^\s*(you|him|her|them|\p{Lu}\p{L}+|(?:the|our|your|my) \p{Ll}+(?: \p{Ll}+)??(?= (?:an?|the|some|their|another|its|his|her)\b)) (?!an? (?:apology|explanation|drink|beer|pint|coffee|lunch|cake|bottle|favou?r|thank)|one\b|nothing\b|so much|a lot|everything)(.{4,120})$/su.exec(
          rest,
        )
      : null;
  if (owed?.[1] && owed[2]) {
    const verb = /\bpay\b/i.test(scene.plain) ? "pay" : "get";
    return act(said, "commitment", owner, 0.95, `${verb} ${owed[1]} ${owed[2]}`);
  }
  // "I confirm that the drawings will be submitted this week"
  const { next } = said;
  if (
    isI &&
    !modal &&
    /^(?:confirm|promise|assure|guarantee)$/.test(clause.verb) &&
    next?.modal === "will" &&
    next.subject !== null &&
    !next.negated
  )
    return next.passive && /^(?:thing|it)$/.test(next.subject.kind)
      ? act({ ...said, clause: next }, "commitment", owner, 0.8, scene.words(next.subject.from, next.to))
      : null;
  if (through.some((verb) => WEAK_PLEDGE.test(verb)) && modal !== "must") return null;
  // "Please rename it, then I'll approve" hangs on the answer.
  if (
    isI &&
    /^\s*(?:and )?then\b/i.test(own) &&
    scene.clauses.some((c) => c.imperative && c.from < clause.from)
  )
    return null;
  // "I'll leave the invoice to you"
  const left =
    clause.verb === "leave"
      ? /^\s*(.{4,80}?) (?:to|with|for) (you|\p{Lu}[\p{L}'-]+)(?: to (.{4,100}))?\W*$/u.exec(rest)
      : null;
  const heir = left?.[2] === "you" ? scene.reader : left?.[2] ? scene.people.resolve(left[2]) : null;
  if (left?.[1] && (heir !== null || left[2] === "you"))
    return act(said, "request", heir, 0.7, left[3] ?? left[1]);
  // "I'll try not to be late"
  if (/\btry(?:ing)? (?:hard |my best )?not to\b/i.test(own)) return null;
  // "This time I'll skip it": what is left out is no work.
  if (/^(?:skip|omit|refrain|abstain)$/.test(clause.verb)) return null;
  if (clause.verb === "see" && (modal === "must" || through.includes("have"))) return null;
  if (modal === "will" || modal === "must") {
    if (
      /^(?:be|see|hear|know|like|love|want|think|have|hope|remember|miss|need|get|hold|meet|talk|speak|wait|stay|keep)$/.test(
        clause.verb,
      ) &&
      !through.some((verb) => PLEDGE.test(verb))
    ) {
      if (clause.verb === "be" && /\b(?:responsible|in charge|there|the contact)\b/.test(rest))
        return act(said, "commitment", owner, 0.5);
      // "I'll have a go at the Rotary"
      if (clause.verb === "have" && isI && HAS_A_GO.test(scene.words(clause.group.to, scene.tokens.length)))
        return act(said, "commitment", owner, 0.85);
      if (clause.verb === "have" && /\b(?:ready|done|finished|for you)\b/i.test(rest))
        return act(said, "commitment", owner, 0.8);
      if (/^(?:get|keep|meet|talk|speak|wait|hold)$/.test(clause.verb) && isI && rest.length > 6)
        return act(said, "commitment", owner, /^(?:wait|hold)$/.test(clause.verb) ? 0.35 : 0.6);
      return null;
    }
    if (/^\s*(?:you|us) (?:a |the )?(?:nice|great|good)/i.test(rest)) return null;
    return act(
      said,
      isOfWriter ? "commitment" : "duty",
      owner,
      modal === "must" ? (isI ? 0.7 : 0.6) : isI ? 0.9 : 0.6,
    );
  }
  if (
    clause.progressive &&
    (isWork(clause) || clause.verb === "send") &&
    !/^(?:go|wait|miss|lack|run|struggle)$/.test(clause.verb) &&
    !FIGHTS.test(clause.verb) &&
    // "I'm looking at the stub": it lies before them.
    !(clause.verb === "look" && /^\s*at\b/i.test(rest))
  )
    return act(said, isI ? "commitment" : "duty", owner, SOON.test(own) ? 0.8 : isI ? 0.6 : 0.45);
  if (
    through.some((verb) => /^(?:happy|ready|glad|willing|plan|intend|about|promise|offer|agree)$/.test(verb))
  )
    return act(said, isI ? "commitment" : "duty", owner, 0.65);
  if (
    isI &&
    !modal &&
    (isWork(clause) || /^(?:send|bring|tell|write|ask|add|answer|own)$/.test(clause.verb)) &&
    !HABIT.test(own) &&
    // "I ask already three lines"
    !/^\s*already\b/i.test(rest) &&
    clause.verb !== "be" &&
    clause.verb !== "attach" &&
    clause.verb !== "enclose" &&
    clause.verb !== "work" &&
    !(clause.progressive && clause.verb === "look") &&
    !(clause.progressive && (/^(?:wait|miss|lack|await|hope)$/.test(clause.verb) || FIGHTS.test(clause.verb)))
  ) {
    return act(
      said,
      "commitment",
      owner,
      SOON.test(own) ? 0.8 : clause.verb === "do" || scene.clauses.length > 1 ? 0.55 : 0.45,
    );
  }
  return null;
}

const HAS_A_GO =
  /^\s*an? (?:quick |good |proper |quiet )?(?:go|look|word|dig|rummage|chat|try|crack|read|think) (?:at|with|into|through|about|round|in|over)\b/i;

/** Notes leave the subject out: "will upload the pictures tomorrow"; behind "Luis: out today." it is Luis who will. */
export function promiseWithoutSubject(said: SaidClause): Act | null {
  const { people, statement } = said.scene;
  const noted = statement.assignee ?? statement.label;
  const made = noteOf(said);
  return made && noted && people.isCalled(noted.split(" ")[0] ?? "") && made.kind === "commitment"
    ? { ...made, kind: "assignment", owner: people.resolve(noted) }
    : made;
}

/** "Planning to write the notes" */
function noteOf(said: SaidClause): Act | null {
  const { scene, clause, own, rest, isHedged, isConditional } = said;
  const first = scene.tokens[clause.group.from];
  if (clause.question || clause.negated || isHedged || isConditional || clause.marker || clause.shared)
    return null;
  if (clause.verb === "look" && /ing$/.test(first?.lower ?? "") && /^\s*forward to your\b/i.test(rest))
    return forwardTo(said);
  // "I haven't done the rota yet, will do it tonight"
  const { previous } = said;
  if (
    clause.modal === "will" &&
    clause.verb === "do" &&
    hasObject(said) &&
    previous?.subject?.kind === "I" &&
    previous.negated &&
    previous.perfect &&
    !previous.shared
  )
    return act(
      said,
      "commitment",
      scene.statement.speaker,
      0.75,
      `do${scene
        .words(previous.group.to, previous.to)
        .replace(/\s*(?:yet|so far|either)?[\s,;]*(?:but|and)?[\s,]*$/i, "")
        .replace(/^(?=\S)/, " ")}`,
    );
  if (clause.from > 1) return null;
  // "finishes the protocol by Friday", in the notes about Will
  if (
    said.scene.statement.label !== undefined &&
    first?.pos === "VERB" &&
    /[^s]s$/.test(first.lower) &&
    first.lower !== first.lemma &&
    isErrand(clause) &&
    hasObject(said) &&
    !HABIT.test(own)
  )
    return act(said, "commitment", scene.statement.speaker, 0.75);
  // "Will do tomorrow" takes what was asked, and says nothing of its own.
  if (clause.verb === "do" && !hasObject(said)) return null;
  if (clause.modal === "will" && isWork(clause) && rest.trim().length > 2 && first?.lower !== "'ll")
    return act(said, "commitment", scene.statement.speaker, 0.7);
  if (
    first &&
    /^(?:planning|going|hoping|about)$/.test(first.lower) &&
    first.lower !== "hoping" &&
    clause.through.length > 0
  )
    return act(said, "commitment", scene.statement.speaker, 0.65);
  if (first && /ing$/.test(first.lower) && scene.statement.listItem && isWork(clause) && SOON.test(own))
    return act(said, "commitment", scene.statement.speaker, 0.55);
  return null;
}

const THEN_DOES =
  /^\s*(him|her|them) (?:until|till) [^.;:]{3,25}?(?:,| and) (?:then )?(?:I['’]ll |I will |I )?(?:then )?(ring|call|phone|chase|ask|write to|e-?mail|text|remind|nudge)\b/i;
