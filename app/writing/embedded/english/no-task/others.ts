import { type NoTask, opens, PLEADS } from "./shape";

const SAID =
  "(?:said|says|say|shouted|yelled|asked|told|wrote|called|laughed|joked|muttered|cried|whispered|snapped|replied|barked|sang|announced|warned|added)";
/** "Bring it back by Friday," he said to his daughter; the poster says "Book now" */
const IN_QUOTES = new RegExp(
  `["“][^"”]{2,90}[!,.?]?["”],? (?:i|he|she|they|we|\\p{L}+|(?:the|a|an|my|his|her|their|our|one) [\\p{L} ]{2,30}?) ${SAID}\\b|\\b(?:${SAID}|reads?|used to say|saying|goes|went)(?: [^"“]{0,30})?[:,]? ["“][^"”]{2,90}["”]|^["“][^"”]{2,90}["”]?$`,
  "iu",
);
/** "The recipe tells you to soak it", "the sign said to call the office" */
const IN_PRINT = opens(
  "(?:the|a|an|one|his|her|their|that|another) (?:\\p{L}+ )?(?:recipes?|manual|instructions?|label|e-?mail|text|leaflet|packet|tin|box|sign|notice|poster|ad|advert|banner|guide|guidebook|sticker|horoscope|forecast|book|app|song|film|sat ?nav|textbook|website|machine|screen|voice) (?:tells?|told|says?|said|asks?|asked|reads?|wants?|warns?|warned|is about|was about)\\b[^;?]*$",
);
const KIN =
  "(?:mum|mom|dad|mother|father|parents|son|daughter|brother|sister|wife|husband|partner|kids|children|boy|girl|gran|aunt|uncle|nephew|niece|cousin|neighbours?|landlord|landlady|solicitor|doctor|teacher|coach|lodger|flatmate|school|college|boss|manager|employer|ex)";
/** "Jo's landlord wants her to repaint it" */
const WISHED_BY_THEIRS = new RegExp(
  `^(?:(?:and|but|so|apparently),? )?(?:\\p{L}+'s|his|her|their) (?:\\p{L}+ )?${KIN} (?:wants?|wanted|expects?|asked|told|says|said|is|was|likes?|had|makes?|made|lets)\\b[^;?]*$`,
  "iu",
);
/** "Her daughter has to write an essay", "my neighbour has to sell his boat" */
const DUTY_OF_THEIRS = opens(
  "(?:(?:\\p{L}+'s|his|her|their) (?:\\p{L}+ )?(?:son|daughter|sons|daughters|kids|children|boy|girl|nephew|niece|landlord|landlady|ex|lodger|flatmate)|(?:\\p{L}+'s|his|her|their|my|our) neighbours?) (?:has to|have to|must|needs? to)\\b[^;?]*$",
);
/** "The garage next door has to replace its sign", "the pub across the road must move" */
const NEXT_DOOR = opens(
  "(?:the|a|an|some|one|our|my) (?:\\p{L}+ ){1,3}(?:next door|across the (?:road|street|way)|(?:down|up) the (?:road|street|hill)|opposite|round the corner|in the next (?:village|town|street)) (?:also )?(?:has|have|must|needs?|is|are|was|were|had|will)\\b[^;?]*$",
);
/** "The government wants everybody to insulate their lofts by 2030" */
const OF_THE_STATE = opens(
  "(?:the )?(?:government|state|ministry|minister|parliament|eu|law|constitution|pope|king|queen|prime minister) (?:wants?|asks?|says?|said|requires?|expects?|told|tells?|wanted) (?:everybody|everyone|all|people|us all|households|drivers|that|every|each|companies|firms|businesses)\\b[^;?]*$",
);
/** "At her old place Priya had to fill in a form for everything", "back then we had to queue" */
const BACK_THEN =
  /\b(?:at (?:my|his|her|our|their) (?:old|last|previous|former|first) \p{L}+|back then|back in the day|in those days|in the old days|years ago|a long time ago|decades ago|when (?:I|we|he|she|they) (?:was|were) (?:young|little|small|at school|a (?:child|kid|boy|girl|student|lad)))\b/iu;
/** "In Lou's village everyone has to sweep the street" */
const ELSEWHERE = opens(
  "(?:the rules of [^,;?]{3,40} (?:say|require|are)|in (?:\\p{L}+'s|his|her|their) (?:village|town|street|country|family|house|class|school|building|day))\\b[^;?]*$",
);
/** "A customer asked us to paint it pink, which we won't": refused. */
const REFUSED_IT =
  /\b(?:asked|wanted|demanded|told|expected)\b[^;?]*,? (?:which|but|and) (?:I|we)(?: politely| of course| obviously)? (?:won't|will not|didn't|did not|refused|declined|wouldn't|said no)\b[^,;?]{0,30}[.!]*$|\b(?:asked|wanted|demanded)\b[^;?]*, which (?:was|is|made|I thought|we thought|seems|seemed)\b/i;
/** "He asked whether he should bring it, and I said there was no need" */
const SAID_NO_NEED =
  /\b(?:I|we) (?:said|told (?:him|her|them)|answered|replied)(?: that)? (?:there (?:was|is) no need|(?:he|she|they) (?:needn't|didn't (?:need|have) to)|no|it wasn't necessary)\b/i;
/** "The doctor told him to walk more", "the judge told them to pay it back", "the vet told Jo to keep the dog in" */
const TOLD_TO_THEM = opens(
  "(?:the|a|his|her|their) (?:doctor|gp|dentist|physio|nurse|judge|police|policeman|policewoman|referee|teacher|vet|court|priest|vicar|waiter|bouncer|guide|coach|trainer|conductor|instructor|council) (?:has )?(?:told|asked|ordered|advised|made|warned|tells|asks) (?:him|her|them|everybody|everyone|people|the \\p{L}+|\\p{L}+) (?:to )?\\p{L}+\\b[^;?]*$",
);

/** "A good one looks like this: 'Max, please oil gate 2 by Monday'": how one might say it. */
const FOR_EXAMPLE =
  /\b(?:examples?|e\.g\.|for instance|looks? like this|(?:good|bad|better) (?:one|request|task)s?\b[^"“:]{0,30})[^"“?!]{0,40}["“]|["”],? (?:rather than|instead of) ["“]/iu;

/** "Option 2: rent one, 300": to be chosen from. */
const AN_OPTION = /^(?:option|variant|alternative|possibility|choice|version|plan) (?:\d|[a-e])\s*[:.)–—-]/i;

/** Orders of others to others, and what is told of them. */
export const OF_OTHERS: readonly NoTask[] = [
  [IN_QUOTES, PLEADS],
  [FOR_EXAMPLE, /^(?:please|pls|can you|could you)\b/i],
  [AN_OPTION, PLEADS],
  [IN_PRINT, PLEADS],
  [WISHED_BY_THEIRS, PLEADS],
  [DUTY_OF_THEIRS, PLEADS],
  [NEXT_DOOR, PLEADS],
  [OF_THE_STATE, PLEADS],
  [BACK_THEN, PLEADS],
  [ELSEWHERE, PLEADS],
  [REFUSED_IT, PLEADS],
  [SAID_NO_NEED, PLEADS],
  [TOLD_TO_THEM, /\b(?:please|us|me|we)\b/i],
];
