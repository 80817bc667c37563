import { isAllOfThem, OWNED_BY } from "./noun-in-place";
import { tag } from "./tag";
import type { Token } from "./token";

/** A pronoun of a line that leaves open what is meant. */
export interface Pronoun {
  token: Token;
  means: "thing" | "things" | "either" | "person" | "people";
}

const PRONOUN = /^(?:it|them|him|her|this|that|these|those|both)$/;
const CONTACTS =
  /^(?:ring|call|phone|ask|tell|chase|remind|nudge|contact|email|e-mail|text|meet|inform|thank|invite|warn|visit|push|ping|let|welcome)$/;
const GIVES = /^(?:send|give|offer|show|lend|pay|bring|get|buy|make|promise|write|order|book|find)$/;
const TALKS = /^(?:talk|speak|write|get back|reply|listen|report|apologise|explain)$/;
/** What is meant by "this" there, is what was said rather than a thing. */
const OF_WORDS =
  /^(?:clarify|confirm|check|raise|discuss|mention|tell|say|explain|know|find|see|think|decide|consider|note|do|handle|sort|manage|clear|ensure|make|mind|address|settle|arrange)$/;
/** "what it would cost", "tell him it's fine", "see to it that", "make it by two": no thing. */
const MEANS_NOTHING =
  /\b(?:whether|if|that|what|how|why) it\b|^(?:could|might|may|should|will|would|can|is|does|has|have you|who|what) |^(?:see to it|make it(?: (?:to|by|on|at|before|for|in|there|clear|possible|work)\b|$)|leave it at|get on with it|call it|have it that|hold it|take it (?:easy|from|that)|put it (?:on record|down to)|let it be|as it\b|get to it)/i;
const ADDS_NOTHING =
  /^(?:look|photo|picture|copy|copies|note|notes|word|go|try|list|price|quote|date|call|ring|hand|care|read|check|think|eye|part|first|line|message)$/;

const MOST_BEFORE = 6;

/** The first pronoun of a line that points out of it; null where none does. */
export function pronounOf(line: string): Pronoun | null {
  if (line.includes("(") || NAMES_THING.test(line)) return null;
  const tokens = tag(line);
  const [opening] = tokens;
  if (!opening) return null;
  if (TAKES_OVER.test(line)) return { token: opening, means: "either" };
  const whose = OWNED_BY.exec(line)?.groups?.whose?.toLowerCase();
  const owned = whose && tokens.find(({ lower }) => lower === whose);
  if (owned) return { token: owned, means: whose === "their" ? "people" : "person" };
  const at = tokens.findIndex(
    (t, i) => PRONOUN.test(t.text === "IT" ? "" : t.lower) && standsAlone(tokens, i),
  );
  const one = tokens.findIndex(
    ({ lower }, i) =>
      /^ones?$/.test(lower) &&
      /^(?:new|another|other)$/.test(tokens[i - 1]?.lower ?? "") &&
      !(lower === "ones" && /^(?:DET|NUM)$/.test(tokens[i - 2]?.pos ?? "")),
  );
  // "order another one"
  if (one > 0 && one <= MOST_BEFORE && tokens[one] && (at < 0 || one < at))
    return { token: tokens[one], means: "either" };
  const token = tokens[at];
  if (!token || at === 0) return null;
  if (isAllOfThem(tokens, at)) return null;
  const verb = opening.lower;
  const [before, next] = [tokens.slice(1, at), tokens[at + 1]];
  if (/^(?:him|her)$/.test(token.lower)) return { token, means: "person" };
  if (
    token.lower === "it" &&
    /^(?:AUX|VERB)$/.test(next?.pos ?? "") &&
    !DONE.test(next?.lower ?? "") &&
    !MAKES_SURE.test(line)
  )
    return null;
  if (token.lower === "it" && MEANS_NOTHING.test(line)) return null;
  if (/^(?:this|that)$/.test(token.lower) && OF_WORDS.test(verb)) return null;
  const nouns = before.filter(({ pos, lower }) => pos === "NOUN" && !ADDS_NOTHING.test(lower));
  const leads = before.at(-1)?.pos === "ADP" ? before.at(-1)?.lower : undefined;
  if (
    token.lower === "them" &&
    ((CONTACTS.test(verb) && at <= 2) ||
      (next !== undefined &&
        (/^(?:DET|NUM)$/.test(next.pos) ||
          /^(?:our|your|my|some)$/.test(next.lower) ||
          // "Give them notice"
          (at === 1 && next.pos === "NOUN")) &&
        GIVES.test(verb)) ||
      (/^(?:to|with|for|from)$/.test(leads ?? "") &&
        (TALKS.test(verb) || (before.length > 2 && !CONTACTS.test(verb)))))
  )
    return { token, means: "people" };
  // "Take the bike to the shop and have it serviced": the line says it itself.
  if (nouns.length > 0 && (leads === undefined || before.some(({ pos }) => pos === "CCONJ"))) return null;
  if (MENDS.test(line)) return { token, means: "either" };
  return { token, means: /^(?:them|these|those|both)$/.test(token.lower) ? "things" : "thing" };
}

export const TAKES_OVER = /^(?:take over|step in|stand in|fill in)$/i;
/** "The rest of the deposit has to be back with them": what it is about stands in it. */
export const NAMES_THING = /^(?:the|your|our|my|all the|both) /i;
const MAKES_SURE =
  /^(?:make sure|check|see|ensure)(?: that)? it\b|^(?:can|could|would) (?:it|that|this) be\b/i;
const DONE = /^(?:done|sent|made|back|put|cut|\p{L}+ed)$/u;
/** Whatever was told to be wrong. */
const MENDS = /^(?:sort|fix|mend|deal with|see to|look into) (?:it|that|this)\b/i;

/** "her report", "this invoice" name what they mean; "both of them" does not. */
function standsAlone(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token) return false;
  if (/^(?:it|them|him)$/.test(token.lower)) return true;
  if (token.lower === "that" && next !== undefined && !/^(?:PRON|DET)$/.test(token.pos)) return false;
  if (next === undefined || next.pos === "PUNCT" || next.lower === "be") return true;
  if (token.lower === "her")
    return (
      !/^(?:NOUN|ADJ|PROPN)$/.test(next.pos) || /^(?:back|again|today|tomorrow|tonight)$/.test(next.lower)
    );
  if (/^(?:right|back|straight|together|up|down|in|out|off|on|away|\p{L}+sel(?:f|ves))$/u.test(next.lower))
    return true;
  return (
    /^(?:ADP|ADV|CCONJ|PART)$/.test(next.pos) &&
    !/^(?:week|morning|afternoon|evening|month|year)$/.test(next.lower)
  );
}
