import type { Act } from "../act";
import { LikelyShapes } from "../likely-shapes";
import { inlineLabel } from "../readers/headings";
import { sentenceCase, shorten } from "../task-wording";
import { headsWhatFollows } from "./asks-nothing";
import { isAgreedTask } from "./framed-tasks";
import { plainEnglish } from "./plain-english";
import type { Scene } from "./scene";

const WHO =
  "(?:we|i|they|he|she|both|all|everybody|everyone|the \\p{L}+(?: \\p{L}+)?|our \\p{L}+|\\p{Lu}[\\p{L}'-]+(?: (?:and )?\\p{Lu}[\\p{L}'-]+)?|board|management|committee|team|council)";
const ADVERBS =
  "(?:now |also |just |finally |already |jointly |unanimously |therefore |then |have |has |'ve |had |today |all |eventually |both )*";

const DAY =
  "(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?|january|february|march|april|may|june|july|august|september|october|november|december|tomorrow|today|next|now|the \\d|\\d)";
/** Somebody else said no to what we want: that is in the way. */
const REFUSED =
  /\b(?!(?:board|management|committee|council|team|director|boss|client|customer|we|i)\b)[\p{L}']+ (?:has |have )?(?:turned down|rejected|refused|declined|denied) (?:our|my|us|me)\b/iu;
/** Without a subject: "RESOLVED to accept the quotation", "Boxes: decided to do the small one only". */
const DECIDED_TO =
  /^(?:[^:.?!]{2,50}: )?(?:it was |also |unanimously )*(?:(?:decided|resolved) (?:not )?(?:to|that|on|against|for)|agreed (?:not to|that|on|against))\b/i;

const DECISIONS = new LikelyShapes<readonly [certainty: number, shape: RegExp]>(
  [
    // "Everyone felt that fireworks were too much so no", "the oysters, it's a no"
    [
      0.93,
      /(?:[,;–—-] ?|\b(?:so|and|then) )(?:it|that)(?:['’]s| is) a (?:no|yes)\b(?!\?)|^.{12,}[^,] so (?:it['’]s |that['’]s )?(?:a )?(?:no|yes)(?: then)?[.! ]*$/i,
    ],
    // "I won't renew the gardener"
    [
      0.93,
      /^(?:(?:so|and|but|also),? )?(?:I|we)(?:['’]m| am|['’]re| are)? ?(?:won['’]t|will not|shall not|shan['’]t|not) (?:be )?(?:renew|extend|rehir|re-?book|reorder|continu|pursu)(?:e|ing)?(?: with)? (?:the|our|your|his|her|their|this|that|them|him|it)\b/i,
    ],
    // "I shan't stand again as treasurer"
    [
      0.93,
      /^(?:(?:so|and|but|also),? )?(?:I|we) (?:won['’]t|will not|shall not|shan['’]t) (?:be )?(?:stand|do|run|use|buy|order|book|go|work|deal|host|organi[sz]e|enter|play|sponsor|take part|put up)(?:ing)?\b[^.?!]{0,50}\b(?:again|any ?more|any longer|next (?:year|season|time)|ever)\b/i,
    ],
    // "The annual meeting is on the 14th, that's now definite"
    [
      0.93,
      /^.{12,}[,;–—-] ?(?:and )?(?:that|this|it)(?:['’]s| is)(?: now| all| finally)* (?:definite|official|settled|fixed|agreed|decided|certain|confirmed)(?: now)?[.! ]*$/i,
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
    // "Going with the quieter machine, the other one was cheaper"
    [0.93, /^(?:(?:So|And|OK|Ok),? )?[Gg]oing (?:with|for) (?:the|a|an|option|\p{Lu}\p{L}+)\b/u],
    // "Dogs that bark all night go in the back from now on"
    [
      0.93,
      /^(?:please (?:note|be aware)(?: that)?,? )?(?!(?:please|pls|i|you|he|she|let|use|keep|send|can|could|would|will)\b)[^,?:;]{10,90} (?:go(?:es)?|is|are|stays?|gets?|comes?|has|have|will|needs?|must|pays?|starts?|closes?|opens?|runs?|takes?) [^,?:;]{3,60} (?:from now on|until further notice|with immediate effect)[.! ]*$/iu,
    ],
    // "I am very happy to accept it", "the warranty we can live without"
    [
      0.93,
      /\b(?:very |more than |only too )*(?:happy|glad|pleased|delighted) to accept\b|\b(?:I|we) can (?:live|do) without(?= (?:the|that|it|them|those|this)\b|[,;.!]|$)/i,
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
        `^(?:the |our )?[^.?!,:]{3,70} (?:moves?|moved|shifts?|slips?|(?:is|are) (?:now )?moved) (?:back |forward )?(?:from (?:the )?${DAY}[^.?!,]{0,20} )?(?:to|until) (?:the )?${DAY}`,
        "iu",
      ),
    ],
    // "Let's not touch the login page until security have finished"
    [
      0.93,
      /^(?:(?:so|and|ok|then|but),? )*let['’]s not (?:touch|change|start|use|open|move|send|ship|release|announce|book|order|sign|buy|print|publish|hire|promise|switch|upgrade)\b/i,
    ],
    // "The order number is attached, go ahead and order"
    [
      0.93,
      /(?:^|[,;–—-] ?|[.!] )(?:(?:so|yes|please|just|then),? )*go ahead and (?:order|book|buy|sign|start|build|print|place|confirm|commission|fix|replace)\b/i,
    ],
    // "The group meeting of next week is cancelled, I'm in Brussels"
    [
      0.85,
      /^(?:(?:and|but|so|also|sorry|unfortunately),? )?(?:the|our|this|my|tomorrow['’]s|today['’]s|\p{L}+day['’]s) [^.?!,]{2,50} (?:is|are|has been|have been) (?:now |therefore )?(?:cancelled|canceled|called off)(?=[,.;!]|$| (?:as|because|since|due|for)\b)/iu,
    ],
    // "It has the longer warranty, so go with them", "the GV-3 will do us nicely"
    [
      0.93,
      /(?<!\b(?:there['’]s|there is|there are|help yourselves|help yourself)\b.*)(?:^|[,;–—-] ?|^(?:ok(?:ay)?|yes|right)[,.]? )(?:(?:so|then|and|let's|please|just|do) )*go (?:with|for) (?:them|it|that|those|him|her|(?:the|option|version|number|no\.?) ?\S)|\b(?:the|that|it|this|\p{Lu}[\p{L}\d-]+)(?: \p{L}+)?(?:['’]ll| will) do (?:us|me) (?:nicely|fine|very well|perfectly|just fine)\b/iu,
    ],
    // "I'm cutting the second hymn for good"
    [
      0.93,
      /\b(?:i|we)(?:['’]m|['’]re| am| are) (?:now )?(?:(?:cutting|dropping|closing|stopping) (?:the|our|all|that|this) [^.?!,]{2,60} (?:for good|altogether|entirely|completely|from (?:the|now|next)|as of)\b|(?:scrapping|axing|ditching|discontinuing|shelving) (?:the|our|all|that|this) \p{L})/iu,
    ],
    // "Their board put the whole job back to the autumn"
    [
      0.93,
      /\b(?:board|committee|council|management|client|customer|director|trustees|governors) (?:has |have )?(?:put|pushed|moved) (?:the|our|it|this|that|everything)\b[^.?!,]{0,40} (?:back|off|out) (?:to|till|until)\b/i,
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
    // "I will leave the rent as it is for another year"
    [
      0.93,
      /\b(?:I|we)(?:['’]ll| will| shall|['’]re going to|['’]m going to) (?:now |then |just )*(?:leave|keep) (?:it|that|this|them|everything|(?:the|our|your|all) [^,.;?!]{2,40}?) (?:(?:as|the way|where|how) (?:it|they|that) (?:is|are|was|were)|as is|unchanged|the same|the way (?:it|they)\b)/iu,
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
      /\b(?:we|they|he|she|\p{Lu}\p{L}+|the \p{L}+)(?:['’]ve|['’]s| have| has)? (?:now |finally |both |all )?(?:gone (?:for|with)|went (?:for|with)|opted for|plumped for|settled (?:for|on)|chosen|picked) (?:the|a|an|option|version|variant|number|no\.?) ?\S/u,
    ],
    // "The dean gave us his blessing", "the director signed that off", "the board is all for it"
    [
      0.93,
      /\b(?:gave|has given|have given) (?:us|me|it) (?:his|her|their|its|the) (?:blessing|ok|okay|approval|consent|permission|green light|go-ahead)\b|\bsigned (?:that|this|it|them) off\b|\b(?:board|committee|council|management|director|boss|partners|trustees|team|everyone|everybody) (?:is|are) (?:all )?(?:for it|in favour|in favor)(?=[,.;!]|$)/i,
    ],
    // "Chess club is moving to Wednesdays, sorted with the caretaker"
    [
      0.93,
      new RegExp(`^(?:the |our |all )?[^.?!,:]{2,40} (?:is|are) (?:now )?moving (?:to|from) ${DAY}`, "iu"),
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
      /\b(?:we|they|the \p{L}+|\p{Lu}\p{L}+)(?:['’]re| are|['’]s| is|['’]m| am) (?:not|no longer) going (?:ahead|forward) with\b|\bwe(?:['’]re| are) (?:pulling|backing) out(?: of\b|[.,;!]|$)/u,
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
    // "Gill and I talked it over and the party's in the garden"
    [
      0.85,
      /\btalked (?:it|this|that|things) (?:over|through),? and (?!(?:I|we|he|she|they) (?:think|feel|want|need|wonder|hope)\b)(?:the|it|we|they|he|she|there|\p{Lu}\p{L}+)/iu,
    ],
    // "No more linen to them until they have paid"
    [
      0.85,
      /(?:^|[,:;] |\b(?:so|that|and) )no more [\p{L} -]{3,40}? (?:to|for|from|with|in|on|at) [^.?!,]{2,40} (?:until|till|before|unless)\b/iu,
    ],
    // "Fiona said this morning yes, the disco's on"
    [
      0.85,
      /(?:^|[,;] )(?:he|she|they|the \p{L}+|\p{Lu}\p{L}+) (?:has |have )?(?:said|says)(?: (?:this|yesterday|last|on|just|earlier|today)(?: (?:now|morning|afternoon|evening|night|week|\p{Lu}\p{L}+))?)? yes\b/iu,
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
    // "The upgrade is off for Sunday, we do it on the 4th instead"
    [
      0.93,
      /\bwe(?:['’]ll| will)? (?:now )?(?:do|hold|have|run|ship|release|start|move|meet|go|launch|open|pour|deliver) (?:it |that |this |them )?(?:on|at|in|from|next) [^.?!,]{2,30} instead\b/i,
    ],
    // "The fire brigade confirmed: the drill is on Friday"
    [
      0.85,
      /^(?!(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|some|several|a few|most|many) (?:have |of )?)(?:the |our )?[^.?!:,]{3,40} (?:has |have |just |now )*(?:confirmed|decided|ruled|agreed): \S/i,
    ],
    // "The engineer is happy for us to ream them so that's what we're doing"
    [
      0.93,
      /(?:,|;|\b(?:and|so))\s*(?:so )?that(?:['’]s| is) (?:what|how|the (?:one|way)) (?:we|they)(?:['’]re| are|['’]ll| will)?(?: be)? (?:doing|going (?:with|for)|having|getting|using|taking|ordering|do|go with|have|get|use|take)\b/i,
    ],
    // "Please treat that as settled"
    [
      0.93,
      /^(?:please |kindly )?(?:treat|consider|regard|take) (?:that|this|it) (?:as )?(?:settled|decided|agreed)\b/i,
    ],
    // "I don't want us to buy from that grower again"
    [
      0.93,
      /\b(?:I|we) (?:don['’]t|do not|no longer) want (?:us|anybody|anyone|you|them) to \p{Ll}+ [^.?!]{3,60}\b(?:again|any ?more|any longer|in future)\b/iu,
    ],
    // "After a long talk we went with oak"
    [
      0.93,
      /\bafter (?:\p{L}+ ){0,3}(?:talk|talking|discussion|debate|thought|thinking|deliberation|back and forth|to and fro)\b[^.?!]{0,30}?,? (?:we|they|he|she|both) (?:all |both |finally )?(?:went (?:for|with)|settled (?:for|on)|agreed|chose|picked|decided)\b/iu,
    ],
    // "The evening market is off, the council wants it over by six"
    [
      0.93,
      /\b(?:the|our|this) (?:\p{L}+ ){0,3}(?:market|party|night|evening|quiz|meeting|trip|launch|visit|tour|deal|sale|concert|show|match|game|workshop|training|course|lunch|dinner|event|fair|demo|call|session|wedding|move|order|plan|festival|reading|exhibition|recording|shoot|round|swap|practice|rehearsal|class|clinic|collection|delivery|inspection)s? (?:is|are) off(?=[,.;!]|$| (?:on|this|next|tomorrow|tonight|today|because|as|due|until|till)\b)/iu,
    ],
    // "Piper is fine until 6pm", "dogs are allowed in the garden"
    [
      0.78,
      /^(?:(?:the|a|an|your|our) )?\p{L}+(?: \p{L}+)? (?:is|are) (?:fine|ok|okay|allowed|permitted) (?:until|till|from|between|in|on|with|as long as|if|but only)\b(?! (?:me|us|you)\b)/iu,
    ],
    // "From January on the office is closed on Fridays", "going forward, all invoices need two signatures"
    [
      0.85,
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
    // "I'm afraid we have to cancel the workshop"
    [
      0.85,
      /\b(?:we|I)(?:['’]ll| will)? (?:unfortunately |regrettably |therefore |now )?(?:have|had|are forced|were forced)(?: decided)? to (?:cancel|call off|postpone|abandon|scrap|drop|close)\b(?! (?:the|my|your|our) (?:ticket|account|subscription|card|window|door))/i,
    ],
    // "Menu's final: beef, no fish."
    [
      0.85,
      /^(?:the |our )?\p{L}+(?: \p{L}+)?(?:['’]s| is| are) (?:now )?final\b(?! (?:date|day|week|deadline|reminder|call|chance))/iu,
    ],
    // "Then we repair."
    [
      0.85,
      /^(?:(?:ok(?:ay)?|right|fine|good),? )?(?:then|in that case),? we(?:['’]ll| will)? (?!(?:need|have|can|could|should|must|might|may|would|will|are|were|see|hope|wait|know|talk|meet|discuss|look|never|also|still|all|just)\b)\p{Ll}+(?: [^,?!]{0,50})?[.!]*$/iu,
    ],
    // "We're leaving out the interview"
    [
      0.85,
      /\bwe(?:['’]re| are) (?:now |therefore |also )?(?:leaving out|dropping|skipping|cutting|scrapping|cancell?ing|postponing|shelving|closing down|giving up)\b/i,
    ],
    // "Let's give them 5 % off"
    [
      0.8,
      /^(?:(?:and|so|then|ok(?:ay)?|yes|right|fine),? )*let['’]s (?:give|offer|charge|pay|use|keep|leave|make it|stay|raise|cut)\b(?! (?:it a (?:try|go|think)|in touch|him|her)\b)/i,
    ],
    [0.9, DECIDED_TO],
    [
      0.9,
      new RegExp(
        `\\b${WHO} ${ADVERBS}(?:resolves?|decides?|agrees? (?=that|on)) (?:not )?(?:to|that|on|against)\\b`,
        "iu",
      ),
    ],
    [0.85, /^\S.{8,}[([](?:as |all )?(?:agreed|decided|approved)(?! to\b)\b[^)\]?]{0,30}[)\]]\W*$/i],
    [0.9, /^(?:\w+ ){0,2}decision (?:from|by|of) [\p{L} .'-]{2,30}: \S/iu],
    [
      0.8,
      /\bthe (?:\p{L}+ ){1,4}(?:is|are) (?:now |therefore |then )?(?:dropped|scrapped|off(?=[.!]*$| (?:for (?:this|the)|this (?:year|time|week)|then|after all)\b))/iu,
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
      /^(?:the |our )?(?:client|customer|owner|board|management|boss|landlord|council|committee|tenant|\p{Lu}\p{L}+)s? (?:is|are) (?:now |also |both )?(?:fine|happy|ok|okay) with (?:(?:the|our|your|that|option|version|draft) \S|it\b)/u,
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
      /^(?:[^:.?!]{2,30}: )?(?:we(?:'ve| have)? )?(?:went|gone|going) (?:with|for) [^.?!]{2,60}\b(?:in the end|after all|instead)\b/i,
    ],
    [
      0.85,
      new RegExp(
        `^(?:so |also )?no (?:\\p{L}+ ){1,3}(?:on|from|until|before|after|between|any ?more|this|next|over)\\b(?:[^.?!]{0,30}\\b${DAY}| (?:year|week|month|christmas|easter)|\\W*$)`,
        "iu",
      ),
    ],
    [0.85, /^(?:an? )?(?:agreement|deal|compromise|settlement) (?:reached|struck|found|done)\b/i],
    [0.75, /\bwe(?:'ll| will)? (?:stay|remain) (?:closed|open|with|at)\b/i],
    [
      0.85,
      /^(?:we're |i'm |we are |i am )?(?:very |quite )?(?:happy|fine|ok|okay) with (?:(?:option|version|variant|design|draft|model) \S|(?:your|the) (?:quote|offer|proposal|second|first|third|last))/i,
    ],
    [
      0.85,
      /^(?:(?:and|so) )?as (?:discussed|agreed|announced)\b[^:,]{0,40}[:,] no \S+ .*\b(?:from|until|till|before|after)\b/i,
    ],
    [
      0.8,
      /\b(?:client|customer|owner|board|management|boss|landlord)s? (?:has |have )?instructed (?:us|me)\b[^.?!]{0,20} to \S/i,
    ],
    [
      0.85,
      /\b(?:we|i)(?:'ve| have)? (?:now |finally )?(?:dropped|abandoned|buried|given up(?: on)?|gave up(?: on)?) (?:the|our|that) (?:idea|plan|project|thought)\b/i,
    ],
    [
      0.8,
      /\bwe(?:'ll| will)? leave (?:the|that|this|our|all) [^.?!,]{2,40}? (?:where|as|off|alone|unchanged|until|till)\b|^(?:the|our|that|this|all) [^.?!,]{2,40} we(?:'ll| will)? (?:leave (?:out|off|as)|drop|skip|cut|scrap|keep)\b/i,
    ],
    [
      0.75,
      /\b(?:goes|go|moves?|stays?) (?:in|into|on|to|at|with|under|behind|by) [^.?!,]{2,40}?,? (?:and )?not (?:in|into|on|to|at|with|under|behind|by)\b/i,
    ],
    [
      0.8,
      new RegExp(
        `\\b(?:has|have|'s|'ve) (?:just |now |already |again )?put (?:the |our |their )?[^.?!,]{2,40} off (?:again )?(?:until|till|to) ${DAY}`,
        "iu",
      ),
    ],
    [
      0.75,
      /(?:\b(?:and|so)|^|[,;]) ?(?:i|we)(?:'ve| have)? (?:just |now )?said (?:yes|no|ok|okay)(?: to (?:it|that|them|him|her))?(?=[.! ]*$| (?:so|and|then)\b)/i,
    ],
    [0.85, /^(?:[^.?!:]{0,30} )?(?:settled|agreed|decided) (?:with|on|in|at) [^.?!:]{2,40}: \S/i],
    [0.75, /^(?:from now on|going forward|henceforth)\b[, ]+(?:we|nobody|no one|all|every|only|the)\b/i],
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
      0.8,
      /\b(?:becomes?|goes (?:out|live)|takes place|ships?|opens?|starts?|begins?|launches|will be|is now|are now|moves)\b[^.?!]{2,60}(?:\bafter all\b|(?<!\b(?:was|is|are|were|has|have|had|did|does|do|could|can|will|would)),? (?:and )?not (?:on |in |at |from )?(?:the )?[\p{L}\d]+(?: [\p{L}\d]+)?[.!]*$)/iu,
    ],
    [0.8, /\bwe (?:now |therefore |will |'ll )*(?:postpone|shelve|scrap)\b/i],
    [0.8, /\b(?:is|are) (?:out|off|gone|dropped) for good\b/i],
    [
      0.75,
      /^(?!.*\bby \p{Lu}?\p{L}+\W*$)(?:the|our|all|both) [^,.;:?!]{2,60} (?:is|are|has been|have been) (?:now )?(?:raised|lowered|reduced|cut|increased|capped|extended|limited) (?:to|at|by) (?:[€$£] ?)?(?:\d|two|three|four|five|six|half|a )/iu,
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
      0.75,
      /\b(?:we're|we are|i'm|i am) in for\b|\bcount us in\b|\bwe(?:'ll| will) take (?:the|option|offer|variant|version|package|model)\b|\bwe(?:'ll| will)? (?:buy|order|choose|take|use|keep) the \b/i,
    ],
    [
      0.75,
      /\b(?:as of|with effect from|effective|starting|from) (?:today|now|tomorrow|monday|\d|january|february|march|april|may|june|july|august|september|october|november|december|1|next|the)\b[^.?!]{0,30}\b(?:nobody|no one|all|every|only|we|new|staff|prices?|invoices?|orders?|nothing)\b/i,
    ],
    [
      0.8,
      /\b(?:we|i)(?:'re| are|'m| am) not (?:going|doing|taking|moving|buying|ordering|renewing|attending|hiring|building|using|changing|opening|selling|printing|joining)\b[^.?!]{0,60}\b(?:after all|any ?more|this (?:year|time)|next year)\b/i,
    ],
    [
      0.7,
      /\b(?:will|shall) (?:stay|remain) (?:closed|open|as (?:it is|is|they are)|where (?:it|they)|unchanged|the same|at|on|in place)\b/i,
    ],
    [
      0.8,
      /\b(?:motion|proposal|amendment|resolution|vote|budget)\b[^.?!]{0,60}\b(?:passed|carried|tabled|was adopted|was accepted|went through|was defeated|failed)\b/i,
    ],
    [
      0.75,
      /\bwe (?:hereby |gladly |happily )?accept (?:the|your|this|that)\b|\b(?:management|board|director|boss|council|committee|ceo|cfo|owner|client|customer) (?:has |have )?(?:now |finally )?(?:confirmed|ok'd|okayed|agreed to|cleared)\b/i,
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
  ],
  ([, shape]) => shape,
);

/** "They haven't decided", "last spring we had agreed otherwise" */
const NOT_DECIDED =
  /\w+n['’]t (?:yet |been |really |actually )?(?:decided|agreed|approved|settled|chosen)\b|\bhad (?:already |all )?(?:decided|agreed|settled|voted)\b/i;
const OPEN =
  /\bgoing with this\b|\bnot true\b|\bnot (?:really )?the (?:right )?(?:moment|time|place) (?:to|for)\b|\bwhere (?:we|i)(?:'re|'m| are| am) going\b|\b(?:stays?|remains?) (?:as (?:it is|they are|offered|agreed|quoted|before|it was)|unchanged|the same)\b|\b(?:nothing|nobody|no one|not|n't|never|yet to|haven't|hasn't|still) (?:yet |been |be |finally |really |actually )?(?:decided?|agreed|approved|settled|chosen|final|finalised|finalized|signed off)\b|\b(?:to be|needs? to be|must be|has to be|have to be|should be|will be|would be|can be|is being|are being|before it is|once|until) (?:\w+ )?(?:decided|agreed|approved|settled|confirmed|finalised|chosen|signed off)\b|\b(?:will|should|shall|must|to|can|could|would|might|may) (?:decide|agree|approve|choose|vote)\b|\b(?:decide|agree) (?:whether|if)\b|\bdecided yet\b|\bif (?:we|they|you|he|she|it|the|there|nobody|no one|nothing|approved|agreed)\b|\bunless\b|^if not\b|\bwould\b|\bpropos(?:e|es|ed|al)\b(?! (?:was|is|has been) (?:approved|accepted))|\bsuggest|\brecommend|\bmaybe\b|\bperhaps\b|\bmight\b|\bi think\b|\bi'd\b|\bwhat about\b|\bhow about\b|\bshould we\b|\bshall we\b|\bvorschlag\b|\blet's (?:start|begin|see|talk|meet|discuss|go through|wrap|hope|say|be|get|take a (?:look|break)|not forget|move on)\b|\botherwise\b|\bnothing (?:has|was|is|had) (?:been )?(?:decided|agreed|approved|settled|signed off)\b|\bagreed to disagree\b|\bi (?:could have|almost|nearly)\b/i;

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

/** A decision in its own words: what, why, and where it stands. */
function worded(words: string): { line: string; context: string | null; status: string | null } {
  const bare = words.replace(OPENING, "").replace(/[.!]+$/, "");
  const reason =
    REASON.exec(bare)?.[1] ?? (LEAD.test(bare) ? PURPOSE.exec(bare.replace(LEAD, ""))?.[1] : undefined);
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

/** The decision that the sentence tells of; null for proposals, questions, conditions and what is still open. */
export function decisionIn(scene: Scene, subject: string | null): Act | null {
  const { statement } = scene;
  const text = scene.plain.replace(TELLS_THAT, "").replace(CHOSEN, "$1").replace(RATHER_NOT, "");
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
  const listed = statement.heading === "decisions";
  if (listed && !/\s/.test(text.trim())) return null;
  if (listed && /^(?:[\p{L} ]{3,20}:\s*)?(?:none|nothing|no decisions?|n\/a|-+)\W*$/iu.test(text))
    return null;
  const found = DECISIONS.find(text, ([, shape]) => !isAwaited(text, shape));
  if (!found && !listed) return null;
  if (isUndecided(text)) return null;
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
      !/\b(?:suggest|propose|recommend)\b/i.test(text)
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
    .replace(/^(?:so|but|and|also|ok|okay|yes|hi \w+|fyi|great|then|fine|good news)[,:.!]*\s+/i, "");
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
