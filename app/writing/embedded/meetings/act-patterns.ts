const NAME = "(@?\\p{Lu}[\\p{L}\\p{N}'’._-]*(?:\\s+\\p{Lu}[\\p{L}'’-]+){0,3}|@[\\w.-]+)";
const NAMES = `${NAME}(?:\\s*(?:,|and|&|\\+)\\s*${NAME})?`;
const SOFT =
  "(?:please|kindly|also|just|then|now|still|definitely|certainly|first|quickly|maybe|perhaps|possibly|again|all|both|each|at least|go ahead and|go and|take a moment to|make sure to|be sure to|remember to|try to|try and|help|really|immediately|personally)";
const FILL = `(?:${SOFT},?\\s+)*`;
const rule = (source: string): RegExp => new RegExp(source, "iu");
const cased = (source: string): RegExp => new RegExp(source, "u");

/** Words before a sentence that say nothing. */
export const OPENERS = rule(
  "^(?:(?:and|so|but|also|then|ok|okay|right|well|um|uh|erm|yeah|yes|yep|oh|now|anyway|actually|alright|all right|great|sure|thanks|thank you|no problem|perfect|good|hi|hey|hello|additionally|finally|lastly|first|firstly|second|secondly|next|meanwhile|otherwise|ps|p\\.s\\.|fyi|sorry|cool|absolutely|of course|understood|got it|sounds good|will do|agreed|fine|one more thing|quick reminder|reminder|friendly reminder|just|again|in the meantime|i think|i mean|you know|as discussed|as agreed|as promised|per our (?:call|discussion|chat))(?:[,.!:–—-]+\\s*|\\s+))",
);
/** A time or condition before the main clause. */
export const LEAD_IN =
  /^(?:by|before|after|on|for|in|until|at|during|from|to|as|given|since|based|with|once|when|if|regarding|re|concerning|assuming|later|today|tomorrow|this|next)\b[^,;.?!]{0,70},\s+/i;

