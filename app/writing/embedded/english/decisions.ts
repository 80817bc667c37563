import type { Act } from "../act";
import { LikelyShapes } from "../likely-shapes";
import { inlineLabel } from "../readers/headings";
import { sentenceCase, shorten } from "../task-wording";
import { headsWhatFollows } from "./asks-nothing";
import { AGREED_SHAPES, DECIDED_TO } from "./decision-shapes/agreed";
import { CHANGED_SHAPES } from "./decision-shapes/changed";
import { CHOSEN_SHAPES } from "./decision-shapes/chosen";
import type { DecisionShape } from "./decision-shapes/decision-shape";
import { REFUSED_SHAPES } from "./decision-shapes/refused";
import { STANDS_SO_SHAPES } from "./decision-shapes/stands-so";
import { isAgreedTask } from "./framed-tasks";
import { BROKEN_PROMISE } from "./no-task/overtaken";
import { plainEnglish } from "./plain-english";
import { withoutPrelude } from "./preludes";
import type { Scene } from "./scene";

/** Somebody else said no to what we want: that is in the way. */
const REFUSED =
  /\b(?!(?:board|management|committee|council|team|director|boss|client|customer|we|i)\b)[\p{L}']+ (?:has |have )?(?:turned down|rejected|refused|declined|denied) (?:our|my|us|me)\b/iu;

/** The most certain of those that match tells. */
const DECISIONS = new LikelyShapes<DecisionShape>(
  [...AGREED_SHAPES, ...CHOSEN_SHAPES, ...REFUSED_SHAPES, ...CHANGED_SHAPES, ...STANDS_SO_SHAPES].sort(
    ([a], [b]) => b - a,
  ),
  ([, shape]) => shape,
);

/** "They haven't decided", "last spring we had agreed otherwise" */
const NOT_DECIDED =
  /\w+n['’]t (?:yet |been |really |actually )?(?:decided|agreed|approved|settled|chosen)\b|\bhad (?:already |all )?(?:decided|agreed|settled|voted)\b/i;
const OPEN =
  /\beither (?:we|I|they|you|it)\b[^.?!]* or (?:we|I|they|you|it)\b|\bgoing with this\b|\bnot true\b|\bnot (?:really )?the (?:right )?(?:moment|time|place) (?:to|for)\b|\bwhere (?:we|i)(?:'re|'m| are| am) going\b|\b(?:stays?|remains?) (?:as (?:it is|they are|offered|agreed|quoted|before|it was)|unchanged|the same)\b|\b(?:nothing|nobody|no one|not|n't|never|yet to|haven't|hasn't|still) (?:yet |been |be |finally |really |actually )?(?:decided?|agreed|approved|settled|chosen|final|finalised|finalized|signed off)\b|\b(?:to be|needs? to be|must be|has to be|have to be|should be|will be|would be|can be|is being|are being|before it is|once|until) (?:\w+ )?(?:decided|agreed|approved|settled|confirmed|finalised|chosen|signed off)\b|\b(?:will|should|shall|must|to|can|could|would|might|may) (?:decide|agree|approve|choose|vote)\b|\b(?:decide|agree) (?:whether|if)\b|\bdecided yet\b|\bif (?:we|they|you|he|she|it|the|there|nobody|no one|nothing|approved|agreed)\b|\bunless\b|^if not\b|\bwould\b|\bpropos(?:e|es|ed|al)\b(?! (?:was|is|has been) (?:approved|accepted))|\bsuggest|\brecommend|\bmaybe\b|\bperhaps\b|\bmight\b|\bi think\b|\bi'd\b|\bwhat about\b|\bhow about\b|\bshould we\b|\bshall we\b|\bvorschlag\b|\blet's (?:start|begin|see|talk|meet|discuss|go through|wrap|hope|say|be|get|take a (?:look|break)|not forget|move on)\b|\botherwise\b|\bnothing (?:has|was|is|had) (?:been )?(?:decided|agreed|approved|settled|signed off)\b|\bagreed to disagree\b|\bi (?:could have|almost|nearly)\b|\b(?:be|is|are|['’]s) either\b[^.?!]*\bor\b|\b(?:provided|providing|assuming)(?: that)? (?:the|we|they|he|she|it|nobody|no one|there)\b|\b(?:but )?only if\b|\bif [^,;.?!]{2,30} (?:agrees?|approves?|allows?|consents?|says? (?:yes|so)|is (?:fine|happy|ok|okay)|are (?:fine|happy|ok|okay)|stays? (?:under|below)|comes? down)\b|^(?:subject to|pending|assuming|depending on)\b|^(?:the )?(?:minutes|notes) (?:of|from) (?:the |our |last )[^.?!]{3,40} (?:were|are|was|have been) (?:read and )?(?:approved|agreed|accepted|adopted|signed|confirmed)\b/i;

/** "Subject to the council's permission, we start in May", "provided the rent comes down": still needs a yes. */
const ON_CONDITION =
  /^(?:subject to|pending|provided|providing|assuming|depending on|if|should|unless)\b|[,;–—-] ?(?:provided|providing|assuming|but only if|only if)\b/i;

/** "My sister has decided to study law", "the railway has decided to close the ticket office": nothing that is decided here. */
const OF_STRANGERS =
  /^(?:(?:and|but|so|did you (?:hear|know)(?: that)?|i (?:hear|heard|read|see|saw)(?: that)?),? )*(?:my (?:sister|brother|mother|father|mum|dad|son|daughter|wife|husband|partner|aunt|uncle|cousin|girlfriend|boyfriend|niece|nephew|parents|kids|flatmate|landlady|doctor)|(?:our|my|the) neighbours?|the (?:government|ministry|minister|parliament|state|railways?|(?:bus|train|water|gas|energy) company|supermarket|post office|police|courts?|eu|national \p{L}+|[\p{L} ]{3,30} (?:next door|across the (?:road|street)|down the road)))\b[^.?!]{0,30}\b(?:decided|agreed|voted|chose|chosen|opted|picked|settled|resolved|cancelled|banned|announced)\b/iu;
/** "My proposal: we skip the raffle" */
const PROPOSAL =
  /^(?:(?:my|one|another|here['’]s my|here is my|just a|a) )?(?:proposal|suggestion|idea|thought)s?(?: (?:for|on) [^:]{3,40})?\s*[:–-]/i;

const IN_A_YEAR =
  /(?:^(?:(?:back|way back|as early as) )?|\b(?:agreed|decided|resolved|voted|settled|ruled) (?:back )?)in ((?:19|20)\d\d)\b/i;
const YEARS_AGO = /\b(?:years|decades) ago\b|^back in the \p{L}+\b/iu;
/** "Back in 2009 the board agreed to sell": how things are. */
const isOfOldTimes = (plain: string, sentAt: string): boolean =>
  YEARS_AGO.test(plain) || Number(IN_A_YEAR.exec(plain)?.[1] ?? "9999") < Number(sentAt.slice(0, 4)) - 1;

/** The words only propose, hang on a yes, or tell what strangers or others long ago decided: nothing is decided here. */
export const decidesNothingHere = (plain: string, sentAt: string): boolean =>
  isOfOldTimes(plain, sentAt) ||
  OF_STRANGERS.test(plain) ||
  PROPOSAL.test(plain) ||
  ((ON_CONDITION.test(plain) || ONLY_IF.test(plain)) && !DECIDING.test(plain)) ||
  FEELS.test(plain) ||
  SOLVED.test(plain) ||
  BROKEN_PROMISE.test(plain) ||
  EITHER.test(plain);
/** "What a relief that it's all decided", "I reckon it will be the 20th": felt, or guessed. */
const FEELS =
  /\bjury(?:['’]s| is) (?:still )?out\b|\bleaning towards?\b|\b(?:not|n['’]t|never) (?:yet |quite |really )?made up (?:my|our|your|his|her|their) minds?\b|^(?:what an? |how |(?:so )?(?:glad|happy|pleased|relieved) (?:that|to)\b|(?:I|we) (?:reckon|suppose|guess|assume|expect|imagine|fear|suspect|presume|bet)\b|my guess\b|(?:it )?looks? (?:like|as if)\b)/i;
/** "Once the bank agrees", "if the price stays under 100" */
const ONLY_IF =
  /^once (?:the|they|he|she|we|it|our|\p{L}+) [^,]{0,30}\b(?:agrees?|approves?|signs?|says?|pays?|confirms?|has|have)\b|(?<!\b(?:even|as|ask|know|see|wonder|asked|check|not) )\bif (?:the|they|he|she|it|nobody|no one|there|our)\b/iu;
/** "The trouble with the mast was resolved": solved. */
const SOLVED =
  /\b(?:problem|trouble|issue|fault|error|bug|leak|complaint)s?\b[^.?!,;]{0,50} (?:is|are|was|were|been|got) (?:now |all )?(?:resolved|settled|sorted)\b/i;
const DECIDING = /\b(?:decided|agreed|resolved|voted|approved)\b/i;
const EITHER = /^or (?:we|I|you|they)\b|\b(?:be|is|are|['’]s) either\b[^.?!]*\bor\b/i;

const UNDECIDED = /\b(?:whether|nothing|nobody|not|n't|yet|open|tb[ad]|postponed|deferred|later)\b|\?/i;

/** What it says was decided is no task besides. */
export const tellsWhatWasDecided = (text: string): boolean => DECIDED_TO.test(plainEnglish(text));

/** "It was not your fault alone, I approved it without looking", "you write that I voted for it": it is told how it came. */
const OWNS_UP =
  /\b(?:(?:your|my|our|his|her|their|nobody['’]s|no one['’]s) (?:own )?fault|without (?:looking|reading|checking|thinking|asking)|you (?:write|wrote|claim(?:ed)?|report(?:ed)?|state[ds]?) that)\b/iu;

const isOpen = (text: string): boolean => NOT_DECIDED.test(text) || OPEN.test(text);

/** The sentence says that nothing is decided as yet, or only proposes. */
export const isStillOpen = (text: string): boolean => isOpen(text) || OWNS_UP.test(text);

const REASON =
  /,?\s+((?:because|since|due to|as (?:we|the|it|they)(?! (?:is|are|was|were|stands?)\b))\s.+)$/i;
const PURPOSE = /\s+(to (?:save|avoid|reduce|free|keep|spare)\s.+)$/i;
const STATUS =
  /\b(?:is|are|was|were|been|have|has|'ve|'s|it)\s+(?:now |been |therefore )*(postponed|cancelled|canceled|approved|rejected|confirmed|shelved|scrapped)\b/i;
const LEAD =
  /^(?:(?:after [^,]{3,60}, )?(?:we|i|they|all|everybody)(?:'ve| have)?(?: \w+ly| now| also| all)? (?:decided|agreed|resolved) (?:(?:on|last|this|yesterday|today|at|in|with|earlier)\b[^,;:]{0,30}?(?=(?: not)? (?:to|that)\b)|to|that|on(?= ))(?: (?:to|that)(?= ))?|(?:agreed|decided)[,:])\s+(?=\S)/i;
const OPENING =
  /^(?:(?:hi|hello|hey|dear)\b[^,.:;!?]{0,30},|(?:quick |short )?update[^:]{0,60}:|one more thing,?|by the way,?|also,?)\s+/i;

/** "Every key gets a tag, it ends the mix-ups": why. */
const SPLICED =
  /(?<=^(?!.*\b(?:decided|agreed|fixed|settled|final|minds?|decision|voted|choice|clear|confirmed|approved|yes)\b)\S+ \S+ \S[^;]*), ((?:(?:that|this) way|otherwise) [^,;]{3,60}|(?:it|that|this|they)(?:['’]s|['’]re| (?:is|was|are|were|saves|spares|ends|helps|makes|keeps|works|looks|gives|fits|suits|wakes|annoys|disturbs|brings|wastes)\b)(?! (?:going to|now|to|ours|yours)\b)[^,;]{3,60})$/iu;

/** "We agreed with the haulier that they'd start at six": who that is. */
const AGREED_WITH =
  /^(?:(?:and|so|also),? )?(?:we|I)(?:['’]ve| have)? (?:now |also |already )?(?:agreed|arranged|settled|fixed it) with (?<who>(?:the|our|your) \p{L}+|(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}\p{L}+) that (?:they|he|she|it)(?<will>['’]d|['’]ll| would| will) /iu;
const byWhom = (_: string, who: string, will: string): string =>
  `${who} ${/d$/.test(will) ? "would" : "will"} `;

/** A decision in its own words: what, why, and where it stands. */
export function worded(words: string): { line: string; context: string | null; status: string | null } {
  const bare = words
    .replace(OPENING, "")
    .replace(/[.!]+$/, "")
    .replace(AGREED_WITH, byWhom);
  const reason =
    (/, so \S/i.test(bare) ? undefined : REASON.exec(bare)?.[1]) ??
    SPLICED.exec(withoutPrelude(bare))?.[1] ??
    (LEAD.test(bare) ? PURPOSE.exec(bare.replace(LEAD, ""))?.[1] : undefined);
  const what = reason ? bare.slice(0, bare.length - reason.length).replace(/[\s,]+$/, "") : bare;
  const led = what.replace(LEAD, "");
  const status = STATUS.exec(what)?.[1] ?? null;
  return {
    line: shorten(sentenceCase(led.split(/\s+/).length >= 3 ? led : what), 200),
    context: reason ? sentenceCase(reason) : null,
    status: status ? sentenceCase(status.toLowerCase()) : null,
  };
}

const AGREED_BESIDE =
  /[,;(–—-]\s*(?:I|we)(?:['’]ve| have)? (?:already )?(?:agreed|cleared|discussed|settled|checked) (?:this|it|that) with\b/i;

/** Announces what its next sentence tells: "settled with her on the spot:". */
export const INTRODUCES_ONE =
  /^(?:[^.?!:]{0,30} )?(?:settled|agreed|decided) (?:(?:with|on|in|at) [^.?!:]{2,40}|yesterday|today|just now|now|so far):$/i;

/** Announces decisions without telling any: "we agreed on three things". */
export const INTRODUCES =
  /\b(?:agreed|decided|decisions?|resolved)\b[^.?!]{0,40}\b(?:following|as follows|(?:two|three|four|five|several|some|a few|\d) (?:things|points|matters|items))\b/i;

/** "The slates you chose are out of stock", "as agreed": what was settled long ago only says which. */
const CHOSEN =
  /((?:^|\s)(?:the|a|an|your|our|this|that) (?:\p{L}+ ){0,2}\p{L}+),? (?:that |which )?(?:you|we|I|they|he|she) (?:chose|picked|selected|agreed|decided|settled)(?: on| upon| for)?(?= (?:is|are|was|were|has|have|will|can|came|come|needs?|costs?)\b)|(?<=\S)\s+as (?:previously |originally )?(?:agreed|arranged|planned|decided)\b(?= (?:but|and|so|on|at|in|yesterday)\b|[,.!]|$)/giu;

/** "After last week's tasting I'd like to tell you that we are not going ahead" */
const TELLS_THAT =
  /^(?:[^.?!]{0,60}\b)?(?:I|we)(?: would|['’]d)? (?:like|want|have|wanted) to (?:tell|inform|let) (?:you|everyone|you all|all of you)(?: all)?(?: know)? that (?=\S)/i;

/** "I'd sooner not risk it so we'll go with the field kitchen": why, before what. */
const RATHER_NOT =
  /^I(?:['’]d| would) (?:sooner|rather|prefer)\b[^;.]{3,60}?(?=\bso (?:I|we)(?:['’]ll| will)\b)/i;

/**
 * Told in passing: "since we're having it indoors now, the rain doesn't worry me", "I told the caterers that we're doing without the
 * starters". What is decided is the part that says so.
 */
const IN_PASSING: readonly RegExp[] = [
  /^(?:since|as|because|given that|now that|seeing that) (?<told>we(?:['’]re| are)(?: now)? (?:not )?(?!still\b|all\b|both\b|so\b|too\b|very\b|short\b|waiting\b|talking\b|getting\b|running\b|trying\b|working\b|looking\b|being\b|missing\b)\p{L}+ing [^,]{3,60}?(?: now| instead| after all)?|we(?:['’]ve| have) (?:decided|agreed|chosen|gone for|dropped|moved|cancelled|postponed|settled)\b[^,]{3,60}|(?:the|our|this) [^,]{3,40} (?:has|have) been (?:moved|cancelled|postponed|put off|brought forward|shifted|dropped|replaced)\b[^,]{0,40}|(?:the|our|this) [^,]{2,40} (?:will be|is going to be) (?:in|on|at|held|by)\b[^,]{2,40}), (?!(?:please|can you|could you)\b)/iu,
  /\b(?:told|explained|informed|said|sorry|glad|pleased|happy|unhappy|disappointed|delighted|surprised|know|knows|hear|heard)\b[^.?!,;]{0,50}? that (?<told>we(?:['’]re|['’]ve| are| have)(?: now)? (?:gone (?:for|with)|going (?:for|with)|doing without|not having|not doing|having|using|keeping|dropping|closing|moving|skipping|cancelling|chosen|picked|decided|cancelled|dropped|changed|stopped|stopping)\b[^.?!,;]{3,80}|(?:the|our) [^.?!,;]{3,40} (?:stays?|moves?|closes?|remains?|goes|is moving|is closing) [^.?!,;]{2,60})/iu,
];

/** What a sentence says was decided where it speaks of something else. */
function toldInPassing(text: string): string | null {
  for (const shape of IN_PASSING) {
    const told = shape.exec(text)?.groups?.told;
    if (told && !OPEN.test(told)) return told;
  }
  return null;
}

/** The decision that the sentence tells of; null for proposals, questions, conditions and what is still open. */
export function decisionIn(scene: Scene, subject: string | null): Act | null {
  const { statement } = scene;
  const whole = scene.plain.replace(TELLS_THAT, "").replace(CHOSEN, "$1").replace(RATHER_NOT, "");
  const text = withoutPrelude(whole);
  if (statement.heading === "people" || statement.heading === "resolved" || headsWhatFollows(text))
    return null;
  const bare =
    /^(?:ok(?:ay)?[,. ]+|yes[,. ]+)?(?:(?:then |please |just |right, )*(?:buy|take|scrap|bin|keep|drop|ditch|sell) (?:it|them|that|those|that one|this one)(?: then| please| anyway| all)?|approved|agreed|granted|accepted|signed off|go ahead|fine by me, go ahead|you have my (?:ok|approval|go)|ok from me|green light(?: from me)?)[.! ]*$/i.test(
      text,
    );
  if (bare) {
    const about = (subject ?? "").replace(/^(?:\s*(?:re|fwd?|aw|wg|tr|rv)\s*:\s*)+/i, "").trim();
    if (about.length < 4 || statement.medium !== "mail" || !/^\s*(?:re|aw|sv)\s*:/i.test(subject ?? ""))
      return null;
    return made(scene, `${statement.text.replace(/[.! ]+$/, "")}: ${about}`, 0.8);
  }
  // "After that we charge per head" is a condition.
  if (
    /^(?:after that|otherwise|beyond that|or else),? we (?:have to |will |must )?(?:charge|bill|invoice|cancel)\b/i.test(
      text,
    )
  )
    return null;
  if (/\?\s*$/.test(text) && !/^(?:ok|so|then|let's)\b.*\bthen\b/i.test(text)) return null;
  const passing = toldInPassing(text);
  if (passing) return made(scene, passing, 0.93);
  const listed = statement.heading === "decisions";
  if (listed && !/\s/.test(text.trim())) return null;
  if (listed && /^(?:[\p{L} ]{3,20}:\s*)?(?:none|nothing|no decisions?|n\/a|-+)\W*$/iu.test(text))
    return null;
  const found =
    DECISIONS.find(text, ([, shape]) => !isAwaited(text, shape)) ??
    DECISIONS.find(whole, ([, shape]) => !isAwaited(whole, shape));
  if (!found && !listed) return null;
  if (isUndecided(text) || (!listed && decidesNothingHere(text, statement.sentAt))) return null;
  // "Agreed: by train unless it snows" is agreed.
  const isLabelled = inlineLabel(text)?.heading === "decisions" && !UNDECIDED.test(text);
  const told = text
    .replace(REASON, "")
    .replace(
      /\bas (?:you|we|they|he|she|\p{Lu}\p{L}+) (?:proposed|suggested|recommended)\b|\b(?:proposal|offer|suggestion) of\b/giu,
      "",
    );
  if (
    !isLabelled &&
    isOpen(told) &&
    !(
      found &&
      found[0] >= 0.9 &&
      !NOT_DECIDED.test(text) &&
      !/\b(?:nothing|nobody|never|not|n't|yet|if|unless|whether|could|rather(?! (?:drop|skip|cut|scrap|keep|leave|park|cancel|postpone|shelve|do without|go without)\b)|to be (?:agreed|decided|confirmed))\b/i.test(
        text,
      ) &&
      !/\b(?:suggest|propos|recommend)/i.test(told) &&
      !ON_CONDITION.test(text)
    )
  )
    return null;
  if (statement.medium === "notification" && found !== undefined && found[0] < 0.85) return null;
  if (INTRODUCES.test(text) || INTRODUCES_ONE.test(text)) return null;
  // "Please offer him a month, I've agreed this with Dirk": what is asked is the line.
  if (AGREED_BESIDE.test(text) && scene.clauses.some(({ imperative }) => imperative)) return null;
  if (isPledge(scene) || isAgreedTask(scene) || TO_DECIDE.test(text) || OWNS_UP.test(text)) return null;
  if (REFUSED.test(text)) return null;
  // "Do not trouble yourself with the fee, which was settled": known before.
  if (
    scene.clauses[0]?.imperative &&
    scene.clauses[0].negated &&
    !found?.[1].test(text.replace(/,? which .*$/i, ""))
  )
    return null;
  if (/^(?:status|state|result|resolution)\s*:/i.test(text)) return null;
  if (
    /\b(?:agreed|decided)\b(?!\s*:)/i.test(text) &&
    /\b(?:last (?:year|month)|years? ago)\b|\bas (?:we )?agreed(?: last| yesterday| on the phone)?[,.!]*$/i.test(
      text,
    )
  )
    return null;
  const words = statement.text
    .replace(
      /^(?:\W*(?:decisions?|decided|agreed|resolution|resolved|approved|outcome)\s*(?:\d+)?\s*(?:[:–—-]|\]\s*[:–—-]?)\s*)/i,
      "",
    )
    .replace(/^(?:so|but|and|also|ok|okay|yes|hi \w+|fyi|great|then|fine|good news)[,:.!]*\s+/i, "")
    .replace(/(?<=^|\s)\(?[\da-h]\) (?=\p{Ll}+ed\b|chose\b|set\b|put off\b)/iu, "");
  return made(scene, words, listed ? Math.max(0.85, found?.[0] ?? 0) : (found?.[0] ?? 0));
}

/** "Nobody has decided on the canoes", "I can't put it down as resolved" */
const NOBODY_DECIDED =
  /\b(?:nobody|no one|none of us|nothing|neither)(?:['’]s| has| have| is| was| was ever)?(?: been)?(?: yet| really| ever)? (?:decided|agreed|settled|approved|chosen|fixed)\b|\b(?:can(?:['’]t|not)|won['’]t|not|never)\b[^.;,]{0,40}\bas (?:decided|agreed|settled|approved|resolved)\b/i;

const AWAITED = /(?<=.)\b(?:once|as soon as|until|till|before|unless)\b[^,;.]*/is;

/** "The mail goes out once legal has approved it", "nobody goes up until he's signed it off": as yet it is not. */
function isAwaited(text: string, shape: RegExp): boolean {
  const awaited = AWAITED.exec(text);
  if (!awaited) return false;
  const at = shape.exec(text)?.index ?? 0;
  return at > awaited.index && at < awaited.index + awaited[0].length;
}

/** "I have to ask Ilka, she was the one who decided on that": long ago, and who. */
const WHO_DID =
  /\b(?:one|person|man|woman)s? (?:who|that) (?:had |has |have )?(?:decided|chose|agreed|approved|picked)\b/i;

/** The words say that something is not decided, or only who once did. */
export const isUndecided = (plain: string): boolean => NOBODY_DECIDED.test(plain) || WHO_DID.test(plain);

/** "We have to decide on the colour": it is not decided. */
const TO_DECIDE =
  /\b(?:have|has|had|need|needs|ought|must|should|want|wants|still) (?:to |still )?(?:\p{L}+ly )?(?:decide|agree|choose|settle|resolve|vote)\b|\b(?:still|yet) to be (?:decided|chosen|agreed|settled|confirmed|approved|fixed)\b/iu;

/** "Greta agreed to chair the jury": one person takes something on. */
export const isPledge = ({ clauses }: Scene): boolean =>
  clauses.some(
    ({ subject, through }) =>
      subject?.kind === "name" && !/\band\b|&/.test(subject.text) && through[0] === "agree",
  );

function made({ statement }: Scene, words: string, certainty: number): Act {
  return {
    kind: "decision",
    statement,
    ...worded(words),
    owner: null,
    when: null,
    certainty,
    support: [],
    impact: null,
  };
}
