import type { Act } from "../act";
import { sentenceCase } from "../task-wording";
import { COMMAND_VERBS } from "./command-verbs";
import { isHeadline } from "./obstacles";
import { GIVES_TIME } from "./pledges";
import { act, asked, type SaidClause } from "./said-clause";

const COURTESY =
  /^(?:(?:have|enjoy) (?:a|the|your?|ur)?\s*(?:nice|great|good|lovely|wonderful|relaxing|weekend|rest|day off|day|evening|trip|holiday|time|safe|fun)|take (?:care|it easy|your time|a look at (?:our|the) (?:website|blog))|feel free|do not hesitate|don't hesitate|hesitate|see (?:you|more|below|above|attached|also|the attach\w+|our)|find (?:attached|enclosed|below|our|the attached)|stay (?:tuned|safe|well)|keep (?:up|it up|well|in mind|smiling)|let (?:us|me|you) know if (?:you (?:have|need|want|would|'d)|there|anything|any|this)|let's|thank|say hi|give my|pass on my|note that|link (?:in|on|to|here|below|attached)|come in|bear with|excuse|forgive|forget (?:about|it)|worry|mind you|imagine|guess what|look (?:forward|at that)|trust me|believe|welcome|wish|hope|cheer|join us|click|tap|view|read more|learn more|manage|unsubscribe|scroll|visit our|follow us|check out our|contact us|call us|reply to this|get (?:well|better)|enjoy (?:the|your|it|a)|shout if|good luck|plan (?:\p{L}+ ){1,3}accordingly|grab a|help yoursel(?:f|ves)|go for it|(?:dig|tuck) in|rsvp)\b/iu;

