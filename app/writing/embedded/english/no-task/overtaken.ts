import { type NoTask, PLEADS } from "./shape";

/** What leaves it open all the same. */
const STILL_OPEN =
  /n't\b|\b(?:not|never|nobody|no one|still|yet|please|pls|(?:can|could|would|will) you|forgot|failed|no time|(?:is|was|'s|are|were) (?:off|ill|sick|closed|away|out)|(?:I|we)(?:'ll| will)|instead)\b/i;

/** "I was about to write to Pat when her mail came in" */
const ABOUT_TO =
  /\b(?:was|were) (?:just |only )?(?:about to|on the point of|on (?:my|his|her) way to|just (?:leaving|going|calling|writing|starting)|\p{L}+ing)\b[^;?]*\bwhen\b/iu;
const WANTED_TO =
  "(?:(?:was|were|'d been|had been) (?:just |only |originally )?(?:going|meant|supposed|due|planning|hoping|intending|about) to|(?:had|'d)? ?(?:meant|wanted|planned|intended|needed|offered|hoped|thought of|considered|tried|asked|promised)|needed|should have|thought (?:i|we|he|she|they) had to)\\b";
const CAME_FIRST =
  "(?:[\\p{L}']+ ){1,3}?(?:has|have|had|did|'ve|beat|got there|was (?:quicker|faster|first)|were (?:quicker|faster|first)|managed|came|walked|rang|called|mailed|wrote|phoned|texted|took|brought|sent|offered|bought|lent|fixed|mended|already|(?:is|was|'s|are|were) (?:fine|free|done|sorted|ok|okay|working|back|no longer|unnecessary)|works|worked|turned|liked|no need)\\b";
/** "I meant to order it, Jo had already", "we were going to replace it, but it works again" */
const OTHERS_DID = new RegExp(
  `\\b(?:i|we|he|she|they|you|\\p{L}+) ?${WANTED_TO}[^;?]*(?:[,;–—-] ?(?:but |and |then |however |only )*|\\b(?:but|then|only) (?:then )?)(?:in the end )?(?:there's no need|(?:it|that|this|all|everything)'s (?:all )?(?:fine|free|done|sorted|ok|okay|working|back|there)\\b|${CAME_FIRST})`,
  "iu",
);
/** "I'd asked Pat to collect it and she has", "she was told to call back, and she did", "which Lou did on the spot" */
const AND_DID =
  /(?:,? and|,? so|,? which|,? but|[;–—]) (?:luckily |then |of course )?(?:I|we|he|she|they|it|\p{Lu}\p{L}+) (?:just |duly |promptly |already )?(?:did|has|have|had)(?: so| it| that)?(?: (?:on the spot|straight away|right away|at once|immediately|already|in time|last week|yesterday|this morning|on \p{L}+day))?[.!]*$/iu;
/** "..., and luckily she didn't" */
const NEVER_DID =
  /,? (?:and|but|which|so) (?:luckily |of course |wisely |thankfully )?(?:he|she|they|\p{Lu}\p{L}+) (?:didn't|never did|won't|wouldn't|refused)[.!]*$/u;
/** "The letter says we must register by May, and we have registered" */
const SAME_DONE =
  /\b(?:must|have to|has to|had to|should|to) (?:please )?(\p{L}{4,})\b[^;?]*(?:,? and|,? but|[,;–—]|\bso) (?:I|we|he|she|they)(?:'ve|'s| have| has| had)? (?:already |now |just |all )*\1(?:d|ed)\b/iu;
/** "I had to throw it away in the end", "I ended up paying" */
const HAD_TO =
  /^(?!.*\b(?:said|says|told|wrote|explained|reminded|thought|asked|if|would)\b)(?:(?:and|but|so|then|in the end|luckily|unfortunately),? )*(?:I|we|he|she|they|\p{L}+|the \p{L}+) (?:(?:had|needed) to|ended up|went and|nearly|almost|tried to) \p{L}+[^;?]*$/iu;
/** "Your man promised to send the bow by last Monday and nothing came": broken, and long due. */
export const BROKEN_PROMISE =
  /\b(?:promised|agreed|undertook|assured|swore|was (?:due|meant|supposed) to|were (?:due|meant|supposed) to)\b[^;?]*(?:[,;–—-]|,? (?:and|but|yet)) ?(?:so far |up to now |to date |until now )?(?:(?:nothing|nobody|no one|none) (?:has|have|is|was|came|arrived|happened|turned|showed|did|rang|called|answered|appeared|so far|yet)\b|never\b|(?:he|she|they|it|we) (?:never|did(?:n't| not)|ha(?:s|ve)(?:n't| not)))/i;
/** "I had to fetch it, but that's behind us" */
const BEHIND_US =
  /\b(?:that's|that is|it's|it is) (?:all )?(?:behind us|off the list|history|water under the bridge|taken care of)\b/i;
/** "You needn't bring it", "no need to chase them" */
const NO_NEED =
  /^(?:(?:and|but|so|anyway),? )*(?:you (?:needn't|need not|don't need to|don't have to|can forget)|(?:there's |there is )?no (?:need|call) (?:for you )?to|don't (?:worry|bother)|never mind|forget|ignore|disregard|scrap|strike) [^;?]*$/i;

/** What was meant to be done and is, or need not be any more. */
export const OVERTAKEN: readonly NoTask[] = [
  [ABOUT_TO, PLEADS],
  [OTHERS_DID, STILL_OPEN],
  [AND_DID, PLEADS],
  [NEVER_DID, PLEADS],
  [SAME_DONE, PLEADS],
  [
    HAD_TO,
    new RegExp(`${STILL_OPEN.source}|\\bby (?:the|mon|tues|wednes|thurs|fri|satur|sun|tomorrow|\\d)`, "i"),
  ],
  [BEHIND_US, PLEADS],
  [BROKEN_PROMISE, PLEADS],
  [NO_NEED, /\b(?:please|but|just|instead|only|can you|could you|(?:forget|worry) to)\b/i],
];
