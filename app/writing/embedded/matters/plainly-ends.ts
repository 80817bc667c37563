import { isTask, SURE } from "../act";
import { DECLINES } from "../english/reports";
import { didInAWord, didJustThat } from "./doing-told";
import type { Later } from "./later";
import type { Pair } from "./pairs";
import { namesWhoDoes, tellsWhatWasAsked } from "./told-answer";

const CONTACT =
  /^(?:ask|call|ring|phone|contact|tell|inform|invite|e-?mail|remind|write to|speak to|talk to|ping|nudge|chase)\b/i;
/** "Done!", "both are attached". */
const BARE =
  /^(?:here (?:it is|they are|you (?:go|are))|attached|see attached)\b|^(?:it|that|they|this|both|all)(?:'s|'re| is| are| has| have| was| were)\b/i;
/** "You should have it in your tray", and not "by Friday". */
const HAVE_IT =
  /^(?:you|they) (?:should|ought to|must|will)(?: already| now)? (?:have|find) (?:it|them|that|those) (?:in|on|at) (?:your|the|my|our)\b(?!.*\b(?:by|until|before|tomorrow|tonight|next)\b)/i;
/** "Send the floor plan": "PDF attached as the joiner likes it." */
const SENDS = /^(?:send|forward|share|e-?mail|attach|provide|get|give|let \p{L}+ have|pass)\b/iu;
const ATTACHED =
  /^(?:\p{L}+, )?(?:(?:the|a|my|our) )?(?:(?:signed|final|latest|new|updated) )?(?:pdf|file|plan|scan|copy|sheet|doc|document|photo|list|version|draft|picture|drawing|form)s? (?:is |are )?(?:attached|enclosed|below)\b(?!.*\b(?:not|yet|except|but)\b)/iu;
const MOST_BARE_WORDS = 8;

/** How a statement reports the end of a matter in so many words: by no more than "done", or by naming most of it; null when it does not. */
export function plainlyEnds(pair: Pair): "bare" | "named" | null {
  const { matter, later, place, newer, shared, share, saysVerb, byOwner, isNamed } = pair;
  const { statement, acts } = later;
  if (matter.kind === "action" && ANSWERS.some((answers) => answers(pair))) return "bare";
  if (matter.kind === "blocker" && (worksAgain(pair) || isAsItWas(pair))) return "bare";
  if (matter.kind === "action" && place !== "else" && didInAWord(matter.acts[0]?.line ?? "", statement.text))
    return "bare";
  if (
    matter.kind === "action" &&
    place === "reply" &&
    byOwner &&
    newer <= 1 &&
    (HAVE_IT.test(statement.text) ||
      (SENDS.test(matter.acts[0]?.line ?? "") && ATTACHED.test(statement.text)))
  )
    return "bare";
  const ending = acts.filter(({ kind }) => kind === "done" || kind === "cancel" || kind === "release");
  const isCancel = ending.some(({ kind }) => kind === "cancel");
  const isDone = ending.some(({ kind }) => kind === "done");
  const isRelease = isDone || ending.some(({ kind }) => kind === "release");
  if (
    matter.kind === "decision"
      ? !isCancel
      : matter.kind === "blocker"
        ? !isRelease && !isCancel
        : !isDone && !isCancel
  )
    return null;
  const isNear = place !== "else";
  const line = matter.acts[0]?.line ?? "";
  const { speaker } = statement;
  // What only shows a state ends what its owner, or the thread, speaks of by most of its words.
  if (
    isDone &&
    ending.every(({ kind, certainty }) => kind !== "done" || certainty < SURE) &&
    matter.kind === "action" &&
    !(byOwner ? share >= 0.45 : isNear && share >= 0.6) &&
    !((byOwner || matter.owner === null) && isNear && CONTACT.test(line) && shared >= 1)
  )
    return null;
  // "Done", "never mind": whoever has it, or called for it.
  const isTheirs =
    byOwner ||
    (matter.owner === null && matter.acts.at(-1)?.statement.speaker !== speaker) ||
    (isCancel && matter.acts.at(-1)?.statement.speaker === speaker);
  if (
    isNear &&
    newer === 0 &&
    isTheirs &&
    matter.kind === "action" &&
    saysNoMore(later) &&
    (isCancel || isOver(later))
  )
    return "bare";
  if (isNear && isDone && matter.kind === "action" && didJustThat(line, statement.text, shared))
    return "bare";
  const asked = matter.acts.some(
    (act) => act.kind === "request" && speaker !== null && act.statement.speaker === speaker,
  );
  const isSaid =
    (isNear
      ? shared >= 1 &&
        (share >= (matter.kind === "blocker" ? 0.01 : 0.3) || ((saysVerb || byOwner) && share >= 0.2))
      : (shared >= 2 &&
          (share >= 0.5 ||
            (share >= (isRelease && !isDone ? 0.28 : 0.34) &&
              (saysVerb || byOwner || matter.owner === null)))) ||
        (shared >= 1 && byOwner && (share >= 0.4 || (saysVerb && share >= 0.3)))) ||
    (isNamed && share >= 0.2 && (byOwner || asked || isNear)) ||
    (byOwner && shared >= 2 && CONTACT.test(line));
  return isSaid ? "named" : null;
}

