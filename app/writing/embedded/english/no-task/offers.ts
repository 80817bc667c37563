import { type NoTask, opens, PLEADS } from "./shape";

/** "Just ask if you want to borrow it", "give me a shout if anything's unclear", "come and find me if there's a problem" */
const CONTACT =
  "(?:(?:just|please|do|simply|always|or|then|and) )*(?:ask|call|ring|phone|text|ping|message|shout|holler|yell|e-?mail|write|say|speak up|reach out|get in touch|be in touch|come (?:and |to )?(?:find|see|get|ask)|(?:give|drop|send) (?:me|us) an? (?:shout|ring|bell|call|line|buzz|text|message|mail|note)|pop (?:in|by|round|over)|drop (?:in|by)|stop by|let (?:me|us) know)(?: (?:me|us|out|away|in|by|round))?(?: (?:any ?time|at home|for a \\p{L}+))?";
const WHATEVER_MAY_BE =
  "(?:if|whenever|should|in case) (?:you(?:'re| are) (?:stuck|lost|unsure|not sure|struggling|ever|passing|in trouble|short|interested|curious|bored|worried)|you (?:get|need|want|hit|run into|can't|cannot|couldn't|struggle|fancy|feel|prefer|ever|disagree|mind|object|fancy)\\b|you have (?:any )?(?:questions?|problems?|trouble|doubts?|worries|concerns)|anything\\b|(?:there's|there is|there are) (?:anything|any|a) (?:\\p{L}+ )?(?:problem|problems|trouble|issue|question|questions|doubt|else|unclear|hitch|snag)|it's too|something(?:'s| is))";
const CONTACT_IF = opens(`${CONTACT},? ${WHATEVER_MAY_BE}[^,;?]*$`);
const IF_CONTACT = opens(
  `(?:any (?:questions?|problems?|trouble|doubts?|queries|worries|snags)|${WHATEVER_MAY_BE}[^,;?]{0,60}),? (?:then )?${CONTACT}[.!]*$`,
);
/** "The code changes on Sunday, ask me if you need it" */
const TOLD_AND_OFFERED = new RegExp(
  `^(?:(?!\\b(?:please|pls|(?:can|could|would|will) you|needs?|have|has|must|will|going|am|are)\\b|['’](?:ll|m|re)\\b)[^?]){8,120}[,;–—] ${CONTACT},? ${WHATEVER_MAY_BE}[^,;?]*$`,
  "iu",
);
/** "I'm off on Friday, so whatever you need from me please ask tomorrow" */
const WHATEVER_YOU_NEED =
  /(?:^|[,;–—] ?)(?:(?:so|and|but) )?(?:whatever|anything(?: else)?) (?:(?:that )?you (?:need|want|miss|are missing)|(?:is )?unclear|missing)\b[^,;?]{0,40},? (?:(?:then|just|please|simply|do) )*(?:ask|call|ring|shout|say|let (?:me|us) know|come|tell (?:me|us)|get in touch)\b[^;?]{0,40}$/iu;
