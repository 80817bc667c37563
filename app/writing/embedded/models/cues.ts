import type { TokenClasses } from "./token-classes";

const VERB = "(?:TRANSFER|TELL|REVIEW|CHANGE|CREATE|ADMIN|GET|MOVE|HELP)";
const ACT = `(?:${VERB}|X|do|have|be|let|like|need|THINK)`;
const FILL =
  "(?:please |kindly |just |also |LY |then |now |again |still |always |maybe |perhaps |only |really )*";
const YOU =
  "(?:you(?: guys| all| both| folks)?|someone|somebody|anyone|anybody|everyone|everybody|NAME|one of you)";

/** Each cue is one linear-time pattern over a sentence's token classes (see `skeletonOf`). */
const PATTERNS: Record<string, RegExp> = {
  pleaseVerb: new RegExp(`\\b(?:please|kindly) ,? ?(?:do )?${FILL}${ACT}`),
  pleaseEnd: /\b(?:please|thanks|thank you) ?[.?!]*$/,
  canYou: new RegExp(`\\b(?:can|could|would|will) ${YOU} ${FILL}${ACT}`),
  couldYou: /\b(?:could|would) you\b/,
  canYouNot: /\b(?:can|could|would|will) you (?:THINK|imagine|be |have )/,
  wouldYouMind: /\b(?:would|do) you (?:mind|object)/,
  needYou:
    /\b(?:i|we|NAME)(?: 'd| would| will)? (?:LY )?(?:need|needs|want|wants|like|love|THINK|X|TELL) (?:for )?(?:you|NAME|someone|everyone|all|them|him|her)(?: guys| all| both)? to\b/,
  wantYouTo: /\byou to (?:TRANSFER|TELL|REVIEW|CHANGE|CREATE|ADMIN|GET|MOVE|HELP|do|be|have)\b/,
  youModal:
    /\byou (?:LY )?(?:should|must|need to|have to|'ll need to|will need to|ought to|'ll have to|will have to|'d better)\b/,
  youMay: /\byou (?:can|may|might)\b/,
  youWill: /\byou (?:will|'ll|are going to|'re going to|'re gonna)\b/,
  youAreAsked: /\byou (?:are|'re) (?:X|ED|supposed|TELL-ed|assigned|REVIEW-ed|ADMIN-ed|GET-ed) to\b/,
  imperative: new RegExp(
    `^(?:so |and |also |but |then |ok |okay |well |again |X : |NAME : |NAME , |NAME , NAME , )*${VERB}\\b(?! ?[:])`,
  ),
  imperativeLater: new RegExp(
    `[.!?,;:] (?:so |and |then |also )*${FILL}${VERB} (?:the|a|an|me|us|this|that|it|your|our|my|to|at|on|in|with|up|out|all|any|NAME|NUM|X)\\b`,
  ),
  imperativeAnd: new RegExp(
    `\\b(?:and|then|so|or) ${FILL}${VERB} (?:the|a|an|me|us|this|that|it|your|our|my|NAME)\\b`,
  ),
  doNot: /^(?:please )?(?:do not|don 't|never) (?:THINK|TELL|GET|MOVE|CHANGE|ADMIN|X)/,
  letMeKnow: /\blet (?:me|us|NAME|him|her|them) THINK\b/,
  letMeVerb: new RegExp(`\\blet me (?:${VERB}|X|do|have)\\b`),
  keepMePosted: /\b(?:GET|TRANSFER|CREATE) (?:me|us) (?:a|an|the|X|ED|some|your|up|any|back|in)\b/,
  getBack: /\bGET back to (?:me|us)\b/,
  tellMe: /\b(?:TELL|HELP|CREATE) (?:me|us)\b/,
  letUs: /\b(?:let 's|let us|lets)\b/,
  weNeed:
    /\bwe (?:LY |all |also |still |really |just |probably |do )*(?:need|should|must|have|ought|'ve got|gotta)\b/,
  weNeedTo: new RegExp(
    `\\bwe (?:LY |all |also |still |really |just |probably |do )*(?:need to|should|must|have to|ought to|'ve got to|'ll need to|'ll have to|will need to) (?:LY |also |first |all )*${ACT}`,
  ),
  iNeed: /\bi (?:LY |also |still |really |just |do )*(?:need|must|have to)\b/,
  shallWe: /\b(?:shall|should|can|could|will|would) (?:we|i)\b[^.]*\?/,
  whyNot: /\bwhy (?:don 't|not|do n't)\b/,
  howAbout: /\b(?:how|what) about\b/,
  wantTo: /(?:^|, |- )(?:do you |you |would you )?(?:want|wanna|like|care) (?:to|me to)\b[^.]*\?/,
  youFree:
    /\b(?:are|is|will) (?:you|NAME|everyone|anyone) (?:LY |still )*(?:be )?(?:available|free|able|ready|around|X|coming|MOVE-ing|up|in|on)\b[^.]*\?/,
  doYouHave: /\b(?:do|did|does|have|has|any) (?:you|NAME|anyone|chance|X|way)\b[^.]*\?/,
  iWonder: /\b(?:THINK-ing|curious) (?:if|whether)\b/,
  isItPossible:
    /\b(?:is|if|be) (?:it|there|that|at all )?(?: would be| is| any way)? ?(?:possible|any|a way|X for you)\b/,
  niceIf:
    /\b(?:great|good|nice|helpful|better|best|X|fine|important|appreciate|appreciated) (?:it )?if (?:you|we|NAME|someone)\b/,
  appreciate: /\b(?:THINK it|THINK-ed|appreciated|grateful|THINK your)\b/,
  iWill: new RegExp(
    `\\b(?:i|NAME) (?:will|'ll|shall|am going to|'m going to|'m gonna) (?:LY |also |then |just |still )*(?:try to )?(?:${VERB}|X|do|have|let)\\b`,
  ),
  iWillBe: /\b(?:i|we|NAME) (?:will|'ll|shall) (?:LY |also )*be\b/,
  weWill: new RegExp(
    `\\bwe (?:will|'ll|shall|are going to|'re going to|'re gonna) (?:LY |also |then |just |all )*(?:${VERB}|X|do|have|let)\\b`,
  ),
  theyWill: new RegExp(
    `\\b(?:they|he|she|it|X|NAME|NOUN|team) (?:will|'ll|shall|are going to|is going to) (?:${VERB}|be|X|have)\\b`,
  ),
  iCan: new RegExp(`\\bi (?:can|could) (?:LY |also |then |just )*(?:${VERB}|X|do)\\b`),
  iWouldLike: /\b(?:i|we)(?: 'd| would) (?:LY |also |just )*(?:like|love|X|THINK) to\b/,
  iWantTo: /\b(?:i|we) (?:LY |also |just )*(?:want|wanted|need|needed) to\b/,
  iThinkWe: /\bi THINK (?:that )?(?:we|you|it would|it 's|it is)\b/,
  gladTo: /\b(?:happy|glad|X|free) to\b/,
  feelFree: /\b(?:THINK free|not X to|do not X|don 't X)\b/,
  lookForward: /\bREVIEW forward\b|\bREVIEW-ing forward\b/,
  needsTo: /\b(?:needs?|has|have|must|should|ought) (?:to )?be (?:ED|X|PAST|done|[A-Z]+-ed)\b/,
  nameNeeds: /\bNAME (?:needs to|should|must|has to|will|to)\b/,
  atName: /(?:^|\. )NAME ,? ?(?:can|could|would|will|please) (?:you )?/,
  byTime: /\bby (?:the |X |next |this |end |of |NAME |mid|close )*(?:TIME|NUM|noon|asap|eod)\b/,
  due: /\b(?:due|deadline|asap|eod|as soon as possible)\b/,
  question: /\?\s*$/,
  whQuestion: /(?:^|[,:;.] )(?:what|when|where|who|which|how|why)\b[^.]*\?/,
  yesNoQuestion: /(?:^|[,:;.] |and |but |so )(?:is|are|was|were|do|does|did|has|have|had|am)\b[^.]*\?/,
  past: /\b(?:i|we|he|she|they|NAME|you|it|X) (?:LY |just |also |already )*(?:PAST|ED|[A-Z]+-ed|did|was|were|had|have|has|'ve)\b/,
  thanksFor: /\b(?:thanks|thank you) (?:LY |very much |so much |again )*for\b/,
  ifOpens: /^(?:and |but |so |also )?(?:if|when|once|unless|should you)\b/,
  ifQuestions:
    /\bif (?:you|there|anyone|i) (?:have|'ve|are|can|need|should|would|want|X) (?:any |some |a |further |to )?(?:more |further |other |X |NOUN )*(?:questions?|comments?|feedback|concerns?|NOUN|X|help|HELP|CHANGE)\b/,
  hedge: /\b(?:might|maybe|perhaps|possibly|probably|hopefully|guess|not sure|may)\b/,
  negated: /(?:n't|'t|not|never|no|cannot)\b/,
  reported: /\b(?:says|said|TELL-ed|asked|PAST|TELL-s) (?:me |us |that |you |NAME )/,
  noteThat: /^(?:please )?(?:THINK|be) (?:that|NOUN|X that)/,
};
/** One of these classes stands in what a cue matches: looked up first, which spares a sentence most of the patterns. */
const NEEDS: Record<string, readonly string[]> = {
  pleaseVerb: ["please", "kindly"],
  pleaseEnd: ["please", "thanks", "thank"],
  canYou: ["can", "could", "would", "will"],
  couldYou: ["you"],
  canYouNot: ["you"],
  wouldYouMind: ["you"],
  needYou: ["to"],
  wantYouTo: ["you"],
  youModal: ["you"],
  youMay: ["you"],
  youWill: ["you"],
  youAreAsked: ["you"],
  letMeKnow: ["let"],
  letMeVerb: ["let"],
  keepMePosted: ["me", "us"],
  getBack: ["me", "us"],
  tellMe: ["me", "us"],
  letUs: ["let", "lets"],
  weNeed: ["we"],
  weNeedTo: ["we"],
  iNeed: ["i"],
  shallWe: ["?"],
  whyNot: ["why"],
  howAbout: ["about"],
  wantTo: ["?"],
  youFree: ["?"],
  doYouHave: ["?"],
  iWonder: ["if", "whether"],
  isItPossible: ["is", "if", "be"],
  niceIf: ["if"],
  appreciate: ["THINK", "THINK-ed", "appreciated", "grateful"],
  iWill: ["i", "NAME"],
  iWillBe: ["be"],
  weWill: ["we"],
  iCan: ["i"],
  iWouldLike: ["to"],
  iWantTo: ["to"],
  iThinkWe: ["THINK"],
  gladTo: ["to"],
  feelFree: ["THINK", "X"],
  lookForward: ["forward"],
  needsTo: ["be"],
  nameNeeds: ["NAME"],
  atName: ["NAME"],
  byTime: ["by"],
  whQuestion: ["?"],
  yesNoQuestion: ["?"],
  thanksFor: ["for"],
  ifQuestions: ["if"],
};
const CUES = Object.entries(PATTERNS).map(([name, pattern]) => ({ name, pattern, needs: NEEDS[name] }));

/** The token classes of a sentence in one line, what the cues and the act rules match on. */
export const skeletonOf = ({ classes }: TokenClasses): string => classes.join(" ");

/** The names of the cues found in a sentence: requests, commitments, questions, hedges and what speaks against them. */
export function cuesOf(sentence: TokenClasses): string[] {
  const skeleton = skeletonOf(sentence);
  const classes = new Set(sentence.classes);
  return CUES.filter(
    ({ pattern, needs }) => (needs?.some((each) => classes.has(each)) ?? true) && pattern.test(skeleton),
  ).map(({ name }) => name);
}
