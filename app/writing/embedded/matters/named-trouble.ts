import { plainEnglish } from "../english/plain-english";
import type { Statement } from "../statement";
import { close } from "./close-matters";
import { asFrame, END, I, IS, LEAD, THEN, THING } from "./frame-words";
import type { Matter } from "./matter";
import type { MatterIndex } from "./matter-index";
import { matterNamed } from "./matter-named";

const AGAIN =
  "(?: (?:again|now|fine|after all|at last|finally|properly|normally|as normal|as before|for everybody|for everyone|since [^,;]{2,25}))*";
const FIXED =
  "(?:working|running|fixed|repaired|mended|sorted(?: out)?|solved|resolved|restored|replaced|cleared|unblocked|unlocked|released|reset|granted|approved|delivered|installed|found|covered|available|online|open|here|back(?: up| on| online| in (?:service|use|action|order|stock|place))?|up(?: and running)?|in(?: place)?|on)";
const MENDS =
  "(?:fixed|repaired|mended|replaced|restored|issued|granted|approved|delivered|released|unlocked|unblocked|reset|installed|brought|found|solved|resolved|sorted(?: out)?|cleared)";
const WHO =
  "(?:I|we|they|he|she|it|the [\\p{L}’'-]+(?: [\\p{L}’'-]+)?|[\\p{Lu}][\\p{L}’'-]+(?: [\\p{Lu}][\\p{L}’'-]+)?)";

/** What follows from it: "and the page is done", "swimmers back in tomorrow". */
const MORE = "(?:(?:, (?!(?:but|though|although|except|only|still)\\b)| and | so )[^?]{3,80})?";

/** What tells that a thing that was in the way is so no more. */
const OVER: readonly RegExp[] = [
  `(?:${WHO} (?:wrote|writes|says?|said|confirmed|confirms|tells? (?:me|us)|told (?:me|us)|let (?:me|us) know)(?: that)? )?${THING}(?: ${IS}|'s)(?: back| now| all)? ${FIXED}`,
  `${WHO}(?:'ve| have|'s| has)? (?:did|done|sorted|finished) ${THING}(?: [\\p{L}]+){0,3},? (?:and )?(?:it|they)(?:'s| has|'ve| have)? (?:now )?passed`,
  `${THING}(?:'s| has|'ve| have)?(?: now| finally)? passed`,
  `${THING}(?: has| have)? (?:works|runs|opens|prints|loads|arrived|came?|turned up|showed up|came back|recovered)(?: in| through| back)?(?: to life)?(?: (?:in|with|by) the (?:post|mail|morning post))?`,
  `${I} (?:got|found|received|have|fixed|repaired|solved|sorted(?: out)?|replaced|located|collected)(?: back)? ${THING}(?: back)?`,
  `${WHO}(?:'ve| have|'s| has)?(?: now| finally| just| already)? ${MENDS} ${THING}`,
  // "Farid reran the load test with 200 and it's all green now"
  `${WHO}(?:'ve| have|'s| has)?(?: now| finally| just| already)? (?:re-?ran|re-?run|repeated|retried|redid|redone|tested) ${THING}(?: [^,;]{2,40})?,? (?:and |now )?(?:it's |it is |they're |it was )?(?:now )?(?:all )?(?:green|fine|ok|okay|clear|passed|good|clean)`,
  `(?:I|we)(?: now|'ve got| have got|'ve found| have found|'ve bought| have bought| have|'ve)+ an? (?:new|working|spare|replacement|second) ${THING}`,
  `${THING} (?:has|have|'ve|'s)(?: got)?(?: now)? (?:an? )?(?:new|working|spare) [\\p{Ll} ]{2,30}`,
  `${WHO}(?:'s| has|'ve| have)? (?:sent|given|brought|bought|lent|got)(?: (?:us|me|over))? an? (?:new|working|spare|replacement|second) ${THING}`,
  `${THING}(?: ${IS}|'s|'re) (?:coming|going|getting|moving|flying|sailing|flowing|driving|running|turning|selling|serving|playing|swimming)(?: (?:in|out|up|down|through|on|over|off))? again`,
  `I (?:(?:now )?have access to|can (?:now )?(?:open|get into|log in ?to|use|reach|access|see)) ${THING}`,
  // "The steam room may be used again from tomorrow", "gravel is being tipped as I write"
  `${THING} (?:may|can)(?: now)? be [\\p{L}]+(?:ed|en|n|t|d) again(?: (?:from|as of) [^,;]{2,25})?(?:, [^?]{3,60})?`,
  `${THING} (?:is|are|'s)(?: now| just)* being (?:unloaded|delivered|tipped|fitted|installed|laid|brought|handed|connected)(?: as (?:I|we) (?:write|speak)| (?:now|today|here|in))*(?:, [^?]{3,60})?`,
].map((frame) => asFrame(`^${LEAD}${frame}${AGAIN}${THEN}${MORE}${END}`));