/** "Happy to go through it with you if it helps", "I can lend you mine if you're short" */
const ONLY_IF_WANTED = opens(
  "(?:(?:i|we)(?:'m|'re|'d| am| are| would)?(?: be)? |i(?:'ve| have) got |i )?(?:(?:very|always|more than|only too|quite|also) )*(?:happy|glad|pleased|willing|can|could|might|may|available|around|here)\\b[^;?]{0,90}\\b(?:if|should) (?:(?:it|that)(?:'s| is| was| were| would be|'d be)? (?:helps?|helpful|useful|of (?:any )?(?:use|help)|any (?:use|help)|easier|wanted)|(?:you|anyone|anybody|they)(?:'re| are) (?:short|stuck|pushed|keen|interested|desperate|struggling)|(?:you|anyone|anybody) (?:like|wants?|need|needs|fancy|prefer|ever|get)\\b|(?:you|they)'d (?:like|prefer|rather)|needed|need be|necessary|required|wanted|useful|helpful)[^,;?]*$",
);
/** "If need be I could bring mine over", "if it's any help I still have the old one" */
const IF_NEED_BE = opens(
  "if (?:need be|needed|necessary|it(?:'s| is) (?:any|of any|of) (?:help|use)|it helps|(?:you|anyone|anybody)(?:'re| is| are) (?:short|stuck|interested)|all else fails|push comes to shove|the worst comes to the worst),? (?:then )?(?:i|we|there|you|he|she)\\b[^;?]*$",
);
/** "Should you need me, I'm in the workshop" */
const WHERE_I_AM = opens(
  "(?:should you|if you|if anyone|if anybody) (?:ever )?(?:needs?|wants?|looking for) (?:me|us|help|a hand|anything),? (?:i|we|you|he|she)(?:'m|'re|'ll be| am| are| will be| know)\\b[^;?]*$",
);
/** "Give Pat a ring if you're ever in Leeds" */
const EVER = /\bif (?:you|he|she|they|we|anyone)(?:'re| are|'s| is)? ever\b/i;
/** "You're welcome to borrow it", "help yourself" */
const WELCOME = opens(
  "(?:you(?:'re| are) (?:always |very |most |all )*welcome|(?:please )?feel free|(?:please |just |do )*(?:borrow|use|keep|have|come|stay|join|park|pop in|drop in|call in)\\b[^,;?]* (?:whenever|any ?time|as often as|if) you (?:like|want|fancy|wish|feel)|be my guest|say the word|you(?:'d| would| could) (?:do worse|be mad|be silly|be surprised))\\b[^;?]*$",
);
/** "I'd love to hear how it goes" */
const HOW_IT_GOES = opens(
  "(?:i|we)(?:'d| would) (?:really )?(?:love|like|be (?:glad|pleased|interested|curious|keen)) to (?:hear|know|see) how (?:it|that|things|you|they|he|she|everything|everyone|\\p{L}+) (?:goes|go|went|gets? on|got on|works? out|turns? out|(?:is|are|was|were) (?:doing|getting))\\b[^,;?]*$",
);
/** "It would be nice to have one in the hall some day" */
const SOME_DAY =
  /^(?!.*\b(?:please|can you|could you)\b)(?=.*\b(?:would|could|might|may|maybe|perhaps|ideally|hope|'d|’d|want)\b).*\b(?:some ?day|one (?:fine )?day|one year|in an ideal world|in a perfect world|sooner or later)\b/i;
/** "If I were you I'd leave it alone", "if I won the lottery I'd buy one" */
const IF_IT_WERE = opens(
  "(?:if|suppose|supposing|say|imagine) (?:i|we|you|he|she|they|it|money|time|only|the \\p{L}+|\\p{L}+) (?:were|was|had|won|lost|knew|lived|owned|ruled|could|did|got|came|went|broke)\\b[^?;]*(?:'d| would| might| could)\\b[^?;]*[.!]*$",
);
/** "I'd have sold it years ago", "I would have asked Pat" */
const WOULD_HAVE = opens(
  "(?:i|we|he|she|they|you|\\p{L}+)(?:'d| would| might| could) (?:have|'ve) \\p{L}+(?:ed|t|d|n|e|g|k)\\b[^?;]*[.!]*$",
);
/** "I could ask around", "I can always ask my cousin", "we could just as well use the old one" */
const COULD_ALWAYS = opens(
  "(?:i|we|you|they|he|she) (?:can|could|might|may) (?:(?:perhaps|possibly|maybe|just as well|even|equally) |always )(?!you\\b)[^?;]*[.!]*$",
);
/** "I'd offer to help but my back's gone" */
const WOULD_BUT = opens(
  "(?:i|we)(?:'d| would) (?:offer|love|like|help|come|lend|gladly|happily)\\b[^?;]*,? but\\b[^?;]*[.!]*$",
);

/** What is offered, imagined or left open. */
export const OFFERED: readonly NoTask[] = [
  [CONTACT_IF, null],
  [IF_CONTACT, null],
  [TOLD_AND_OFFERED, null],
  [WHATEVER_YOU_NEED, null],
  [ONLY_IF_WANTED, PLEADS],
  [IF_NEED_BE, PLEADS],
  [WHERE_I_AM, null],
  [EVER, PLEADS],
  [WELCOME, PLEADS],
  [HOW_IT_GOES, PLEADS],
  [SOME_DAY, null],
  [
    IF_IT_WERE,
    /\b(?:please|grateful|appreciate|help|if you (?:could|would|can))\b|\bif (?:you|someone|somebody|anyone)\b/i,
  ],
  [WOULD_HAVE, PLEADS],
  [COULD_ALWAYS, PLEADS],
  [WOULD_BUT, PLEADS],
];
