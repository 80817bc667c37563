import { type DecisionShape, EVENT } from "./decision-shape";

/** What is refused, dropped, called off, not continued, or left as it is. */
export const REFUSED_SHAPES: readonly DecisionShape[] = [
  // "The raffle is NOT happening, whatever Ole says"
  [
    0.97,
    /^(?:(?:and|so|but|also),? )?(?:the|our|this|that|there(?:['’]s| is)) [^.?!,:;]{3,40} (?:(?:is|are) not|(?:is|are)n['’]t) (?:now )?(?:happening|taking place|going ahead)(?=[.!]*$|,| (?:whatever|no matter|this (?:year|time|season)|regardless|after all)\b)/iu,
  ],
  // "Tin is no use at sea, so we wait"
  [
    0.97,
    /^(?!.*(?:n['’]t|\b(?:not|still|nobody|no one|nothing|waiting|never)\b)).{8,80}[,;–—-] ?so (?:I|we)(?:['’]ll| will)? (?:wait|hold off|stop there|stay put)\b(?! for\b)/iu,
  ],
  // "Everyone felt that fireworks were too much so no", "the oysters, it's a no"
  [
    0.93,
    /(?:[,;–—-] ?|\b(?:so|and|then) )(?:it|that)(?:['’]s| is) a (?:no|yes)\b(?!\?)|^.{12,}[^,] so (?:it['’]s |that['’]s )?(?:a )?(?:no|yes)(?: then)?[.! ]*$/i,
  ],
  // "I won't renew the gardener"
  [
    0.93,
    /(?:^(?:(?:so|and|but|also),? )?|[,;–—-] ?(?:and |so |but )?)(?:I|we)(?:['’]m| am|['’]re| are)? ?(?:won['’]t|will not|shall not|shan['’]t|not)(?: going to)? (?:be )?(?:renew|extend|rehir|re-?book|reorder|continu|pursu|prolong)(?:e|ing)?(?:(?: with)? (?:the|our|your|his|her|their|this|that|them|him|it)\b|(?=[.! ]*$|[,;]))/i,
  ],
  // "I shan't stand again as treasurer"
  [
    0.93,
    /^(?:(?:so|and|but|also),? )?(?:I|we) (?:won['’]t|will not|shall not|shan['’]t) (?:be )?(?:stand|do|run|use|buy|order|book|go|work|deal|host|organi[sz]e|enter|play|sponsor|take part|put up)(?:ing)?\b[^.?!]{0,50}\b(?:again|any ?more|any longer|next (?:year|season|time)|ever)\b/i,
  ],
  // "The idea to keep 20 stations open is dropped"
  [
    0.93,
    /^(?:(?:and|but|so|also),? )?(?:the|our) (?:\p{L}+ )?(?:idea|plan|option|project|proposal|scheme|thought|plans|variant) [^.?!,;]{0,60}?(?:is|are|has been|have been|was|were) (?:now |therefore |then )?(?:dropped|scrapped|shelved|binned|ditched|axed|abandoned|ruled out|dead|off the table)\b/iu,
  ],
  // "You mentioned the chimney, we'll leave that for now"
  [
    0.93,
    /\b(?:we|I)(?:['’]ll| will| shall) (?:just |simply )?leave (?:it|that|this|them|the [^,.;?!]{2,40}?) (?:for now|out|alone|at that|be|for the (?:moment|time being)|for this (?:year|season|round))(?=[,.;!]|$)/i,
  ],
  // "Let's not touch the login page until security have finished"
  [
    0.93,
    /^(?:(?:so|and|ok|then|but),? )*let['’]s not (?:touch|change|start|use|open|move|send|ship|release|announce|book|order|sign|buy|print|publish|hire|promise|switch|upgrade)\b/i,
  ],
  // "The group meeting of next week is cancelled, I'm in Brussels"
  [
    0.85,
    /^(?:(?:and|but|so|also|sorry|unfortunately),? )?(?:the|our|this|my|tomorrow['’]s|today['’]s|\p{L}+day['’]s) [^.?!,]{2,50} (?:is|are|has been|have been) (?:now |therefore )?(?:cancelled|canceled|called off)(?=[,.;!]|$| (?:as|because|since|due|for)\b)/iu,
  ],
  // "I'm cutting the second hymn for good"
  [
    0.93,
    /\b(?:i|we)(?:['’]m|['’]re| am| are) (?:now )?(?:(?:cutting|dropping|closing|stopping) (?:the|our|all|that|this) [^.?!,]{2,60} (?:for good|altogether|entirely|completely|from (?:the|now|next)|as of)\b|(?:scrapping|axing|ditching|discontinuing|shelving) (?:the|our|all|that|this) \p{L})/iu,
  ],
  // "I will leave the rent as it is for another year"
  [
    0.93,
    /\b(?:I|we)(?:['’]ll| will| shall|['’]re going to|['’]m going to) (?:now |then |just )*(?:leave|keep) (?:it|that|this|them|everything|(?:the|our|your|all) [^,.;?!]{2,40}?) (?:(?:as|the way|where|how) (?:it|they|that) (?:is|are|was|were)|as is|unchanged|the same|the way (?:it|they)\b)/iu,
  ],
  // "We are keeping elastomeric bearings, pot bearings are off the table"
  [
    0.9,
    /\bwe(?:['’]re| are) (?:keeping|sticking (?:with|to)|staying (?:with|on)) (?!(?:an eye|track|up|you|in touch|him|her|them|going|busy|calm|quiet)\b)\S|\b(?:is|are) off the table\b/i,
  ],
  // "Multiplayer is cut from 1.0, confirmed by the publisher"
  [
    0.9,
    /\b(?:is|are|has been|have been) (?:cut|dropped|removed|struck|left out) (?:from|of) [^.?!]{2,40}\b|,? (?:confirmed|agreed|signed off|approved) by (?:the |our )?\p{L}+(?: \p{L}+)?(?: (?:on|yesterday|today|last|this)\b[^.?!]{0,20})?[.!]*$/iu,
  ],
  // "We are not going ahead with the organic butter"
  [
    0.93,
    /\b(?:[Ww]e|[Tt]hey|[Tt]he \p{L}+|\p{Lu}\p{L}+)(?:['’]re| are|['’]s| is|['’]m| am) (?:not|no longer) going (?:ahead|forward) with\b|\b[Ww]e(?:['’]re| are) (?:pulling|backing) out(?: of\b|[.,;!]|$)/u,
  ],
  // "We're not going to charge members"
  [
    0.85,
    /^(?:(?:and|but|so|ok(?:ay)?),? )*(?:we|they)(?:['’]re| are) not going to (?!be\b|make\b|get\b|finish|manage|know|happen|like|have\b|see\b|need\b|want\b|lie\b|pretend|say\b|solve|find\b|win\b|reach)\p{L}+ \p{L}/iu,
  ],
  // "I've withdrawn our application", "we've turned down their offer"
  [
    0.85,
    /^(?:(?:and|but|so|ok(?:ay)?),? )*(?:I|we)(?:['’]ve| have)? (?:now |just |already )?(?:withdrawn|withdrew|turned down|declined|accepted|approved) (?:our|the|their|his|her|my|both|all)\b/iu,
  ],
  // "No more linen to them until they have paid"
  [
    0.85,
    /(?:^|[,:;] |\b(?:so|that|and) )no more [\p{L} -]{3,40}? (?:to|for|from|with|in|on|at) [^.?!,]{2,40} (?:until|till|before|unless)\b/iu,
  ],
  // "Charities stay where they are", "the price stays the same"
  [
    0.93,
    /^(?:(?:and|but|so|otherwise),? )?(?:the |our |all |both |their )?[^.?!,:]{2,40} (?:stays?|remains?|is staying|are staying) (?:(?:exactly |just )?(?:where|what|how|who) (?:it|they|he|she|we|things)(?: now)? (?:is|are|was|were)|the same|unchanged|put|in place)\b/i,
  ],
  // "The radio idea we would rather drop"
  [
    0.93,
    /^(?:the|our|that|this|all) [^.?!,]{2,40} (?:we|I)(?: would|['’]d)? (?:rather|prefer to|like to) (?:leave (?:out|off|as)|drop|skip|cut|scrap|keep|do without|go without|postpone|cancel|park|shelve)\b/i,
  ],
  // "Until I have that, nothing gets announced"
  [
    0.93,
    /^(?:until|till|before|unless) (?:i|we) (?:have|know|hear|see|say|get|decide)\b[^.?!,]{0,40}, (?:nothing|nobody|no one|none of (?:it|this|that|them)) (?:gets|is|goes|leaves|moves|will be)\b/i,
  ],
  // "I don't want us to buy from that grower again"
  [
    0.93,
    /\b(?:I|we) (?:don['’]t|do not|no longer) want (?:us|anybody|anyone|you|them) to \p{Ll}+ [^.?!]{3,60}\b(?:again|any ?more|any longer|in future)\b/iu,
  ],
  // "The evening market is off, the council wants it over by six"
  [
    0.93,
    /\b(?:the|our|this) (?:\p{L}+ ){0,3}(?:market|party|night|evening|quiz|meeting|trip|launch|visit|tour|deal|sale|concert|show|match|game|workshop|training|course|lunch|dinner|event|fair|demo|call|session|wedding|move|order|plan|festival|reading|exhibition|recording|shoot|round|swap|practice|rehearsal|class|clinic|collection|delivery|inspection)s? (?:is|are) off(?=[,.;!]|$| (?:on|this|next|tomorrow|tonight|today|because|as|due|until|till)\b)/iu,
  ],
  // "I'm afraid we have to cancel the workshop"
  [
    0.85,
    /\b(?:we|I)(?:['’]ll| will)? (?:unfortunately |regrettably |therefore |now )?(?:have|had|are forced|were forced)(?: decided)? to (?:cancel|call off|postpone|abandon|scrap|drop|close)\b(?! (?:the|my|your|our) (?:ticket|account|subscription|card|window|door))/i,
  ],
  // "We're leaving out the interview"
  [
    0.85,
    /\bwe(?:['’]re| are) (?:now |therefore |also )?(?:leaving out|dropping|skipping|cutting|scrapping|cancell?ing|postponing|shelving|closing down|giving up)\b/i,
  ],
  [
    0.8,
    /\bthe (?:\p{L}+ ){1,4}(?:is|are) (?:now |therefore |then )?(?:dropped|scrapped|off(?=[.!]*$| (?:for (?:this|the)|this (?:year|time|week)|then|after all)\b))/iu,
  ],
  [
    0.85,
    /\b(?:we|i)(?:'ve| have)? (?:now |finally )?(?:dropped|abandoned|buried|given up(?: on)?|gave up(?: on)?) (?:the|our|that) (?:idea|plan|project|thought)\b/i,
  ],
  [
    0.8,
    /\bwe(?:'ll| will)? leave (?:the|that|this|our|all) [^.?!,]{2,40}? (?:where|as|off|alone|unchanged|until|till)\b|^(?:the|our|that|this|all) [^.?!,]{2,40} we(?:'ll| will)? (?:leave (?:out|off|as)|drop|skip|cut|scrap|keep)\b/i,
  ],
  [0.8, /\bwe (?:now |therefore |will |'ll )*(?:postpone|shelve|scrap)\b/i],
  [0.8, /\b(?:is|are) (?:out|off|gone|dropped) for good\b/i],
  [
    0.8,
    /\b(?:we|i)(?:'re| are|'m| am) not (?:going|doing|taking|moving|buying|ordering|renewing|attending|hiring|building|using|changing|opening|selling|printing|joining)\b[^.?!]{0,60}\b(?:after all|any ?more|this (?:year|time)|next year)\b/i,
  ],
  [0.7, /^(?:ok(?:ay)?|right|good|fine|so|then)[,.]? (?:so |then )?(?:no|only|just) .{4,80}$/i],
  [
    0.7,
    /\b(?:will|shall) (?:not|no longer) be (?:migrated|continued|supported|renewed|extended|built|offered|printed|part of|included|replaced|sold)\b/i,
  ],
  [
    0.7,
    /\bwe(?:'ll| will| shall)? (?:not|won't|no longer|don't) (?:renew|extend|continue|attend|exhibit|bid|offer|build|support|hire|print|take part|participate|pursue|sell|open|run)\b/i,
  ],

  // "The summer camp isn't happening this year", "since only four signed up, the course won't run"
  [
    0.93,
    new RegExp(
      `\\b${EVENT}(?: [^.?!,:]{2,30})? (?:(?:isn['’]t|aren['’]t|is not|are not) (?:happening|going ahead|taking place|running|on|going to (?:happen|take place|run|be held))|(?:won['’]t|will not) (?:run|happen|take place|go ahead|be (?:happening|held|taking place|running|repeated|built|printed)))\\b(?! (?:until|till|before|without|unless|if)\\b)`,
      "iu",
    ),
  ],
  // "As too few tickets were sold, the matinee is dropped"
  [
    0.93,
    new RegExp(
      `\\b(?:the|our|this|that) (?:\\p{L}+ ){0,2}${EVENT} (?:is|are|has been|have been) (?:now |therefore )?(?:dropped|scrapped|cancelled|canceled|called off|put off|postponed|shelved)\\b(?! (?:because of|again if))`,
      "iu",
    ),
  ],
  // "There will be no raffle this year", "there won't be a printed programme this season"
  [
    0.93,
    /^(?:(?:and|so|but|also),? )?there(?:['’]ll| will)(?: be no|n['’]t be (?:a|an|any)| not be (?:a|an|any))\b [^.?!:]{3,60}\b(?:this (?:year|time|season|term|week|month|winter|summer|spring|autumn)|from|any ?more|again)\b|^(?:(?:and|so|but|also),? )?there won['’]t be (?:a|an|any) [^.?!:]{3,60} this (?:year|time|season|term|winter|summer|spring|autumn)\b/iu,
  ],
  // "Their request for a second stall has been refused"
  [
    0.93,
    /\b(?:their|his|her|the \p{L}+['’]s?) (?:request|application|offer|wish|proposal|bid|idea|suggestion) [^.?!,]{0,60}?(?:has been|have been|was|were|is) (?:refused|rejected|turned down|declined|granted|accepted|approved)\b/iu,
  ],
  // "I've told the brewery no"
  [
    0.97,
    /^(?:(?:and|so|but|also),? )?(?:I|we)(?:['’]ve| have)?(?: just| already)? told (?:the |our |them|him|her|\p{Lu})[^.?!,]{0,30} ?(?<= )(?:no|yes)(?=[.,;!]|$)/iu,
  ],
  // "I said no to the film crew", "it's a no to the drone"
  [
    0.93,
    /^(?:(?:and|so|but|also|sorry),? )*(?:(?:I|we)(?:['’]ve| have)?(?: just| now| already)? said (?:no|yes) to|(?:it['’]s|that['’]s|it is) a (?:no|yes) to) (?:the|their|his|her|a|an|both|all|\p{Lu})/iu,
  ],
  // "We'll do without a second coat of paint", "we're skipping the spring fair", "we're pulling out of the trade fair"
  [
    0.93,
    /^(?:(?:and|so|but|also),? )?we(?:(?:['’]ll| will| can)(?: just)? (?:do|manage) without|(?:['’]re| are)(?: now)? (?:skipping|pulling out of|backing out of|dropping|scrapping|doing without|giving up|not (?:going to )?(?:doing|renewing|extending|replacing|repeating|hosting|holding|buying|hiring|selling|do|renew|extend|replace|repeat|host|hold|buy|hire|sell))) (?:the|our|this|that|a|an|any|both|all)\b/iu,
  ],
  // "We've taken the lamb off the menu"
  [
    0.93,
    /^(?:(?:and|so|but|also|ok(?:ay)?|then),? )*(?:(?:I|we)(?:['’]ve| have) (?:now )?(?:taken|struck|crossed)|we(?:['’]ll| will)? (?:take|strike|cross)) (?!(?:you|a|an|time|part|care)\b)[^.?!,]{2,40} (?:off|out of) (?:the|our) (?!(?:bus|train|plane|wall|hook|lorry|van)\b)/iu,
  ],
];
