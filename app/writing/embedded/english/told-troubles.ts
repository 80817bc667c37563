import { LikelyShapes } from "../likely-shapes";
import { isLongAgo } from "../long-ago";

const TIME =
  "(?: (?:again|overnight|yesterday|today|tonight|just now|for good|last (?:night|week)|this (?:morning|afternoon|week)|(?:on|at|in|during) (?:us|me|the (?:night|morning|weekend|week|small hours|middle)|noon|midnight|\\p{L}+day)|half(?:way)? [^.?!,;]{3,30}|\\p{L}+day (?:night|morning|evening)))*";
const OPENS = "^(?:(?:and|but|also|so|now|plus),? )?";
const THING =
  "(?:the |our |my |your |both |all |half (?:of )?(?:the |our )?|(?:two|three|most|some) of (?:the |our )|this |that )(?:[\\p{L}\\d'’-]+ ){0,3}?[\\p{L}\\d'’-]+(?: (?:in|on|of|for|at|from|by) (?:the |our |my )?(?:[\\p{L}\\d'’-]+ ){0,2}?[\\p{L}\\d'’-]+)?";
const ENDS = "(?=[.!]*$|[,;:] | (?:and|so|but|because|since|[–—-]) )";
/** People and animals rest, leave and die; things break. */
const LIVING =
  "(?![^.?!,;]{0,40}\\b(?:band|choir|team|crew|class|club|group|family|couple|boys?|girls?|m[ae]n|wom[ae]n|lady|ladies|people|staff|guests?|kids?|children|neighbou?rs?|committee|board|council|company|firm|stalls?|market|fair|circus|mother|father|mum|dad|aunt|uncle|cousin|brother|sister|son|daughter|husband|wife|widow|friend|colleague|boss|chair(?:man|woman)?|president|director|manager|owner|tenant|founder|author|king|queen|dog|cat|horse|cow|pony|bird|hens?|sheep|builders?|painters?|roofers?|plumbers?|teachers?|drivers?|caretaker|gardeners?|wind|rain|storm|snow|weather|pain|fever|rumou?rs?|talks?)\\b)";

/**
 * What went wrong, told as an event or as something that is not there, without a word for it: how a thing broke, what came instead
 * of what was ordered, who stays silent, what there is none of. Each with how sure it is.
 */
