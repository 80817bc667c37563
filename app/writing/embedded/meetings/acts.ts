import type { People } from "../people";
import type { Statement } from "../statement";
import { workVerb } from "../tokens";
import { NOT_NAMES } from "../word-lists";
import {
  ANYBODY,
  EMPTY,
  GERUND_REQUESTS,
  IMPERATIVE_OPENER,
  LEAD_IN,
  NEEDS_THING,
  OPENERS,
  OWNS,
  PASSIVE,
  REQUESTS,
  SELF,
  THIRD,
  TOGETHER,
} from "./act-patterns";
import { isConditional, isHedged, isPast, isRefusal } from "./certainty";
import { baseForm, opensWithVerb } from "./verb-phrases";

/** Something a statement asks, promises or assigns. */
export interface Act {
  kind: "request" | "commitment" | "assignment" | "need";
  /** The words that say what is to be done, from the verb on, verbatim. */
  phrase: string;
  /** The phrase is a whole clause with its own subject ("The contract needs to be signed"). */
  clause: boolean;
  /** Who is to do it, as named in the words ("you" and "I" already resolved); null when nobody is. */
  owner: string | null;
  /** "you" was asked, and who that is isn't said in the statement. */
  asksYou: boolean;
  /** A command without "please", "can you" or a name: it may as well be a slogan or a step of a manual. */
  bare: boolean;
}

