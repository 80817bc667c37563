import { isConditional, isHedged, isPast, isRefusal } from "./certainty";
import type { People } from "./people";
import type { Statement } from "./statement";
import { workVerb } from "./tokens";
import { NOT_NAMES } from "./word-lists";

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
}

const NAME = "(@?\\p{Lu}[\\p{L}\\p{N}'’._-]*(?:\\s+\\p{Lu}[\\p{L}'’-]+){0,3}|@[\\w.-]+)";
const NAMES = `${NAME}(?:\\s*(?:,|and|&|\\+)\\s*${NAME})?`;
const SOFT =
  "(?:please|kindly|also|just|then|now|still|definitely|certainly|first|quickly|maybe|perhaps|possibly|again|all|both|each|at least|go ahead and|go and|take a moment to|make sure to|be sure to|remember to|try to|try and|help|really|immediately|personally)";
const FILL = `(?:${SOFT},?\\s+)*`;
const rule = (source: string): RegExp => new RegExp(source, "iu");
const cased = (source: string): RegExp => new RegExp(source, "u");

const OPENERS = rule(
  "^(?:(?:and|so|but|also|then|ok|okay|right|well|um|uh|erm|yeah|yes|yep|oh|now|anyway|actually|alright|all right|great|sure|thanks|thank you|no problem|perfect|good|hi|hey|hello|additionally|finally|lastly|first|firstly|second|secondly|next|meanwhile|otherwise|ps|p\\.s\\.|fyi|sorry|cool|absolutely|of course|understood|got it|sounds good|will do|agreed|fine|one more thing|quick reminder|reminder|friendly reminder|just|again|in the meantime|i think|i mean|you know|as discussed|as agreed|as promised|per our (?:call|discussion|chat))(?:[,.!:–—-]+\\s*|\\s+))",
);
const LEAD_IN =
  /^(?:by|before|after|on|for|in|until|at|during|from|to|as|given|since|based|with|once|when|if|regarding|re|concerning|assuming|later|today|tomorrow|this|next)\b[^,;.?!]{0,70},\s+/i;