/** Requests to "you"; the phrase asked for is the first group. */
export const REQUESTS: readonly RegExp[] = [
  rule(`^(?:please|pls|kindly)\\s*,?\\s*(?:do\\s+)?${FILL}(.+)$`),
  rule(
    `^(?:can|could|would|will)\\s+(?:you|u)(?:\\s+(?:guys|all|both|two))?\\s+(?:please\\s*,?\\s+)?${FILL}(.+?)$`,
  ),
  rule(
    `^(?:do you think|any chance|is there any chance|is it possible (?:for you|that)|would it be possible for you|are you able)\\s+(?:you\\s+(?:can|could|might)\\s+|to\\s+)${FILL}(.+)$`,
  ),
  rule(
    `^(?:i|we)(?:'d|’d)?\\s+(?:(?:would|do|really|also|just|still|will|'ll)\\s+)*(?:need|want|like|love|prefer|expect|ask|request|require)\\s+you(?:\\s+(?:guys|all|both))?\\s+to\\s+${FILL}(.+)$`,
  ),
  rule(
    `^you(?:\\s+(?:guys|all|both))?(?:'ll|’ll|'re|’re)?\\s+(?:(?:will|also|then|really|still)\\s+)*(?:should|must|need to|have to|ought to|are to|gonna have to|going to have to|are (?:going|expected|required|asked|supposed) to)\\s+${FILL}(.+)$`,
  ),
  rule(
    `^(?:(?:it|that)(?:'d|’d| would| will) be (?:\\w+ ){0,2}|(?:i|we)(?:'d|’d| would)? (?:(?:really|greatly|much) )?appreciate it |(?:i|we) would be grateful )if you (?:can|could|would|might)\\s+${FILL}(.+)$`,
  ),
  rule(`^(?:don't|don’t|do not|never)\\s+forget\\s+to\\s+(.+)$`),
];
/** Requests with the verb in -ing form. */
export const GERUND_REQUESTS: readonly RegExp[] = [
  rule("^(?:would|do) you mind\\s+(.+)$"),
  rule("^(?:(?:i|we)(?:'d|’d| would)? )?appreciate (?:you|your) (.+ing\\b.*)$"),
];
/** Somebody's thing is needed: the phrase is a noun. */
export const NEEDS_THING = rule(
  "^(?:(?:i|we)(?:'d| would| also| still| urgently| really| do|'ll| will)* need|can i get|could i get|can i have|could i have|can we get|could we get)\\s+((?:your|the|a|an|final|some)\\s+(?:\\w+ ){0,3}?(?:sign-?off|approval|feedback|input|decision|confirmation|answer|response|review|numbers|figures|list|update|estimate|quote|budget|comments|availability|ok|okay|go-ahead|access|credentials|report|draft|copy|signature|details|information|documents?|files?|data)\\b.*)$",
);
/** Promises of the speaker. */
export const SELF: readonly RegExp[] = [
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
/** What a group should do, nobody in particular. */
export const TOGETHER: readonly RegExp[] = [
  rule(
    `^we(?:\\s+all)?(?:'ll|’ll)?\\s+(?:(?:still|also|really|just|will|do|all|definitely)\\s+)*(?:need to|have to|must|should|ought to|got to)\\s+${FILL}(.+)$`,
  ),
  rule(`^(?:let's|let’s|lets|let us)\\s+${FILL}(.+)$`),
  rule(
    `^we(?:'ll|’ll|\\s+will|\\s+shall|'re going to|’re going to|\\s+are going to|'re gonna)\\s+${FILL}(.+)$`,
  ),
];
/** Asked of whoever takes it. */
export const ANYBODY: readonly RegExp[] = [
  rule(
    `^(?:can|could|would|will)\\s+(?:someone|somebody|anyone|anybody|everyone|everybody|people|folks|one of you|any of you|all of you|each of you)(?: (?:from|in|on|of) (?:your|our|the|my) \\w+)?\\s+(?:please\\s+)?${FILL}(.+?)$`,
  ),
  rule(
    `^(?:someone|somebody|one of (?:us|you)|anyone)\\s+(?:needs to|has to|should|must|will have to|will need to|ought to)\\s+${FILL}(.+)$`,
  ),
];
/** What named people are to do: two names, then the phrase. */
export const THIRD: readonly RegExp[] = [
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
/** A named person and what is theirs. */
export const OWNS = cased(
  `^${NAME}\\s+(?:is|are|will be|'s|’s)\\s+(?:responsible for|in charge of|on point for|the owner of|owning|handling|taking (?:over|care of|on)|working on)\\s+(.+)$`,
);
/** A clause that says what needs to be done. */
export const PASSIVE =
  /^(.{3,90}?\b(?:needs?|has|have|must|should|ought)(?: to)?(?: still| also)? be (?!able|careful|aware|fine|ok|good|possible|available|nice|great|there|a |an |the |in |on )\w+.*)$/i;
/** Openings of commands that are more than one verb. */
export const IMPERATIVE_OPENER =
  /^(?:make sure|remember|be sure|ensure|take care|double[- ]check|get in touch|get back|set up|follow up|reach out|sign off|let (?:me|us|him|her|them|\p{Lu}\w+) know)\b/iu;

/** Phrases that ask for nothing that could be done and ticked off. */
export const EMPTY =
  /^(?:be\b|let (?:me|us|\w+) know (?:if|when|in case) (?:you (?!can|agree|approve|want)|there|any|they|it|he|she|we)|have (?:a (?:great|good|nice|safe|lovely)|fun|been)|see (?:how (?:it|that|this|things)|you|attached|below|above|the attached|enclosed)|find (?:attached|enclosed|below|the attached)|note that|(?:let|get) (?:it|me) be|go ahead\W*$|go\W*$|do (?:it|that|so|this)\W*$|hear\b|miss\b|love\b|enjoy\b|stay (?:tuned|safe)|keep (?:in mind|up the)|take care\W*$|look forward|thank|feel free|hold on|wait\W*$|say\b|start by saying|just say|talk (?:to you )?(?:soon|later)|get there|believe|imagine|think\b|know\b|want\b|like\b|need\b|remember (?:that|when|me)|excuse|forgive|accept my|bear with|stop by for|come on|check (?:it|this) out\W*$|shop\b|save \d|subscribe|redeem|click|visit (?:us|our)|join us|learn more|read more|follow us|download (?:our|the) app)/i;