const ASKS_WHETHER =
  /^(?:and |so |or |but )?(?:shall|should|do|are|can|will) (?:we|I)\b|\bor (?:not|wait|leave)\b/i;

/** "Shall we book it in this year or wait?": "We wait with it until spring", from whoever was asked. */
const isDecided = ({ matter, later, place, byOwner, shared }: Pair): boolean =>
  (place === "reply" || place === "thread") &&
  byOwner &&
  shared >= 1 &&
  matter.acts[0]?.kind === "request" &&
  /\?\s*$/.test(matter.acts[0].statement.text) &&
  ASKS_WHETHER.test(matter.acts[0].line) &&
  later.acts.some(({ kind, certainty }) => kind === "decision" && certainty >= 0.75);

const ASKS_A_WORD =
  /^(?:an?|your|her|his|their) (?:clear |quick |firm |final )?(?:yes|no|answer|decision|verdict|ok|okay|go-ahead|approval|green light)\b/i;

/** "Need a yes by noon": "Buy it." from whoever was to say so. */
const isAnswered = ({ matter, later, place, byOwner }: Pair): boolean =>
  (place === "reply" || place === "thread") &&
  byOwner &&
  ASKS_A_WORD.test(matter.acts[0]?.line ?? "") &&
  later.acts.some(({ kind, certainty }) => kind === "decision" && certainty >= 0.75);

const ASKS_WHO_HAS =
  /^(?:have|has|do|does|did) (?:either|any|some|you|one|anyone|anybody|someone|somebody)\b.*\b(?:got|have|has|seen|know)\b/i;
