import type { Act } from "../act";
import { LikelyShapes } from "../likely-shapes";
import { lowerFirst, sentenceCase, shorten } from "../task-wording";
import { WHAT_LACKS } from "./as-told";
import { isHedged } from "./hedges";
import { BROKEN_PROMISE } from "./no-task/overtaken";
import { withoutPrelude } from "./preludes";
import type { Scene } from "./scene";
import { toldTrouble } from "./told-troubles";

/** How a thing is, in so many words: "Lift to the server room out of order", "Press 2 down". */
const HEADLINE =
  /^\p{L}+(?: \d+\p{L}?| (?:to|in|on|at|for|of|from) [^,;.:]{2,40}?)? (?:still |again |completely )?(?:out of (?:order|action|service|use|stock)|broken|down|offline|on hold|blocked|stuck|cracked|torn|burst|jammed|flooded|leaking|missing|overdue|unavailable|dead|off the road)(?=[,;.!]|$| (?:again|since|until|till|for)\b)/iu;
/** "Lift out of order, use the stairs": what opens it is a thing, not a command. */
export const isHeadline = (text: string): boolean => HEADLINE.test(text);

/** What is in the way, said plainly. Each tells how sure it is. */
const OBSTACLES = new LikelyShapes<readonly [certainty: number, shape: RegExp]>(
  [
    [0.92, WHAT_LACKS],
    [
      0.92,
      /\bnever (?:sent|delivered|provided|returned|supplied|signed|paid|issued|answered|replied|came back)\b[^.?!]*\b(?:despite|although|even though|in spite of|after (?:two|three|several|\d+|many))\b/i,
    ],
    [0.85, /\b(?:is|are|was|were|being|gets?) (?:still |now )?(?:held|kept|set) back by\b/i],
    [
      0.92,
      /\b(?:(?:has |have )?(?:packed|conked|given|giving) (?:up|in|out)|(?:is|are|'s) (?:out|off|dead|gone|leaking|dripping|coming (?:through|in)|playing up|acting up)(?: [^.?!,]{0,40})?) again\b|\b(?:power|internet|boiler|heating|lift|elevator|wi-?fi|phones?|server|network|water|electricity|lights?) (?:is|are|'s|has been|have been) (?:out|off|dead|gone)\b/i,
    ],
    // "Welding is on stop until query 9 is answered", "your order 7 will not leave our works before May"
    [
      0.92,
      /\b(?:on (?:stop|halt|ice)|idle|frozen|paused) (?:until|till|because|since|as long as)\b|\b(?:the|our|your|this) [^.?!,]{2,50} (?:will not|won['’]t) (?:leave|ship|arrive|sail|be (?:shipped|delivered|sent|ready))\b[^.?!]{0,40}\b(?:(?:before|until) (?!\d{1,2}(?=[,.;!]|$)|noon|six|seven|eight|nine|ten)|this (?:week|month)|in time)/i,
    ],
    // "Bo is on leave and his phone is off", "3 of the 8 radios don't charge anymore"
    [
      0.92,
      /\b(?:his|her|their) (?:phone|mobile) is (?:switched |turned )?off\b|\bof (?:the|our|my) (?:[\p{L}\d]+ ){1,3}(?:do|does|will|are|is)(?:n['’]t| not) [^.?!,]{2,30}(?:any ?more|any longer)\b/iu,
    ],
    // "The crane continues without function, and nobody tells me which day", "no chart until he delivers", "so we keep losing some"
    [
      0.92,
      /\b(?:nobody|no one) (?:tells|gives|can (?:tell|give)) (?:me|us)\b|\bwithout function\b|^(?:so )?no (?!more\b)(?:\p{L}+ )?\p{L}+ (?:until|till|unless|before) (?:he|she|they|it|the|our|that|\p{Lu}\p{L}+) \p{L}|\bso (?:we|they|I) keep (?:losing|missing|wasting)\b|\bleft (?:(?:off|out) )?(?:the|our) [^.?!]{2,60}\bback[- ]?order/iu,
    ],
    [0.92, BROKEN_PROMISE],
    // "Hot cupboard's dead", "the glasswasher conked out on Friday", "the scanner packed up again"
    [
      0.92,
      /^(?:(?:and|but|also|so|now),? )?(?!(?:i|you|he|she|it|that|this|we|they|there|what|who|everyone|everybody|nobody|everything)\b)(?:the |our |my |both |all )?(?:[\p{L}\d'-]+ ){0,3}?[\p{L}\d-]+(?:(?:['’]s|['’]re| is| are| has gone| have gone) (?:now |completely |totally |well and truly )?(?:dead|bust(?:ed)?|knackered|kaput|on (?:its|their) last legs)(?=[.,;!]|$| (?:again|since|and|so)\b)|(?:['’]s|['’]ve| has| have)?(?: just| now| finally)? (?:(?:conked|conking) out|seized up|g(?:ave|iven) up the ghost|died on (?:us|me)|packed (?:up|in) (?:again|on (?:us|me)))\b)/iu,
    ],
    [0.85, HEADLINE],
    // "Lift stuck since eight"
    [
      0.92,
      /^(?:the |our )?\p{L}+(?: \p{L}+)? (?:is )?(?:stuck|broken|down|jammed|dead|blocked|offline|leaking|flooded|out of (?:order|action|service)) (?:since|again since)\b/iu,
    ],
    // "The roofer has gone quiet", "I've left three messages"
    [
      0.9,
      /\b(?:has|have|['’]s|['’]ve|went) (?:now )?(?:gone )?(?:very |all |completely |awfully )*(?:quiet|silent|to ground|awol) ?(?:on (?:us|me))?(?=[.,;!]|$| (?:since|again|and|on|about)\b)|\b(?:left|sent) (?:\p{L}+ )?(?:two|three|four|five|six|several|countless|\d+) (?:messages|voicemails|reminders)\b|\b(?:won['’]t|(?:does|do)n['’]t|never|(?:is|are)(?:n['’]t| not)) (?:return(?:s|ing)?|pick(?:s|ing)? up|tak(?:e|es|ing)|answer(?:s|ing)?) (?:my|our|any|the) (?:calls?|phone|messages|mails?|e-?mails?)\b/iu,
    ],
    // "Pump 2 tripped out again at five", "the lift stopped again"
    [
      0.92,
      /^(?:(?:and|but|also|so|now),? )?(?!(?:i|you|he|she|it|that|this|we|they|there|nobody|everyone)\b)(?:the |our |my |both |all )?(?:[\p{L}\d'-]+ ){0,3}?[\p{L}\d-]+ (?:has |have |had )?(?:just )?(?:tripped(?: out)?|cut out|broke(?:n)? down|failed|crashed|jammed|flooded|leaked|overheated|gone down|went down|blew|blown|timed out|froze|frozen|fallen over|fell over) again\b/iu,
    ],
    // "The fridge alarm went off twice in the night"
    [0.92, /\balarm (?:has |had |just )?(?:gone|went|goes|keeps going|kept going) off\b/i],
    // "Nobody has told me what kit they need", "nobody has confirmed the date yet"
    [
      0.92,
      /\b(?:nobody|no one|none of them) (?:has|have|['’]s) (?:(?:yet|so far) )?(?:(?:told|informed|given|sent|asked|shown|paid) (?:me|us) (?:what|which|when|where|whether|if|how|who|why|about|the|an?|my|our|any)\b|confirmed|signed|approved|delivered|come back|got back|collected|claimed|picked up)\b/i,
    ],
    // "We're one referee short on the 6th"
    [
      0.9,
      /\b(?:(?:we|i)(?:['’]re| are|['’]m| am)|(?:the|our) [\p{L} ]{3,30}? (?:is|are))(?: still| now)? (?:an?|one|two|three|four|five|six|\d+) (?!bit\b)\p{L}+(?: \p{L}+)? short\b/iu,
    ],
    // "Webmail is slow for some people"
    [
      0.92,
      /\b(?:is|are|has been|have been) (?:very |really |so |terribly |painfully |dead |unusably )*(?:slow|unstable|unreachable|unusable|patchy|intermittent) (?:for (?:some|many|most|all|everyone|everybody|people|users|a few|half|us|the)|since|at the moment|today|all (?:day|morning))\b/i,
    ],
    // "The damp is getting worse"
    [
      0.8,
      /^(?:(?:and|but|also|so|now),? )?(?!(?:it|that|this|things|the (?:weather|traffic)|my|his|her)\b)(?:the|our|that) [^.?!,;]{3,50} (?:is|are|['’]s|has got|have got|got) (?:getting |much |even |a lot |now )*worse\b/iu,
    ],
    // "The cold store is at 6 degrees instead of 2"
    [
      0.93,
      /^(?:(?:and|but|also|so),? )?(?:the|our|my|that|this) [^.?!,;:]{2,40} (?:is|are|was|were|['’]s|has been|have been) (?:now |still |only |back )*(?:at|on|showing|reading|down to|up to) (?:minus )?\d[\d.,]*(?: ?[\p{L}°%]+){0,2} (?:instead of|rather than) (?:minus )?\d/iu,
    ],
    // "The tenant says she'll withhold the rent"
    [
      0.85,
      /\b(?:says?|said|tells? (?:me|us)|told (?:me|us)|warn(?:s|ed)(?: (?:me|us))?)(?: that)? (?:he|she|they|it)(?:['’]ll| will|['’]d| would) (?:withhold|sue|walk (?:out|away|off)|pull out|cancel (?:the|our|on)|go elsewhere|stop (?:paying|deliver|supply|work)|cut (?:us|off)|report us|take (?:us|it) to (?:court|the)|not (?:pay|deliver|sign|renew)|refuse)/iu,
    ],
    // "The bins weren't emptied again"
    [0.85, /\b(?:was|were|has|have|did)(?:n['’]t| not) (?:been )?\p{L}{3,}(?:ed|en|t|me|d|n) again\b/iu],
    // "The duct firm can't do it before January"
    [
      0.92,
      /^(?:(?:but|and|so|also),? )?(?!(?:i|we|you|he|she|it)\b)[^.?!,;]{2,40} (?:can['’]t|cannot|can not|won['’]t be able to|(?:is|are)(?:n['’]t| not) able to) (?:do|come|deliver|start|fit|repair|finish|supply|send|look at|get (?:here|to us)|make|fix|install|see) [^.?!,;]{0,40}\b(?:before|until|till) (?:the )?(?:\d|next|new year|christmas|easter|(?:early|mid|late)[ -]|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|week|spring|summer|autumn|winter)/iu,
    ],
    [
      0.85,
      /\b(?:no(?:body| one)|none of us|we|they|the \p{L}+) (?:is|are|am) (?:not )?(?:allowed|permitted) \S[^.?!]{2,60}\b(?:until|before|unless)\b/iu,
    ],
    // "Until the valve is replaced no paper can hang in there"
    [
      0.92,
      /\b(?:until|till|unless) [^.?!,]{4,60}? (?:is|are|has been|have been|comes?|arrives?|gets?|answers?|says?|signs?|pays?)\b[^.?!]{0,30}?,? (?:no(?:thing|body| one)?|none) (?:[^.?!,]{2,40} )?(?:can|may|will|is|are|gets?|goes)\b/iu,
    ],
    // "None of this stock may leave the house before it is labelled"
    [
      0.92,
      /^(?:so |but |and )?(?:none of [^.?!,]{2,40}|nothing|nobody|no \p{L}+(?: \p{L}+)?) (?:can|may|must|will be able to) (?:be |get |go )?[^.?!,]{2,60} (?:before|until|till|unless|without)\b/iu,
    ],
    // "Nobody lifts with it before the inspector was here", "no lorry is loaded since the storm"
    [
      0.88,
      /\b(?:nobody|no one|none of [^.?!,]{2,30}|no \p{L}+(?: \p{L}+)?) (?:\p{Ll}{2,}s|is \p{L}+(?:ed|n|t)|are \p{L}+(?:ed|n|t)) [^.?!,]{0,50}\b(?:before (?:the|he|she|they|it|we|our|its|\p{Lu})|until (?:the|he|she|they|it|we|our|\p{Lu})|as long as|without (?:the|an?|it|them|his|her|their|our))\b/iu,
    ],
    // "The engraver doesn't start without the spelling", "they won't release it before they have the form"
    [
      0.88,
      /\b(?:he|she|they|the [^.?!,]{2,40}?|our [^.?!,]{2,40}?|\p{Lu}\p{L}+) (?:do|does|will)(?:n['’]t| not) (?:start|begin|go on|carry on|continue|sign|release|hand|pay|deliver|open|connect|touch|print|ship|take|accept|load|let|pass|switch|fit|issue|give|send)\b[^.?!]{0,40}\b(?:without(?=[,.;!]|$| (?:it|them|that|the|an?|his|her|their|our|my)\b)|before (?:he|she|they|the|it|we|our|his|her|their)\b|unless\b)/iu,
    ],
    // "The ramp is two centimetres too narrow for the chair", "the till prints nothing", "only one driver for three buses"
    [
      0.88,
      /\b(?:the|our|this|that) [^.?!,;:]{2,40} (?:is|are) (?:only |just )?(?:\d+|an?|one|two|three|four|five|ten) ?\p{L}+ too (?:narrow|wide|short|long|high|low|small|big|heavy|light|thick|thin|late|early|deep|shallow)\b|^(?:(?:and|but),? )?(?:the|our) (?:\p{L}+ )?\p{L}+ (?:prints|shows|heats|charges|reads|scans|plays|sends|records|pumps|freezes) nothing\b|^only (?:one|two|three|\d+) (?:\p{L}+ )?\p{L}+ for (?:all |the |our )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) \p{L}/iu,
    ],
    // "The glazier has put us off again until the 3rd", "the roofer can't say when he is back"
    [
      0.92,
      /\bput(?:s|ting)? (?:us|me) off(?: again| once more)? (?:until|till|to|by)\b|\b(?:can(?:['’]t|not)|could(?:n['’]t| not)|won['’]t) (?:say|tell(?: (?:us|me))?) (?:yet )?when\b/i,
    ],
    // "A permit is out of the question before it lies here"
    [
      0.92,
      /\b(?:is|are) (?:out of the question|impossible|not possible) (?:before|until|till|without|unless|as long as)\b/i,
    ],
    // "There's no way the drawing makes it into the pack"
    [
      0.88,
      /\bthere(?:['’]s| is)(?: just| simply)? no way (?:that )?(?:the|our|we|it|they|he|she|this|that|i)\b/i,
    ],
    // "Till then bay 3 is off limits"
    [
      0.9,
      /\b(?:is|are|stays?|remains?)(?: still| now)? (?:off[- ]limits|out of bounds|no-go|cordoned off|taped off|red-tagged|quarantined|impounded|grounded)\b/i,
    ],
    // "No lorry came", "nobody turned up"
    [
      0.8,
      /(?:^|[,;] |\b(?:and|but) )(?:no(?: \p{Ll}+){1,2}|nobody|no one) (?:has |have )?(?:come|came|arrived|turned up|shown up|showed up)(?: yet| so far| today| this morning| yesterday)?(?=$|[.,;!]| (?:and|but|so)\b)/iu,
    ],
    // "Our appointment got bumped to 10 March"
    [
      0.85,
      /\b(?:has |have |was |were |is |got |gets )(?:been )?(?:now |just |again )*(?:bumped|pushed back|put back|set back|knocked back|delayed|slipped) (?:again )?(?:to|until|till|by|into)\b/i,
    ],
    [
      0.92,
      /\b(?:stays?|remains?|is|are|be kept) (?:shut|closed|off|locked|barred)\b[^.?!]{0,20} until\b|^(?:(?:and|but|so),? )?(?:until|till) [^.?!,]{4,60}, [^.?!,]{3,50} (?:stays?|remains?|is|are) (?:shut|closed|off|locked|barred|on hold|out of (?:use|action))\b/i,
    ],
    [
      0.75,
      /\b(?:supplier|vendor|manufacturer|carrier|forwarder|printer|agency|contractor|dealer|factory|airline|courier|customs|council|authority|court|wholesaler|installer|builder|partner|customer|client)s? (?:has|have|had|just|now)? ?(?:again |just |now )?(?:pushed|postponed|delayed|moved|put) (?:back |off )?(?:the|our|its|their|his|her|this|all) [^.?!]{3,50}\b(?:to|until|till|by|back)\b/i,
    ],
    [
      0.8,
      /\b(?:heard (?:back )?nothing|(?:not|haven't|hasn't) heard (?:back |anything )?(?:from|since|yet))\b|\b(?:not|haven't|hasn't) heard back(?=[.,;!]|$)|\b(?:is|are) (?:very |really |so |dead |terribly )*slow again\b/i,
    ],
    [
      0.75,
      /\b(?:overspent|oversubscribed|(?:playing|acting) up(?: again)?|on the blink|out of (?:action|use)|gone (?:missing|astray|bust)|(?:is|are|isn't|aren't) (?:not )?(?:covered|staffed|manned) (?:yet|on|for|tonight|tomorrow)|(?:shift|desk|reception|counter) (?:is|are) (?:not|un)(?: )?(?:covered|staffed|manned)|two people short|one (?:man|person) (?:down|short)|off sick)\b/i,
    ],
    [
      0.75,
      /\b(?:is|are|'s) still (?:stuck |lying |held )?(?:with|at|in) (?:the |our |their |your )?(?:authorit(?:y|ies)|bank|court|council|city|customs|legal|lawyers?|notary|printers?|supplier|insurance|insurer|tax office|garage|workshop|ministry|client|customer|landlord|architect)\b/i,
    ],
    [0.8, /\b(?:on|in) back[- ]?order\b|\b(?:is|are) (?:rationing|rationed)\b|\bcondemned\b/i],
    [
      0.8,
      /\bno (?:\p{L}+ ){1,3}(?:confirmed|found|booked|approved|delivered|signed|in sight) (?:yet|so far)\b/iu,
    ],
    [
      0.75,
      /\b(?:is|are|'s) (?:already |now )?(?:\w+ )?(?:hours?|days?|weeks?|months?) late\b|\bnobody has (?:the|a|any)\b/i,
    ],
    // "The customs papers are still with the forwarder"
    [
      0.8,
      /^(?:(?:also|and|but|so),? )?(?:the|our|your|my|his|her|their|both|all) [^.?!,;]{3,60} (?:is|are|['’]s) still (?:with|stuck (?:with|at|in)|held (?:by|at|up)) (?:(?:the|our|their|his|her) (?!team\b|kids\b|family\b)\p{Ll}+|(?!(?:us|me|you|him|her|them|it)\b)\p{L}{2,}(?! \p{Ll}+ed\b))\b/iu,
    ],
    [
      0.85,
      /\bstill (?:leaking|dripping|broken|down|dead|failing|crashing|out of|off|faulty|flickering|jammed|frozen|locked out|sick|ill|with (?:the )?(?:customs|repair))\b/i,
    ],
    [
      0.8,
      /\bkeeps? (?:on )?(?:dropping|failing|crashing|breaking|freezing|tripping|jamming|losing|stopping(?! (?:me|us|him|her|them|people|you|\p{Lu}\p{L}+) to\b)|leaking|cutting|disconnecting|timing out|rebooting|bouncing)\b/iu,
    ],
    // "Galvaniser has had a breakdown so your lot won't be with you Thursday"
    [
      0.92,
      /\b(?:has|have|'s|'ve) (?:just |now |also )?(?:had a (?:breakdown|power cut|flood|fire|break-in)|broken down|packed (?:up|in)|conked out|gone down)\b|\bwon't be with (?:you|us) (?:until|till|before|by|on|this|next|tomorrow|today|\p{L}+day)\b/iu,
    ],
    // "PayMaster has been down since 11", "the reader is down since Monday"
    [
      0.92,
      /\b(?:has been|have been|is|are) (?:down|out|off|offline|dead|unavailable|broken|blocked|out of (?:order|action|service))\b[^.?!]{0,24}\bsince\b/i,
    ],
    // "The visa hasn't come through", "the flu shots did not come"
    [
      0.92,
      /^(?!.*\b(?:if|unless|until|in case|whether)\b)(?!.*\b(?:you|your)\b).*\b(?:has|have|had|did)(?:n['’]t| not)(?: yet| even| been| still)* (?:come(?: through| back| in)?|arrived?|turn(?:ed)? up|show(?:n|ed)? up|delivered|released|approved|confirmed|cleared|granted)(?=[.,;!]|$| (?:yet|so far|from|and|but|though|either|on|this|today|as|the|our|its|their|us)\b)/iu,
    ],
    // "The ticket printer eats every third ticket"
    [
      0.9,
      /\b(?:eats|chews|swallows) (?:up )?(?:every|each|half(?: of)?|most of)(?: the| our| my)?(?: \p{L}+)? (?!(?:days?|weeks?|mornings?|evenings?|walks?|meals?|hours?)\b)\p{L}+/iu,
    ],
    // "The printer jams after ten minutes", "the provider rejects all cards since seven"
    [
      0.92,
      /\b(?:the|our|my|this|that|both|all|\p{Lu}\p{L}+)(?: [\p{L}\p{N}-]+){0,6} (?:jams|leaks|overheats|hangs(?! (?:on|in|up|the|an?|his|her|our|their|it|them)\b)|freezes|crashes|flickers|stalls|squeals|smokes|rejects|refuses|fails|drops(?! [^.?!]{2,40} (?:off|round|by|in)\b)|loses|declines|times out|cuts out|switches (?:itself )?off)\b[^.?!]{0,40}?\b(?:after|when(?:ever)?|every|each|since|as soon as|again|all the time|constantly|at random|at \d+|half ?way)\b(?! (?:it is|that is) (?:fixed|repaired))/u,
    ],
    // "My token for the tax portal has been revoked"
    [
      0.85,
      /\b(?:has been|have been|was|were|got) (?:revoked|disabled|deactivated|suspended|frozen|impounded|rejected|refused|turned down|declined|returned unpaid|locked(?: out)?)\b(?! (?:by mistake )?(?:last year|years ago))/i,
    ],
    // "The tenant import still dies on the test copy", "the reefer gives alarm again"
    [
      0.85,
      /\bstill (?:dies|fails|crashes|hangs|breaks|freezes|chokes|stalls|falls over|leaks|drips|trips|jams|refuses|times out|cuts out)\b|\b(?:makes|gives|shows|has|throws|raises) (?:an? |the )?(?:\p{L}+ )?(?:alarms?|errors?|faults?|warnings?) again\b/iu,
    ],
    // "The garage can take it only on the 15th"
    [
      0.8,
      /\b(?:garage|workshop|supplier|plumber|electrician|technician|engineer|installer|surveyor|inspector|doctor|lab|factory|printer|carrier|builder|roofer|fitter)s? can (?:only )?(?:take|do|come|deliver|start|look at|fit|see) (?:it |us |them |that )?(?:only )?(?:on|from|after|in) (?:the )?[\p{L}\d]/iu,
    ],
    // "Exports over 50k rows time out since the weekend", "the switch keeps tripping"
    [
      0.92,
      /\b(?:times? out|crash(?:es)?|freezes) (?:since|every|each|whenever|when|again)\b|\b(?:keeps?|kept|(?:is|are|'s) (?:still|again)) (?:crashing|failing|tripping|freezing|dropping (?:out|off)|jamming|leaking|overheating|cutting out|timing out)\b/i,
    ],
    // "... was down the whole morning and still is"
    [
      0.92,
      /\b(?:was|were) (?:down|out|off|offline|broken|blocked|closed)\b[^.?!]{0,60}\bstill (?:is|are)\b/i,
    ],
    [0.85, /\b(?:is|are|'s|'re) (?:now |currently |all )?(?:out of stock|sold out|discontinued)\b/i],
    // "He threatens to cancel the maintenance contract"
    [0.85, /\bthreaten(?:s|ing)? (?:us )?(?:to|with)\b/i],
    [0.85, /\b(?:is|are|'s|'re|off) on (?:sick leave|long-term sick(?: leave)?|strike)\b/i],
    // "The invoice from Harrow is wrong, they've charged us for twelve"
    [
      0.92,
      /^(?:(?:and|but|also|so|sorry|i think|it seems),? )*(?:the|our|your|my|all|both) (?:[\p{L}\d'’-]+ ){1,7}(?:is|are|was|were) (?:still |all |both |completely |simply |now )*(?:wrong|incorrect|mixed up|misprinted|misspelled|misspelt)\b(?! (?:with|about|if|of|to)\b)/iu,
    ],
    // "The piano tuner never turned up", "the plumber left again because the stopcock wouldn't turn"
    [
      0.93,
      /^(?:(?:and|but|also|so|unfortunately|sadly),? )*(?:the|our|your|my|their) (?:[\p{L}'’-]+ ){1,4}(?:(?:never|didn['’]t|did not|hasn['’]t|haven['’]t|has not|still hasn['’]t|failed to) (?:turn(?:ed)? up|show(?:n|ed)? up|appear(?:ed)?)|(?:left|went away|drove off|gave up)(?: again)? (?:because|as|since))\b/iu,
    ],
    // "The scaffolders refuse to work in this wind"
    [
      0.93,
      /^(?:(?:and|but|also|so|now),? )*(?:the|our|your|my|their) (?:[\p{L}'’-]+ ){1,4}(?:refuses?|(?:is|are) refusing|won['’]t agree|(?:is|are) unwilling) to (?!(?:be|give up|die)\b)\p{Ll}/iu,
    ],
    // "Bad news, the motor board is gone"
    [
      0.92,
      /^(?:(?:very |some |really |more )?bad news|sad news|trouble)(?: from \p{L}+(?: \p{L}+)?)?\s*[,:–—-] ?\S.{8,}/iu,
    ],
    // "Two of them arrived with broken screens", "half of the badges were printed with the wrong names"
    [
      0.85,
      /\b(?:arrived|came|delivered|printed|made|sent|packed|supplied|built|shipped|invoiced|label+ed|cut|ordered|booked)(?: back| out| here)? (?:with|in|to|at|on) (?:(?:a|an|the|some|several|two|three) )?(?:broken|damaged|wrong|faulty|defective|missing|incorrect|torn|bent|cracked|scratched|dented)\b|\b(?:arrived|came|delivered|sent) (?:broken|damaged|incomplete|bent|cracked|scratched|dented|faulty|too (?:small|big|short|long))\b/i,
    ],
    // "The worktops came but one's cracked", "the badges are here but two are wrong"
    [
      0.92,
      /\b(?:came|come|arrived|here|delivered|turned up)\b[^.;?!]{0,30},? but (?:one|two|three|some|half|several|\d+|a few|most|both|the \p{L}+)(?: of (?:them|the \p{L}+))?(?: \p{L}+){0,2}(?:['’]s| is| are| was| were| came) (?:cracked|broken|missing|damaged|wrong|torn|bent|scratched|faulty|smashed|dented|chipped|leaking|dead|stained|too (?:small|big|short|long|large))\b/iu,
    ],
    // "The approval is still pending with the finance director"
    [
      0.85,
      /\b(?:is|are|'s|'re|remains?) (?:still |yet |currently |also )?pending\b(?! (?:your|from you|on you|with you))/i,
    ],
    [
      0.85,
      /\b(?:lines?|phones?|batter(?:y|ies)|screens?|routers?|links?|connections?|drives?|pumps?|motors?|engines?|alarms?|scanners?|tills?)\b[^,.;?!]{0,40} (?:is|are|'s|has gone|have gone|went) (?:completely |totally )?dead\b/i,
    ],
    [0.8, /\b(?:stands? still|at a standstill|double[- ]booked|overbooked)\b/i],
    // "The rugby club said no this year and we've nowhere to put the cars"
    [0.93, /\b(?:we|they|i|there)(?:'ve| have|'s| is) (?:got )?nowhere (?:else )?to \w/i],
    [
      0.75,
      /\bthere(?:'s| is| are) no (?:replacement|substitute|spare|alternative|backup|money|room left|way (?:in|to))\b/i,
    ],
    [
      0.75,
      /\b(?:holds?|holding|held|keeps?|keeping|kept) (?:the|our|my|your|all|it|them) ?[^.?!]{0,40}\bback\b/i,
    ],
    [
      0.9,
      /\b(?:is|are|am|'re|'s|'m|been|still|remains?|got|get|gets|currently|completely|totally|again)\s+(?:\w+ly\s+)?(?:still |now |all |currently |again )?(?:blocked(?! (?:off|out|for)\b)|stuck|on hold|held up|stalled|stranded|paralysed|paralyzed|gridlocked)\b/i,
    ],
    [
      0.75,
      /^[^:.?!]{3,60}: (?:still )?(?:outstanding|missing|overdue|not (?:yet )?(?:received|available|here|there|ready|in))\b/i,
    ],
    [
      0.85,
      /\b(?:we|i) (?:remain|are still|am still) without\b|\b(?:until|unless|before) [^.?!,]{2,60},? (?:i|we|they|nobody) (?:can(?:not|'t| not)|(?:am|are) (?:not able|unable)) /i,
    ],
    [0.85, /^(?:\w+:? ){0,3}(?:blocked|stuck|held up)(?: (?:by|on|at|in|with|because|since)\b|:)/i],
    [
      0.85,
      /\b(?:waiting|wait|waits) (?:for|on)\b(?! (?:(?:the )?(?:spring|summer|autumn|winter|new year|next)\b|you|your|me|it to load|a moment))/i,
    ],
    [0.8, /\bawaiting\b(?! your)/i],
    [
      0.85,
      /\b(?:we|i|they|nobody|no one|customers|users|production|team|it|he|she|the \w+(?: \w+)?|\p{Lu}\p{L}+)(?:'s|'re)? (?:still |simply |just |really )?(?:can(?:not|'t| not)|can no longer|(?:is|are|am|was|were) (?:unable|not able|not allowed) to|couldn't|could not) (?!wait|believe|thank|stop (?:laugh|smil|think|talk)|help but|stress|say|imagine|agree|complain|be happier|be more|emphasi|remember|promise|guarantee|make it|come|attend|see (?:why|any|a problem)|think|recall|blame|find fault|fault)/iu,
    ],
    [
      0.85,
      /\bno (?:answer|reply|response|feedback|news|reaction|confirmation|decision|sign|word|delivery date|date|access|power|water|heating|internet|budget|quotes?|prices?|samples?|permit|approval|permission|slot|staff|replacement|material|stock|parts?|data|credentials|keys?)(?:s)?(?: \w+)? (?:yet|from|for|so far|since|to date|until|available|left|has|have|in sight)\b/i,
    ],
    [
      0.85,
      /\b(?:still|yet) (?:no|not|nothing|hasn't|haven't|has not|have not|isn't|aren't|don't|doesn't|didn't|without|missing|waiting|open|unclear|unsigned|unpaid|unanswered)\b(?! (?:sure (?:if|whether) (?:i|we)|bad|too))/i,
    ],
    [
      0.85,
      /\b(?:has|have|had|did|does|do|was|were|is|are)(?: still| yet)?(?:n't| not) (?:yet |even |been |be |still )*(?:confirm|approv|answer|repl|respond|react|deliver|arriv|receiv|sign|return|sent|send|pa(?:y|id)|releas|got|gotten|come|came|provid|grant|turn|show|finish|work|start|deploy|ship|issu|clear|agree|decid|budget|available|accessible|complete|ready|in stock|working|responding|loading|possible|support(?:ed|s|\b)|green|allowed|enough)\w*/i,
    ],
    [
      0.8,
      /\b(?:hasn't|haven't|didn't|doesn't|don't|isn't|aren't|won't|wasn't)(?: yet| even| been| really)* (?:confirm|approv|answer|repl|respond|react|deliver|arriv|receiv|signed|sign|return|sent|paid|pay|releas|got|come|came|provid|grant|turn|show|finish|start|shipp?|issu|clear|agree|available|complete|ready|in stock|work|load|print|open|connect|fit|match|boot|have (?:the|a|any|access|enough|it|them))\w*/i,
    ],
    [
      0.8,
      /\b(?:is|are|was|were|'s|'re|still|currently|been|again) (?:still |currently |again |now |completely |badly )?(?:down|broken|offline|out of (?:stock|order|service)|missing|unavailable|unreachable|inaccessible|defective|defect|faulty|delayed|overdue|late|understaffed|short of|understocked|frozen|jammed|flooded|leaking|damaged|lost|rejected|refused|suspended|locked|closed by|failing|crashing)\b(?! (?:to|from (?:you|your)))/i,
    ],
    [
      0.75,
      /\b(?:out of stock|sold out|out of order|on strike|back[- ]?ordered|no capacity|over budget|over capacity|short[- ]?staffed)\b/i,
    ],
    [
      0.8,
      /\bwithout (?:it|them|this|that|these|the|a|an|his|her|their|its|your|our|those|\p{Lu}\p{L}+)\b[^.?!]{0,60}\b(?:no|not|can't|cannot|can not|won't|nothing|impossible|unable|never)\b/iu,
    ],
    [
      0.8,
      /\b(?:no|not|can't|cannot|won't|nothing|impossible)\b[^.?!]{0,50}\b(?:without|until|unless|before)\b (?:it|them|this|that|these|the|a|an|his|her|their|our|we|they|he|she|\p{Lu}\p{L}+)\b/iu,
    ],
    [
      0.75,
      /\b(?:depends?|depending|hinges?|hangs?) (?:entirely |only )?(?:on|upon)\b(?! (?:the|an?|its|his|her|our) (?:wall|hook|peg|door|gate|line|nail|rack|fence|tree|board))/i,
    ],
    [
      0.75,
      /(?<!(?:that|which|who) )\b(?:fail(?:s|ed)|crash(?:es|ed)|broke down|went down|times? out|timed out|got rejected|was rejected|were rejected|was refused|fell through|called in sick|is off sick|is sick|got lost|ran out|run(?:s|ning)? out of|went bankrupt|pulled out|dropped out|backed out|(?:has|have|had|pipes?|mains?|tyres?|tires?|hoses?|tank|boiler) (?:just |has |have |had )?burst|burst (?:pipes?|mains?|tyres?|tires?|hoses?)|collapsed|bounced)\b(?![^.]*\b(?:but|now) (?:fixed|works|resolved|repaired)\b)/i,
    ],
    [
      0.75,
      /\b(?:refus(?:es|ed|ing)|den(?:y|ies|ied)|reject(?:s|ed)?|turned down (?:our|my|us)|block(?:s|ed|ing)|prevent(?:s|ed|ing)?|stops? us|stopp(?:ed|ing) us|holds? (?:us |everything |it )?up|held (?:us |everything |it )up|keeps? us from)\b(?! (?:the date|that day|out|off time|some time|your calendar|time))/i,
    ],
    [
      0.7,
      /\b(?:problem|issue|trouble|difficult(?:y|ies)|bottleneck|show ?stopper|blocker|obstacle|outage|bug)s?\b(?= (?:with|in|on|is|are|at|:|that|we|remains?|because))/i,
    ],
    [
      0.7,
      /\b(?:we|i) (?:have|had|got|face|see|ran into|run into|found|hit) (?:a |an |the |some |big |serious |several |two |three |\d+ )*(?:problem|issue|trouble|bug|bugs|blocker|outage|difficult)/i,
    ],
    [
      0.7,
      /\b(?:missed|lost|cancelled on us|slipped|behind schedule|running late|running behind|won't make|will not make|not going to make|can't make|too late for|will be late|comes? too late|only be delivered|at risk|in danger|jeopardi[sz]e)\b(?! (?:you|your call|the train|each other|him|her|working))/i,
    ],
    [
      0.7,
      /\bnobody (?:answers?|answered|replies|replied|reacts?|knows(?! (?:how|why|where|what|when) (?:he|she|it|they) \p{L}+(?:ed|ade|ot|ent|ame|id)\b)|picks up|has (?:answered|replied|access)|is (?:there|available))\b/iu,
    ],
    [0.7, /\b(?:lack(?:s|ing)?|need(?:s)? .{3,60} before (?:we|i|they)) /i],
    [
      0.65,
      /\b(?:nothing (?:came|has come|arrived|happened|moves|moved)|never (?:came|arrived|answered|replied)|found \d+ (?:bugs|defects|errors|faults)|not green|only .{0,40} (?:in|on|from) (?:week|january|february|march|april|may|june|july|august|september|october|november|december))\b/i,
    ],
    [0.65, /\b(?:can only|only (?:then )?can)\b[^.?!]{3,80}\b(?:when|once|after|if|from)\b/i],
  ],
  ([, shape]) => shape,
);

/** From this certainty on the words say it whatever the sentence opens with. */
const PLAINLY_SAID = 0.92;

const FINISHED =
  /\b(?:no longer|not any ?more|(?:isn't|aren't|not) (?:blocked|stuck|down|delayed|missing)|(?<!\b(?:do|does|wo)n['’]t \p{L}[^.?!,;]{0,40}\b)anymore|has been (?:resolved|fixed|solved|lifted|repaired|cleared|restored)|have been (?:resolved|fixed|solved|lifted|repaired)|is (?:resolved|fixed|solved|back|running again|working again|up again|unblocked)|are (?:resolved|fixed|back|unblocked)|was (?:resolved|fixed|solved|repaired|down|broken)\b.*\b(?:again|now|since|back)|got (?:fixed|unblocked)|we(?:'ve| have) (?:fixed|resolved|solved)|(?:works?|runs?|running|working|(?<!\b(?:pack|play|act|seiz|clog|block|jam|flar|mess)(?:e[ds]?|s|ing)? )up|back) again|solved|unblocked|no problem|not a problem|no issue|no blockers?|nothing (?:is )?blocked|no risk|no delays?|good news|without (?:any )?(?:problems?|issues?|interruption|delay|incident)|all clear|used to|last year|back then|false alarm|don't worry|no reason to)\b/iu;
const NOT_IN_THE_WAY =
  /^(?:I|we)(?:['’]ve| have)(?: already| also| just)? (?:asked|called|rung|phoned|written|e-?mailed|chased|reminded|told)(?: (?:for|about|to|after))?(?: (?:it|them|him|her|this|that))?[.! ]*$|\bthe old ones? (?:was|were|had|is|are)\b|\b(?:(?:is|are|was|were)(?: all)? (?:ok|okay|fine|happy|cool) with (?:it|that|this)|can't wait|cannot wait|not (?:really )?the (?:right |best )?(?:moment|time|place) (?:to|for)|no hurry|no rush|no need|not urgent|don't (?:forget|hesitate|need|worry|have to)|waiting (?:room|list)|can't happen again|(?:missing|lacking|outstanding|need|waiting for|waiting on) your (?!(?:\p{L}+ )?(?:colleague|department|team|competitor)s?)|(?:missing|outstanding|due|lacking|open) (?:from|on) (?:you|your (?:side|end|part))|out of office|away (?:from|until)|on (?:holiday|vacation|leave)(?! [^.?!]{0,40}\b(?:his|her|their) (?:phone|mobile|mail)\b)|i'm late|wait(?:ing)? (?:for (?:you|me) (?:at|in|outside)|to (?:see|meet|hear))|no (?:changes?|complaints?|action)|(?:nobody|no one|nothing|none of \p{L}+) (?:was|were|is|has been|got|went|came) (?:late|missing|broken|damaged|lost|hurt|delayed|wrong|astray)|nobody (?:looks|cares|minds|uses|misses|will (?:notice|miss))|(?<!\. )nothing (?:more |else |left |for (?:you|us) )?(?:to do|to be done|needed|to worry)(?! about)|no answer needed|unlikely|not sure whether|your password|if you (?:can't|cannot|are unable|don't|do not|haven't|have not)|you (?:can't|cannot|haven't|have not|are not able)|lost (?:and found|property|weight)|(?:has|have)(?: just| now| kindly| also)* (?:offered|lent|given|donated|found) (?:us|me) (?:an?|the|his|her|their|two|some)|down (?:with(?! [^.?!]{2,40}\b(?:can['’]t|cannot|won['’]t|until)\b)|from|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|on (?:the (?:weekend|\d))|for (?:the|a|christmas|easter))|missed you)\b/iu;
const CONDITIONAL =
  /^(?:if|unless|in case|should|when|once|whenever)\b|\b(?:if|unless|in case)\b (?:the|we|it|they|he|she|you|this|that|there|nobody|anything|something|a|an|i)\b/i;

/** "Inspections failed: 0" */
const COUNTS_NONE = /^[^:.?!]{3,40}: ?(?:0|none|nil|zero)[.!]*$/i;

/** The words say that nothing is in the way, or not any more. */
export function isOutOfTheWay(said: string): boolean {
  const text = said.replace(APOLOGY, "");
  const now = text
    .replace(/\b(?:was|were) (?=[^.?!]{1,80}\bstill (?:is|are)\b)/gi, "is ")
    .replace(/,? (?:and|but) last year\b[^,;.]*/i, "")
    // "Scaffolding can't go up, the bats are back": why.
    .replace(/(?<=\b(?:can['’]t|cannot|won['’]t)\b[^,;]{3,60}),(?! (?:but|and|so|now)\b).*$/i, "")
    .replace(/\b(?:until|till|before|once|when|if|as long as)\b[^,;.]*/gi, " ");
  return FINISHED.test(now) || NOT_IN_THE_WAY.test(text) || PREVENTED.test(text) || IS_ALL_YOURS.test(text);
}

/** "I have no idea what to write, so that's all yours": whoever is asked is not held up. */
const IS_ALL_YOURS = /[,;–—-]? (?:so |and )?(?:that|it|this)(?:['’]s| is) (?:all |now )*yours\b/i;
/** "We count twice so that nobody is missed": what something is done for. */
const WHAT_FOR = /\bso that (?:it|they|this|nothing|nobody|we)\b.*$/i;
/** "It is deleted so it can't slip through" */
const PREVENTED =
  /(?= so (?:it|they|nothing|nobody) )(?<=\b(?:is|are|been|was|were|have|has) (?:now |all |already )?\p{L}{2,}(?:ed|en|t|wn)\b[^.;]{0,40}) so (?:it|they|nothing|nobody) (?:can't|cannot|can not|won't|doesn't|don't)\b.*$/iu;
/** "Comments must be in by Thursday, after that it closes and I can't open it": what comes of being late. */
const ONCE_OVER =
  /[,;–—-] ?(?:and |because |as )?(?:after that|afterwards|from then on|after (?:that|this) (?:date|day)|later than that)\b.*$/isu;

/** "Sorry for the late reply, the till is still down" */
const APOLOGY =
  /\bsorry (?:for|about) (?:the|my|this|our) (?:late|delay(?:ed)?|slow)(?: (?:reply|answer|response|notice|mail|in (?:replying|answering)))?[,.;:–— -]*/i;

/** "Is waiting for the order", in the notes about somebody */
const IS_ABOUT_WHOM = /^(?:is|was|has|can't|cannot|waits|waiting|stuck|blocked)\b/i;

/** Whom the line's label, or the title above it, names. */
const whoseNote = ({ statement: { label }, people }: Scene): string =>
  label !== undefined && people.isCalled(label.split(" ")[0] ?? "") ? label : "";

const ASKS_FIRST =
  /^(?:\p{Lu}\p{L}+[,:]? )?(?:please|(?:can|could|would|will) (?:you|one of you|somebody|someone))\b/u;
const KEEPS_FROM = /\b(?:without|can['’]?t|cannot|won['’]t let|stuck|blocked)\b/i;
/** Below this certainty what stands behind a request is its reason. */
const PLAIN = 0.85;

/** "What I need is a price by Friday": asked. */
const WHAT_I_NEED =
  /^(?:and |so |but |now )?(?:what|all|the only thing) (?:I|we)(?:['’]d)? (?:still |also |really |just |now )*need\b[^,;:]{0,20} is\b/i;
/** "Whoever can't come should tell me": whom it is asked of. */
const ASKS_THOSE =
  /^(?:whoever|(?:any|every)(?:one|body) who|those who|all who)\b.*\b(?:should|please|must|needs? to)\b/i;

/** "We agreed to move it because they can't do the 5th": why, of what was decided about it. */
const WHY_DECIDED =
  /^(?<decided>.*\b(?:agreed|decided)(?: that)? (?:we|to)\b.*?) (?:because|since|as) (?:the|our|they|he|she|it|we|nobody|\p{Lu})/iu;

/** What stands in the way according to the sentence; null when nothing does, not any more, or only perhaps. */
export function obstacleIn(scene: Scene): Act | null {
  const { statement } = scene;
  const whole = scene.plain.replace(APOLOGY, "");
  const text = withoutPrelude(whole);
  if (statement.heading === "resolved" || /\?\s*$/.test(text) || ASKS_THOSE.test(text)) return null;
  if (scene.reader !== null && WHAT_I_NEED.test(scene.plain)) return null;
  const shape =
    toldTrouble(text, statement.sentAt) ??
    OBSTACLES.find(text) ??
    toldTrouble(whole, statement.sentAt) ??
    OBSTACLES.find(whole);
  if (
    scene.clauses[0]?.imperative &&
    !isHeadline(text) &&
    (shape?.[0] ?? 0) < PLAINLY_SAID &&
    statement.heading !== "blockers" &&
    !/[,;] (?:because|since|as) /i.test(text)
  )
    return null;
  const listed = statement.heading === "blockers";
  if (!shape && !listed) return null;
  const decided = WHY_DECIDED.exec(text)?.groups?.decided;
  if (decided && !listed && !OBSTACLES.find(decided) && !toldTrouble(decided, statement.sentAt)) return null;
  if (isOutOfTheWay(text) || COUNTS_NONE.test(text)) return null;
  // "We may not drive it" is forbidden, not perhaps.
  if (
    !listed &&
    isHedged(text.replace(/\bmay not\b/i, "cannot").replace(/, which (?:may|might|could)\b.*$/i, "")) &&
    !/\b(?:stuck|blocked|waiting|hasn't|haven't|not yet|still)\b/i.test(text)
  )
    return null;
  const plainly = text.replace(WHAT_FOR, "").replace(ONCE_OVER, "");
  if (plainly !== text && !listed && !shape?.[1].test(plainly)) return null;
  const condition = CONDITIONAL.exec(text);
  if (condition && !listed) {
    // "Without it there is no launch" is true today; "if the customer complains, we can't" is not.
    const outside = text.replace(
      /(?:^|[,;]\s*|\b)(?:if|unless|in case|when|once|whenever)\b[^,;.]*(?:[,;]|$).*/i,
      "",
    );
    if (!OBSTACLES.find(outside, ([certainty]) => certainty >= 0.75)) return null;
  }
  // Somebody is asked about it: the request is the line.
  if (listed && /^(?:none|nothing|no (?:blockers?|risks?|issues?|problems?)|n\/a|-)\b/i.test(text))
    return null;
  if (
    /^(?:please|can you|could you|let (?:me|us) know)\b|^(?:(?:also|and|so|ok),? )*(?:can|could|may) (?:i|we) (?:also |please )?(?:have|get)\b|^no decision yet\W*$|^(?:and )?(?:otherwise|or else)\b|^(?:status|state|result|resolution|outcome)\s*:\s*(?:rejected|refused|denied|declined|lost|cancell?ed)\W*$|^(?:still|left|remains|remaining|only) (?:to do|to be done|open|missing)\s*:/i.test(
      text,
    )
  )
    return null;
  // "Ilka would you send me the list, I've two here and they don't match": why it is asked.
  if (!listed && (shape?.[0] ?? 0) < PLAIN && ASKS_FIRST.test(text) && !KEEPS_FROM.test(text)) return null;
  const who = IS_ABOUT_WHOM.test(text) ? whoseNote(scene) : "";
  const line = shorten(
    sentenceCase(
      (who ? `${who} ${lowerFirst(statement.text)}` : statement.text)
        .replace(/^(?:(?:very |some |really |more )?bad news|sad news)\s*[,:–—-]+\s*/i, "")
        .replace(/^sorry,? (?:but )?(?=(?:we|i|the|our|it|there|they|your)\b)/i, "")
        .replace(/^(?:oh,? )?(?:and|but|so) (?=(?:he|she|they|the|our|there|we|I|it)\b)/i, "")
        .replace(/^(?:so|but|and|also|by the way|unfortunately|sadly|fyi|ugh|right|ok|oh),?[ :.]+/i, "")
        .replace(
          /^(?:one|another|first|second|the only|an?)? ?(?:open |remaining |big |other )?(?:point|topic|thing|concern|worry)s?\s*:\s*/i,
          "",
        )
        .replace(/^(?:blocked|blocker|risk|problem|issue)s?\s*:\s*/i, ""),
    ),
    200,
  );
  return {
    kind: "obstacle",
    statement,
    line,
    owner: null,
    when: null,
    certainty: listed ? Math.max(0.8, shape?.[0] ?? 0) : (shape?.[0] ?? 0),
    support: [],
  };
}