const TOLD = new LikelyShapes<readonly [certainty: number, shape: RegExp]>(
  [
    // "The boiler in the laundry died overnight", "the kiln gave up on Sunday"
    [
      0.93,
      new RegExp(
        `${OPENS}${LIVING}${THING} (?:(?:has |have |had )?(?:just |now |finally |well and truly )*(?:gave up|given up|packed (?:up|in)|conked out|gave out|given out|cut out|died|seized up|burn(?:t|ed) out|blew up|blown up|snapped|broke (?:down|off|in two)|broken (?:down|off|in two)|c(?:a|o)me off its (?:hinges|rails?)|caved in|fell (?:over|off|apart|to bits)|fallen (?:over|off|apart|to bits)))${TIME}${ENDS}`,
        "iu",
      ),
    ],
    // "The clutch on the van has gone", "the lift's motor went last night"
    [
      0.92,
      new RegExp(
        `${OPENS}(?:the |our |my )[^.?!,;]{0,40}\\b(?:clutch|motor|engine|pump|fuse|bulb|belt|seal|gasket|battery|compressor|element|thermostat|bearing|hinge|spring|switch|brakes?|gearbox|exhaust|tyre|screen|hard disk|drive|roof|ceiling|heating|power|electricity|internet|wi-?fi|hot water|aircon)s? (?:has|have|['’]s|['’]ve|just|went|is|are) (?:just |now |completely )?(?:gone|went)?${TIME}${ENDS}`,
        "iu",
      ),
    ],
    // "Our passes ran out in May", "the warranty lapsed on Sunday"
    [
      0.92,
      /\b(?:[Oo]ur|[Mm]y|\p{Lu}[\p{L}-]+['’]s) (?:[\p{L}'’-]+ ){0,3}?(?:pass(?:es)?|permits?|licen[cs]es?|visas?|insurance|cover|certificates?|certification|warranty|guarantee|subscriptions?|registration|approval|inspection|contract|lease|policy|cards?|domain|passports?)(?: (?:for|of|on) (?:the |our )?[\p{L}'’-]+)? (?:has |have )?(?:now |just )?(?:ran out|run out|expired|lapsed)\b/u,
    ],
    // "We wanted 3 mm and got 5", "ordered white, got cream"
    [
      0.92,
      /(?:^|\b(?:we|i|they|he|she|the client|the customer)(?:['’]d| had)? )(?:wanted|ordered|asked for|paid for|needed|booked)(?! (?:to|it|that|this)\b) [^,.;?!]{1,40}?(?:,(?: and| but)?| and| but) (?:(?:we|i|they|what) )?(?:got|received|were sent|have got|was sent|came was|came were)(?: only| just)? (?:(?!an?\b|one\b|it\b|them\b|that\b|more\b|all\b|lucky\b|free\b|talking\b|both\b|every|extra\b|better\b|the confirmation)[\p{L}\d.,-]+(?: (?!for\b)[\p{L}\d-]+)?(?: instead)?[.!]*$|(?:the (?:wrong|old|small(?:er)?|large|big|plain|last|other)|an? (?:wrong|smaller|different)) |[^.?!,;]{2,40} instead\b)/iu,
    ],
    // "The uniforms came in the wrong size", "the crate came without the hinges"
    [
      0.92,
      new RegExp(
        `${OPENS}(?!(?:your|my) (?:mail|letter|question)\\b)${LIVING}${THING} (?:has |have )?(?:just )?(?:all )?(?:came|come|arrived|turned up|(?:was|were|got) (?:delivered|sent|shipped|printed|made|cut))(?: back)? (?:in|with|at|to|on) (?:the |a )?(?:wrong|different|incorrect|faulty|missing)\\b|${OPENS}(?:the |our |my |this |that |both |all |half |your )[^.?!,;]{2,50} (?:came|arrived|(?:was|were|has been|have been) (?:delivered|sent|shipped)) without (?:the |its |their |his |her |any |half (?:of )?the |half its )[\\p{L}-]+`,
        "iu",
      ),
    ],
    // "Half the plates arrived chipped"
    [
      0.92,
      /^(?:(?:and|but|also|so|now),? )?(?:the|our|my|both|all|half|(?:one|two|three|most|some) of)\b[^.?!,;]{2,50} (?:arrived|came|turned up|(?:was|were) delivered)(?: (?:all|badly|completely|half|back))* (?:(?:crack|chipp|dent|scratch|smash|shatter|crush|soak|melt|warp|stain|ripp|squash|puncture)ed|torn|bent|broken|mouldy|rotten|wilted|dead|defrosted|incomplete|wet through|in pieces|in bits)\b/iu,
    ],
    // "Two of them are wet through"
    [
      0.9,
      /^(?:(?:and|but|also|so|now),? )?(?:(?:more than )?half|one|two|three|four|five|six|most|some|several|all|both) of (?:them|the [^.?!,;]{2,40}|our [^.?!,;]{2,40}) (?:is|are|was|were|has|have) (?:all |badly |completely |already )*(?:(?:crack|chipp|dent|scratch|smash|shatter|crush|soak|melt|warp|stain|ripp|squash|puncture)ed|torn|bent|broken|mouldy|rotten|wilted|dead|wet(?: through)?|flat|blunt|faulty|missing|in pieces|in bits)\b/iu,
    ],
    // "Ola's on crutches, so as of now we have no lifeguard"
    [
      0.92,
      /(?:[,;:–—-]|\band) so (?:(?:as of|as from|from) (?:now|today|tomorrow|\p{L}+day),? |now |currently |at the moment |for now )?(?:(?:we|i)(?:['’]ve(?: got)?| have(?: got)?|['’]re left with|['’]ll have| will have)|there(?:['’]s| is| are|['’]ll be| will be)) (?:no(?!t)(?: one|body)? |nothing to )(?!(?:objections?|problems?|reason|plans?|idea|choice|questions?|complaints?|need|rush|hurry|worries|doubt|excuse|change|point|more|further|longer|comments?|school|meeting|call|stress|panic)\b)(?![^.?!]*\b(?:until|unless)\b)\p{L}/iu,
    ],
    // "They simply don't reply, I asked three times"
    [
      0.92,
      /\b(?:(?:do|does)n['’]t|(?:do|does|will) not|won['’]t|never|refuses? to) (?:even |simply |just |ever )?(?:reply|replies|answers?|responds?|reacts?|(?:call|ring|write|get)s? back)\b[^.?!]{0,40}[,;:–—-] ?(?:and |though |although |even though )?(?:(?:I|we)(?:['’]ve| have)? )?(?:now |already )?(?:\p{L}+ )?(?:\p{L}{3,} )?(?:twice|(?:two|three|four|five|six|seven|several|many|countless|\d+) times|(?:two|three|four|five|six|several|\d+) \p{L}+s now)\b/iu,
    ],
    [
      0.9,
      /\b(?:they|(?:the|our|their) \p{L}+(?: \p{L}+)?) (?:simply|just|still) (?:(?:do|does)n['’]t|(?:do|does) not|won['’]t|will not) (?:reply|answer|respond|react|(?:call|ring|write|get) (?:me |us )?back|pick up|come to the phone)\b/iu,
    ],
    // "The bank hasn't said yes"
    [
      0.92,
      /^(?!(?:i|we|you)\b)(?:(?:and|but|so|also|sadly|unfortunately),? )?(?:they|he|she|(?:the|our|my|their|both|\p{Lu})[^.?!,;]{1,50}?)(?: still)? (?:has(?:n['’]t| not)|have(?:n['’]t| not)) (?:yet |even |really )?(?:said (?:yes|a word|anything|either way|whether|when|if|ok)\b|given (?:us |me )?(?:the|their|its|his|her|an?) (?:ok|okay|go-ahead|final word|answer|consent|blessing|green light|permission|yes)\b|made up (?:its|their|his|her) minds?)/iu,
    ],
    // "The projector only shows green"
    [
      0.9,
      /^(?:(?:and|but|also|so|now),? )?(?:the|our|my|both) (?:[\p{L}\d'’-]+ ){0,3}?[\p{L}\d'’-]+ (?:now )?only (?:shows?|displays?|prints?|heats?|charges?|scans?|plays?|spins?) (?!on\b|at\b|when\b|if\b|after\b|local\b)[\p{L}\d]/iu,
    ],
    // "The flat roof lets water in again", "the tent has a tear a metre long"
    [
      0.92,
      /\b(?:lets?|letting) (?:in (?:the )?(?:water|rain|damp)|(?:the )?(?:water|rain|damp) in)\b|^(?:(?:and|but|also|so|now),? )?(?:the|our|my|one of the|both) [^.?!,;]{2,40}? (?:has|have|['’]s got|has got|have got) (?:an? (?:big |huge |small |long |nasty )?|several |two |three )(?:tears?|leaks?|punctures?|rips?|flat tyres?|(?:cracks?|holes?|dents?|splits?|gashes) (?:in|along|across|down|the size))\b/iu,
    ],
    // "No uniforms, no show", "no permit means no stall"
    [
      0.92,
      /^(?:and |so )?no (?:\p{L}+ ){0,2}\p{L}+(?: means|,| [–—-]|:| =) ?no (?!(?:pain|gain|glory|fun|problem|worries)\b)(?:\p{L}+ ?){1,4}[.!]*$/iu,
    ],
  ],
  ([, shape]) => shape,
);

const WANTED_GOT =
  /\b(?:wanted|needed|hoped for) (?:about |around |at least )?(\d[\d.,]*)(?: ?(mm|cm|m|km|kg|g|l|ml|inch(?:es)?|watts?|volts?|amps?|degrees|°\p{L}?|tonnes?))?\b[^.?!]{0,40}?\bgot (?:only |just |about )?(\d[\d.,]*)/iu;
/** "We wanted 50 members and got 70": more than that, where it is no measure. */
function exceedsWish(text: string): boolean {
  const [, wanted = "", measure, got = ""] = WANTED_GOT.exec(text) ?? [];
  return wanted !== "" && measure === undefined && Number.parseFloat(got) >= Number.parseFloat(wanted);
}

/** "... but Jan had it going again by nine" */
const MENDED =
  /\b(?:had|got|has|have) (?:it|them|her|that|everything) (?:going|running|up|back|fixed|repaired|replaced|sorted|mended|working)\b|\b(?:already |since )(?:fixed|repaired|replaced|sorted|mended|swapped)\b|\bso (?:I|we)(?:['’]ve| have)? [^.?!,;]{3,40} new ones?\b|\b(?:years ago|in those days|last (?:year|summer|winter))\b/i;

/** How a sentence tells of trouble by what happened, or by what there is none of; undefined where it does not, or where it is mended or long ago. */
export function toldTrouble(
  text: string,
  sentAt: string,
): readonly [certainty: number, shape: RegExp] | undefined {
  const told = TOLD.find(text);
  return told && !MENDED.test(text) && !exceedsWish(text) && !isLongAgo(text, sentAt) ? told : undefined;
}
