import { escapePattern } from "../../../../digest/escape-pattern";
import type { Act } from "../../act";
import { COMMAND_VERBS } from "../command-verbs";
import { nameFor } from "../name-for";

/** "... before you start stripping anything", "a machine that doesn't eat buttons" */
const FOLLOWS =
  /^ (?:(?:before|until|till|after|once|unless) (?:you|he|she|it|they|we|I)\b|(?:that|which|who) (?:is|are|was|has|have|can|can't|does|doesn't|do|don't|will|won't|isn't|aren't)\b|(?<=\b(?:know|find out|ask|check) )(?:who|what|when|where|why|how|whether|which)\b)[^,.;:!?–—]{3,70}?(?= though\b| and (?:I|we|he|she|they|you|it|the)\b|[,.;:!?–—]|$)/u;

/** "... and give him until Friday for part 9", "... explaining the delay" */
const GOES_ON =
  /^ (?:and give (?:him|her|them|it) (?:until|till) [^,.;:!?]{3,60}?|(?!(?:being|starting|beginning|leaving|going|coming|meaning|including|depending|hoping|assuming|seeing|thinking|looking|according|regarding)\b)\p{Ll}{3,}ing (?:for |about )?(?:the|that|an?|our|your|his|her|their|my) [^,.;:!?]{2,50}?)(?=[,.;:!?]|$)/u;

/** "Have a look and let me know which": what one looks for. */
const LOOKS =
  /^(?:please )?(?:have|take) an? (?:\p{Ll}+ )?look(?: (?:at|over|through) [^,;:]{2,50})?$|^look (?:at|over|through|into) [^,;:]{2,50}$/iu;
const AND_TELL =
  /^,? and (?:please )?let (?:me|us) know(?: (?:by|before|until) (?!(?:if|whether|when|what)\b)[^,;.?]{3,20}?)?((?: which| what| if| whether| when| how| where| who)\b[^.,;:!?]{0,60})/iu;

const STATE_BEHIND = /^ (?:ok(?:ay)?|right|fine|correct|alright)\b/i;

/** "Write down which fields" of "write down which fields you need" */
const WHICH = /\b(?:which|what|how many|how much)(?: \p{Ll}+){1,2}$/u;
const OF_WHICH =
  /^ (?:you|we|they|he|she|I|it)(?:['’]\p{L}+)? \p{L}[^,.;:!?–—]{1,50}?(?=[,.;:!?–—]|$| (?:and|so|but) )/u;

/** The line with what its sentence says of its last word, or until when, where it was cut before that. */
export function withWhatFollows(line: string, { statement: { text, speaker }, when }: Act): string {
  const looked = LOOKS.test(line) ? text.toLowerCase().indexOf(line.toLowerCase()) : -1;
  const tells = looked < 0 ? undefined : AND_TELL.exec(text.slice(looked + line.length))?.[1];
  if (tells !== undefined && speaker !== null) return `${line} and let ${nameFor(speaker)} know${tells}`;
  // "Tell me if clause 4 is OK": no word for the tagger.
  const end = line.slice(-12);
  const endAt = /\b(?:is|are|was|were)$/.test(line) ? text.indexOf(end) : -1;
  const state = endAt < 0 ? undefined : STATE_BEHIND.exec(text.slice(endAt + end.length))?.[0];
  if (state !== undefined) return line + state;
  const which = WHICH.exec(line)?.[0];
  if (which !== undefined && text.includes(which)) {
    const rest = OF_WHICH.exec(text.slice(text.indexOf(which) + which.length))?.[0] ?? "";
    return when !== null && rest.includes(when.words) ? line : line + rest;
  }
  // "Get Nora a trolley": what was put in front stands in no sentence.
  const endings = [3, 2, /\bknow$/.test(line) ? 1 : 2].map((words) =>
    line.split(" ").slice(-words).join(" "),
  );
  const ending =
    endings.find((each) => each.length > 4 && text.toLowerCase().includes(each.toLowerCase())) ?? "";
  const at = ending === "" ? -1 : text.toLowerCase().indexOf(ending.toLowerCase());
  const behind = at < 0 ? "" : text.slice(at + ending.length);
  const undated =
    when === null
      ? behind
      : behind.replace(new RegExp(`^ (?:(?:by|before|on) )?${escapePattern(when.words)}`, "u"), "");
  const rest = upToNextOrder(FOLLOWS.exec(behind)?.[0]) ?? GOES_ON.exec(undated)?.[0];
  return rest === undefined ||
    (when !== null && rest.includes(when.words)) ||
    /\b(?:can|could) you\b/.test(rest)
    ? line
    : line + rest;
}

/** "Before you go", of "before you go and put your out-of-office on" */
function upToNextOrder(rest: string | undefined): string | undefined {
  const next = / and (\p{Ll}+) (?:your|the|it|them|an?|me|us)\b.*$/su.exec(rest ?? "");
  return next?.[1] && COMMAND_VERBS.has(next[1]) ? rest?.slice(0, next.index) : rest;
}
