import { isTask, SURE } from "../act";
import { contentStems } from "../tokens";
import type { Pair } from "./pairs";
import { isTalk } from "./talk";

/** A question to know, not a favour: "is that from April or from May?", "and where is the hostel?" */
const ASKS_TO_KNOW =
  /(?:^|[,;:–—-] )(?:(?:and|so|but|or|also),? )*(?:is|are|was|were|do|does|did|has|have|what|when|where|which|who|whose|how|why)(?:n['’]t|['’]s|['’]re)?(?!\p{L})[^?]*\?\s*$/iu;
const IS_FAVOUR =
  /\b(?:can|could|would|will|might|may) (?:you|somebody|someone|anybody|anyone|one of you)\b(?! (?:tell|say|know|remember|confirm))/i;
/** "Where are we with the tuner?" */
const ASKS_STATE =
  /\b(?:where are we|where do we stand|how far (?:are|is)|what(?:['’]s| is) the (?:status|state)|any (?:news|update|progress))\b/i;
/** Whoever answers so has no answer yet. */
const NO_ANSWER_YET =
  /\b(?:(?:ask|check|find out|look into|see|clarify|chase|get back|come back|let you know|tell you)\b|not sure|don['’]t know|no idea|depends|maybe|perhaps|probably|might|hopefully)/i;
const EXISTS = /(?:^|[,;:–—-] |\b(?:and|so|but|also) )(?:is|are) there\b/i;
const THERE_IS =
  /^(?:(?:yes|no|yep|nope|sure|of course|indeed)[,.!]? )?there(?:['’]s| is| are| isn['’]t| aren['’]t)\b/i;
const YES_OR_NO = /^(?:yes|no|yep|nope|yeah|nah|sure|of course|correct|exactly|right)\b/i;
const TELLS =
  /\b(?:is|are|was|were|will be|has|have|had|goes|go|comes|come|starts?|ends?|costs?|takes?|closes?|opens?)(?!\p{L})/iu;
/** "Tell Neil whether you would like these", "let me know if it suits" */
const WHETHER =
  /^(?:(?:tell|ask) \S+(?: \S+)?|let \S+ know|say|confirm|get back to [^:]{2,40} on) (?:whether|if)\b/iu;
/** "Get someone for the tea hut" */
const SOMEBODY_FOR =
  /^(?:get|find|look for|need) (?:me |us )?(?:some(?:one|body)|any(?:one|body)|an? (?:\p{L}+ )?volunteer|(?:two |some |more )?(?:people|helpers?|volunteers?)) (?:for|to (?:do|run|man|cover|take|mind|help with)|on) ([^,;.]{3,40})/iu;
const DOES_IT =
  /(?:['’]ll|\b(?:will|can|does|takes?|is (?:doing|taking|covering)|has (?:agreed|offered) to|would)) (?:do |run |man |cover |take |mind |be on |help (?:with|out) (?:at |with |in )?)?/iu;
/** "My sister will do the tea hut": whoever was looked for is named. */
export function namesWhoDoes({ matter, later, place }: Pair): boolean {
  const [first] = matter.acts;
  const { text, speaker } = later.statement;
  if (
    first === undefined ||
    (place !== "reply" && place !== "thread") ||
    speaker === null ||
    speaker === first.statement.speaker ||
    /\?\s*$|n['’]t\b|\b(?:not|nobody|if|unless)\b/i.test(text)
  )
    return false;
  const told = new Set(contentStems(text));
  const [, job] = SOMEBODY_FOR.exec(first.line) ?? [];
  return job !== undefined && DOES_IT.test(text) && contentStems(job).every((stem) => told.has(stem));
}

const SECOND = 2;
const IF_THEY_MAY = /\b(?:if|whether) (?:he|she|they|it|we) (?:can|could|may|might) (\p{Ll}+)\b/iu;
const CHOICE = /^(.*)\bor\b([^?]*)\?\s*$/isu;

/** "Is there a piano at the theatre?", "Is that from April or from May?": the one asked says it, in the reply or behind it. */
export function tellsWhatWasAsked({ matter, later, place, shared }: Pair): boolean {
  const [first] = matter.acts;
  const { statement, topic } = later;
  if (
    (place !== "reply" && place !== "thread" && !(place === "here" && isTalk(statement))) ||
    first?.kind !== "request" ||
    statement.speaker === null ||
    statement.speaker === first.statement.speaker ||
    /\?\s*$/.test(statement.text) ||
    NO_ANSWER_YET.test(statement.text)
  )
    return false;
  // "Please tell me whether you would like these": "Yes please, send them this week"
  if (place === "reply" && later.at < SECOND && WHETHER.test(first.line) && YES_OR_NO.test(statement.text))
    return true;
  // "She asked if she can have the barn": "tell her she can have the barn"
  const [, wished] = IF_THEY_MAY.exec(first.statement.text) ?? [];
  if (
    place === "reply" &&
    wished !== undefined &&
    shared >= 1 &&
    new RegExp(
      `\\b(?:he|she|they|it|we|you) (?:can(?:not)?|may(?: not)?|could|can['’]t) ${wished}\\b`,
      "i",
    ).test(statement.text)
  )
    return true;
  if (
    !ASKS_TO_KNOW.test(first.statement.text) ||
    IS_FAVOUR.test(first.statement.text) ||
    later.acts.some((act) => (isTask(act) || act.kind === "obstacle") && act.certainty >= SURE)
  )
    return false;
  const asked = first.statement.text;
  if (
    ASKS_STATE.test(asked) &&
    later.acts.some(({ kind, certainty }) => kind === "done" && certainty >= SURE)
  )
    return true;
  if (EXISTS.test(asked) && THERE_IS.test(statement.text) && shared >= 1) return true;
  if (YES_OR_NO.test(statement.text) && shared >= 1) return true;
  const [, one = "", other = ""] = CHOICE.exec(asked) ?? [];
  if (other !== "") {
    const [ours, theirs, said] = [one, other, statement.text].map((words) => new Set(contentStems(words)));
    const chosen = [...(said ?? [])].filter((stem) => ours?.has(stem) !== theirs?.has(stem));
    if (theirs?.size && chosen.some((stem) => theirs.has(stem) || lastOf(one).includes(stem)) && shared >= 1)
      return true;
  }
  const [subject] = topic.about;
  return (
    subject !== undefined &&
    matter.topic.stems.has(subject) &&
    TELLS.test(statement.text) &&
    later.at <= MOST_BEFORE
  );
}

/** What stands last in front of the "or" is what may be chosen. */
const lastOf = (words: string): string[] => contentStems(words).slice(-2);

/** An answer stands near the beginning of its mail. */
const MOST_BEFORE = 6;
