import type { Act, ActKind } from "../act";
import { dueDateIn } from "../due-dates";
import { type Clause, isWork, type Subject } from "./clauses";
import { COMMAND_VERBS } from "./command-verbs";
import { isHedged, isPolite } from "./hedges";
import type { Scene } from "./scene";
import type { Token } from "./tag";

const COURTESY =
  /^(?:(?:have|enjoy) (?:a|the|your)?\s*(?:nice|great|good|lovely|wonderful|relaxing|weekend|rest|day|evening|trip|holiday|time|safe)|take (?:care|it easy|a look at (?:our|the) (?:website|blog))|feel free|do not hesitate|don't hesitate|hesitate|see (?:you|more|below|above|attached|also|the attached|our)|find (?:attached|enclosed|below|our|the attached)|stay (?:tuned|safe|well)|keep (?:up|it up|well|in mind|smiling)|let (?:us|me|you) know if (?:you (?:have|need|want|would|'d)|there|anything|any|this)|let's|thank|say hi|give my|pass on my|note that|come in|bear with|excuse|forgive|forget (?:about|it)|worry|mind you|imagine|guess what|look (?:forward|at that)|trust me|believe|welcome|wish|hope|cheer|join us|click|tap|view|read more|learn more|manage|unsubscribe|scroll|visit our|follow us|check out our|contact us|call us|reply to this|get (?:well|better)|good luck|grab a|help yourself|rsvp)\b/i;
