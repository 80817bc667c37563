import { plainEnglish } from "../english/plain-english";
import type { Statement } from "../statement";
import { contentStems } from "../tokens";
import { close } from "./close-matters";
import { asFrame, END, IS, LEAD, THEN, THING } from "./frame-words";
import type { Matter } from "./matter";
import type { MatterIndex } from "./matter-index";
import { matterNamed } from "./matter-named";
import { topicOf } from "./topic";

const WHO =
  "(?:I|we|they|he|she|the [\\p{L}’'-]+(?: [\\p{L}’'-]+)?|[\\p{Lu}][\\p{L}’'-]+(?: [\\p{Lu}][\\p{L}’'-]+)?)";
/** What more such a sentence may say: "and are taking the town hall". */
const MORE = "(?:(?:[,;–—-]| and| so)[^?]{2,80})?";
const GONE =
  "(?<how>dropped|scrapped|cancelled|abandoned|shelved|withdrawn|withdrew|revoked|reversed|overturned|overruled|rejected|stopped|halted|vetoed)";

/** What tells that something that was decided is so no more; `how` is no end of what was decided in that very word. */
const TAKES_BACK: readonly RegExp[] = [
  `${THING} (?:is|are|'s) (?:now )?(?:back on|on again|(?:going ahead|happening|taking place|on)(?: again)? after all)${THEN}${MORE}`,
  `(?:[^?]{2,60}?,? (?:so|and) )?(?:then )?${THING} (?:is|are|'s|goes|go|moves|move)(?: now)? back (?:in|at|with|on|to|into|upstairs|downstairs|indoors|outdoors|here|home)\\b[^?]{0,60}`,
  `[^?]{2,60}? (?:instead of|rather than) ${THING}`,
  `[^?]{2,60}?,? (?:and )?not ${THING}`,
  `(?:please |let's |we )?(?<how>scrap|drop|forget|ditch|bin)(?: about)? ${THING}${MORE}`,
  `${WHO}(?:'ve| have|'s| has)?(?: now| just| finally)? ${GONE} (?:(?:the )?(?:budget|plan|idea|decision|approval|money|order) (?:for|to|of|about|on) )?${THING}${THEN}${MORE}`,
  `${WHO}(?:'ve| have|'s| has)?(?: now| just| finally)? (?:decided|voted|come down) against ${THING}${THEN}${MORE}`,
  `${WHO}(?:'ve| have|'s| has)? (?:changed|had to change) (?:our|my|their|its|his|her) minds? (?:about|on|over) ${THING}${MORE}`,
  `${THING} (?:is|are|'s) (?:now )?(?:off the table|off|out|dead|history|no longer [\\p{Ll} ]{3,30})${THEN}${MORE}`,
  `${THING} ${IS} ${GONE}${THEN}${MORE}`,
  `${WHO} (?:had )?said [^,;?]{2,40}? for ${THING}[,;–—-] ?(?:but |and |so )*(?:make (?:it|that)|it's|it is|we're|we are|we'll) [^?]{2,60}`,
  `[^?]{0,60}?\\b(?:we|they|he|she)(?:'re| are|'ll| will)(?: now| all)* (?<how>keep|keeping|leave|leaving|retain|retaining) ${THING}${THEN}${MORE}`,
].map((frame) => asFrame(`^${LEAD}${frame}${END}`));

/** Ends the decision that an English sentence takes back by naming its thing, in any thread. */
export function takeBackNamed(
  statement: Statement,
  { index, thread }: { index: MatterIndex; thread: string },
): void {
  const { text, language } = statement;
  if (language !== "en" || text.length > LONGEST || /\?\s*$/.test(text)) return;
  const plain = plainEnglish(text);
  const around = { index, thread };
  const matter = namedBy(plain, statement, around) ?? afterAll(plain, statement, around);
  if (matter) close(matter, "superseded", statement);
}

function namedBy(
  plain: string,
  statement: Statement,
  around: { index: MatterIndex; thread: string },
): Matter | null {
  for (const frame of TAKES_BACK) {
    const { thing, how } = frame.exec(plain)?.groups ?? {};
    const matter = thing ? matterNamed("decision", thing, statement, around) : null;
    if (matter && !contentStems(how ?? "").some((stem) => saidIn(matter).has(stem))) return matter;
  }
  return null;
}

/**
 * "The launch stays in May after all", "we're keeping free delivery after all": something else was settled before, and of what was, it
 * names one.
 */
function afterAll(
  plain: string,
  { unit }: Statement,
  { index, thread }: { index: MatterIndex; thread: string },
): Matter | null {
  if (!AFTER_ALL.test(plain)) return null;
  const topic = topicOf(plain);
  const things = topic.about.filter((stem) => !SETTLES.test(stem));
  const shares = (matter: Matter): number => things.filter((stem) => saidIn(matter).has(stem)).length;
  const found = index
    .near(topic, thread, -1)
    .filter(({ kind, acts }) => kind === "decision" && acts[0]?.statement.unit !== unit)
    .map((matter) => ({ matter, shared: shares(matter) }))
    .filter(({ shared }) => shared > 0);
  const most = Math.max(...found.map(({ shared }) => shared));
  const [only, ...others] = found.filter(({ shared }) => shared === most);
  return only && others.length === 0 ? only.matter : null;
}

/** All words of the sentences that a decision stands on. */
const saidIn = ({ acts, topic }: Matter): ReadonlySet<string> =>
  new Set([...topic.stems, ...acts.flatMap(({ statement }) => [...topicOf(statement.text).stems])]);

const LONGEST = 200;
const AFTER_ALL = /\bafter all(?=[.! ]*$|[,;–—]| and\b)/i;
/** What is done to anything that is settled. */
const SETTLES =
  /^(?:decid|agre|go|gon|keep|stay|mov|mak|hav|tak|tim|will|plan|chang|mind|hold|remain|happen|set|run|start|begin|choos|pick|us|think|talk)$/;
