import { DAY, type DecisionShape, EVENT, NUMBER } from "./decision-shape";

/** Another day, price or place, and rules from some day on. */
export const CHANGED_SHAPES: readonly DecisionShape[] = [
  // "Dogs that bark all night go in the back from now on"
  [
    0.93,
    /^(?:please (?:note|be aware)(?: that)?,? )?(?!(?:please|pls|i|you|he|she|let|use|keep|send|can|could|would|will)\b)[^,?:;]{10,90} (?:go(?:es)?|is|are|stays?|gets?|comes?|has|have|will|needs?|must|pays?|starts?|closes?|opens?|runs?|takes?) [^,?:;]{3,60} (?:from now on|until further notice|with immediate effect)[.! ]*$/iu,
  ],
  // "Reminder: from this week on, all signatures in blue"
  [
    0.93,
    /^(?:[^:.?!]{2,40}: )?(?:as )?(?:from|of) (?:this|next) (?:week|month|term|year)(?: on(?:wards)?)?,? (?:all|every|each|no|only|nobody|any)\b/i,
  ],
  // "The paperback moves from August to October"
  [
    0.88,
    new RegExp(
      `^(?:the |our )?[^.?!,:]{3,70} (?:moves?|moved|shifts?|slips?|switch(?:es)?|changes? over|(?:is|are) (?:now )?moved) (?:back |forward )?(?:from (?:the )?${DAY}[^.?!,]{0,20} )?(?:to|until) (?:the )?${DAY}`,
      "iu",
    ),
  ],
  // "Their board put the whole job back to the autumn"
  [
    0.93,
    /\b(?:board|committee|council|management|client|customer|director|trustees|governors) (?:has |have )?(?:put|pushed|moved) (?:the|our|it|this|that|everything)\b[^.?!,]{0,40} (?:back|off|out) (?:to|till|until)\b/i,
  ],
  // "Chess club is moving to Wednesdays, sorted with the caretaker"
  [
    0.93,
    new RegExp(`^(?:the |our |all )?[^.?!,:]{2,40} (?:is|are) (?:now )?moving (?:to|from) ${DAY}`, "iu"),
  ],
  // "The upgrade is off for Sunday, we do it on the 4th instead"
  [
    0.93,
    /\bwe(?:['’]ll| will)? (?:now )?(?:do|hold|have|run|ship|release|start|move|meet|go|launch|open|pour|deliver) (?:it |that |this |them )?(?:on|at|in|from|next) [^.?!,]{2,30} instead\b/i,
  ],
  // "Piper is fine until 6pm", "dogs are allowed in the garden"
  [
    0.78,
    /^(?:(?:the|a|an|your|our) )?\p{L}+(?: \p{L}+)? (?:is|are) (?:fine|ok|okay|allowed|permitted) (?:until|till|from|between|in|on|with|as long as|if|but only)\b(?! (?:me|us|you)\b)/iu,
  ],
  // "From January on the office is closed on Fridays", "going forward, all invoices need two signatures"
  [
    0.93,
    new RegExp(
      `^(?:(?:ok(?:ay)?|so|also|and),? )?(?!from [^,]{1,20} (?:to|until|till|–|-) )(?:(?:from|as of|as from|effective|starting|beginning)(?: (?:on|from))? (?:next |this )?(?:${DAY}|week|month|year|term|\\p{L}+ (?:week|month|year)|the new year)[^,.:?!]{0,20}?(?: on(?:wards?)?)?|going forward|from now on|in future|henceforth),? (?!please|pls|i\\b|you\\b|can\\b|could\\b|would\\b|will\\b|it looks|there (?:may|might|could|should))(?:the|all|every|each|no|we|our|everybody|everyone|nobody|any|only|invoices|\\p{Lu}?\\p{L}+s) `,
      "iu",
    ),
  ],
  // "The price has been fixed at 14.50"
  [
    0.85,
    /\b(?:price|rate|date|venue|fee|budget|salary|deadline|amount|time|rent|menu|agenda|order|scope|budget)s? (?:has been|have been|was|were|is|are) (?:now |finally )?(?:fixed|set|settled|agreed)\b(?! (?:up|out|aside|off|back|to (?:music|work)))/i,
  ],
  [
    0.8,
    new RegExp(
      `^(?:moved|postponed|pushed(?: back)?|brought forward|put off|rescheduled)(?: from [^.?!]{2,30}?)? (?:to|until|till) ${DAY}`,
      "iu",
    ),
  ],
  [
    0.75,
    new RegExp(
      `\\bwe(?:'ll| will)? (?:only |now )?(?:use|stop|close|open|switch|charge|serve|sell|offer|accept)\\b[^.?!]{2,60}\\b(?:from|as of|starting) ${DAY}`,
      "iu",
    ),
  ],
  [
    0.75,
    new RegExp(
      `^(?:the|our|your) [^.?!,]{3,40} (?:is|are) now (?:planned |scheduled |set |fixed )?(?:on|for|at|in|from) ${DAY}`,
      "iu",
    ),
  ],
  [
    0.85,
    new RegExp(
      `^(?:so |also )?no (?:\\p{L}+ ){1,3}(?:on|from|until|before|after|between|any ?more|this|next|over)\\b(?:[^.?!]{0,30}\\b${DAY}| (?:year|week|month|christmas|easter)|\\W*$)`,
      "iu",
    ),
  ],
  [
    0.85,
    /^(?:(?:and|so) )?as (?:discussed|agreed|announced)\b[^:,]{0,40}[:,] no \S+ .*\b(?:from|until|till|before|after)\b/i,
  ],
  [
    0.8,
    new RegExp(
      `\\b(?:has|have|'s|'ve) (?:just |now |already |again )?put (?:the |our |their )?[^.?!,]{2,40} off (?:again )?(?:until|till|to) ${DAY}`,
      "iu",
    ),
  ],
  [0.75, /^(?:from now on|going forward|henceforth)\b[, ]+(?:we|nobody|no one|all|every|only|the)\b/i],
  [
    0.8,
    /\b(?:becomes?|goes (?:out|live)|takes place|ships?|opens?|starts?|begins?|launches|will be|is now|are now|moves)\b[^.?!]{2,60}(?:\bafter all\b|(?<!\b(?:was|is|are|were|has|have|had|did|does|do|could|can|will|would)),? (?:and )?not (?:on |in |at |from )?(?:the )?[\p{L}\d]+(?: [\p{L}\d]+)?[.!]*$)/iu,
  ],
  [
    0.75,
    /^(?!.*\bby \p{Lu}?\p{L}+\W*$)(?:the|our|all|both) [^,.;:?!]{2,60} (?:is|are|has been|have been) (?:now )?(?:raised|lowered|reduced|cut|increased|capped|extended|limited) (?:to|at|by) (?:[€$£] ?)?(?:\d|two|three|four|five|six|half|a )/iu,
  ],
  [
    0.75,
    /\b(?:as of|with effect from|effective|starting|from) (?:today|now|tomorrow|monday|\d|january|february|march|april|may|june|july|august|september|october|november|december|1|next|the)\b[^.?!]{0,30}\b(?:nobody|no one|all|every|only|we|new|staff|prices?|invoices?|orders?|nothing)\b/i,
  ],

  // "Tickets will be 8 pounds this year", "membership goes up to 30 pounds in April"
  [
    0.93,
    new RegExp(
      `^(?:(?:and|so|but|also),? )?(?:the |our |a )?(?!(?:bus|train|rail|petrol|fuel|gas|electricity|energy|house|share|stock|oil)\\b)(?:\\p{L}+ ){0,2}(?:tickets?|entry|entrance|admission|membership|fees?|prices?|rent|fares?|rates?|subscriptions?|deposit|pass(?:es)?|parking|hire|coffee|tea|meals?|programmes?|lessons?|classes)\\b[^.?!,:]{0,40}? (?:will (?:be|cost|go (?:up|down) to|rise to|drop to|stay at)|goes? (?:up|down) (?:to|by)|(?:is|are) (?:going|coming) (?:up|down) (?:to|by)|(?:rises?|drops?|falls?|increases?) (?:to|by)|now costs?) (?:only |just )?${NUMBER}`,
      "iu",
    ),
  ],
  // "Dogs are no longer allowed in the garden", "bicycles may no longer be left in the hall"
  [
    0.93,
    /^[^.?!:,]{3,60} (?:(?:is|are) no longer (?:allowed|permitted|accepted|offered|served|sold|welcome)|(?:may|must) no longer be)\b/iu,
  ],
  // "Everyone signs in at the front desk from now on"
  [
    0.93,
    /^(?:(?:and|so|but|also|please note:?),? )?(?:the|all|every\p{L}*|each|no|nobody|our|we|only|both|new|any\p{L}*) (?!of you)[^?:]{5,90} (?:from now on|from (?:today|tomorrow|next week|next month)(?: on(?:wards)?)?|until further notice|with immediate effect)[.! ]*$/iu,
  ],
  // "Change of plan: the coach leaves from the station"
  [
    0.97,
    /^(?:(?:a |another |one )?(?:slight|small|big|quick|last[- ]minute) )?(?:changes? of (?:plans?|venue|date|time)|(?:a )?new plan|changes? in (?:the )?plans?|plan b)\s*(?:[:–—-]|,(?= (?:the|we|it|there|let['’]s)\b)) ?\S/iu,
  ],
  // "The autumn concert is now on the 28th", "the tour is on the 15th after all"
  [
    0.93,
    /^(?:(?:and|so|but|also|good news:?),? )?(?:the|our|this|that) [^.?!,:]{3,50}? (?:is|are|will be|takes? place|starts?|begins?|happens?|goes|stays?|meets?|leaves?) [^.?!,:]{2,50} after all\b/iu,
  ],
  // "We said Tuesday for the photo shoot; make it Wednesday", "I know I said Friday, but it's Saturday now"
  [
    0.97,
    /\b(?:we|I|you|they|he|she) (?:had )?(?:said|wrote|announced|planned|agreed on|told you) [^.?!;]{3,70}[,;–—-] ?(?:but |and |now |so )*(?:make (?:it|that)|it(?:['’]s| is| will be|['’]ll be)(?: now)?|we(?:['’]re| are)(?: now)? \p{L}+ing|we(?:['’]ll| will)) \S/iu,
  ],
  // "I've changed my mind about Marlow, we're having them done at Copyhouse"
  [
    0.97,
    /\bchanged (?:my|our|his|her|their) minds?\b[^.?!;]{0,50}[,;:–—-] ?(?:and |so )*(?:we|I|it|let['’]s|he|she|they)\b(?! (?:want|wonder|think|might|would|could|don['’]t know))/iu,
  ],
  // "We were going to close in August, but now we're staying open"
  [
    0.93,
    /\b(?:we|they|it|the \p{L}+(?: \p{L}+)?) (?:was|were) (?:going to|supposed to|meant to|to) [^.?!;]{3,60}[,;–—-] ?(?:but )(?:now |instead )?(?:we|they|it|that)(?:['’]re| are|['’]ll| will|['’]s| is) (?:now |instead )?(?!not sure|still)\p{L}+/iu,
  ],
  // "Instead of the quiz we're having a ceilidh"
  [
    0.93,
    /^(?:so |and )?(?:instead of|in place of|rather than) [^.?!,;]{3,50},? (?:we|there|it|they|the \p{L}+)(?:['’]re| are|['’]ll| will|['’]s| is| have| get| do)(?! (?:would|could|might))\b/iu,
  ],
  // "Because of the frost we start at nine", "as the hall is flooded, the rehearsal is in the chapel"
  [
    0.93,
    new RegExp(
      `^(?:because of|due to|owing to|as|since|because|with|given|to (?:keep|save|cut|avoid|reduce|spare)) (?!(?:you|I|for|to|well|soon|long|always|usual|regards?)\\b)[^,;:?!]{4,70},? (?:the |our |this year['’]s |\\p{L}+day['’]s )?(?:\\p{L}+ ){0,2}(?:${EVENT}|doors|gates?|shop|office|caf[eé]|tea room|pool|library|bar|shift|coach|we|everybody|everyone) (?:now |will |'ll |therefore )*(?:is|are|be|starts?|begins?|ends?|goes|go|moves?|opens?|closes?|meets?|leaves?|stays?|runs?|takes? place|comes?|finish(?:es)?) (?:off )?(?:(?:earlier|later|upstairs|downstairs|outside|inside|outdoors|indoors|online|open|closed|shut|cold|salads?)\\b|(?:at|on|in|from|until|till|by|to|via|through) \\S)`,
      "iu",
    ),
  ],
  // "The lift is out for a month, so the exhibition goes downstairs"
  [
    0.93,
    new RegExp(
      `[,;–—-] ?(?:and )?(?:so|therefore|which means) (?:the |our |this year['’]s |\\p{L}+day['’]s )?(?:\\p{L}+ ){0,2}${EVENT} (?:(?:now |will |'ll |therefore )*(?:is|are|be|starts?|begins?|ends?|goes|moves?|opens?|closes?|meets?|stays?|takes? place) (?:(?:earlier|later|upstairs|downstairs|outside|inside|outdoors|indoors|online)\\b|(?:at|on|in|from|until|till|to) \\S)|(?:is|are) (?:put off|postponed|moved|cancelled|brought forward|held over|dropped)\\b)`,
      "iu",
    ),
  ],

  // "The harvest supper is on the 9th and not on the 2nd"
  [
    0.93,
    new RegExp(
      `^(?:(?:and|so|but|also),? )?(?:the |our |this year['’]s )?[^.?!,:;]{3,50} (?:is|are|will be|takes? place|starts?|happens?) (?:now )?(?:(?:on|in|from) (?:the )?${DAY}|(?=\\p{L}+day\\b)${DAY}|the \\d{1,2}(?:st|nd|rd|th))[^.?!,;]{0,20},? (?:and )?(?:not|instead of) (?:on |in |from )?(?:the )?${DAY}`,
      "iu",
    ),
  ],
  // "The library is going to close at six instead of eight", "the baker is away, so we're having fruit instead of cake"
  [
    0.93,
    /^(?![^.?!]*\b(?:is|are|was|were) (?:wrong|incorrect|a mistake|an error|(?:now |still |only )?(?:at|on|showing|reading|down to|up to) (?:minus )?\d)\b)(?:[^.?!:;]{5,60}, so )?(?:the|our|this|that|we|it|there|they|all|both|every\p{L}*)(?![\p{L}])[^.?!:;,]{0,50}?(?:['’](?:re|ll)| is| are| will)(?: be| now| going to| all)* (?!(?:able|about|like|likely|trying|hoping|thinking)\b)[^.?!:;]{3,50} instead of (?!(?:me|you|him|her|us|them)\b)\S/iu,
  ],
  // "No glass by the pool any more"
  [
    0.93,
    /^(?:so |also )?no (?!(?:need|reason|point|hurry|rush|problem|news|one|idea|sign|trace|time)\b)(?:\p{L}+ ){1,7}(?:any ?more|any longer)[.! ]*$/iu,
  ],
  // "Not the 4th after all: the inspection is on the 11th"
  [0.97, /^(?:so |and )?not [^.?!,:;]{2,30} after all[,:;–—-] ?\S/iu],
  // "The rehearsal is now at seven"
  [0.93, new RegExp(`^(?:the|our) (?:\\p{L}+ ){0,2}${EVENT} (?:is|are) now (?:at|from) ${NUMBER}`, "iu")],
  // "The play is back on, a sponsor has come forward"
  [
    0.93,
    /^(?:(?:and|so|but|good news:?),? )?(?:the|our|this) [^.?!,:]{3,40} (?:is|are) (?:now )?(?:back on|on again)(?=[.,;!:]|$| (?:for|on|at)\b)/iu,
  ],
  // "Then the foals are back with us from Monday 30th"
  [
    0.97,
    new RegExp(
      `(?:^|, )(?:(?:[Ss]o|[Tt]hen|[Aa]nd) )*(?:(?:[Tt]he|[Oo]ur|[Aa]ll|[Bb]oth) [^.?!,;]{2,40}|\\p{Ll}[\\p{L}-]+|\\p{Lu}\\p{Ll}+s) (?:is|are|goes|go|moves?) back (?:in|at|with|on|to|into|upstairs|downstairs|indoors|outdoors|here|home)\\b[^.?!,;]{0,40} (?:from|as of|starting) (?:the )?(?:\\p{Lu}|${DAY})`,
      "u",
    ),
  ],
  // "We're going back to the old forms"
  [
    0.93,
    /^(?:(?:and|so|but|ok),? )?we(?:['’]re| are) (?:(?:now )?(?:reverting|switching|changing) (?:back |over )?to|going back to (?=(?:the|our) (?:old|previous)\b|(?:using|having|doing|paying|printing|holding)\b|paper\b|cash\b)) ?\S/iu,
  ],
  // "Bookings only by phone from February"
  [
    0.93,
    new RegExp(
      `^(?:\\p{L}+ ){0,2}\\p{L}+s? only (?:by|on|at|in|with|via|through|for|after|before) [^.?!,:]{2,40} (?:from|as of|until|starting|on)(?: next| this)? ${DAY}`,
      "iu",
    ),
  ],
  // "The boat comes out on Thursday, and that's firm"
  [
    0.93,
    new RegExp(
      `^(?!.*\\b(?:not|n['’]t|if|unless|once) )[^?]*\\b${DAY}[^?]*[,;:–—-] ?(?:and )?(?:that(?:['’]s| is)|this is) (?:firm|final|fixed|settled|definite|non-negotiable)\\b`,
      "iu",
    ),
  ],
  // "Seeing that, I've put the drains back to 14 December"
  [
    0.93,
    new RegExp(
      `\\b(?:I|we)(?:['’]ve| have) (?:now |just |therefore |already )*(?:put|moved|pushed|shifted|brought) (?!(?:you|him|her|them|us|back|on|in|it down)\\b)(?:the |our |my |your |it |this |that )?(?:[^.?!,;]{2,40}? )?(?:back|forward|off|out|on)? ?(?:to|until|till|by) (?:the )?(?:${DAY}|a (?:day|week|month)\\b)`,
      "iu",
    ),
  ],
  // "Bar: 50p more on every drink from 1 December"
  [
    0.93,
    new RegExp(
      `^(?:[^:.?!]{2,25}: )?${NUMBER} ?(?:p|pence|cents?|pounds?|euros?|dollars?|%|per cent)? (?:more|less|extra|off) (?:on|for|per|a|each) [^.?!,:;]{3,40} (?:from|as of|starting) (?:next |the )?${DAY}`,
      "iu",
    ),
  ],
  // "The museum night now runs until midnight"
  [
    0.93,
    new RegExp(
      `^(?:the|our) (?:\\p{L}+ ){0,2}${EVENT} now (?:runs?|opens?|closes?|starts?|ends?|begins?|meets?|leaves?|takes? place) (?:off )?(?:until|till|at|on|in|from|by|for|every) \\S`,
      "iu",
    ),
  ],
  // "Forget the pizza, it's going to be curry"
  [
    0.97,
    /^(?:so |ok(?:ay)?,? |please )?(?:scrap|forget|ignore|drop|never mind)(?: about)? (?:what I (?:said|wrote)\b|the\b|my\b|that\b|all that\b)[^.?!,;:–—]{0,50}[,;:–—-] ?(?:(?:and|so|now|instead) )*(?:(?:we|it|there|they)(?:['’](?:re|s|ll)| (?:are|is|will|have|do|go|take))|let['’]s)\b(?! (?:already|been|done|sorted|fixed|over|gone|fine|ok|been)\b)/iu,
  ],
  // "The stairwell drops out and waits for spring"
  [
    0.93,
    /^(?:(?:and|so|but),? )?(?!(?:i|you|he|she|they|who|nobody|everybody)\b)[^.?!,:;]{2,50} (?:waits?|can wait|will (?:have to )?wait|(?:is|are) left|(?:has|have) to wait) (?:for|until|till) (?:the )?(?:spring|summer|autumn|winter|new year|next (?:year|season|spring|summer|autumn|winter)|after \p{L}+)\b/iu,
  ],
  // "Chimney 2 is cracked and comes down"
  [
    0.93,
    /\b(?:is|are) [^.?!,;]{3,30} and (?:(?:has|have) to )?(?:comes?|goes?) (?:down|off|out|away|in the skip|to the tip)\b/i,
  ],
  // "The dean has put his name to it, the chapel is ours for May"
  [
    0.93,
    /\bput (?:his|her|their|its) (?:name|signature) to (?:it|this|that|the)\b|(?:^|[,;:–—-] ?|\band )(?:so )?(?:it|(?:the|our) [\p{L} ]{2,25})(?:['’]s| is| are) (?:all )?(?:ours|yours) (?:for|from|until|till|as of|on)\b/iu,
  ],
];
