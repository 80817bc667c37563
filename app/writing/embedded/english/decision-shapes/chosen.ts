import type { DecisionShape } from "./decision-shape";

/** One of several is chosen: taken, kept, gone for, put here and not there. */
export const CHOSEN_SHAPES: readonly DecisionShape[] = [
  // "Chose the tiles finally", "picked the paint: sage green", "went for the oak floor in the end"
  [
    0.93,
    /^(?:(?:and|so|also|finally|ok|oh),? )*(?:I |we )?(?:(?:have|['’]ve) )?(?:finally |now |just )?(?:chose|chosen|picked(?! up)|went for|gone for|settled on|decided on|opted for|plumped for) (?:the|a|an|our|his|her|their|number|option|\p{Lu})[^.?!;]{2,90}(?<!\b(?:yesterday|walk|run|swim|pint|drink|coffee|lunch|ride|drive))[.!]*$/iu,
  ],
  // "A won -> we ship A"
  [
    0.97,
    /\bwon\b[^.?!,;]{0,20}(?:,? ?(?:->|→|=>)|, so) ?we(?:['’]ll| will)? (?!(?:can|could|might|have|are|were)\b)\p{L}/iu,
  ],
  // "We have finalised rail instead of air"
  [
    0.97,
    /\b(?:I|we|they)(?:['’]ve| have)? (?:now |just )*(?:finali[sz]ed|fixed|confirmed) (?:on )?[^.?!,]{2,60} (?:instead of|rather than|over|and not) \S/iu,
  ],
  // "Going with the quieter machine, the other one was cheaper"
  [0.93, /^(?:(?:So|And|OK|Ok),? )?[Gg]oing (?:with|for) (?:the|a|an|option|\p{Lu}\p{L}+)\b/u],
  // "I am very happy to accept it", "the warranty we can live without"
  [
    0.93,
    /\b(?:very |more than |only too )*(?:happy|glad|pleased|delighted) to accept\b|\b(?:I|we) can (?:live|do) without(?= (?:the|that|it|them|those|this)\b|[,;.!]|$)/i,
  ],
  // "It has the longer warranty, so go with them", "the GV-3 will do us nicely"
  [
    0.93,
    /(?<!\b(?:there['’]s|there is|there are|help yourselves|help yourself)\b.*)(?:^|[,;–—-] ?|^(?:ok(?:ay)?|yes|right)[,.]? )(?:(?:so|then|and|let's|please|just|do) )*go (?:with|for) (?:them|it|that|those|him|her|(?:the|option|version|number|no\.?) ?\S)|\b(?:the|that|it|this|\p{Lu}[\p{L}\d-]+)(?: \p{L}+)?(?:['’]ll| will) do (?:us|me) (?:nicely|fine|very well|perfectly|just fine)\b/iu,
  ],
  // "We're using the yellow brick after all", "we'll close on Saturdays in July after all"
  [
    0.9,
    /\bwe(?:['’]re| are|['’]ll| will| now)? (?:not )?(?!(?:have|had|need|can|could|did|know|hope|were|see|must|might|may)\b)\p{Ll}+[^.?!]{3,90}\bafter all\b/iu,
  ],
  // "The reveals are to be lime plaster and not board": what something is made of, or how
  [
    0.93,
    /^(?:as (?:discussed|agreed|said)[^,]{0,30}, )?(?:the|our|all|both) [^,.;:?!]{3,70} (?:is|are) to be (?!\p{L}+(?:ed|en|t) by\b)[^.;:?!]{3,60},? (?:(?:and|but) )?(?:not|instead of|rather than) \S/iu,
  ],
  // "We'll swallow the cost"
  [
    0.93,
    /\b(?:I|we)(?:['’]ll| will| shall) (?:just |simply |have to )?(?:swallow|absorb|write off|let (?:it|that) go|put up with|live with) (?:the|that|it|this|those|these)\b/iu,
  ],
  // "I'd sooner not risk it so we'll go with the field kitchen please"
  [
    0.93,
    /(?:^|[,;–—-] ?|\b(?:so|then|and|but) )(?:I|we)(?:['’]ll| will| shall) (?:then |just )*(?:go (?:with|for)|take|have|stick with|stay with) (?:the|a|an|option|version|number|no\.?|your) [^.?!;]{2,60}?(?: please| then| thanks)[.!]*(?:,|$)/iu,
  ],
  // "They've gone for the marquee instead of the barn"
  [
    0.88,
    /\b(?:[Ww]e|[Tt]hey|[Hh]e|[Ss]he|\p{Lu}\p{L}+|[Tt]he \p{L}+)(?:['’]ve|['’]s| have| has)? (?:now |finally |both |all )?(?:gone (?:for|with)|went (?:for|with)|opted for|plumped for|settled (?:for|on)|chosen|picked) (?:the|a|an|option|version|variant|number|no\.?) ?\S/u,
  ],
  // "The engineer is happy for us to ream them so that's what we're doing"
  [
    0.93,
    /(?:,|;|\b(?:and|so))\s*(?:so )?that(?:['’]s| is) (?:what|how|the (?:one|way)) (?:we|they)(?:['’]re| are|['’]ll| will)?(?: be)? (?:doing|going (?:with|for)|having|getting|using|taking|ordering|do|go with|have|get|use|take)\b/i,
  ],
  // "After a long talk we went with oak"
  [
    0.93,
    /\bafter (?:\p{L}+ ){0,3}(?:talk|talking|discussion|debate|thought|thinking|deliberation|back and forth|to and fro)\b[^.?!]{0,30}?,? (?:we|they|he|she|both) (?:all |both |finally )?(?:went (?:for|with)|settled (?:for|on)|agreed|chose|picked|decided)\b/iu,
  ],
  // "Then we repair."
  [
    0.85,
    /^(?:(?:ok(?:ay)?|right|fine|good),? )?(?:then|in that case),? we(?:['’]ll| will)? (?!(?:need|have|can|could|should|must|might|may|would|will|are|were|see|hope|wait|know|talk|meet|discuss|look|never|also|still|all|just)\b)\p{Ll}+(?: [^,?!]{0,50})?[.!]*$/iu,
  ],
  // "Let's give them 5 % off"
  [
    0.8,
    /^(?:(?:and|so|then|ok(?:ay)?|yes|right|fine),? )*let['’]s (?:give|offer|charge|pay|use|keep|leave|make it|stay|raise|cut)\b(?! (?:it a (?:try|go|think)|in touch|him|her)\b)/i,
  ],
  [
    0.85,
    /^(?:[^:.?!]{2,30}: )?(?:we(?:'ve| have)? )?(?:went|gone|going) (?:with|for) [^.?!]{2,60}\b(?:in the end|after all|instead)\b/i,
  ],
  [0.75, /\bwe(?:'ll| will)? (?:stay|remain) (?:closed|open|with|at)\b/i],
  [
    0.85,
    /^(?:we're |i'm |we are |i am )?(?:very |quite )?(?:happy|fine|ok|okay) with (?:(?:option|version|variant|design|draft|model) \S|(?:your|the) (?:quote|offer|proposal|second|first|third|last))/i,
  ],
  [
    0.75,
    /\b(?:goes|go|moves?|stays?) (?:in|into|on|to|at|with|under|behind|by) [^.?!,]{2,40}?,? (?:and )?not (?:in|into|on|to|at|with|under|behind|by)\b/i,
  ],
  [
    0.85,
    /\b(?:let's|let us|we(?:'ll| will|'re| are|'re now| are now)?(?: all| now| therefore| definitely)?|i(?:'ll| will|'m| am)) (?:(?:going|will be going) with|skip(?:ping)? the|go(?:ing)? (?:with|for|ahead with)|stick(?:ing)? (?:with|to)|stay(?:ing)? with|settl(?:e|ing) on|opt(?:ing)? for|drop(?:ping)? the(?! [^.?!,]{0,40}\b(?:in|off|by|round|over|at|into|down|to|with)\b)|keep(?:ing)? (?:the|it|our|to)|leav(?:e|ing) (?:it|the) .{3,40} (?:as|out|in)|cancel(?:ling)? the|postpon(?:e|ing) the|(?<!\bi(?:'ll| will|'m| am) )mov(?:e|ing) the .{3,60} (?:to|from)|push(?:ing)? the .{3,40} (?:to|back)|switch(?:ing)? to)\b/i,
  ],
  [0.8, /^(?!.*\b(?:as it is|whether|asked|what|how|where|if)\b)\S.{2,60} it is(?:,? then)?(?:[.!]*$|, )/i],
  [
    0.8,
    /\b(?:we|i)(?: hereby| gladly| happily)? (?:accept|take up) (?:the|your|this|that|offer|quote|option|variant)\b/i,
  ],
  [
    0.75,
    /\b(?:we're|we are|i'm|i am) in for\b|\bcount us in\b|\bwe(?:'ll| will) take (?:the|option|offer|variant|version|package|model)\b|\bwe(?:'ll| will)? (?:buy|order|choose|take|use|keep) the \b/i,
  ],
  [
    0.7,
    /\b(?:will|shall) (?:stay|remain) (?:closed|open|as (?:it is|is|they are)|where (?:it|they)|unchanged|the same|at|on|in place)\b/i,
  ],

  // "In the end we settled on the blue tiles", "the choice fell on the second design"
  [
    0.97,
    /\b(?:the |our )?(?:choice|vote|decision|pick) (?:fell|has fallen) (?:on|to)\b|^our (?:pick|choice) (?:is|for [^.?!,:]{3,40} is)\b/i,
  ],
  // "It's going to be the Greek restaurant for the leaving do", "it'll be soup for the volunteers"
  [
    0.93,
    /^(?:(?:so|and|then|right|ok),? )*it(?:['’]s going to| is going to|['’]ll| will) be (?!(?:a|an|good|great|nice|hard|late|busy|lovely|fun|tight|difficult|long|cold|hot|fine|ok|me|you|us|my|your|the (?:same|first|last|best|usual|\p{L}+est)|either|about|around|interesting|worth|up to)\b)[^.?!,:]{3,50} (?:for (?:the|our)|then|this (?:time|year))\b/iu,
  ],
  // "Of the three bids we took the one from Larch"
  [
    0.93,
    /^(?:out )?of (?:the|all|those) [^.?!,]{3,40},? (?:we|I|they)(?:['’]ve| have)? (?:took|taken|chose|chosen|picked|liked best and took)\b/i,
  ],
  // "The contract for the windows goes to Brandt", "the job has gone to Tom Ellery"
  [
    0.93,
    /\b(?:job|post|position|tender|commission|work|catering|deal|role|stand|slot|project)(?: (?:for|of|as|at|by) [^.?!,:]{2,40})? (?:goes|has gone|is going|will go|went) to (?:\p{Lu}|the\b|our\b|an?\b)|\b(?:contract|order|lease|printing)(?: (?:for|of|as|at|by) [^.?!,:]{2,40})? (?:goes|is going|will go) to \p{Lu}|(?:^|[,;] (?:but|and|so)?,? ?)(?!(?:I|We)(?:['’]ll|['’]d)? )(?:\p{Lu}[\p{L}&.'’-]*|and|the)(?: (?:\p{Lu}[\p{L}.'’-]*|&|and))* (?:gets?|got|has got|will get) the (?:\p{L}+['’]s? )?(?:job|post|position|contract|order|tender|commission|role|deal|lease)\b/u,
  ],
  // "We've appointed Mrs Okoro as head", "Miriam has been chosen as deputy", "we've taken on Piotr for the desk"
  [
    0.97,
    /\b(?:has|have) been (?:chosen|elected|appointed|picked|named|selected|voted) (?:as |to be |our |the |(?:chair|head|captain|treasurer|secretary|president|director|manager|deputy|leader|speaker|warden|mayor)\b)|\b[Ww]e(?:['’]ve| have) (?:appointed|elected|taken on|hired|named|engaged) (?:\p{Lu}|the\b|an?\b)|\bthe meeting elected\b/u,
  ],
  // "We're giving the stand by the door to the beekeepers", "we're using Finch Removals for the move"
  [
    0.88,
    /^(?:(?:[Aa]nd|[Ss]o|[Aa]lso),? )?[Ww]e(?:['’]re| are) (?:giving the [^.?!,]{3,50} to (?:the\b|\p{Lu})|using \p{Lu}[^.?!,]{2,40} for\b)/u,
  ],
  // "Only bookings by phone", "I'm fine with the extra shift, go ahead with it"
  [
    0.93,
    /^(?:(?:yes|ok|okay|and|so),? )*(?:I|we)(?:['’]m| am|['’]re| are) (?:fine|happy|ok|okay) with [^.?!]{3,60}[,;–—-] ?(?:so )?(?:please |do )?(?:go ahead|do it|go for it)\b/iu,
  ],

  // "We'll be going with the recycled paper"
  [
    0.93,
    /^(?:(?:and|so|but|also|ok|yes),? )?(?:we|I)(?:['’]ll| will) be (?:going (?:with|for)|using|keeping|taking|having|sticking (?:with|to)|staying with) (?!you\b|him\b|her\b|part\b|care\b|a look\b|lunch\b|dinner\b|time\b|notes\b|minutes\b)\S/iu,
  ],
];
