import { ADVERBS, BODY, type DecisionShape, NUMBER, WHO } from "./decision-shape";

/** Without a subject: "RESOLVED to accept the quotation", "Boxes: decided to do the small one only". */
export const DECIDED_TO =
  /^(?:[^:.?!]{2,50}: )?(?:it was |also |unanimously )*(?:(?:decided|resolved|carried|voted) (?:not )?(?:to|that|on|against|for)|(?:carried|passed|approved|adopted) \([^)]{3,40}\) (?:to|that)|agreed (?:not to|that|on|against))\b/i;

/** Words of deciding, agreeing, voting and allowing. */
export const AGREED_SHAPES: readonly DecisionShape[] = [
  // "New rule from today: nobody resets the fuse"
  [0.97, /^new (?:rule|policy|arrangement|system|plan)\b[^:?]{0,40}: ?\S/i],
  // "I told the agent she can have the history room"
  [
    0.88,
    /^(?:and |so |also )?(?:I|we)(?:['’]ve| have)? told (?:the \p{L}+|\p{Lu}\p{L}+|him|her|them) (?:that )?(?:he|she|they|it|we) (?:can|may|could) (?:have|use|take|keep|do|go|stay|come|start|move|pay|park|bring|borrow)\b/iu,
  ],
  // "I agree with the 9th", "my clients will take the policy"
  [
    0.93,
    /^(?:and |so |also )?(?:I|we)(?: also| both| all)? agree (?:with|to|on) the (?:\d|(?:first|second|third|other|new|later|earlier|cheaper|dearer) \p{L})/iu,
  ],
  [
    0.93,
    /^(?:and |so |also )?(?:my|our|the|his|her) (?:clients?|buyers?|sellers?|vendors?|tenants?|customers?|owners?|landlord) (?:will|would|(?:is|are) (?:happy|willing|ready) to) (?:take|accept|buy|pay|have|go (?:for|with)) (?:the|a|an|your|our|\d)\b/iu,
  ],
  // "Told Fiona yes on the second desk"
  [
    0.9,
    /^(?:and |so |also )?(?:(?:I|we)(?:['’]ve| have)? )?(?:just |already )?(?:told|said) (?:to )?(?:the \p{L}+ |\p{Lu}\p{L}+ |him |her |them )?(?:yes|no|ok|okay) (?:to|on|about|for) (?:the|a|an|our|their|his|her|more|another|\p{L}+ing)\b/iu,
  ],
  // "The board (1) approved the budget; (2) rejected the offer": one of several in a sentence
  [
    0.97,
    /(?:^|[^:]\s)\(?[\da-h]\) (?:unanimously )?(?:approv|adopt|reject|refus|declin|deferr|postpon|accept|elect|confirm|grant|agre|resolv|decid|appoint|cancel|author|ratif|rais|reduc)\p{L}*ed\b|(?:^|[^:]\s)\(?[\da-h]\) (?:unanimously )?(?:chose|set|put off)\b/iu,
  ],
  // "The annual meeting is on the 14th, that's now definite"
  [
    0.93,
    /^.{12,}[,;–—-] ?(?:and )?(?:that|this|it)(?:['’]s| is)(?: now| all| finally)* (?:definite|official|settled|fixed|agreed|decided|certain|confirmed)(?: now)?(?: (?:with|by) [^,;.?!]{3,40})?[.! ]*$/i,
  ],
  // "The order number is attached, go ahead and order"
  [
    0.93,
    /(?:^|[,;–—-] ?|[.!] )(?:(?:so|yes|please|just|then),? )*go ahead and (?:order|book|buy|sign|start|build|print|place|confirm|commission|fix|replace)\b/i,
  ],
  // "We are definitely going ahead"
  [
    0.93,
    /\b(?:we|they)(?:['’]re| are) (?:definitely|100 ?%|now|still|all|certainly|really)(?: now| still)? (?:not )?going ahead\b/iu,
  ],
  // "Please go ahead on the 27th", which answers an offer
  [
    0.93,
    /^(?:(?:yes|ok|okay|right|good|fine)[,.!] |so )?(?:please |do |just |you can |you may )*go ahead (?:on|with|from|as|for|then|by)\b/iu,
  ],
  // "The dean gave us his blessing", "the director signed that off", "the board is all for it"
  [
    0.93,
    /\b(?:gave|has given|have given) (?:us|me|it) (?:his|her|their|its|the) (?:blessing|ok|okay|approval|consent|permission|green light|go-ahead)\b|\bsigned (?:that|this|it|them) off\b|\b(?:board|committee|council|management|director|boss|partners|trustees|team|everyone|everybody) (?:is|are) (?:all )?(?:for it|in favour|in favor)(?=[,.;!]|$)/i,
  ],
  // "Gill and I talked it over and the party's in the garden"
  [
    0.85,
    /\btalked (?:it|this|that|things) (?:over|through),? and (?!(?:I|we|he|she|they) (?:think|feel|want|need|wonder|hope)\b)(?:the|it|we|they|he|she|there|\p{Lu}\p{L}+)/iu,
  ],
  // "Fiona said this morning yes, the disco's on"
  [
    0.85,
    /(?:^|[,;] )(?:he|she|they|the \p{L}+|\p{Lu}\p{L}+) (?:has |have )?(?:said|says)(?: (?:this|yesterday|last|on|just|earlier|today)(?: (?:now|morning|afternoon|evening|night|week|\p{Lu}\p{L}+))?)? yes\b/iu,
  ],
  // "The fire brigade confirmed: the drill is on Friday"
  [
    0.85,
    /^(?!(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|some|several|a few|most|many) (?:have |of )?)(?:the |our )?[^.?!:,]{3,40} (?:has |have |just |now )*(?:confirmed|decided|ruled|agreed): \S/i,
  ],
  // "Please treat that as settled"
  [
    0.93,
    /^(?:please |kindly )?(?:treat|consider|regard|take) (?:that|this|it) (?:as )?(?:settled|decided|agreed)\b/i,
  ],
  // "Menu's final: beef, no fish."
  [
    0.85,
    /^(?:the |our )?\p{L}+(?: \p{L}+)?(?:['’]s| is| are) (?:now )?final\b(?! (?:date|day|week|deadline|reminder|call|chance))/iu,
  ],
  [0.9, DECIDED_TO],
  [
    0.9,
    new RegExp(
      `\\b${WHO} ${ADVERBS}(?:resolves?|decides?|agrees? (?=that|on)) (?:not )?(?:to|that|on|against)\\b`,
      "iu",
    ),
  ],
  // "You are therefore free to have it stripped"
  [
    0.9,
    /\byou(?:['’]re| are) (?:now |therefore |hereby |from now on )+(?:free|allowed|permitted|at liberty) to\b|\b(?:has|have) (?:now |therefore |finally )*(?:taken|accepted|admitted) (?:the |all |full )?(?:blame|liability|responsibility) for\b/i,
  ],
  // "Two starters, one main, no dessert, agreed"
  [0.85, /^\S.{12,}(?:,| [–—-]) (?:all |we )?agreed[.! ]*$/i],
  [0.85, /^\S.{8,}[([](?:as |all )?(?:agreed|decided|approved)(?! to\b)\b[^)\]?]{0,30}[)\]]\W*$/i],
  [0.9, /^(?:\w+ ){0,2}decision (?:from|by|of) [\p{L} .'-]{2,30}: \S/iu],
  [
    0.75,
    /^(?:the |our )?(?:client|customer|owner|board|management|boss|landlord|council|committee|tenant|\p{Lu}\p{L}+)s? (?:is|are) (?:now |also |both )?(?:fine|happy|ok|okay) with (?:(?:the|our|your|that|option|version|draft) \S|it\b)/u,
  ],
  [0.85, /^(?:an? )?(?:agreement|deal|compromise|settlement) (?:reached|struck|found|done)\b/i],
  [
    0.8,
    /\b(?:client|customer|owner|board|management|boss|landlord)s? (?:has |have )?instructed (?:us|me)\b[^.?!]{0,20} to \S/i,
  ],
  [
    0.75,
    /(?:\b(?:and|so)|^|[,;]) ?(?:i|we)(?:'ve| have)? (?:just |now )?said (?:yes|no|ok|okay)(?: to (?:it|that|them|him|her))?(?=[.! ]*$| (?:so|and|then)\b)/i,
  ],
  [0.85, /^(?:[^.?!:]{0,30} )?(?:settled|agreed|decided) (?:with|on|in|at) [^.?!:]{2,40}: \S/i],
  [0.8, /^(?:please )?go ahead with (?:the|your|our|it|option|version)\b/i],
  [
    0.95,
    new RegExp(
      `\\b${WHO}(?:'ve|'s)? ${ADVERBS}(?:decided|resolved|settled(?! in)|opted|chose|chosen|voted)\\b(?! (?:yet|whether|if))`,
      "iu",
    ),
  ],
  [
    0.9,
    new RegExp(
      `\\b${WHO}(?:'ve|'s)? ${ADVERBS}(?:agreed)\\b(?! (?:yet|to (?:look|check|meet|talk|discuss|think|send|take|do|prepare|write|review|help|call|come back)))`,
      "iu",
    ),
  ],
  [
    0.85,
    /\b(?:it (?:was|is|has been)|this (?:was|is|has been)|that (?:was|is|has been)|was|were|been|is now|are now|as) (?:finally |now |also |already |unanimously |jointly )*(?:decided|agreed|settled|approved|resolved|signed off|chosen|finalised|finalized)\b/i,
  ],
  [
    0.9,
    /^(?:\W*)(?:(?:decision|decided|agreed|resolution|resolved|approved|outcome)\s*(?:\d+)?\s*(?:[:–—-]|(?<=^\[[^\]]{0,20})\])|agreed,)\s*\S/i,
  ],
  [0.9, /\b(?:also|just|we|i|then|so) (?:have )?decided (?:with|together|on|to|that|against|for|in)\b/i],
  [
    0.85,
    new RegExp(
      `\\b${WHO}(?:'ve|'s)? ${ADVERBS}(?<!\\b(?:get|gets|got|getting) )(?:approved|signed off(?: on)?|green-?lit|gave (?:the )?(?:green light|go-ahead|final ok)|given (?:the )?(?:green light|go-ahead)|rejected|turned down|postponed|shelved|scrapped|(?:cancelled|canceled)(?= (?:the|our|all|a|an|this|that|his|her|their)\\b)|picked(?! up)|selected|awarded|ratified|confirmed that|granted|waived|accepted (?:our|the|your) (?:offer|proposal|terms|quote|plan|bid|budget)|ruled)\\b`,
      "iu",
    ),
  ],
  [0.85, /^\S.{10,}[,;–—-] ?(?:final (?:answer|word|decision)|end of (?:story|discussion))\W*$/i],
  [
    0.8,
    /\b(?:final decision|the decision is|decision was|it's final|it is final|that's final|it's official|it's settled|deal\b[.!]|it's a deal|we have a deal|done deal|the (?:choice|vote) (?:is|was|fell|went)|go-ahead (?:is|was|for)|green light (?:for|from|to))\b/i,
  ],
  [
    0.8,
    /\b(?:has|have|had|is|are|was|were) (?:been )?(?:formally |officially |now |finally |also )?(?:approved|signed off|greenlit|adopted|ratified|called off|scrapped|shelved|postponed|moved to (?:\d|phase|spring|summer|autumn|winter|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|june|july|aug|sep|oct|nov|dec|next|the \d))\b/i,
  ],
  [
    0.8,
    /\b(?:motion|proposal|amendment|resolution|vote|budget)\b[^.?!]{0,60}\b(?:passed|carried|tabled|was adopted|was accepted|went through|was defeated|failed)\b/i,
  ],
  [
    0.75,
    /\bwe (?:hereby |gladly |happily )?accept (?:the|your|this|that)\b|\b(?:management|board|director|boss|council|committee|ceo|cfo|owner|client|customer) (?:has |have )?(?:now |finally )?(?:confirmed|ok'd|okayed|agreed to|cleared)\b/i,
  ],

  // "You have my approval for the second van", "the new shelves are a yes from me", "I have given Mia the go-ahead"
  [
    0.97,
    /\byou(?:['’]ve got| have) my (?:approval|ok|okay|blessing|consent|permission|go-ahead)\b|\b(?:is|are|it['’]s|that['’]s) (?:a )?(?:clear |big |definite )?(?:yes|no) from (?:me|us|the \p{L}+)\b|\b(?:I|we)(?:['’]ve| have) given [^.?!,]{2,30} (?:the|my|our) (?:go-ahead|green light|ok|okay|approval|permission)\b|^(?:my|our) (?:final )?(?:decision|ruling|verdict) (?:on|about|for) [^.?!:]{3,50}: \S/iu,
  ],
  // "Motion carried 5 to 2: the pool reopens in May", "carried by nine votes to one"
  [
    0.97,
    new RegExp(
      `\\b(?:motion|vote|proposal|resolution|amendment)\\b[^.?!:]{0,30} (?:was |is )?(?:carried|passed|adopted|defeated|lost|rejected)\\b|^(?:carried|passed|adopted|approved|rejected|defeated) (?:by |with |unanimously|${NUMBER})|\\bvote\\b[^.?!]{2,80}, so\\b|\\b${BODY} (?:was|were|is|are) unanimous\\b|\\b(?:the|our) ${BODY} (?:has |have |had )?(?:met and )?(?:passed|adopted|rejected|threw out|turned down|backed|carried|came out against|came down against|went for|ruled out|elected|approved|agreed to lend|agreed to give)\\b`,
      "iu",
    ),
  ],
  // "Nobody was against it, so the orchard gets a fence"
  [
    0.97,
    /\b(?:nobody|no one|none of (?:them|us)|not one of (?:them|us)) (?:was|were|is|had|objected|minded|spoke|voted)(?: (?:anything|a word))?(?: against)?\b[^.?!,]{0,30}, so (?!(?:I|maybe|perhaps)\b)\S/iu,
  ],
  // "Most of the parents wanted the morning, so that's what it will be", "so the river walk it is"
  [
    0.93,
    /[,;–—-] ?(?:and )?so (?:that['’]s (?:what|how|when|where) (?:it|we|they)(?:['’]ll| will|['’]s| is|['’]re| are)|(?!(?:here|there|that|this|what|whatever|where|how)\b)(?:the |an? )?[^.?!,]{2,30} it is)\b/iu,
  ],
  // "We've made up our minds: the piano goes", "I've made my decision, the shop gets a second counter"
  [
    0.97,
    /\b(?:made up (?:our|my|their|his|her) minds?|(?:made|taken|reached) (?:my|our|a|the|their) decision)\b[,:;–—-]? ?\S/i,
  ],
  // "The title is fixed: 'Voices'", "final decision on the bins: they go behind the garage"
  [
    0.97,
    /^(?:the |our )?[^.?!:]{3,40} (?:is|are) (?:now )?(?:fixed|settled|decided|final): \S|^(?:the )?final (?:decision|word|say) (?:on|about|for) [^.?!:]{3,40}: \S/i,
  ],
];
