import type { Act } from "../act";
import { dueDateIn } from "../due-dates";
import { calledBy, isTitled } from "../people";
import { sentenceCase } from "../task-wording";
import { act, asked, type SaidClause } from "./said-clause";
import type { Scene } from "./scene";
import { SOON } from "./time-words";

/**
 * "I need the list by Friday", "may I ask you to sign": what the speaker wishes of the reader. Null for a wish that asks
 * for nothing, undefined where the clause is no wish.
 */
export function wishIn(said: SaidClause): Act | null | undefined {
  const { scene, clause, own, rest, isHedged } = said;
  const { modal, through } = clause;
  // "Could you send the quote so I can get it past our finance manager?": what for.
  if (clause.question && /\bso(?: that)?\s*$/i.test(scene.words(0, clause.subject?.from ?? 0))) return null;
  if (clause.question || ASKS_TO_HAVE.test(scene.plain.slice(0, 24))) {
    // "May I ask you to return it", "could we get the list"
    if (
      /^(?:can|could|may)$/.test(modal ?? "") &&
      /^(?:ask|request|bother|trouble|remind|invite)$/.test(clause.verb + (through[0] ?? ""))
    )
      return askedThrough(said);
    if (through.includes("ask")) return asked(said, 0.85);
    if (
      /^(?:can|could|may)$/.test(modal ?? "") &&
      /^(?:have|get|see|receive)$/.test(clause.verb) &&
      !isHedged &&
      !/\bmaybe\b/i.test(own)
    )
      // "Kit, can we get that expedited?"
      return clause.verb === "get" && scene.called && DONE_TO_IT.test(rest)
        ? asked(said, 0.95, `get ${rest.trim()}`)
        : // "Can we have the lobby lights on until nine?"
          clause.verb === "have" && IN_A_STATE.test(rest)
          ? inState(said)
          : // "Could I have them before then?": what the pronoun means stands elsewhere.
            asked(
              said,
              0.75,
              /^\s*(?:it|them|that|this|those|these|one)\b/i.test(rest) ? `let me have ${rest.trim()}` : rest,
            );
    return null;
  }
  if (modal === "may" && (/^(?:ask|remind|request)$/.test(clause.verb) || through.includes("ask")))
    return remindedOf(said) ?? askedThrough(said);
  if (
    (clause.verb === "ask" ||
      clause.verb === "request" ||
      clause.verb === "urge" ||
      clause.verb === "remind") &&
    !clause.past &&
    !clause.negated &&
    /^\s*(?:you|everyone|everybody|all)\b/i.test(rest)
  )
    return askedThrough(said);
  if (
    /^(?:like|love|prefer)$/.test(clause.verb) &&
    /^(?:would|should)$/.test(modal ?? "") &&
    /^\s*(?:you|everyone)\b/i.test(rest)
  )
    return askedThrough(said);
  // "I'd like to know what the guarantee covers", "we would like to see two samples"
  const learns =
    (modal === "would" || (modal === null && through[0] === "want" && !clause.past)) &&
    !clause.negated &&
    !/\b(?:some ?day|one day|maybe|perhaps|at some point)\b/i.test(own) &&
    /^(?:like|love|prefer|want|need)$/.test(through[0] ?? "") &&
    /^(?:know|hear|understand|see|have|get|receive|read)$/.test(clause.verb)
      ? scene.words(clause.group.to, scene.tokens.length).trim()
      : "";
  if (
    learns.length > 8 &&
    !/^(?:you|if|whether|that|them|him|her|it|more|from|in|on|at|by|before|after|first|with|for|to|and|or|again|soon)\b/i.test(
      learns,
    )
  ) {
    return asked(
      said,
      0.95,
      /^(?:know|hear|understand)$/.test(clause.verb)
        ? `let ${whoWishes(scene)} ${clause.verb} ${learns}`
        : `get ${whoWishes(scene)} ${learns}`,
    );
  }
  // "I would be interested to hear how they explain it"
  const [, learn, what] =
    /\b(?:I|we)(?:['’]d| would)(?: really| also| still)* be (?:very |really )?(?:interested|curious|keen|glad|grateful|pleased) to (know|hear|see|understand|learn) ((?:who|what|when|where|why|how|which|whether|if) [^?]{6,140})/iu.exec(
      scene.plain,
    ) ?? [];
  if (learn && what && /^(?:I|we)$/.test(clause.subject?.kind ?? "")) {
    return asked(said, 0.95, `let ${whoWishes(scene)} ${learn} ${what}`);
  }
  // "Nadia has it, I've asked her to send it to Karl"
  const theirs =
    /^(?:ask|tell|remind)$/.test(clause.verb) && (clause.perfect || clause.past) && !clause.negated
      ? /^\s*(him|her|them) to (.{4,160})$/isu.exec(scene.words(clause.group.to, scene.tokens.length))
      : null;
  if (theirs?.[1] && theirs[2]) {
    const kind = /^them$/i.test(theirs[1]) ? "they" : "person";
    const who = scene.ownerOf({ kind, text: theirs[1], from: clause.group.to, to: clause.group.to + 1 });
    if (who !== null) return act(said, "assignment", who, 0.95, theirs[2]);
  }
  // "I'd like Ana to present it"
  const wished =
    /^(?:like|love|prefer)$/.test(clause.verb) && modal === "would" && !clause.negated
      ? /^\s*(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?) to (.{4,160})$/su.exec(
          scene.words(clause.group.to, scene.tokens.length),
        )
      : null;
  if (wished?.[1] && wished[2] && scene.people.isCalled(wished[1].split(" ")[0] ?? ""))
    return act(said, "request", scene.people.resolve(wished[1]), 0.75, wished[2]);
  // "I'm missing the second key", "Lucy - I'm still waiting for the list"
  const missed =
    clause.progressive && !clause.negated && !clause.past && !isHedged
      ? clause.verb === "miss"
        ? /^\s*((?:the|your|an?|two|three|one|some|all|both) .{3,100})$/isu.exec(rest)?.[1]
        : clause.verb === "wait" && scene.called
          ? /^\s*(?:for|on) ((?:the|your|an?|two|three) .{3,100})$/isu.exec(rest)?.[1]
          : undefined
      : undefined;
  if (missed) return asked(said, clause.verb === "wait" ? 0.95 : 0.75, missed);
  // "I'd like three alternatives from you on Tuesday"
  if (
    modal === "would" &&
    !clause.negated &&
    !clause.question &&
    /^(?:like|love|appreciate)$/.test(clause.verb) &&
    /\b(?:from|off|out of) (?:you|each of you|all of you)\b/i.test(rest)
  )
    return asked(said, 0.95, rest);
  // "We are still looking for two helpers for the day"
  const sought =
    clause.verb === "look" && clause.progressive && !clause.negated && !clause.past && !clause.question
      ? LOOKS_FOR.exec(scene.words(clause.group.to, scene.tokens.length))?.[1]
      : undefined;
  if (sought) return act(said, "request", null, 0.95, `get ${sought}`);
  // "I could do with a new plate for the roof"
  const lacked =
    clause.verb === "do" && modal === "could" && !clause.negated && !clause.question
      ? /^\s*(?:also |really )?with ((?:an?|another|some|the|two|three|four|more|\d+)\s(?!(?:\p{L}+ )?(?:break|rest|drink|coffee|tea|beer|holiday|sleep|nap|laugh|lie)\b).{3,120})$/isu.exec(
          scene.words(clause.group.to, clause.to),
        )?.[1]
      : undefined;
  if (lacked)
    return clause.subject?.kind === "we"
      ? act(said, "duty", null, 0.75, `get ${lacked}`)
      : asked(said, 0.75, `get ${whoWishes(scene)} ${lacked}`);
  // "We'll also want a second oven on site"
  if (
    modal === "will" &&
    clause.subject?.kind === "we" &&
    /^(?:need|want|require)$/.test(clause.verb) &&
    !clause.negated &&
    !/\byour\b/i.test(rest) &&
    /^\s*(?:an?|the|another|two|three|four|some|more|\d+)\s(?!(?:\p{L}+ )?(?:bit|break|while|lot|minutes?|hours?|days?|weeks?|months?)\b)/iu.test(
      rest,
    )
  )
    return act(said, "duty", null, 0.75, rest);
  // "So we must have them in Norway latest on the 16th of June"
  if (
    modal === "must" &&
    clause.verb === "have" &&
    !clause.negated &&
    !clause.perfect &&
    !clause.past &&
    SOON.test(own) &&
    /^\s*(?:it|them|this|that|these|those|all|everything|the|your)\b/i.test(rest)
  )
    return asked(said, 0.8, `have${rest.replace(/^(?=\S)/, " ")}`);
  // "I want the old chairs gone by Friday"
  if (
    clause.verb === "want" &&
    modal === null &&
    !clause.past &&
    !clause.negated &&
    SOON.test(scene.words(clause.group.to, scene.tokens.length)) &&
    /^\s*(?:the|this|that|these|those|all|our|my|your|it|them)\b.{0,60}?\b(?:gone|done|ready|finished|sorted|out|back|here|there|in|up|fixed|signed|sent|\p{L}{3,}ed)\b/iu.test(
      rest,
    )
  )
    return asked(said, 0.65, rest);
  // "I've asked Ana to return it"
  const other =
    /^(?:ask|tell|get|remind)$/.test(clause.verb) && !clause.negated
      ? /^\s*((?:the |our |my |their )?[\p{L}'-]+(?: \p{Lu}?[\p{L}'-]+)?) to (.{4,160})$/su.exec(
          scene.words(clause.group.to, scene.tokens.length),
        )
      : null;
  const isNamed =
    scene.people.isCalled(other?.[1]?.split(" ")[0] ?? "") || (other?.[1] ? isTitled(other[1]) : false);
  if (
    other?.[1] &&
    other[2] &&
    (clause.perfect || clause.past) &&
    !/\band (?:he|she|they|it)\b/i.test(other[2]) &&
    !/^(?:expect|wait|ignore|stay|keep|hold|stop|relax|not)\b/i.test(other[2]) &&
    (isNamed || (/^(?:ask|tell|remind)$/.test(clause.verb) && /^(?:the|our|my|their) /i.test(other[1])))
  )
    return act(
      said,
      "assignment",
      isNamed ? scene.people.resolve(other[1]) : other[1].replace(/^the /i, ""),
      0.95,
      other[2],
    );
  // "I was wondering whether you could look over the lease"
  if (clause.verb === "wonder" || (/^(?:think|hope)$/.test(clause.verb) && clause.past)) {
    const could = scene.clauses.find(
      (c) =>
        c.from >= clause.group.to &&
        c.subject?.kind === "you" &&
        /^(?:can|could|would|might)$/.test(c.modal ?? ""),
    );
    const trouble = scene.clauses.find(
      (c) =>
        c.from >= clause.group.to &&
        /^(?:I|we)$/.test(c.subject?.kind ?? "") &&
        /^(?:can|could|might|may)$/.test(c.modal ?? "") &&
        /^(?:ask|trouble|bother|persuade|tempt)$/.test(c.verb),
    );
    return could
      ? asked({ ...said, clause: could }, 0.8)
      : trouble
        ? askedThrough({ ...said, clause: trouble })
        : null;
  }
  if (
    /^(?:need|want|require|request|expect|await)$/.test(clause.verb) &&
    !clause.negated &&
    !clause.past &&
    modal !== "may" &&
    modal !== "might"
  )
    return neededFrom(said);
  if (/^(?:appreciate|value)$/.test(clause.verb) && /\b(?:your|if you|you)\b/i.test(rest))
    return isIfFollowing(said) ? null : asked(said, 0.75, rest);
  const grateful =
    clause.verb === "be"
      ? /^\s*(?:also |very |most |really |so )*(?:grateful|thankful|happy|glad) (?:for|about|to (?:have|get|receive)) ((?:your|a|an|the|some|two|three|any|both|all|these|those|them|it)\b.{3,160})/i.exec(
          scene.words(clause.verbAt + 1, scene.tokens.length),
        )
      : null;
  if (grateful?.[1] && /^(?:would|should)$/.test(modal ?? ""))
    return asked(
      said,
      0.75,
      /\bto \p{L}+$/iu.test(grateful[0].slice(0, -grateful[1].length).trim())
        ? `get ${whoWishes(scene)} ${grateful[1]}`
        : grateful[1],
    );
  if (through.includes("look") && /^(?:receive|get)$/.test(clause.verb))
    return forwardTo({ ...said, rest: scene.words(clause.verbAt + 1, scene.tokens.length) });
  if (modal === "would" && clause.verb === "have" && /^\s*your\b/i.test(rest) && SOON.test(rest))
    return asked(said, 0.75, rest);
  if (clause.verb === "wait" && /^\s*(?:for )?(?:your|you)\b/i.test(rest))
    return asked(said, 0.6, rest.replace(/^\s*for /, ""));
  if (clause.verb === "look" && /^\s*forward to\b/i.test(rest))
    return forwardTo({ ...said, rest: scene.words(clause.group.to, scene.tokens.length) });
  const counted =
    /^(?:count|rely|depend|bank)$/.test(clause.verb) && !clause.negated
      ? /^\s*on (you|\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?) (?:to|for) (.{4,140})$/su.exec(
          scene.words(clause.group.to, scene.tokens.length),
        )
      : null;
  if (counted?.[1] && counted[2]) return act(said, "request", named(scene, counted[1]), 0.65, counted[2]);
  return undefined;
}