const HAS_IT =
  /\b(?:has|have|['’]ve|['’]s|got) (?:got )?(?:them|it|one|those|these|both|all of (?:them|it))\b(?! (?:not|n['’]t))/i;

/** "Has either of you got the photos?": "The photographer has them." */
const isHad = ({ matter, later, place }: Pair): boolean =>
  (place === "reply" || place === "thread") &&
  ASKS_WHO_HAS.test(matter.acts[0]?.line ?? "") &&
  HAS_IT.test(later.statement.text) &&
  !/\?\s*$/.test(later.statement.text);

/** "Can you drive the van?": "Can't, my licence doesn't cover it", from the only one asked. */
const isDeclined = ({ matter, later, place, byOwner, among }: Pair): boolean =>
  place === "reply" &&
  byOwner &&
  among <= 1 &&
  later.at === 0 &&
  matter.acts[0]?.kind === "request" &&
  DECLINES.test(later.statement.text);

const AWAY =
  /\b(?:away|off|ill|sick|on (?:holiday|leave|vacation)|out of (?:the )?office|not (?:in|there)|retired)\b/i;
const WILL_CONTACT = /\b(?:ring|call|phone|ask|chase|try|tried|e-?mail|write|remind)(?:ing)?\b/i;

/** "Ring Halden": "Halden are sending somebody on Wednesday", from whoever was to ring. */
function isContacted({ matter, later, place, byOwner }: Pair): boolean {
  const { statement, topic, acts } = later;
  const line = matter.acts[0]?.line ?? "";
  const [whom] = matter.topic.about.filter(
    (stem) => !/^(?:ask|call|ring|phone|contact|chas|nudg|ping|remind)/.test(stem),
  );
  return (
    (place === "reply" || place === "thread") &&
    byOwner &&
    CONTACT.test(line) &&
    whom !== undefined &&
    topic.about[0] === whom &&
    !/\?\s*$/.test(statement.text) &&
    !AWAY.test(statement.text) &&
    !WILL_CONTACT.test(statement.text) &&
    acts.every((act) => !isTask(act) || act.kind === "assignment")
  );
}

const WORKS =
  /^(?:(?:yes|yep|great|good news|ok(?:ay)?|ah|perfect|thanks|that did it|and)[,:!.–—-]* )*(?:(?:it|that|this|everything|all|they|mine)(?:['’]s| is| are)? ?)?(?:(?:all |now |just )*(?:works?|opens?|runs?|loads?|prints?|connects?|starts?|plays?|scans?|boots?) (?:fine|again|now|here|well|perfectly|like a (?:charm|dream))|(?:all |now )*(?:working|running|back|up|fixed|sorted|solved|fine) (?:again|now|here)|(?:all )?(?:good|fine|well|sorted|fixed) (?:here|now|again))\b/i;
const MOST_WORDS_OF_RELIEF = 9;

/** "..., and the sign is lit again" */
const IS_AGAIN =
  /\b(?:the|our|my|your|both|all) (?:\p{L}+ ){0,2}?(\p{L}{3,})(?: (?:is|are)|['’](?:s|re)) (?:all |now |fully |finally |both )*(?:lit|on|back|open|up|running|working|online|live|fine|ok(?:ay)?|warm|clean|dry|full|complete|whole|tight|available|in order|usable|fixed|mended|repaired|restored|stocked|free|dark|silent|quiet) again\b/iu;

/** "The lamp in the sign is out": in the answer that names it. */
const isAsItWas = ({ matter, later: { statement }, place }: Pair): boolean =>
  (place === "reply" || place === "thread") &&
  matter.acts[0]?.statement.text
    .toLowerCase()
    .includes(IS_AGAIN.exec(statement.text)?.[1]?.toLowerCase() ?? "\0") === true &&
  !/\?\s*$|\b(?:not|but|until|unless|except|if|when|once)\b|n['’]t\b/i.test(statement.text);

/** "I can't open the files": "Opens fine here, cheers.", from whoever said so. */
const worksAgain = ({ matter, later, place }: Pair): boolean =>
  (place === "reply" || place === "thread") &&
  later.statement.speaker !== null &&
  matter.acts.at(-1)?.statement.speaker === later.statement.speaker &&
  WORKS.test(later.statement.text) &&
  later.statement.text.split(/\s+/).length <= MOST_WORDS_OF_RELIEF &&
  !/\?\s*$|\b(?:not|but|until|unless|except)\b|n['’]t\b/i.test(later.statement.text);

const SPOKE =
  /^(?:(?:so|ok|yes|well|right),? )?(?:I|we)(?:['’]ve| have)? (?:just |already |now |finally )*(?:spoke|spoken|talked|called|rang|rung|phoned|got hold of|reached|chased|asked|e-?mailed|written|wrote|been in touch|had a word)\b/i;

/** "Can you chase them?": "I spoke to the fabricator just now", from whoever was to. */
const isSpokenTo = ({ matter, later, place, byOwner, shared }: Pair): boolean =>
  place === "reply" &&
  byOwner &&
  (shared >= 1 || /^(?:\S+ ){1,3}(?:them|him|her)\b/i.test(matter.acts[0]?.line ?? "")) &&
  CONTACT.test(matter.acts[0]?.line ?? "") &&
  SPOKE.test(later.statement.text) &&
  !/\?\s*$/.test(later.statement.text);

const ASKS_PRICE =
  /^(?:price|quote|cost)\b|\b(?:a|the|your) (?:price|quote|quotation|offer|estimate|costs?)\b/i;
const AMOUNT = /[€£$] ?\d|\d ?(?:€|£|EUR|GBP|USD|CHF|euros?|pounds|dollars)(?!\p{L})/iu;

/** "Could you price 300 copies?": "300 would be £610", from whoever was asked. */
const isPriced = ({ matter, later, place, byOwner }: Pair): boolean =>
  place === "reply" &&
  byOwner &&
  ASKS_PRICE.test(matter.acts[0]?.line ?? "") &&
  AMOUNT.test(later.statement.text) &&
  !/\?\s*$/.test(later.statement.text);

const NO_PROBLEM =
  /\b(?:(?:is|are|that's|would be) (?:no problem|fine|possible|ok|okay|approved|granted|allowed)|no problem at all)\b/i;

/** "Could we get a late check-out?": "Late check-out is no problem" */
const isGranted = ({ matter, later, share, shared }: Pair): boolean =>
  matter.acts[0]?.kind === "request" &&
  shared >= 2 &&
  share >= 0.75 &&
  NO_PROBLEM.test(later.statement.text) &&
  !/\b(?:not|if|unless|until|only)\b|n't\b/i.test(later.statement.text);

const saysNoMore = ({ statement: { text }, topic: { about } }: Later): boolean =>
  text.split(/\s+/).length <= MOST_BARE_WORDS && (BARE.test(text) ? about.length <= 4 : about.length <= 1);

/** "Already did that yesterday" */
const DID_IT =
  /^(?:(?:yes|yep|oh|ok|hi|sure)[,.!]? )?(?:I(?:['’]ve| have)? )?(?:already |just |actually )*(?:did|done) (?:it|that|this|them|those)\b(?!.*\b(?:but|except|half|not)\b)/i;

/** "Done!", "the plan is done", but not "I started". */
const isOver = ({ statement, cues }: Later): boolean =>
  statement.text.split(/\s+/).length <= 2 ||
  DID_IT.test(statement.text) ||
  cues.some((cue) => cue === "is done" || cue === "have" || cue === "here");

/** How what was asked is answered without its words. */
const ANSWERS: readonly ((pair: Pair) => boolean)[] = [
  isSpokenTo,
  isContacted,
  isPriced,
  isGranted,
  isDecided,
  isAnswered,
  isHad,
  isDeclined,
  tellsWhatWasAsked,
  namesWhoDoes,
];