const SOON =
  /\b(?:will|'ll|tomorrow|tonight|today|this (?:week|afternoon|morning|evening|month)|next (?:week|month)|by|until|till|on (?:mon|tue|wed|thu|fri|sat|sun)|mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sunday|week \d+|\d{1,2}(?:st|nd|rd|th)|now|first|then|soon|asap|jan|feb|march|april|june|july|aug|sept?|oct|nov|dec|noon|pm|am|\d{1,2}\.\d{1,2}\.|\d{1,2}\/\d{1,2})(?![\p{L}\p{N}])/iu;
const HABIT =
  /\b(?:always|usually|often|normally|generally|every|each (?:day|week|month|year)|never|sometimes|typically|regularly|as usual|by default)\b/i;
/** What only somebody does, not something. */
const AGENCY =
  /^(?:send|deliver|write|prepare|install|repair|call|email|bring|order|organise|organize|review|sign|draft|translate|paint|ship|supply|collect|submit|arrange|hand|pick|fix|build|print|check|approve|confirm|deliver)$/;
const TAKES = /^(?:take|pick)$/;
/** Verbs by which a third person takes something on. */
const OWNING =
  /^(?:own|lead|handle|manage|coordinate|run|cover|head|oversee|drive|host|chair|organise|organize)$/;
const PLEDGE =
  /^(?:promise|offer|agree|volunteer|undertake|commit|plan|intend|start|begin|continue|aim|want|need|manage|go|propose|arrange|prepare|happy|ready|glad|willing|about|keen|decide|accept|vow|confirm|expect|hope|try|have|get|ask|like|love|prefer|wish)$/;
const WEAK_PLEDGE =
  /^(?:hope|try|want|like|love|prefer|wish|manage|aim|expect|tend|seem|appear|happen|use|keen|need)$/;

/** Requests, promises, assignments and duties in the clauses of one sentence. */
export function actsOf(scene: Scene): Act[] {
  const acts: Act[] = [];
  const { clauses } = scene;
  for (let index = 0; index < clauses.length; index += 1) {
    const clause = clauses[index];
    if (!clause) continue;
    const act = readClause(scene, clause, index);
    if (act) acts.push(act);
  }
  const [only] = acts;
  if (only && acts.length === 1 && only.when === null)
    only.when = dueDateIn(scene.statement.text, scene.statement.sentAt, scene.clock);
  if (acts.length === 0) {
    const noun = nominalRequest(scene);
    if (noun) acts.push(noun);
  }
  return acts;
}

function readClause(scene: Scene, clause: Clause, index: number): Act | null {
  const { clauses, statement } = scene;
  const previous = clauses[index - 1];
  const next = clauses[index + 1];
  const own = scene.words(clause.from, clause.to);
  const rest = scene.words(clause.group.to, clause.to);
  const before = scene.words(0, clause.group.from);
  // What stands under a condition, or tells why, is not asked.
  const latent = openQuestion(scene, clause);
  if (latent) return latent;
  if (clause.marker && !/^(?:so|what)$/.test(clause.marker)) {
    // "I'd be grateful if you could send", "so that I can send them to the notary on Thursday"
    const isPolitelyAsked =
      clause.marker === "if" &&
      clause.subject?.kind === "you" &&
      /\b(?:grateful|appreciate|great|good|nice|helpful|kind|perfect|wonderful|lovely|glad|happy|thank)\b/i.test(
        before,
      );
    const isSaid =
      clause.marker === "that" &&
      previous !== undefined &&
      !/^(?:tell|say|confirm|write|announce|mention)$/.test(
        /^(?:I|we)$/.test(previous.subject?.kind ?? "") || previous.imperative ? previous.verb : "",
      ) &&
      /^(?:say|promise|confirm|agree|tell|need|ask|write|announce|suggest|ensure|want|require|insist|mention)$/.test(
        previous.verb,
      );
    const isPurpose =
      clause.marker === "so" || (clause.marker === "that" && /\bso\s+$/i.test(scene.words(0, clause.from)));
    if (
      clause.marker === "that" &&
      /\b(?:so)\s*$/i.test(scene.words(0, clause.from)) &&
      clause.subject?.kind === "I" &&
      clause.modal === "can" &&
      !clause.negated &&
      SOON.test(own)
    )
      return make(scene, clause, "commitment", scene.statement.speaker, 0.6);
    // "if Dunstan could cut the interviews before six, we'd be set"
    const wish =
      clause.marker === "if" &&
      clause.modal === "could" &&
      clause.subject !== null &&
      /^(?:name|group)$/.test(clause.subject.kind) &&
      next !== undefined &&
      /\b(?:would|'d) (?:be|help|really)\b/i.test(scene.words(next.from, scene.tokens.length));
    if (wish && clause.subject) return make(scene, clause, "request", scene.ownerOf(clause.subject), 0.7);
    if (!isPolitelyAsked && !isSaid && !isPurpose) return null;
    if (isPolitelyAsked) return asked(scene, clause, 0.85);
  }
  const isConditional =
    !clause.imperative && clause.subject?.kind !== "you" && isUnderCondition(scene, index);
  const hedged = isHedged(own) || /\b(?:maybe|perhaps|possibly|hopefully)\b/i.test(before.slice(-30));

  if (clause.imperative) {
    const isPleased = /\b(?:please|pls|plz|kindly)\b/i.test(own);
    const phrase = scene.words(clause.verbAt, clause.to);
    if (/^(?:forget|ignore|disregard|scrap)$/.test(clause.verb) && !clause.negated) return null;
    if (COURTESY.test(phrase) && !/^find (?:the|out|us|me|a|an|someone)\b(?! attached)/i.test(phrase))
      return null;
    if (clause.negated && clause.verb === "forget") {
      const object = rest.replace(/^to /, "").trim();
      return object.length < 3 ? null : make(scene, clause, "request", scene.reader, 0.75, object);
    }
    if (clause.negated) {
      if (
        /^(?:worry|bother|panic|laugh|ask|tell|think|mind|count|expect|know|care|blame|shoot|sweat|miss)$/.test(
          clause.verb,
        )
      )
        return null;
      return isPleased
        ? make(scene, clause, "request", scene.reader, 0.45, scene.words(clause.group.from, clause.to))
        : null;
    }
    if (/^\s*me a favou?r\b|^\s*your own\b/i.test(rest)) return null;
    // "correct the record and submit again": the same act goes on.
    if (previous?.imperative && !hasObject(scene, clause)) return null;
    if (clause.verb === "see" && !isPleased) return null;
    if (clause.verb === "note" && !/^\s*(?:down|the (?:date|number|name))\b/i.test(rest)) return null;
    if (clause.verb === "let" && /^\s*(?:'s|us\b(?! (?:know|have)))/i.test(rest)) return null;
    if (clause.verb === "make" && /^\s*(?:sure|certain)\b/i.test(rest))
      return make(scene, clause, "request", scene.reader, 0.7);
    if (clause.verb === "remember" || clause.verb === "remind")
      return make(scene, clause, "request", scene.reader, 0.7);
    if (
      !isPleased &&
      /^(?:be|have|do|get|keep|know|think|say|see|look|hope|thank|love|wait|listen|guess|go|come)$/.test(
        clause.verb,
      ) &&
      !(clause.verb === "have" && /\bready\b/.test(rest)) &&
      !(/^(?:get|keep)$/.test(clause.verb) && rest.length > 8) &&
      !/^(?:do|come|go)$/.test(clause.verb)
    )
      return null;
    if (/:\s*$/.test(statement.text) && statement.text.split(/\s+/).length <= 9 && !isPleased) return null;
    const isKnown =
      COMMAND_VERBS.has(clause.verb) ||
      isPleased ||
      statement.heading === "actions" ||
      scene.called ||
      (previous?.imperative ?? false) ||
      clause.from > 0;
    if (!isKnown) return null;
    if (!rest.trim() && !isPleased && !clauses[index + 1])
      return /^(?:review|confirm|check|approve)$/.test(clause.verb)
        ? make(scene, clause, "request", scene.reader, 0.5)
        : null;
    // "sign and return it": one act, said with the object at its end.
    if (!rest.replace(/\b(?:and|or|then|also)\b|[,\s]/g, "") && next?.imperative) return null;
    const from =
      previous?.imperative &&
      !scene.words(previous.group.to, previous.to).replace(/\b(?:and|or|then)\b|[,\s]/g, "")
        ? previous.verbAt
        : clause.verbAt;
    return make(
      scene,
      clause,
      "request",
      scene.reader,
      isPleased || statement.heading === "actions" || statement.listItem ? 0.9 : 0.7,
      scene.words(from, scene.endOf(clause)),
    );
  }

  const subject = clause.subject;
  if (!subject) return unsaid(scene, clause, { own, rest, hedged, isConditional });

  if (subject.kind === "you") return toYou(scene, clause, { own, rest, hedged, isConditional });
  if (subject.kind === "I" || subject.kind === "we")
    return mine(scene, clause, { own, rest, hedged, isConditional, index });
  if (
    subject.kind === "name" ||
    subject.kind === "group" ||
    subject.kind === "person" ||
    subject.kind === "they"
  )
    return theirs(scene, clause, { own, rest, hedged, isConditional });
  return duty(scene, clause, { own, rest, hedged, isConditional });
}

function hasObject(scene: Scene, clause: Clause): boolean {
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

/** "If it rains, I will call" and "I will call if it rains"; "..., and if Bo could" begins something new. */
function isUnderCondition(scene: Scene, index: number): boolean {
  const isReal = (clause: Clause | undefined): boolean =>
    clause !== undefined &&
    /^(?:if|unless)$/.test(clause.marker ?? "") &&
    !isPolite(scene.words(clause.from, clause.to));
  const next = scene.clauses[index + 1];
  const joined = next !== undefined && scene.tokens[next.from - 1]?.pos === "CCONJ";
  return isReal(scene.clauses[index - 1]) || (isReal(next) && !joined);
}

/** Notes leave the subject out: "will upload the pictures tomorrow", "planning to write the notes". */
function unsaid(scene: Scene, clause: Clause, { own, rest, hedged, isConditional }: Said): Act | null {
  const first = scene.tokens[clause.group.from];
  if (clause.question || clause.negated || hedged || isConditional || clause.marker || clause.shared)
    return null;
  if (clause.verb === "look" && /ing$/.test(first?.lower ?? "") && /^\s*forward to your\b/i.test(rest))
    return forwardTo(scene, clause, rest);
  if (clause.from > 1) return null;
  if (clause.modal === "will" && isWork(clause) && rest.trim().length > 2 && first?.lower !== "'ll")
    return make(scene, clause, "commitment", scene.statement.speaker, 0.7);
  if (
    first &&
    /^(?:planning|going|hoping|about)$/.test(first.lower) &&
    first.lower !== "hoping" &&
    clause.through.length > 0
  )
    return make(scene, clause, "commitment", scene.statement.speaker, 0.65);
  if (first && /ing$/.test(first.lower) && scene.statement.listItem && isWork(clause) && SOON.test(own))
    return make(scene, clause, "commitment", scene.statement.speaker, 0.55);
  return null;
}

interface Said {
  own: string;
  rest: string;
  hedged: boolean;
  isConditional: boolean;
  index?: number;
}

function toYou(scene: Scene, clause: Clause, { own, rest, hedged }: Said): Act | null {
  const { modal } = clause;
  const isAsking =
    clause.inverted ||
    (clause.question &&
      clause.marker === null &&
      /^\W*(?:any chance|do you think|possible|and)\b/i.test(own));
  if (clause.question && !clause.inverted && clause.modal && !isAsking) return null;
  if (clause.negated && !(isAsking && modal)) return null;
  if (isAsking && modal && /^(?:can|could|would|will|may|might)$/.test(modal)) {
    if (clause.verb === "mind")
      return make(
        scene,
        clause,
        "request",
        scene.reader,
        0.85,
        scene.gerundAfter(clause.group.to, clause.to) ?? rest,
      );
    if (
      /^(?:believe|imagine|guess|see|like|say|think|prefer|want|love|hear|need)$/.test(clause.verb) &&
      !/\bplease\b/i.test(own)
    )
      return null;
    if (clause.verb === "be" && !/\b(?:there|ready|so kind|responsible|able)\b/i.test(rest)) return null;
    return asked(scene, clause, 0.9);
  }
  // "you get it on Thursday", "you can expect the report from me"
  const promised =
    (!modal &&
      /^(?:get|receive|have)$/.test(clause.verb) &&
      !clause.past &&
      !clause.perfect &&
      SOON.test(rest)) ||
    (modal === "can" && clause.verb === "expect");
  if (promised && !clause.question) {
    const thing = scene.thingMeant(rest.replace(/\bfrom me\b/i, ""));
    return thing && thing.length > 3
      ? make(scene, clause, "commitment", scene.statement.speaker, 0.7, thing)
      : null;
  }
  if (clause.question && clause.verb === "have" && !modal) return null;
  if (clause.question && !modal && !/\bplease\b/i.test(own)) return null;
  if (hedged && !/\bplease\b/i.test(own)) return null;
  if (modal === "must" || modal === "should" || modal === "ought") {
    if (
      /^(?:be|have|know|receive|see|get|find|hear|feel|like|notice)$/.test(clause.verb) &&
      !/\b(?:ready|present|there|available|done|signed|sent)\b/i.test(own)
    )
      return null;
    return asked(scene, clause, 0.8);
  }
  if (modal === "will") {
    // "you'll have it by Wednesday" promises; "you will need to sign" asks.
    if (/^(?:have|get|receive|find|hear|see)$/.test(clause.verb)) {
      if (/^(?:have|get|receive)$/.test(clause.verb) && SOON.test(rest)) {
        const thing = scene.thingMeant(rest);
        return thing ? make(scene, clause, "commitment", scene.statement.speaker, 0.75, thing) : null;
      }
      return null;
    }
    if (clause.through.includes("need")) return asked(scene, clause, 0.8);
    return isWork(clause) ? asked(scene, clause, 0.55) : null;
  }
  if (
    !modal &&
    !clause.past &&
    !clause.perfect &&
    (isWork(clause) || clause.progressive) &&
    (scene.called || SOON.test(own)) &&
    !/^(?:be|have|do)$/.test(clause.verb)
  )
    return asked(scene, clause, scene.called ? 0.7 : 0.5);
  return null;
}

const asked = (scene: Scene, clause: Clause, certainty: number): Act | null =>
  make(scene, clause, "request", scene.reader, certainty);

function mine(scene: Scene, clause: Clause, { own, rest, hedged, isConditional }: Said): Act | null {
  const owner = clause.subject?.kind === "I" ? scene.statement.speaker : null;
  const isI = clause.subject?.kind === "I";
  const { modal, through } = clause;
  if (clause.question) {
    // "May I ask you to return it", "could we get the list"
    if (
      /^(?:can|could|may)$/.test(modal ?? "") &&
      /^(?:ask|request|bother)$/.test(clause.verb + (through[0] ?? ""))
    )
      return askedThrough(scene, clause, rest);
    if (through.includes("ask")) return make(scene, clause, "request", scene.reader, 0.85);
    if (
      /^(?:can|could|may)$/.test(modal ?? "") &&
      /^(?:have|get|see|receive)$/.test(clause.verb) &&
      !hedged &&
      !/\bmaybe\b/i.test(own)
    )
      return make(scene, clause, "request", scene.reader, 0.75, rest);
    return null;
  }
  if (modal === "may" && (clause.verb === "ask" || through.includes("ask")))
    return askedThrough(scene, clause, rest);
  if (
    (clause.verb === "ask" ||
      clause.verb === "request" ||
      clause.verb === "urge" ||
      clause.verb === "remind") &&
    !clause.past &&
    !clause.negated &&
    /^\s*(?:you|everyone|everybody|all)\b/i.test(rest)
  )
    return askedThrough(scene, clause, rest);
  // "I was wondering whether you could look over the lease"
  if (clause.verb === "wonder" || (clause.verb === "think" && clause.past)) {
    const could = scene.clauses.find(
      (c) =>
        c.from >= clause.group.to &&
        c.subject?.kind === "you" &&
        /^(?:can|could|would|might)$/.test(c.modal ?? ""),
    );
    return could ? make(scene, could, "request", scene.reader, 0.8) : null;
  }
  if (
    /^(?:need|want|require|expect|await)$/.test(clause.verb) &&
    !clause.negated &&
    !clause.past &&
    modal !== "may" &&
    modal !== "might"
  )
    return neededFrom(scene, clause, rest, own);
  if (/^(?:appreciate|value)$/.test(clause.verb) && /\b(?:your|if you|you)\b/i.test(rest))
    return clauseFollows(scene, clause) ? null : make(scene, clause, "request", scene.reader, 0.75, rest);
  const grateful =
    clause.verb === "be"
      ? /^\s*(?:also |very |most |really |so )*(?:grateful|thankful|happy|glad) (?:for|about|to (?:have|get|receive)) ((?:your|a|an|the|some|two|three|any) .{4,160})/i.exec(
          scene.words(clause.verbAt + 1, scene.tokens.length),
        )
      : null;
  if (grateful?.[1] && modal === "would")
    return make(scene, clause, "request", scene.reader, 0.75, grateful[1]);
  if (modal === "would" && clause.verb === "volunteer" && !clause.negated)
    return make(scene, clause, "commitment", owner, 0.65, rest.replace(/^\s*(?:for|to)\s+/i, ""));
  if (clause.verb === "wait" && /^\s*(?:for )?(?:your|you)\b/i.test(rest))
    return make(scene, clause, "request", scene.reader, 0.6, rest.replace(/^\s*for /, ""));
  if (clause.verb === "look" && /^\s*forward to (?:your|receiving|hearing|getting|seeing)/i.test(rest))
    return forwardTo(scene, clause, rest);
  if (clause.verb === "count" && /^\s*on you/i.test(rest))
    return make(scene, clause, "request", scene.reader, 0.6, rest.replace(/^\s*on you (?:to|for)?/i, ""));
  if (
    clause.negated ||
    hedged ||
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
      !hedged &&
      !isConditional &&
      (SOON.test(rest) || TAKES.test(clause.verb)) &&
      (isWork(clause) || /\bready\b|^\s*there\b/.test(rest))
    )
      return make(scene, clause, "commitment", owner, 0.65);
    if (!isI && clause.perfect) return null;
    if (clause.perfect && /^(?:promise|offer|agree|volunteer)$/.test(through[0] ?? ""))
      return make(scene, clause, "commitment", owner, 0.7);
    if (
      isI &&
      clause.past &&
      /^(?:promise|offer|agree|volunteer|undertake)$/.test(through[0] ?? "") &&
      !clause.negated
    )
      return make(scene, clause, "commitment", owner, 0.7);
    return null;
  }
  if (through.some((verb) => WEAK_PLEDGE.test(verb)) && modal !== "must") return null;
  // "Please rename it, then I'll approve" hangs on the answer.
  if (
    isI &&
    /^\s*(?:and )?then\b/i.test(own) &&
    scene.clauses.some((c) => c.imperative && c.from < clause.from)
  )
    return null;
  if (clause.verb === "see" && (modal === "must" || through.includes("have"))) return null;
  if (modal === "will" || modal === "must") {
    if (
      /^(?:be|see|hear|know|like|love|want|think|have|hope|remember|miss|need|get|hold|meet|talk|speak|wait|stay|keep)$/.test(
        clause.verb,
      ) &&
      !through.some((verb) => PLEDGE.test(verb))
    ) {
      if (clause.verb === "need") return neededFrom(scene, clause, rest, own);
      if (clause.verb === "be" && /\b(?:responsible|in charge|there|the contact)\b/.test(rest))
        return make(scene, clause, "commitment", owner, 0.5);
      if (clause.verb === "have" && /\b(?:ready|done|finished|for you)\b/i.test(rest))
        return make(scene, clause, "commitment", owner, 0.8);
      if (/^(?:get|keep|meet|talk|speak|wait|hold)$/.test(clause.verb) && isI && rest.length > 6)
        return make(scene, clause, "commitment", owner, /^(?:wait|hold)$/.test(clause.verb) ? 0.35 : 0.6);
      return null;
    }
    if (/^\s*(?:you|us) (?:a |the )?(?:nice|great|good)/i.test(rest)) return null;
    return make(
      scene,
      clause,
      isI ? "commitment" : "duty",
      owner,
      modal === "must" ? (isI ? 0.7 : 0.6) : isI ? 0.9 : 0.6,
    );
  }
  if (clause.progressive && (isWork(clause) || clause.verb === "send") && clause.verb !== "go")
    return make(scene, clause, isI ? "commitment" : "duty", owner, SOON.test(own) ? 0.8 : isI ? 0.6 : 0.45);
  if (
    through.some((verb) => /^(?:happy|ready|glad|willing|plan|intend|about|promise|offer|agree)$/.test(verb))
  )
    return make(scene, clause, isI ? "commitment" : "duty", owner, 0.65);
  if (
    isI &&
    !modal &&
    (isWork(clause) || /^(?:send|bring|tell|write|ask|add|answer|own)$/.test(clause.verb)) &&
    !HABIT.test(own) &&
    clause.verb !== "be" &&
    clause.verb !== "attach" &&
    clause.verb !== "enclose" &&
    clause.verb !== "work"
  ) {
    return make(
      scene,
      clause,
      "commitment",
      owner,
      SOON.test(own) ? 0.8 : clause.verb === "do" || scene.clauses.length > 1 ? 0.55 : 0.45,
    );
  }
  return null;
}

const clauseFollows = (scene: Scene, clause: Clause): boolean =>
  scene.clauses.some((c) => c.from >= clause.group.to && c.marker === "if" && c.subject?.kind === "you");

/** "ask you to return the form", "remind you of the deadline". */
function askedThrough(scene: Scene, clause: Clause, rest: string): Act | null {
  const after =
    /\b(?:you|everyone|everybody|all|both)\b(?: all| both)?\s+(?:please |kindly )?(?:to|for|that you)\s+(.+)$/is.exec(
      scene.words(clause.group.from, scene.tokens.length),
    );
  const phrase = after?.[1] ?? rest.replace(/^\s*(?:for|you|about|that)\s+/i, "");
  return phrase.trim().length < 3 ? null : make(scene, clause, "request", scene.reader, 0.85, phrase);
}

/** "I need the final headcount", "we need you to sign", "I expect your answer by Friday". */
function neededFrom(scene: Scene, clause: Clause, rest: string, own: string): Act | null {
  const whole = scene.words(clause.group.to, scene.tokens.length);
  const you = /^\s*(?:that )?you(?: all| both)?\s+(?:to\s+)?(.+)$/is.exec(whole);
  if (you?.[1]) return make(scene, clause, "request", scene.reader, 0.9, you[1]);
  const other = /^\s*(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?) to (.+)$/su.exec(whole);
  if (other?.[1] && other[2])
    return make(scene, clause, "request", scene.people.resolve(other[1]), 0.85, other[2]);
  if (/^\s*(?:a |some )?(?:break|coffee|time|holiday|help|to\b)/i.test(rest) && !/\bfrom you\b/i.test(rest))
    return null;
  const from =
    /\bfrom (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?|you|everyone|everybody|each of you|all of you|purchasing|procurement|legal|sales|finance|marketing|the [\p{L}-]+)\b/u.exec(
      whole,
    );
  if (
    /^\s*(?:it|them|this|that)\b/i.test(rest) &&
    !from &&
    !/\b(?:by|before|until|today|tomorrow|asap|urgently|back)\b/i.test(rest)
  )
    return null;
  // "We need the prices before we can calculate" is in the way; who is called by name is asked.
  if (
    !scene.called &&
    !from?.[1]?.match(/^you$/i) &&
    /\bbefore (?:i|we|the|they) (?:can|could|are able|may)\b/i.test(whole)
  )
    return null;
  const asks =
    /^\s*(?:your|the|an?|this|these|that|those|it|them|both|all|every|everybody's|everyone's|some|two|three|four|\d+|final|written|signed|\p{L}+'s)\b/iu.test(
      rest,
    );
  if (!asks || clause.verb === "want")
    return clause.verb === "want" && from
      ? make(scene, clause, "request", named(scene, from[1]), 0.6, rest)
      : null;
  const isOwn = clause.subject?.kind === "I";
  const dated = SOON.test(rest);
  if (!isOwn && !from && !dated && !/\byour\b/i.test(rest)) return null;
  const owner = from?.[1]
    ? named(scene, from[1])
    : /^\s*(?:everybody|everyone)/i.test(rest)
      ? null
      : scene.reader;
  return make(scene, clause, "request", owner, dated || from || /\byour\b/i.test(own) ? 0.85 : 0.65, rest);
}

const named = (scene: Scene, who: string | undefined): string | null =>
  who === undefined || /^(?:you|each of you|all of you)$/i.test(who)
    ? scene.reader
    : /^(?:everyone|everybody)$/i.test(who)
      ? null
      : scene.people.resolve(who);

function forwardTo(scene: Scene, clause: Clause, rest: string): Act | null {
  const phrase = rest.replace(/^\s*forward to (?:receiving |getting |seeing |hearing )?/i, "");
  if (
    !/^(?:your|the|it|them)\b/i.test(phrase) ||
    /^your (?:visit|company|call)\b|^(?:hear|meet|work|see)/i.test(phrase)
  )
    return null;
  if (/^your (?:reply|answer|response|feedback)\s*[.!]?$/i.test(phrase)) return null;
  return make(scene, clause, "request", scene.reader, 0.65, phrase);
}

/** "Who orders the slings?", "Can somebody book the hall?": nobody's task until somebody takes it. */
function openQuestion(scene: Scene, clause: Clause): Act | null {
  const asksWho =
    /^(?:who|anyone|anybody|someone|somebody|any volunteers)$/i.test(clause.subject?.text ?? "") ||
    (clause.marker === "who" && clause.from <= 4);
  if (!clause.question || !asksWho || clause.past || clause.perfect || clause.passive || !isWork(clause))
    return null;
  return make(
    scene,
    clause,
    "request",
    null,
    clause.modal && /^(?:any|some)/i.test(clause.subject?.text ?? "") ? 0.5 : 0.4,
  );
}

function theirs(scene: Scene, clause: Clause, { own, rest, hedged, isConditional }: Said): Act | null {
  const { modal, through, subject } = clause;
  if (
    clause.question &&
    clause.inverted &&
    /^(?:can|could|would)$/.test(modal ?? "") &&
    /^(?:people|everyone|everybody|all|both)$/i.test(subject?.text ?? "")
  )
    return make(scene, clause, "request", null, 0.8);
  if (!subject || clause.question || clause.negated || hedged || isConditional) return null;
  const owner = scene.ownerOf(subject);
  // "They" and "he" without anybody to mean.
  if (owner === null && subject.kind === "person" && !(modal === "will" && isWork(clause) && !clause.passive))
    return null;
  const isWho = subject.kind === "name" || subject.kind === "person" ? 0 : -0.12;
  if (clause.passive && (modal === "must" || modal === "should" || modal === "ought"))
    return duty(scene, clause, { own, rest, hedged, isConditional });
  if (clause.passive) {
    // "Ana is assigned to review it", "Bo was asked to call"
    if (/^(?:assign|ask|task|appoint|nominate|schedule)$/.test(through[0] ?? clause.verb))
      return make(
        scene,
        clause,
        "assignment",
        owner,
        0.75,
        scene.words(clause.verbAt, clause.to).replace(/^\S+ (?:to|with|for)?\s*/, ""),
      );
    return null;
  }
  const pledged = through[0] ?? "";
  if (
    /^(?:promise|offer|agree|volunteer|undertake|commit|plan|intend|arrange|prepare|confirm|happy|ready|glad|willing|about)$/.test(
      pledged,
    )
  )
    return make(scene, clause, "assignment", owner, 0.85 + isWho);
  if (through.some((verb) => WEAK_PLEDGE.test(verb)) && modal !== "must") return null;
  if (
    /^(?:promise|undertake|pledge)$/.test(clause.verb) &&
    rest.trim().length > 3 &&
    !/\blast (?:mon|tues|wednes|thurs|fri|satur|sun|week|month)|^\s*(?:it|them|that|this)\b/i.test(rest)
  )
    return make(
      scene,
      clause,
      "assignment",
      owner,
      0.8 + isWho,
      `Promised: ${rest.replace(/^\s*(?:us|me|to us)\b/i, "").trim()}`,
    );
  if (clause.perfect && TAKES.test(clause.verb) && /^\s*(?:over|on|up)\b/i.test(rest))
    return make(scene, clause, "assignment", owner, 0.85, rest.replace(/^\s*(?:over|on|up)\s+/i, ""));
  if (clause.past || clause.perfect) return null;
  if (modal === "will" || modal === "must" || modal === "shall") {
    if (clause.verb === "be")
      return /\b(?:responsible|in charge|the (?:owner|lead|contact)|handling|ready|done)\b/i.test(rest) &&
        !/\b(?:back|there|here|away|out|late|free|available)\b/i.test(rest)
        ? make(scene, clause, "assignment", owner, 0.7 + isWho)
        : null;
    if (
      /^(?:have|get|see|hear|know|like|love|need|stay|remain|miss|leave|attend|join|arrive|come|return|visit|become|start|retire|happen|win|lose|grow)$/.test(
        clause.verb,
      ) &&
      !(modal === "must" && !/^(?:be|stay|remain)$/.test(clause.verb))
    ) {
      if (clause.verb === "have" && /\bready\b|\bfor us\b/i.test(rest))
        return make(scene, clause, "assignment", owner, 0.75 + isWho);
      if (clause.verb === "get" && /\b(?:a|the|three|two|us|quotes?|offers?|prices?)\b/i.test(rest))
        return make(scene, clause, "assignment", owner, 0.7 + isWho);
      if (
        /^(?:come|start|return|join|visit)$/.test(clause.verb) &&
        SOON.test(rest) &&
        /^(?:come|return|start)$/.test(clause.verb) &&
        /\b(?:back|with|to fix|to repair)\b/i.test(rest)
      )
        return make(scene, clause, "assignment", owner, 0.45 + isWho);
      return null;
    }
    if (/^(?:decide|vote)$/.test(clause.verb)) return make(scene, clause, "assignment", owner, 0.4 + isWho);
    return make(scene, clause, "assignment", owner, 0.9 + isWho);
  }
  if (modal === "should")
    return make(scene, clause, "assignment", owner, subject.kind === "name" ? 0.65 : 0.5);
  if (modal === "would")
    return /\b(?:said|says|promised|told|offered)\b/i.test(scene.words(0, clause.from))
      ? make(scene, clause, "assignment", owner, 0.85 + isWho)
      : null;
  if (modal === "can" && SOON.test(rest) && subject.kind === "name")
    return make(scene, clause, "assignment", owner, 0.5);
  if (modal) return null;
  if (clause.progressive)
    return isWork(clause) &&
      !/^(?:work|go|come|leave|run|wait|sit|travel|look|struggle|die|grow|move|start)$/.test(clause.verb)
      ? make(scene, clause, "assignment", owner, (SOON.test(own) ? 0.75 : 0.65) + isWho)
      : clause.verb === "look" && /^\s*into\b/i.test(rest)
        ? make(scene, clause, "assignment", owner, 0.65)
        : clause.verb === "work" && /^\s*on\b/i.test(rest)
          ? make(scene, clause, "assignment", owner, 0.6, rest.replace(/^\s*on\s+/i, ""))
          : null;
  if (clause.verb === "be") {
    const on =
      /^\s*(?:responsible for|in charge of|on|looking after|the (?:owner|lead) (?:of|for))\s+(.+)$/is.exec(
        rest,
      );
    return on?.[1] &&
      !/^(?:holiday|leave|vacation|sick|board|track|time|a call|the phone|it's|call|duty|parental)/i.test(
        on[1],
      )
      ? make(scene, clause, "assignment", owner, 0.65, on[1])
      : null;
  }
  if (OWNING.test(clause.verb) && !HABIT.test(own))
    return make(scene, clause, "assignment", owner, 0.7 + isWho);
  if (TAKES.test(clause.verb) && /^\s*(?:care of|over|on|up|the|it|this|that|notes|minutes)\b/i.test(rest))
    return make(
      scene,
      clause,
      "assignment",
      owner,
      0.8 + isWho,
      /^\s*(?:care of|over|on|up)\s+(.+)$/is.exec(rest)?.[1],
    );
  if (
    !HABIT.test(own) &&
    (isWork(clause) || /^(?:tell|ask|write|add|bring|send|see|look|answer|note)$/.test(clause.verb)) &&
    rest.trim().length > 2 &&
    isThirdPresent(scene, clause)
  ) {
    if (
      /^(?:offer|propose|show|work|run|fail|start|stop|sit|stand|break|crash|mean|support|include|cover|require|help|use|read|accept|give|sell|make|offer|get|keep|come|go|leave|follow|put|open|close|drop|play|pass|meet|stay|visit|attend|join|arrive|return|begin|end|allow|lead|cause|speak|charge|cost|win|lose)$/.test(
        clause.verb,
      ) &&
      !SOON.test(rest) &&
      !/^(?:make|give|get|put|keep|close|open|follow|help|read|meet|return)$/.test(clause.verb)
    )
      return null;
    return make(
      scene,
      clause,
      "assignment",
      owner,
      (SOON.test(own) ? 0.75 : subject.kind === "name" || subject.kind === "person" ? 0.55 : 0.4) + isWho,
    );
  }
  return null;
}

function isThirdPresent(scene: Scene, clause: Clause): boolean {
  const verb = scene.tokens[clause.verbAt];
  return (
    verb !== undefined &&
    !clause.past &&
    (verb.lower !== verb.lemma ||
      clause.subject?.kind === "they" ||
      clause.subject?.kind === "group" ||
      /\b(?:and|&)\b/.test(clause.subject?.text ?? ""))
  );
}

/** "The report still has to be written", "Offers are due on 27 November", "My plan is to add an alert". */
function duty(scene: Scene, clause: Clause, { own, rest, hedged, isConditional }: Said): Act | null {
  const { subject, modal } = clause;
  if (
    !subject ||
    clause.question ||
    clause.negated ||
    (hedged && subject.kind !== "it") ||
    isConditional ||
    clause.past
  )
    return null;
  const what = scene.words(subject.from, subject.to);
  // "My notes reach you by Friday", "the paperwork follows from our legal department by 4 December"
  if (
    !modal &&
    /^(?:reach|follow|come|arrive)$/.test(clause.verb) &&
    subject.kind === "thing" &&
    SOON.test(rest) &&
    (/^my\b/i.test(what) || /^\s*(?:you|from (?:our|my|the|\p{Lu}))/iu.test(rest))
  ) {
    const from = /\bfrom ((?:our|my|the) [\p{L} ]+?|\p{Lu}\p{L}+)(?= by| on| until| next| this|[,.]|$)/u.exec(
      rest,
    )?.[1];
    return make(
      scene,
      clause,
      /^my\b/i.test(what) ? "commitment" : "assignment",
      from ?? (/^my\b/i.test(what) ? scene.statement.speaker : null),
      0.65,
      scene.words(subject.from, clause.to),
    );
  }
  // A firm or an office at work: "the costume hire sends two cloaks next week".
  if (
    subject.kind === "thing" &&
    !clause.passive &&
    !clause.perfect &&
    SOON.test(rest) &&
    AGENCY.test(clause.verb) &&
    /^(?:the|our|their|your|my)\b/i.test(what) &&
    (modal === "will" || (!modal && isThirdPresent(scene, clause)))
  )
    return make(scene, clause, "assignment", what.replace(/^the\s+/i, ""), modal ? 0.6 : 0.55);
  if (/^(?:my|our) (?:plan|next step|job|task|intention|goal|idea)\b/i.test(what) && modal === "must")
    return make(
      scene,
      clause,
      /^my/i.test(what) ? "commitment" : "duty",
      /^my/i.test(what) ? scene.statement.speaker : null,
      0.75,
    );
  if (subject.kind === "it") {
    // "It would be helpful to have a note on clause 14"
    const helpful =
      /^\s*(?:be )?(?:very |really |most |also |so )?(?:helpful|great|good|nice|useful|kind|perfect|lovely|ideal|wonderful) (?:to (?:have|get|receive|see|know|hear)|if (?:you|we|i) (?:could|can|had|got)(?: have| get| send| give)?) (.{4,160})$/i.exec(
        scene.words(clause.verbAt + (clause.verb === "be" ? 1 : 0), scene.tokens.length),
      );
    return modal === "would" &&
      helpful?.[1] &&
      /^(?:your|the|a|an|it|some|us|me|two|three)\b/i.test(helpful[1])
      ? make(scene, clause, "request", scene.reader, 0.65, helpful[1])
      : null;
  }
  const isThing = subject.kind === "thing" || subject.kind === "name" || subject.kind === "group";
  if (!isThing || /^(?:nobody|anyone|anybody|who)$/i.test(what)) return null;
  if (/^(?:someone|somebody)$/i.test(what))
    return modal === "must" && !clause.passive && isWork(clause)
      ? make(scene, clause, "duty", null, 0.6)
      : null;
  const by =
    /\bby (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?|(?:my|our|the|your) (?:colleague )?[\p{L}. -]+?)(?=[\s,.;]|$)/u.exec(
      rest,
    );
  const byWhom =
    by?.[1] &&
    scene.people.isCalled(
      by[1].replace(/^(?:my|our|the|your) (?:colleague )?(?:Ms\.? |Mr\.? )?/i, "").split(" ")[0] ?? "",
    )
      ? scene.people.resolve(by[1].replace(/^(?:my|our|the|your) (?:colleague )?/i, ""))
      : null;
  if (clause.passive && (modal === "must" || modal === "should" || modal === "ought"))
    return make(
      scene,
      clause,
      "duty",
      byWhom,
      modal === "must" ? 0.8 : 0.55,
      scene.words(subject.from, clause.to),
    );
  if (clause.passive && modal === "will" && (byWhom || SOON.test(rest)))
    return make(scene, clause, "duty", byWhom, byWhom ? 0.75 : 0.35, scene.words(subject.from, clause.to));
  if (
    /^(?:need|require)$/.test(clause.verb) &&
    !modal &&
    /^\s*(?:to be |your |\p{L}+ing\b|signing|update|review)/iu.test(rest)
  )
    return make(scene, clause, "duty", null, 0.6, own);
  if (
    clause.verb === "be" &&
    /^\s*(?:still )?(?:due|outstanding|overdue|pending from|missing from (?:you|\p{Lu}\p{L}+))\b/iu.test(
      rest,
    ) &&
    !/\b(?:to a|to the)\b/i.test(rest.slice(0, 12))
  )
    return make(
      scene,
      clause,
      "duty",
      /from you/i.test(rest) ? scene.reader : null,
      /from you|overdue|outstanding/i.test(rest) ? 0.75 : 0.55,
      own,
    );
  if (
    modal === "must" &&
    (clause.verb === "go" || clause.verb === "be" || clause.verb === "reach" || clause.verb === "arrive") &&
    rest.trim().length > 2
  )
    return make(scene, clause, "duty", null, 0.65, scene.words(subject.from, clause.to));
  return null;
}

/** Requests without a predicate of their own: "Ingrid, please, today", "Your comments by Friday, please". */
function nominalRequest(scene: Scene): Act | null {
  const text = scene.statement.text;
  const thing =
    /^(?:\p{Lu}[\p{L}'-]+,\s*)?((?:your|the|a|an|two|three|all|final)\s[^?!]{4,120}?),?\s+(?:please|pls)\b[.!,]*\s*(.{0,40})$/iu.exec(
      text,
    );
  if (thing?.[1] && scene.clauses.every((c) => c.marker !== null || c.from > 0))
    return scene.made("request", scene.reader, 0.65, `${thing[1]} ${thing[2] ?? ""}`.trim());
  const awaiting =
    /^(?:(?:we(?:'re| are)|i(?:'m| am)|still) )?(?:looking forward to|awaiting|waiting for) (your .{4,140})$/i.exec(
      text,
    );
  if (awaiting?.[1] && !/^your (?:reply|answer|response|feedback|call|visit)\W*$/i.test(awaiting[1]))
    return scene.made("request", scene.reader, 0.65, awaiting[1]);
  const remains =
    /^(?:and )?(?:what (?:remains|is left|is still open)(?: to (?:be done|do))?(?: is|:)|(?:still|left|remains|remaining|only) (?:to do|to be done|open|missing)(?: is|:)) (.{4,160})$/i.exec(
      text,
    );
  if (remains?.[1]) return scene.made("duty", null, 0.7, remains[1]);
  const todo =
    /^(?!(?:Nothing|Something|Anything|Everything|Somebody|Someone|Nobody|Anyone|Everyone|Reason|Reasons|Way|Ways|Chance|Request|Reminder|Decision|Proposal|Things|Much|More|Lots|Work|Good|Great|Nice|Happy|Glad|Sorry|Pleased|Ready|Able|Free|Back|Due|Next|How|What|Where|When|Looking|Trying|Need|Want|Thanks|Easy|Hard|Time|Plan|Plans|Yet|Up)\b)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?|[A-Z]{2,3}) to (?=\p{Ll})(.{4,200})$/u.exec(
      text,
    );
  if (todo?.[1] && todo[2]) return scene.made("assignment", scene.people.resolve(todo[1]), 0.85, todo[2]);
  return null;
}

/** An act of this clause; without `phrase` the words from the verb on, its form made a command. */
function make(
  scene: Scene,
  clause: Clause,
  kind: ActKind,
  owner: string | null,
  certainty: number,
  phrase?: string,
): Act | null {
  return scene.made(kind, owner, certainty, phrase ?? scene.commandOf(clause), clause);
}

export type { Subject, Token };