const LOOKS_FOR =
  /^\s*for ((?:some(?:one|body)|(?:an? |one more |another )?volunteers?|(?:two|three|four|five|six|\d+|a few|a couple of|some|more|another \p{L}+) (?:more )?(?:\p{Ll}+ )?(?:people|persons|volunteers|helpers|hands|drivers|stewards|parents|cooks|players|singers|readers|pairs of hands)) (?:for|to|who|with|on|at)\b.{3,80}?)[.!]*$/isu;
/** "Can I have your sheets by Monday please", without its mark */
const ASKS_TO_HAVE = /^(?:(?:and|so),? )?(?:can|could|may) (?:I|we) (?:please )?(?:have|get|see)\b/i;

/** "A second offer for comparison" comes from nobody who reads that it is wanted. */
export const isOfSomebodyElse = (wanted: string): boolean =>
  /^(?:an? )?(?:second|third|further|another) (?:offer|quote|quotation|opinion|price)\b/i.test(wanted);

/** Whom the reader is to tell. */
export const whoWishes = ({ statement: { speaker } }: Scene): string =>
  speaker === null ? "us" : calledBy(speaker);

/** "Have the lobby lights on until nine": until when belongs to the state, the day stands before. */
function inState(said: SaidClause): Act | null {
  const { scene, rest, before } = said;
  const made = asked(said, 0.85, `have ${rest.trim()}`);
  const when = dueDateIn(before, scene.statement.sentAt, scene.clock);
  return made && { ...made, when, line: sentenceCase(`have ${rest.trim().replace(/[?.!\s]+$/, "")}`) };
}