const REQUESTS: readonly (readonly [RegExp, "you" | "group"])[] = [
  [rule(`^(?:please|pls|kindly)\\s*,?\\s*(?:do\\s+)?${FILL}(.+)$`), "you"],
  [
    rule(
      `^(?:can|could|would|will)\\s+(?:you|u)(?:\\s+(?:guys|all|both|two))?\\s+(?:please\\s*,?\\s+)?${FILL}(.+?)$`,
    ),
    "you",
  ],
  [
    rule(
      `^(?:do you think|any chance|is there any chance|is it possible (?:for you|that)|would it be possible for you|are you able)\\s+(?:you\\s+(?:can|could|might)\\s+|to\\s+)${FILL}(.+)$`,
    ),
    "you",
  ],
  [
    rule(
      `^(?:i|we)(?:'d|’d)?\\s+(?:(?:would|do|really|also|just|still|will|'ll)\\s+)*(?:need|want|like|love|prefer|expect|ask|request|require)\\s+you(?:\\s+(?:guys|all|both))?\\s+to\\s+${FILL}(.+)$`,
    ),
    "you",
  ],
  [
    rule(
      `^you(?:\\s+(?:guys|all|both))?(?:'ll|’ll|'re|’re)?\\s+(?:(?:will|also|then|really|still)\\s+)*(?:should|must|need to|have to|ought to|are to|gonna have to|going to have to|are (?:going|expected|required|asked|supposed) to)\\s+${FILL}(.+)$`,
    ),
    "you",
  ],
  [
    rule(
      `^(?:(?:it|that)(?:'d|’d| would| will) be (?:\\w+ ){0,2}|(?:i|we)(?:'d|’d| would)? (?:(?:really|greatly|much) )?appreciate it |(?:i|we) would be grateful )if you (?:can|could|would|might)\\s+${FILL}(.+)$`,
    ),
    "you",
  ],
  [rule(`^(?:don't|don’t|do not|never)\\s+forget\\s+to\\s+(.+)$`), "you"],
];
const SELF: readonly RegExp[] = [
  rule(
    `^i(?:'ll|’ll|\\s+will|\\s+shall|'m going to|’m going to|\\s+am going to|'m gonna|’m gonna|\\s+promise to|\\s+commit to)\\s+${FILL}(.+)$`,
  ),
  rule(
    `^(?:i\\s+(?:need to|have to|must|still (?:need|have) to)|i've got to|i’ve got to|i gotta)\\s+${FILL}(.+)$`,
  ),
  rule(`^let me\\s+${FILL}(.+)$`),
  rule(
    "^i\\s+can\\s+(?:also\\s+)?((?:take|do|own|handle|send|share|have|get|deliver|finish|draft|write|prepare|fix|review|pick)\\b.+)$",
  ),
];
const TOGETHER: readonly RegExp[] = [
  rule(
    `^we(?:\\s+all)?(?:'ll|’ll)?\\s+(?:(?:still|also|really|just|will|do|all|definitely)\\s+)*(?:need to|have to|must|should|ought to|got to)\\s+${FILL}(.+)$`,
  ),
  rule(`^(?:let's|let’s|lets|let us)\\s+${FILL}(.+)$`),
  rule(
    `^we(?:'ll|’ll|\\s+will|\\s+shall|'re going to|’re going to|\\s+are going to|'re gonna)\\s+${FILL}(.+)$`,
  ),
];
const THIRD: readonly RegExp[] = [
  cased(
    `^${NAMES}\\s+(?:will|'ll|shall|is going to|are going to|'s going to|is gonna|agreed to|has agreed to|offered to|volunteered to|promised to|has promised to|is to|are to|needs to|need to|has to|have to|must|should|is supposed to|is due to)\\s+${FILL}(.+)$`,
  ),
  cased(`^${NAMES}\\s*(?:,|:|-|–|—)?\\s+to\\s+${FILL}([a-z].+)$`),
  cased(
    `^${NAMES}\\s*[,:–—-]\\s*(?:can|could|would|will) (?:you|u)(?: guys| all| both)?\\s+(?:please\\s+)?${FILL}(.+)$`,
  ),
  cased(`^${NAMES}\\s*[,:–—-]?\\s+(?:please|pls|kindly)\\s*,?\\s*${FILL}(.+)$`),
  cased(`^(?:[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill|[Ss]hould)\\s+${NAMES}\\s+(?:please\\s+)?${FILL}(.+)$`),
  cased(
    `^(?:I|[Ww]e)(?:'d|’d)?\\s+(?:would\\s+)?(?:need|want|like|expect|asked|ask)\\s+${NAMES}\\s+to\\s+${FILL}(.+)$`,
  ),
];
const OWNS = cased(
  `^${NAME}\\s+(?:is|are|will be|'s|’s)\\s+(?:responsible for|in charge of|on point for|the owner of|owning|handling|taking (?:over|care of|on)|working on)\\s+(.+)$`,
);
const PASSIVE =
  /^(.{3,90}?\b(?:needs?|has|have|must|should|ought)(?: to)?(?: still| also)? be (?!able|careful|aware|fine|ok|good|possible|available|nice|great|there|a |an |the |in |on )\w+.*)$/i;
const IMPERATIVE_OPENER =
  /^(?:make sure|remember|be sure|ensure|take care|double[- ]check|get in touch|get back|set up|follow up|reach out|sign off|let (?:me|us|him|her|them|\p{Lu}\w+) know)\b/iu;