/** The phrase cut where another thought begins. */
function trimPhrase(phrase: string): string {
  let text = phrase.replace(/[\s?.!;,:]+$/g, "");
  const cut =
    /(?:[,;]|\s[-–—])\s+(?:and |but |so |or |because |as |since |which |otherwise |then )?(?:i|we|you|he|she|they|it|that|this|thanks|thank you|please|if|let me)\b(?!\s+(?:and|or)\b)|[,;]?\s+(?:and|but|so)\s+(?:then\s+)?(?:i|we|he|she|they|it)(?:'ll|’ll|'m|’m|\s+(?:will|can|am|are|is|was|'d|have|need|should|don't|think))\b|\s[-–—]\s|;\s|[.?!]\s|\s\((?=.{30,}\))|,?\s+because\b|,\s+(?:so|but|which|since|otherwise)\b/i.exec(
      text,
    );
  if (cut && cut.index > 8) text = text.slice(0, cut.index);
  return text
    .replace(/[\s?.!;,:]+$/g, "")
    .replace(
      /,?\s*(?:please|thanks|thank you|thx|ok|okay|right|if (?:possible|you can|you could|that's ok|that works|at all possible)|when you (?:can|get a chance|have (?:a moment|time)))$/i,
      "",
    )
    .trim();
}

/** Sentence openings at which an act may start: the sentence itself, then its later clauses. */
function clausesOf(text: string): string[] {
  const out = [text];
  const breaks =
    /(?:[,;:]|\s[-–—]|\.{3}|[.!?])\s+(?:and |so |but |then |also )*|\s(?:and|but|so)\s+(?=(?:i'll|i’ll|i will|can you|could you|please|we need to|would you|@|\p{Lu}\p{L}+ (?:will|can|to|should))\b)/giu;
  for (let match = breaks.exec(text); match && out.length < 8; match = breaks.exec(text)) {
    const rest = text.slice(match.index + match[0].length);
    if (rest.length > 8) out.push(rest);
  }
  return out;
}

/** What the statement asks, promises or assigns; null when nothing, or only under a hedge, a condition or in the past. */
export function actOf(statement: Statement, people: People): Act | null {
  const whole = statement.text.replace(/\b(?:um|uh|erm|mm)\b,?\s*/gi, "").slice(0, 600);
  const listed = statement.heading === "actions" && statement.listItem;
  for (const [position, clause] of clausesOf(whole).entries()) {
    let core = clause.trim();
    let condition = false;
    for (let i = 0; i < 4; i++) {
      const opener = OPENERS.exec(core);
      if (opener && opener[0].length < core.length) core = core.slice(opener[0].length);
    }
    const before = whole.slice(0, Math.max(0, whole.lastIndexOf(clause)));
    core = core.replace(
      /^(?:today|tomorrow|tonight|later(?: today)?|next week|this week|(?:this )?(?:morning|afternoon|evening)|on \w+day)\s+(?=i\b|we\b|i'|we')/i,
      "",
    );
    const lead = LEAD_IN.exec(core);
    if (lead) {
      condition =
        isConditional(lead[0]) && !/^(?:if|when) (?:you (?:can|could|have|get)|possible)/i.test(lead[0]);
      core = core.slice(lead[0].length).replace(OPENERS, "");
    }
    const act = actIn(core, statement, people, { first: position === 0, listed });
    if (!act) continue;
    const phrase = trimPhrase(act.phrase);
    if (phrase.length < 5 || !/\s/.test(phrase) || EMPTY.test(phrase)) continue;
    if (condition || isConditional(before)) continue;
    if (act.kind !== "request" && !listed && isConditional(core)) continue;
    if (
      (act.kind === "commitment" || act.kind === "assignment") &&
      !listed &&
      isHedged(`${clause.slice(0, clause.indexOf(core))} ${core.slice(0, core.length - act.phrase.length)}`)
    )
      continue;
    if (
      act.kind !== "request" &&
      isHedged(
        whole.slice(0, whole.indexOf(core) >= 0 ? whole.indexOf(core) + core.length - act.phrase.length : 0),
      )
    )
      continue;
    return { ...act, phrase, bare: act.kind === "request" && act.phrase === core };
  }
  return null;
}

function actIn(
  core: string,
  statement: Statement,
  people: People,
  at: { first: boolean; listed: boolean },
): Omit<Act, "bare"> | null {
  const you = statement.addressee ? people.resolve(statement.addressee) : null;
  const trailing = /,\s*(@?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\s*[?.!]*$/u.exec(core);
  const called = trailing?.[1] && people.isName(trailing[1]) ? trailing[1] : null;
  const plain = called && trailing ? core.slice(0, trailing.index) : core;
  const vocative =
    /^(@?\p{Lu}[\p{L}'’._-]*(?: \p{Lu}[\p{L}'’-]+)?|@[\w.-]+)\s*(?:,|:|\s[-–—]|(?=\s+(?:can|could|would|will) you\b))\s*(?=\S)/u.exec(
      plain,
    );
  const named = vocative?.[1] && people.isCalled(vocative[1]) ? vocative[1] : null;
  const body = named && vocative ? plain.slice(vocative[0].length).replace(OPENERS, "") : plain;
  const addressed = named ?? called;
  for (const pattern of REQUESTS) {
    const phrase = pattern.exec(body)?.[1];
    if (phrase && opensWithVerb(phrase) && !isRefusal(body.slice(0, 40)))
      return {
        kind: "request",
        phrase,
        clause: false,
        owner: addressed ? people.resolve(addressed) : you,
        asksYou: !addressed && !you,
      };
  }
  for (const pattern of GERUND_REQUESTS) {
    const phrase = baseForm(pattern.exec(body)?.[1] ?? "");
    if (phrase)
      return {
        kind: "request",
        phrase,
        clause: false,
        owner: addressed ? people.resolve(addressed) : you,
        asksYou: !addressed && !you,
      };
  }
  const thing = NEEDS_THING.exec(body)?.[1];
  if (thing && !isRefusal(body)) {
    const yours = /^your\b/i.test(thing);
    const owner = addressed ? people.resolve(addressed) : yours ? you : null;
    const phrase = thing.replace(/^(?:your|the|a|an|some)\s+/i, "");
    return { kind: "request", phrase, clause: true, owner, asksYou: yours && !owner };
  }
  for (const pattern of ANYBODY) {
    const phrase = pattern.exec(body)?.[1];
    if (phrase && opensWithVerb(phrase))
      return {
        kind: "request",
        phrase,
        clause: false,
        owner: addressed ? people.resolve(addressed) : null,
        asksYou: !addressed,
      };
  }
  for (const pattern of SELF) {
    const phrase = pattern.exec(body)?.[1];
    if (phrase && opensWithVerb(phrase) && !isRefusal(body))
      return { kind: "commitment", phrase, clause: false, owner: statement.speaker, asksYou: false };
  }
  for (const pattern of THIRD) {
    const match = pattern.exec(plain);
    const phrase = match?.[3] ?? "";
    const names = [match?.[1], match?.[2]].filter((n): n is string => n !== undefined);
    if (
      match &&
      names.length > 0 &&
      names.every((n) => people.isName(n)) &&
      opensWithVerb(phrase) &&
      !isRefusal(plain)
    )
      return {
        kind: "assignment",
        phrase,
        clause: false,
        owner: names.map((n) => people.resolve(n)).join(", "),
        asksYou: false,
      };
  }
  const owns = OWNS.exec(plain);
  if (owns?.[1] && owns[2] && people.isName(owns[1]) && at.listed)
    return {
      kind: "assignment",
      phrase: `handle ${owns[2]}`,
      clause: false,
      owner: people.resolve(owns[1]),
      asksYou: false,
    };
  for (const pattern of TOGETHER) {
    const phrase = pattern.exec(body)?.[1];
    if (phrase && opensWithVerb(phrase) && !isRefusal(body))
      return {
        kind: "need",
        phrase,
        clause: false,
        owner: addressed ? people.resolve(addressed) : null,
        asksYou: false,
      };
  }
  if (
    (at.first || addressed) &&
    isImperative(body, at.listed || addressed !== null || statement.medium !== "transcript")
  )
    return {
      kind: "request",
      phrase: body,
      clause: false,
      owner: addressed ? people.resolve(addressed) : you,
      asksYou: !addressed && !you,
    };
  if (at.listed && at.first) {
    const tail =
      /^(.{6,200}?)\s*(?:[-–—]\s+|\()(@?\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’-]+)?)\)?(?:,.*)?[.]?$/u.exec(
        core,
      );
    if (tail?.[1] && tail[2] && people.isName(tail[2]))
      return {
        kind: "assignment",
        phrase: tail[1],
        clause: false,
        owner: people.resolve(tail[2]),
        asksYou: false,
      };
    if (named)
      return {
        kind: "assignment",
        phrase: body,
        clause: false,
        owner: people.resolve(named),
        asksYou: false,
      };
    if (!isPast(core))
      return { kind: "need", phrase: core, clause: !isImperative(core, true), owner: null, asksYou: false };
  }
  const passive = PASSIVE.exec(plain)?.[1];
  if (passive && !ASKS_WHETHER.test(plain) && !isHedged(passive) && !isPast(passive))
    return { kind: "need", phrase: passive, clause: true, owner: null, asksYou: false };
  return null;
}

/** "Is there any reason it has to be done?" asks for an answer, not for the deed. */
const ASKS_WHETHER = /^(?:is|are|was|were|do|does|did|why|what|when|where|who|which|how|any)\b|\?\s*$/i;
/** "Phone +43 316": a line of an address. */
const NUMBER_LINE = /^(?:phone|fax|mobile|tel|call)\.?:?\s*[+(]?\d/i;

/** A bare command: opens with a verb of work in base form and goes on as commands do. */
function isImperative(text: string, sure: boolean): boolean {
  if (IMPERATIVE_OPENER.test(text)) return true;
  if (NUMBER_LINE.test(text)) return false;
  const match = /^([\p{L}-]+)\s+(\S+)/u.exec(text);
  if (
    !match?.[1] ||
    !match[2] ||
    workVerb(match[1])?.form !== "base" ||
    NOT_NAMES.has(match[1].toLowerCase())
  )
    return false;
  const next = match[2].toLowerCase().replace(/[^\p{L}\p{N}@#-]/gu, "");
  if (
    /^(?:is|was|are|were|has|have|will|should|can|could|would|of|for|from|and|or|i|we|you|he|she|they|status|notes?|day|type|date|name)$/.test(
      next,
    )
  )
    return false;
  return (
    sure ||
    /^(?:the|a|an|this|that|it|me|us|him|her|them|your|our|my|up|out|to|with|all|any|some|back|in|on|sure)$/.test(
      next,
    )
  );
}
