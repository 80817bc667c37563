import type { DecisionShape } from "./decision-shape";

const LEAD = "(?:(?:and|but|so|also|sorry|by the way|ok|right|well),? )*";
const THING = "(?:the|our|this|that|all|both|these|those) (?:[\\p{L}\\d’'-]+ ){0,6}?[\\p{L}\\d’'-]+";
const TERM =
  "(?:(?:next|this) (?:year|month|week|season|term|time)|(?:in|for|until|till|from|as of) [^.?!,;]{3,30})";
/** What is given up is an idea, money that is asked, or a part of a programme. */
const CHARGE =
  "(?:charges?|surcharges?|fees?|discounts?|bonus(?:es)?|deposits?|allowances?|supplements?|subsid(?:y|ies)|limits?|rules?|requirements?|clauses?|columns?|steps?|options?|subscriptions?)";
const IDEA =
  "(?:ideas?|plans?|packages?|options?|proposals?|projects?|prices?|discounts?|deals?|offers?|schemes?|tours?|events?|campaigns?|competitions?|names?|versions?)";

/** What was decided is told as a state of things: dropped, no part of it any more, the same next year, new on the 19th. */
export const STANDS_SO_SHAPES: readonly DecisionShape[] = [
  // "The leaflet was dropped because nobody reads it", "the third rehearsal has been taken out of the plan"
  [
    0.93,
    new RegExp(
      `^${LEAD}${THING}(?: (?:for|on|in|at|of|to|with) [^.?!,;]{2,40}?)? (?:was|were|has been|have been|is|are)(?: now| finally| therefore| all)* (?:scrapped|shelved|dropped(?! (?:off|on|onto|in|into|by|and|down|at|round|from (?!the (?:plan|programme|budget|list|menu|agenda|order)))\\b)|(?:taken|struck|cut|removed|dropped|deleted) (?:out of|off|from) (?:the|our) (?:plan|programme|program|budget|list|menu|agenda|order|schedule|brochure|website|range))\\b(?! (?:again|until|unless|if)\\b)`,
      "iu",
    ),
  ],
  // "The evening show was cancelled by the venue, so we only play the matinee"
  [
    0.93,
    new RegExp(
      `^${LEAD}${THING} (?:was|were|has been|have been|is|are)(?: now)? (?:cancelled|canceled|called off)\\b[^.?!]{0,40}, so (?:we|it|the|they) (?:only |now |just )?(?!(?:need|must|have to|can't|cannot|should)\\b)\\p{L}`,
      "iu",
    ),
  ],
  // "The colour tests are not part of the order any more"
  [
    0.93,
    new RegExp(
      `^${LEAD}${THING} (?:is|are) (?:no longer|not) (?:a )?(?:part of|in|included in|on) (?:the|our) (?:order|plan|deal|contract|programme|program|offer|price|package|agreement|menu|schedule)(?: any ?more| any longer|(?<=no longer.*))(?=[,.;!]|$| (?:because|since|as)\\b)`,
      "iu",
    ),
  ],
  // "The annual fee stays the same next year"
  [
    0.92,
    new RegExp(
      `^${LEAD}${THING} (?:stays?|remains?|will (?:stay|remain)) (?:the same|unchanged|as (?:it is|they are)) ${TERM}`,
      "iu",
    ),
  ],
  // "No, we can't allow dogs in the hall"
  [
    0.93,
    /^(?:no|sorry|i'm afraid|unfortunately),? (?:but )?we (?:can['’]t|cannot|won['’]t|don['’]t|are not going to|aren['’]t going to) (?:allow|permit|accept|offer|take|have|sponsor|support|host|lend|sell) (?!(?:responsibility|part|place|time|any time|enough|room|it in)\b)\p{L}/iu,
  ],
  // "As a consequence we will check the next five deliveries one by one"
  [
    0.93,
    /^(?:as a (?:consequence|result)|in consequence|consequently|accordingly|for this reason|that is why),? we(?:['’]ll| will|['’]re going to| are going to|['’]re| are)(?: now| no longer| only| therefore)* (?!(?:need|have|be able|be short|be late|be without|struggle|miss|lose|waiting|missing|behind|late|short|unable|stuck|not able)\b)\p{L}/iu,
  ],
  // "The delivery charge for small orders goes", "the early-bird price is history as of January", "the roof terrace idea is dead"
  [
    0.93,
    new RegExp(
      `^${LEAD}${THING.replace("{0,6}?", "{0,4}?")}(?<=\\b${CHARGE})(?: (?:for|on|of|at) [^.?!,;]{2,40}?)? goes(?=[.;,!]|$| (?:from|as of|in|on|at the end)\\b)`,
      "iu",
    ),
  ],
  [
    0.95,
    new RegExp(
      `^${LEAD}${THING}(?<=\\b${IDEA}) (?:is|are)(?: now| finally| officially)* (?:dead|history|off the table|buried|out|off|a (?:no|non-starter|yes|go)|no more)(?=[.;,!]|$| (?:as of|from|for|since|because|now|then)\\b)`,
      "iu",
    ),
  ],
  // "The jury's choice is Nina Holt"
  [
    0.93,
    /^(?:(?:and|so),? )?(?:the|our) (?:jury|panel|board|committee|client|customer|team|group|council|residents?|family|owners?|management|sponsor)(?:['’]s?|s['’])? (?:choice|pick|decision|preference|verdict|favourite) (?:is|was|fell on|went to) (?!(?:still|not|open|due|pending|yet|to come|expected|whether|up to|easy|hard|difficult)\b)\S/iu,
  ],
  // "New date for the fire drill is the 19th", "the new slot is Thursday at ten"
  [
    0.93,
    /^(?:(?:and|so|also|fyi),? )*(?:the |our )?new (?:date|time|slot|window|venue|room|place|deadline|day|address|price|start|plan)(?: (?:for|of) [^.?!,;:]{3,50}?)? (?:is|will be|:) (?!(?:still|not|open|needed|wanted|to be|being|yet|due|tbc|tba|here|in place|ready|attached|below|fine|good|great|ok)\b)\S/iu,
  ],
  // "We're cash only until the terminal is back"
  [
    0.92,
    /^(?:(?:ok|so|then|from now on|for now),? )*(?:(?:until|till|from) [^,]{3,50} )?(?:we|the (?:shop|bar|café|cafe|kitchen|office|desk|counter))(?:['’]re| are|['’]s| is) (?:cash|card|web|online|takeaway|take-away|phone|email|members|appointment|delivery|collection|pick-up)s? only\b/iu,
  ],
  // "The builders now start on Monday the 16th"
  [
    0.93,
    /^(?:(?:and|so|ok),? )?(?:the|our|this|that|\p{Lu}[\p{L}'’-]+['’]s) (?:[\p{L}'’-]+ ){1,5}?now (?:starts?|begins?|opens?|comes?|goes up|go up|arrives?|runs?|meets?|leaves?|takes? place|happens?|finish(?:es)?|closes?|ends?) (?:at|on|in|from) (?!all\b)[^.?!]{2,60}/iu,
  ],
  // "They came down to 18 a metre, I stopped there"
  [
    0.92,
    /^(?:(?:and|so|ok|good news|in the end),? )*(?:(?:he|she|they|we|\p{Lu}\p{L}+)(?:['’]ve| have|['’]s)? (?:came down to|met (?:us|me) at|settled (?:on|at)|shook (?:hands )?on|landed (?:on|at)) (?:[£$€]\s?)?\d[^.?!]*|(?:Mr|Mrs|Ms) \p{Lu}\p{L}+ takes (?:the|all|both|two|three|\d+) [^.?!,]{2,40},? (?:with|at|for) (?:[£$€]?\d|one|two|three|five|ten)\b[^.?!]*)/iu,
  ],
  // "Invoices are paid after 21 days instead of 30"
  [
    0.92,
    /^(?:(?:and|so|also|from (?:now on|\d[^,]{2,20})),? )*(?:the |our |all )?[\p{L} ]{3,40} (?:is|are|will be)(?: now)? (?:paid|charged|sent|billed|invoiced|delivered|served|counted|checked|cleaned|emptied|opened|closed|printed|made|held|kept|stored) [^.?!;]{0,40}\b(?:instead of|rather than|and not|not) (?:at |after |on |in |every )?(?:\d|one|two|three|\p{Lu})/iu,
  ],
];