/** A plausible verb phrase opens with a verb in base form, not with a noun, a pronoun or "be able". */
function opensWithVerb(phrase: string): boolean {
  const first = /^[\p{L}-]+/u.exec(phrase)?.[0] ?? "";
  const lower = first.toLowerCase();
  if (workVerb(lower)?.form === "base" || IMPERATIVE_OPENER.test(phrase)) return true;
  if (
    /^(?:be|have|do|let|like|need|want|think|know|believe|imagine|guess|hear|feel|seem|love|hate|mean|agree|remember|the|a|an|it|this|that|my|your|i|we|you|he|she|they|not|never|see|understand|tell me why|say|argue)$/.test(
      lower,
    )
  )
    return /^(?:do (?:the|a|an|this|that|it|some)|have (?:the|a|an|it|this|that|your|my)|let)\b/i.test(
      phrase,
    );
  return lower.length > 2 && /^\p{Ll}/u.test(first) && !/(?:ing|ed|ly|tion|ness)$/.test(lower);
}

const EMPTY =
  /^(?:be\b|have (?:a (?:great|good|nice|safe|lovely)|fun|been)|see (?:you|attached|below|above|the attached|enclosed)|find (?:attached|enclosed|below|the attached)|note that|(?:let|get) (?:it|me) be|go ahead\W*$|go\W*$|do (?:it|that|so|this)\W*$|hear\b|miss\b|love\b|enjoy\b|stay (?:tuned|safe)|keep (?:in mind|up the)|take care\W*$|look forward|thank|feel free|hold on|wait\W*$|say\b|start by saying|just say|talk (?:to you )?(?:soon|later)|get there|believe|imagine|think\b|know\b|want\b|like\b|need\b|remember (?:that|when|me)|excuse|forgive|accept my|bear with|stop by for|come on|check (?:it|this) out\W*$|shop\b|save \d|subscribe|redeem|click|visit (?:us|our)|join us|learn more|read more|follow us|download (?:our|the) app)/i;

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
    const lead = LEAD_IN.exec(core);
    if (lead) {
      condition = isConditional(lead[0]);
      core = core.slice(lead[0].length).replace(OPENERS, "");
    }
    const act = actIn(core, statement, people, { first: position === 0, listed });
    if (!act) continue;
    const phrase = trimPhrase(act.phrase);
    if (phrase.length < 5 || !/\s/.test(phrase) || EMPTY.test(phrase)) continue;
    if (act.kind !== "request" && (condition || isConditional(core))) continue;
    if (act.kind === "request" && condition && !/^(?:if|when) (?:you|possible)/i.test(lead?.[0] ?? ""))
      continue;
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
    return { ...act, phrase };
  }
  return null;
}

function actIn(
  core: string,
  statement: Statement,
  people: People,
  at: { first: boolean; listed: boolean },
): Act | null {
  const you = statement.addressee ? people.resolve(statement.addressee) : null;
  const trailing = /,\s*(@?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\s*[?.!]*$/u.exec(core);
  const called = trailing?.[1] && people.isName(trailing[1]) ? trailing[1] : null;
  const plain = called && trailing ? core.slice(0, trailing.index) : core;
  const vocative =
    /^(@?\p{Lu}[\p{L}'’._-]*(?: \p{Lu}[\p{L}'’-]+)?|@[\w.-]+)\s*(?:,|:|\s[-–—]|(?=\s+(?:can|could|would|will) you\b))\s*(?=\S)/u.exec(
      plain,
    );
  const named = vocative?.[1] && people.isName(vocative[1]) ? vocative[1] : null;
  const body = named && vocative ? plain.slice(vocative[0].length).replace(OPENERS, "") : plain;
  const addressed = named ?? called;
  for (const [pattern] of REQUESTS) {
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
  if (passive && !isHedged(passive) && !isPast(passive))
    return { kind: "need", phrase: passive, clause: true, owner: null, asksYou: false };
  return null;
}

/** A bare command: opens with a verb of work in base form and goes on as commands do. */
export function isImperative(text: string, sure: boolean): boolean {
  if (IMPERATIVE_OPENER.test(text)) return true;
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