/** "Tell Anselm he's a genius" */
const PASSES_ON_PRAISE =
  /^(?:tell|give) [\p{L} ]{2,30}?(?:(?:that )?(?:he|she|they|it|we|i)(?:['’]s|['’]re| is| are| was| were|['’]m)? (?:an? |the |all |both |so |really |very |truly )*(?:genius|star|stars|hero|heroes|legend|great|brilliant|amazing|fantastic|wonderful|lovely|perfect|delicious|loved|love|thankful|grateful|best|angels?|miss)|(?:my |our |many |a big |from (?:me|us) )*(?:thanks|thank you|regards|love|best|congratulations|hello|hi|hug|kiss)|(?:i|we) (?:said|say) (?:hello|hi|thanks|thank you))\b/iu;

/** "Please find the invitation to the training": it comes with the mail. */
const HANDS_OVER =
  /^find (?:the|your) (?:\p{Ll}+ ){0,2}(?:invitation|agenda|minutes|offer|quote|quotation|proposal|documents?|link|slides|recording|summary|programme|draft|questionnaire|confirmation|receipt)\b(?!.* (?:and|that|which|from|in) )/iu;

/** "Have a lovely weekend", "see below": said to be polite or to point somewhere. */
export const isCourtesy = (phrase: string): boolean =>
  HANDS_OVER.test(phrase) ||
  (COURTESY.test(phrase) && !/^find (?:the|out|us|me|a|an|someone)\b(?! attached)/i.test(phrase));

/** "Please send the list": what the reader is told to do. */
export function commandIn(said: SaidClause): Act | null {
  const { scene, clause, own, rest, previous, next } = said;
  const { statement } = scene;
  const isPleased = /\b(?:please|pls|plz|kindly)\b/i.test(own);
  const phrase = scene.words(clause.verbAt, clause.to);
  // "Open access fund. Received a report from the library.", in a list
  if (statement.opensItem && statement.text === `${statement.label}.`) return null;
  // "Stop 6: the lady asks"
  if (
    /^(?:stop|step|page|place|room|note|point|plan|track|book|file|issue|test|round)$/.test(clause.verb) &&
    /^\s*\d+\W*$/.test(rest)
  )
    return null;
  // "The tests are not part of the order any more"
  if (clause.verb === "part" && /^\s*of\b/i.test(rest)) return null;
  // "Lift to the server room out of order, use the stairs"
  if (clause.from === 0 && !isPleased && isHeadline(scene.plain)) return null;
  // "Line 3b stays manual"
  if (
    /^(?:stop|step|page|place|room|note|point|line|track|issue|test|round|section|block|plot|lot|shift|level|house|flat|bay|gate|platform|hall)$/.test(
      clause.verb,
    ) &&
    /^\s*\d+\p{L}?\s+(?:is|are|was|were|has|have|had|stays?|remains?|needs?|will|can|goes|runs?|stands?|opens?|closes?|isn|won|can)\b/iu.test(
      scene.words(clause.group.to, scene.tokens.length),
    )
  )
    return null;
  // "Budget stays at 40k": what opens it is a thing.
  if (
    clause.from === 0 &&
    !isPleased &&
    clause.group.from === 0 &&
    /^\s*(?:stays?|remains?|is|are|was|were|has|goes|moves|starts|ends|comes|needs|will)(?!\p{L})/iu.test(
      scene.words(clause.group.to, scene.tokens.length),
    )
  )
    return null;
  // "Open day, would people prefer June or July?"
  if (
    clause.verb === "open" &&
    /^\s*(?:days?|evenings?|house|calls?|mic|air|issues?|points?|questions?|items?|positions?|matters?)\b/i.test(
      rest,
    )
  )
    return null;
  // "Details of the dust extraction (make, age, last serviced)"
  if (/^\(/.test(scene.tokens[clause.from - 1]?.text ?? "") && !hasObject(said)) return null;
  // "Does the sign keep the old logo or get the new one?"
  if (
    scene.tokens[clause.from - 1]?.lower === "or" &&
    scene.tokens[0]?.pos === "AUX" &&
    /\?\s*$/.test(statement.text)
  )
    return null;
  if (/^(?:forget|ignore|disregard|scrap)$/.test(clause.verb) && !clause.negated) return null;
  // "No more pasta on Thursdays, expect tears"
  if (clause.verb === "expect" && !/^\s*to\b/i.test(rest)) return null;
  if (isCourtesy(phrase) || PASSES_ON_PRAISE.test(scene.words(clause.verbAt, scene.tokens.length)))
    return null;
  // "Just to keep you in the loop": nobody is told to do something to themselves.
  if (/^\s*you\b/i.test(rest)) return null;
  if (/^find\b.{2,60}\b(?:attached|enclosed|below)\b/i.test(phrase)) return null;
  if (clause.negated && clause.through.includes("forget")) return asked(said, 0.75);
  if (clause.verb === "leave" && /\b(?:to|with) me\b/i.test(rest)) {
    const left = rest.replace(/\s*\b(?:to|with) me\b.*$/i, "");
    const told = /^\s*(?:it|that|this|them|those|these)$/i.test(left) ? `handle ${left.trim()}` : left;
    return act(said, "commitment", scene.statement.speaker, 0.75, told);
  }
  if (clause.negated && clause.verb === "forget") {
    const object = rest.replace(/^to /, "").trim();
    // "Don't forget a spare key" names no doing.
    const isDoing = /^\s*(?:to|that|about)\b/.test(rest);
    return object.length < 3
      ? null
      : asked(said, 0.75, isDoing ? object : scene.words(clause.group.from, clause.to));
  }
  if (clause.negated) {
    if (
      /^(?:worry|bother|panic|laugh|ask|tell|think|mind|count|expect|know|care|blame|shoot|sweat|miss)$/.test(
        clause.verb,
      )
    )
      return null;
    // "Don't fit the sink till Wednesday": for now.
    const isForNow = FOR_NOW.test(scene.words(clause.group.to, scene.tokens.length));
    const isLetting = clause.verb === "let";
    const told = scene
      .words(clause.group.from, isForNow || isLetting ? scene.tokens.length : clause.to)
      .replace(isLetting ? /[,;].*$/s : "", "");
    const made =
      isPleased || isForNow || clause.from > 0 || hasObject(said)
        ? asked(said, isForNow ? 0.85 : 0.45, told)
        : null;
    return made && isForNow
      ? { ...made, line: sentenceCase(told.replace(/[.!\s]+$/, "")), when: null }
      : made;
  }
  if (/^\s*me a favou?r\b/i.test(rest)) return null;
  // "Call the roofer tomorrow and give them till Friday": how it goes on.
  if (previous?.imperative && clause.verb === "give" && GIVES_TIME.test(rest)) return null;
  if (/^(?:mind|bring|make|pick|choose|use)$/.test(clause.verb) && /^\s*your own\b/i.test(rest)) return null;
  // "Just say which dates"
  if (clause.verb === "say" && /^\s*(?:which|what|when|where|who|how|whether|if)\b/i.test(rest))
    return asked(said, 0.75);
  // "I've chased twice, just get voicemail": what the speaker tells goes on.
  if (
    previous?.subject?.kind === "I" &&
    !previous.question &&
    /\b(?:just|only|still|always|keep)\s*$/i.test(scene.words(previous.to, clause.verbAt))
  )
    return null;
  // "correct the record and submit again": the same act goes on.
  const asksWhat =
    next?.from === clause.to && /^(?:whether|if|what|who|how|when|where|which|why)$/.test(next.marker ?? "");
  if (previous?.imperative && !hasObject(said) && !asksWhat) return null;
  // "Let me check and come back to you": both are the speaker's.
  if (
    previous?.imperative &&
    previous.verb === "let" &&
    // "Let's sell half and burn the rest": all of them are told.
    /^\s*(?:me\b|['’]s\b|us\b)/i.test(scene.words(previous.group.to, previous.to))
  )
    return null;
  // "I need you to double the order and get me a price", "Let's sell those and throw the rest away": said of both verbs.
  if (
    scene.tokens[clause.from - 1]?.lower === "and" &&
    !isPleased &&
    (NEEDS_YOU_TO.test(scene.words(0, clause.from)) || LETS.test(scene.plain))
  )
    return null;
  if (clause.verb === "see" && !isPleased) return null;
  if (clause.verb === "note" && !/^\s*(?:down|the (?:date|number|name))\b/i.test(rest)) return null;
  if (clause.verb === "let") return letIn(said);
  if (clause.verb === "go" && /^\s*ahead\b/i.test(rest)) return null;
  const granted = /^\s*(?:me|us) (?:until|till)\b.*\bfor (.{4,120})$/is.exec(rest);
  if (clause.verb === "give" && granted?.[1])
    return act(said, "commitment", scene.statement.speaker, 0.65, granted[1]);
  if (clause.verb === "make" && /^\s*(?:sure|certain)\b/i.test(rest)) return asked(said, 0.7);
  if (clause.verb === "remember" || clause.verb === "remind") return asked(said, 0.7);
  if (
    !isPleased &&
    /^(?:be|have|do|get|keep|know|think|say|see|look|hope|thank|love|wait|listen|guess|go|come)$/.test(
      clause.verb,
    ) &&
    !(clause.verb === "have" && (/\bready\b/.test(rest) || HAS_A_LOOK.test(rest))) &&
    !(/^(?:get|keep)$/.test(clause.verb) && rest.length > 8) &&
    !/^(?:do|come|go)$/.test(clause.verb)
  )
    return null;
  if (/:\s*$/.test(statement.text) && statement.text.split(/\s+/).length <= 9 && !isPleased) return null;
  const isKnown =
    COMMAND_VERBS.has(clause.verb) ||
    isPleased ||
    (clause.verb === "have" && HAS_A_LOOK.test(rest)) ||
    statement.heading === "actions" ||
    scene.called ||
    (previous?.imperative ?? false) ||
    clause.from > 0;
  if (!isKnown) return null;
  if (!rest.trim() && !isPleased && !next)
    return /^(?:review|confirm|check|approve)$/.test(clause.verb) ? asked(said, 0.5) : null;
  // "sign and return it": one act, said with the object at its end.
  if (!rest.replace(/\b(?:and|or|then|also)\b|[,\s]/g, "") && next?.imperative) return null;
  const from =
    previous?.imperative &&
    !previous.negated &&
    !scene.words(previous.group.to, previous.to).replace(/\b(?:and|or|then)\b|[,\s]/g, "")
      ? previous.verbAt
      : clause.verbAt;
  return asked(
    said,
    isPleased ||
      statement.heading === "actions" ||
      statement.listItem ||
      // "Please inform the agent and send me the number"
      (previous?.imperative && /\bplease\b/i.test(scene.words(previous.from, previous.to)))
      ? 0.9
      : 0.7,
    scene.words(from, scene.endOf(clause)),
  );
}

const FOR_NOW =
  /^\s*(?:(?:to|with|about|into|on|at|from) )?(?:the|any|an|a|our|my|your|it|them|anything|any(?:one|body)|\p{Ll}+s)\b[^,;?]{0,60}\b(?:yet|till|until|before|without)\b/iu;
const NEEDS_YOU_TO = /\b(?:I|we)(?:['’]d| would)? (?:need|want|like|expect) you to\b/i;
const LETS = /^(?:(?:so|and|then|ok(?:ay)?|right|yes),? )*let['’]s\b/i;

/** "Have a look at clause 9" */
const HAS_A_LOOK =
  /^\s*an? (?:quick |good |close |proper |little |serious )?(?:look|word|think|go at|read|check|chat|call)(?=[,.]| \p{L})/iu;

/** "Let me know when you are free" asks, "let me sort it out" promises, "let's see" does neither. */
function letIn(said: SaidClause): Act | null {
  const { scene, clause } = said;
  const whole = scene.words(clause.group.to, scene.tokens.length);
  // "Let him in at gate C"
  if (LETS_THEM.test(whole))
    return asked(said, 0.75, `let${scene.words(clause.group.to, clause.to).replace(/^(?=\S)/, " ")}`);
  const [, whom, verb, rest = ""] = LETS_WHOM.exec(whole) ?? [];
  if (whom === undefined || verb === undefined) return null;
  if (verb === "know") {
    const isBare = rest.replace(/[^\p{L}]/gu, "") === "";
    if (/^if\b(?! (?:the|your|our|his|her|their) )/i.test(rest)) return null;
    if (/^how (?:it|that|this|things|you)\b/i.test(rest)) return null;
    // "Let Lucia know": of what was just told.
    const asks = whole.replace(AND_I_WILL, "");
    return asked(said, isBare ? (/^(?:me|us)$/.test(whom) ? 0.45 : 0.85) : 0.7, `let ${asks}`);
  }
  if (verb === "have") {
    // "Let us have the form by Monday and collect the crates": what follows is a command of its own.
    const end =
      scene.clauses.find((c) => c.from > clause.group.to && c.imperative)?.from ?? scene.tokens.length;
    const thing = scene.words(clause.group.to, end).replace(/^\s*\S+ have\s+|\s+and\s*$/gi, "");
    if (!/^(?:your|the|an?|some|their|his|her|our|its|all|both|these|those|two|three|any|\d+)\b/i.test(thing))
      return null;
    // "Let Liz have the list" is done for her; "let me have your answer" has no other words for it.
    const isGiven = /^(?:me|us)$/.test(whom) && !/^your \p{L}+(?= (?:by|before|on|until)\b|$)/iu.test(thing);
    const line = isGiven ? thing : `let ${whom} have ${thing}`;
    return asked({ ...said, clause: { ...clause, to: end } }, 0.75, line);
  }
  if (
    whom !== "me" ||
    (verb === "get" && !/^(?:an?|some|two|three|four|five|more|another|\d+|quotes|prices)\b/i.test(rest)) ||
    /^(?:see|introduce|explain|start|begin|say|add|be|remind|tell|give|share|put|clarify|summari[sz]e|just|guess|think)$/.test(
      verb,
    )
  )
    return null;
  return act(said, "commitment", scene.statement.speaker, 0.65, `${verb} ${rest}`);
}

/** "Me know", "the printers know": a group has to be told, and does what it likes. */
const LETS_WHOM =
  /^\s*(me|us|\p{Lu}[\p{L}'-]+|(?:(?:all|both|all of) )?(?:the|our|your|my|his|her|their) \p{L}+(?: (?!know\b)\p{L}+)?(?= know\b)|(?:everyone|everybody)(?= know\b)) (\p{Ll}+)\b\s*(.*)$/su;
const LETS_THEM =
  /^\s*(?:him|her|them|(?:the|our|your) \p{L}+|\p{Lu}\p{L}+) (?:in|out|through|off|into|onto|go|leave|use|borrow|keep|try|stay|start|sit|see|have|read|check|choose|decide|look|taste|test)\b/u;

/** "Let me know when you have a date and I'll bring the van": what comes of the answer. */
const AND_I_WILL = /,? (?:and|so|then) (?:then )?(?:I|we)(?:['’]ll| will| can)\b.*$/isu;

/** Whether something stands behind the verb that it is done to; a day is none. */
export function hasObject({ scene, clause }: SaidClause): boolean {
  return scene.tokens
    .slice(clause.group.to, clause.to)
    .some(
      (t) =>
        (t.pos === "NOUN" || t.pos === "PRON" || (t.pos === "PROPN" && !DAY.test(t.lower))) &&
        !/^(?:noon|morning|afternoon|evening|week|month|day|today|tomorrow|tonight)$/.test(t.lower),
    );
}

const DAY =
  /^(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?\.?$|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?$/;
