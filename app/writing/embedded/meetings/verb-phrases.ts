import { workVerb } from "../tokens";
import { IMPERATIVE_OPENER } from "./act-patterns";

/** A plausible verb phrase opens with a verb in base form, not with a noun, a pronoun or "be able". */
export function opensWithVerb(phrase: string): boolean {
  const first = /^[\p{L}-]+/u.exec(phrase)?.[0] ?? "";
  const lower = first.toLowerCase();
  if (workVerb(lower)?.form === "base" || IMPERATIVE_OPENER.test(phrase)) return true;
  if (
    /^(?:be|have|do|let|like|need|want|think|know|believe|imagine|guess|hear|mind|feel|seem|love|hate|mean|agree|remember|the|a|an|it|this|that|my|your|i|we|you|he|she|they|not|never|see|understand|tell me why|say|argue)$/.test(
      lower,
    )
  )
    return /^(?:do (?:the|a|an|this|that|it|some)|have (?:the|a|an|it|this|that|your|my)|let)\b/i.test(
      phrase,
    );
  return lower.length > 2 && /^\p{Ll}/u.test(first) && !/(?:ing|ed|ly|tion|ness)$/.test(lower);
}

/** "sending us the list" as "send us the list"; empty when the word isn't a known verb's -ing form. */
export function baseForm(phrase: string): string {
  const first = /^[A-Za-z]+/.exec(phrase)?.[0] ?? "";
  const verb = workVerb(first);
  return verb?.form === "ing" ? verb.base + phrase.slice(first.length) : "";
}