/** What tells that it still is, or what is done about it. */
const STANDS: readonly RegExp[] = [
  `(?:it's |it is )?(?:still |always |exactly |just )*the same (?:story )?(?:with|for|on) ${THING}`,
  `no change (?:with|on|to|for|about) ${THING}(?: yet)?`,
  `${THING} (?:is|are|'s) still (?:a|an|the|our|my)(?: [\\p{L}]+)? (?:problem|issue|trouble|nightmare|mess|headache|worry|pain)`,
  `${THING} (?:is|are|'s) still (?:broken|down|missing|out(?: of (?:order|stock|action|service|use))?|off(?: sick)?|ill|sick|away|unwell|dead|unavailable|on hold|corrupt|faulty|frozen|blocked|locked|closed|stuck|late|not [^,;]{2,40})`,
  `${THING} still (?:does|do|is|has|have|won't|asks|shows|says|fails|refuses|isn't|doesn't|don't|hasn't)\\b[^;]{0,60}`,
  `${THING} (?:is|are)(?:n't| not) (?:here|there|back|working|running|fixed|repaired|up|in [^,;]{2,30})(?: yet| either)?`,
  `(?:still )?no (?:sign of|news (?:on|of|about|from)|word (?:on|about|from)|movement on) ${THING}(?: yet)?`,
  `still (?:no|nothing (?:on|about|from [^,;]{2,30} (?:on|about))) ${THING}`,
  `(?:I'm|we're|I am|we are|they're) still (?:waiting (?:for|on)|looking for|without|missing|chasing|after|stuck on) ${THING}`,
  `${WHO} (?:couldn't|could not|can't|cannot|wasn't able to|didn't manage to) (?:fix|repair|mend|find|solve|reset|replace|restore|open) ${THING}(?: yet| today)?`,
  `${WHO}(?:'ll| will|'s going to| is going to| are going to| want to| wants to| hopes? to) (?:fix|repair|mend|replace|restore|reset|look at|deal with|deliver|bring) ${THING}(?: [^,;]{2,40})?`,
  `${WHO}(?:'s|'re| is| are) (?:now |still )?(?:working on|looking at|looking into|on|fixing|repairing|dealing with) ${THING}`,
  `${WHO} (?:expects?|hopes?) ${THING} (?:to be |will be )?(?:back|up|fixed|here|working)(?: [^,;]{2,40})?`,
  `(?:the |a )?(?:new |spare )?(?:[\\p{L}]+ )(?:for|to|from) ${THING} (?:is|are|isn't|aren't|won't|will|should|comes?)(?: not)? ?(?:be |arrive |come |coming |due |expected )?(?:here |in |back )?(?:on|by|before|next|this|tomorrow|until|in|after)\\b[^,;]{0,40}`,
  `${THING} (?:won't|will not|isn't going to) (?:be|come|arrive|return) ?(?:here|back|in|up|ready)?(?: again)? (?:on|by|before|next|this|tomorrow|tonight|today|until|for|in)\\b[^,;]{0,40}`,
  `${THING} (?:came|was|went|worked|ran|is) (?:up|back|on|again|fine)?[^,;]{0,40},? (?:and|but|then)(?: then| now)? (?:went|gone|is|broke|crashed|stopped|failed)(?: down| off| dead)? again`,
  `${THING} (?:should|will|is supposed to|is due to|'ll) (?:be|come|arrive) ?(?:here|back|in|up|working|fixed|repaired|ready)?(?: again)? (?:on|by|before|next|this|tomorrow|tonight|today|until|in|after)\\b[^,;]{0,40}`,
  `(?:${WHO} (?:says?|said|reckons?) (?:that )?)?${THING} (?:takes|will take|needs) (?:another|at least|up to|a further|about|some|two|three|four|more)\\b[^,;]{0,40}`,
  `(?:I|we)(?:'ve| have)? (?:just |already |also )?(?:rang|called|phoned|asked|chased|e-?mailed|written to|wrote to|spoke to|spoken to|reminded) [^,;]{2,40} about ${THING}`,
  `${WHO} (?:has|have|got) (?:my|our|the|a) (?:request|ticket|order|form|call) for ${THING}`,
  `${THING} still (?:asks?|wants?|needs?|requires?) (?:me |us |for )?[^,;]{2,40}`,
  `(?:the |a )?(?:new )?(?:parts?|replacements?|spares?) for ${THING} (?:has|have|is|are) (?:been |now )?(?:ordered|on order|on (?:its|their) way|due [^,;]{2,30})`,
].map((frame) => asFrame(`^${LEAD}${frame}${THEN}${END}`));

/**
 * Ends what is in the way where an English sentence names it and tells that it is so no more, in any thread; or tells that it still
 * stands, or what is done about it, which is neither a task nor another trouble. Null where it says nothing of the kind.
 */
export function namedTrouble(
  statement: Statement,
  { index, thread }: { index: MatterIndex; thread: string },
): Matter | null {
  const { text, language, medium } = statement;
  if (language !== "en" || medium === "bulk" || text.length > LONGEST || /\?\s*$/.test(text)) return null;
  const plain = plainEnglish(text);
  const find = (frames: readonly RegExp[]): Matter | null => {
    for (const frame of frames) {
      const thing = frame.exec(plain)?.groups?.thing;
      const matter = thing ? matterNamed("blocker", thing, statement, { index, thread }) : null;
      if (matter) return matter;
    }
    return null;
  };
  const standing = find(STANDS);
  if (standing) {
    standing.saidOpen = true;
    standing.support.push(statement);
    return standing;
  }
  const over = NOT.test(plain) ? null : find(OVER);
  if (over) close(over, "reported-done", statement);
  return over;
}

const LONGEST = 200;
const NOT =
  /\b(?:not|nobody|nothing|never|no|until|unless|if|but|except|only|half|partly|almost|nearly|soon|will|should|would|went down|broke again)\b|n't\b/i;