const IN_A_STATE =
  /^\s*(?:the|our|all|both) [^,;?]{2,40} (?:on|off|open|closed|ready|warm|clean|locked|unlocked|switched|moved|mended|fixed|done|cut|cleared|set up|put (?:up|out))\b/i;
const DONE_TO_IT =
  /^\s*(?:it|that|this|them|these|(?:the|a|your|our) [^,;]{2,40}) (?:\p{L}+ed|done|sorted|sent|booked|ready|out|back|moved|through)\b/iu;

/** "I need this right for the board pack", "I need these back" */
const READY =
  /^\s*(?:it|this|that|them|these|those) (?:all )?(?:right|correct|done|back|ready|fixed|signed|sorted|finished|in|out|up|working|clean|complete|printed|checked|gone)\b/i;

/** What comes of not doing it. */
const OTHERWISE = /(?: though)?,? (?:otherwise|or else|or (?:they|we|I|he|she)(?:['’]ll| will))\b.*$/isu;

/** "I'd appreciate it if you could": the condition tells what. */
const isIfFollowing = ({ scene, clause }: SaidClause): boolean =>
  scene.clauses.some((c) => c.from >= clause.group.to && c.marker === "if" && c.subject?.kind === "you");

/** "May I remind you that the second instalment fell due": what is due is asked for. */
function remindedOf(said: SaidClause): Act | null {
  const { scene, clause } = said;
  const due =
    /^\s*you that ((?:the|your|our|this) .{3,80}? (?:is|are|was|were|fell|fall|falls|became) (?:still )?(?:over)?due\b.*)$/is.exec(
      scene.words(clause.group.to, scene.tokens.length),
    )?.[1];
  return due ? asked(said, 0.9, due) : null;
}

/** "ask you to return the form", "remind you of the deadline". */
function askedThrough(said: SaidClause): Act | null {
  const { scene, clause, rest } = said;
  const after =
    /\b(?:you|everyone|everybody|all|both)\b(?: all| both)?\s+(?:please |kindly )?(?:to|for|with|that you)\s+(.+)$/is.exec(
      scene.words(clause.group.from, scene.tokens.length),
    );
  const phrase = after?.[1] ?? rest.replace(/^\s*(?:you )?(?:for|about|that|of)?\s*/i, "");
  return phrase.trim().length < 3 ? null : asked(said, 0.85, phrase);
}

/** "I need the final headcount", "we need you to sign", "I expect your answer by Friday". */
function neededFrom(said: SaidClause): Act | null {
  const { scene, clause, rest, own } = said;
  // "The boards came in wet and need another week" tells it of the boards.
  if (
    scene.tokens[clause.group.from - 1]?.lower === "and" &&
    (clause.subject === null || (clause.shared && said.previous?.subject?.kind === "thing"))
  )
    return null;
  const whole = scene.words(clause.group.to, scene.tokens.length);
  const you = /^\s*(?:that )?you(?: all| both)?\s+(?:to\s+)?(.+)$/is.exec(whole);
  // "I need you to move the gang, and would you draft a few lines": the second is asked by its own clause.
  if (you?.[1]) return asked(said, 0.9, you[1].replace(/,? and (?:would|could|can|will) you\b.*$/is, ""));
  const anybody = /^\s*(?:some|any)(?:one|body) to (.+)$/su.exec(whole)?.[1];
  if (anybody) return act(said, "request", null, 0.9, anybody);
  // "I need somebody for the lights, any volunteers?"
  const helper =
    /^\s*((?:some|any)(?:one|body)|volunteers?|(?:two|three|four|a few) (?:people|volunteers|helpers)) (for .+?)(?:,? any (?:volunteers?|takers?|offers?|ideas?)\b.*|,? (?:but|because|since|so)\b.*)?$/isu.exec(
      whole,
    );
  if (helper?.[1] && helper[2]) return act(said, "request", null, 0.85, `get ${helper[1]} ${helper[2]}`);
  // "Gary thinks 38,000. I need him to put it in writing."
  const them = /^\s*(him|her|them) to (.+)$/su.exec(whole);
  if (them?.[1] && them[2]) {
    const kind = them[1] === "them" ? "they" : "person";
    const at = clause.group.to;
    return act(
      said,
      "request",
      scene.ownerOf({ kind, text: them[1], from: at, to: at + 1 }),
      0.85,
      them[2].replace(OTHERWISE, ""),
    );
  }
  const other = /^\s*(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?) to (.+)$/su.exec(whole);
  if (other?.[1] && other[2]) return act(said, "request", scene.people.resolve(other[1]), 0.85, other[2]);
  if (/^\s*(?:a |some )?(?:break|coffee|time|holiday|help|to\b)/i.test(rest) && !/\bfrom you\b/i.test(rest))
    return null;
  const from =
    /\bfrom (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?|you|everyone|everybody|each of you|all of you|purchasing|procurement|legal|sales|finance|marketing|the \p{Ll}[\p{L}-]+(?=[,.;!?]|$| (?:by|before|until|on|for|in|at|today|tomorrow|this|next|as|so|to|and)\b))(?![\p{L}-])/u.exec(
      whole,
    );
  // "I need a part from Germany"
  const giver =
    from?.[1] && /^\p{Lu}/u.test(from[1]) && !scene.people.isCalled(from[1].split(" ")[0] ?? "")
      ? null
      : from;
  if (READY.test(rest)) return asked(said, 0.95, `get ${rest.trim()}`);
  // "We need them on board by the 27th, the vessel sails on the 28th"
  if (/^\s*(?:it|them|those|these) (?:on|in|at|back|here|there|with) /i.test(rest) && SOON.test(rest))
    return asked(
      said,
      0.85,
      `get ${rest.replace(/, (?:the|we|our|otherwise|so|as|because)\b.*$/is, "").trim()}`,
    );
  if (
    /^\s*(?:it|them|this|that)\b/i.test(rest) &&
    !giver &&
    !/\b(?:by|before|until|today|tomorrow|asap|urgently|back)\b/i.test(rest)
  )
    return null;
  // "We need the prices before we can calculate" is in the way; who is called by name is asked.
  if (
    !scene.called &&
    !giver?.[1]?.match(/^you$/i) &&
    /\bbefore (?:i|we|the|they) (?:can|could|are able|may)\b/i.test(whole)
  )
    return null;
  const asks =
    /^\s*(?:your|the|an?|this|these|that|those|it|them|both|all|every|everybody's|everyone's|some|two|three|four|\d+|final|written|signed|new|better|more|another|fresh|further|updated|revised|\p{L}+'s)\b/iu.test(
      rest,
    );
  if (!asks || clause.verb === "want")
    return clause.verb === "want" && giver ? act(said, "request", named(scene, giver[1]), 0.6, rest) : null;
  const isOwn = clause.subject?.kind === "I" || clause.imperative;
  // "By Thursday we need the figures"
  const dated = SOON.test(rest) || /^(?:by|before|until|latest)\b/i.test(said.before);
  if (!isOwn && !giver && !dated && !/\byour\b/i.test(rest)) return null;
  const owner = giver?.[1]
    ? named(scene, giver[1])
    : /^\s*(?:everybody|everyone)/i.test(rest)
      ? null
      : scene.reader;
  return act(said, "request", owner, dated || giver || /\byour\b/i.test(own) ? 0.85 : 0.65, rest);
}

/** Whom the wish names; null for everybody. */
const named = (scene: Scene, who: string | undefined): string | null =>
  who === undefined || /^(?:you|each of you|all of you)$/i.test(who)
    ? scene.reader
    : /^(?:everyone|everybody)$/i.test(who)
      ? null
      : scene.people.resolve(who);

/** "I look forward to your comments by Friday": a reply or a visit is no task. */
export function forwardTo(said: SaidClause): Act | null {
  const { rest } = said;
  const phrase = rest.replace(/^\s*forward to (?:receiving |getting |seeing |hearing )?/i, "");
  if (
    !/^(?:your|the|it|them)\b/i.test(phrase) ||
    /^your (?:visit|company|call)\b|^(?:hear|meet|work|see)/i.test(phrase)
  )
    return null;
  if (/^your (?:reply|answer|response|feedback)\s*[.!]?$/i.test(phrase)) return null;
  return asked(said, 0.65, phrase);
}
