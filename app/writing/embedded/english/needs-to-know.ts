import type { Act } from "../act";
import { dueDateIn } from "../due-dates";
import { lowerFirst } from "../task-wording";
import { THEM } from "./duties";
import type { Scene } from "./scene";
import { whoWishes } from "./wishes";

const QUESTION = "(?:who|whom|whose|what|when|where|why|how|which|whether|if)";
const NEEDS =
  /^(?<before>(?:[^:]{2,60}[,:;–—-] )?(?:(?:and|but|so|also|ps|oh),? )*)(?<who>I|we|they|he|she|(?:the |our |my )?[\p{L}'’-]+(?: (?!(?:would|will|could|should|might|may|can|do|does|did|don['’]t|not|never|then|and|who|that)\b)[\p{L}'’-]+){0,2}?)(?: also| still| now| really| just|['’]ll| will)* (?:needs?|wants?|(?:would|['’]d) (?:like|love)|must|ha(?:ve|s)) (?:to )?know\b,? ?/iu;
/** When, and from whom, stand in front of what is to be known. */
const ASIDES =
  /^(?:(?:by|before|until|no later than|on) (?:the )?(?!(?:who|what|when|where|how|which|whether|if)\b)[^,;?]{3,24}?|today|tomorrow|tonight|asap|urgently|from (?<from>you(?: all| both)?|each of you|all of you|\p{Lu}[\p{L}'’-]+)),? (?=\S)/iu;
const WHAT = new RegExp(`^${QUESTION}\\b[^;]{4,140}?[.! ]*$`, "iu");
/** "The agents will want to know the cost before we go ahead": a thing that they are told. */
const A_THING =
  /^(?:about )?(?:the|our|your) (?!(?:feeling|answer|drill|score|way|rest|type|sort|people|man|woman)\b)[^;?]{4,100}?[.! ]*$/iu;
const SOMETIME = /\b(?:some ?day|one day|maybe|perhaps|at some point)\b/i;

/** "The caretaker needs to know by Wednesday how many chairs": asked to be told, of whoever reads it. */
export function needsToKnow(scene: Scene): Act | null {
  const { statement, people, plain } = scene;
  const found = NEEDS.exec(plain);
  const { who = "", before = "" } = found?.groups ?? {};
  if (
    !found ||
    SOMETIME.test(plain) ||
    /\?\s*$/.test(plain) ||
    /^(?:you|it|nobody|there|who|people|everyone|everybody)(?![\p{L}-])/iu.test(who)
  )
    return null;
  let rest = plain.slice(found[0].length);
  let from: string | undefined;
  let aside = "";
  for (let said = ASIDES.exec(rest); said; said = ASIDES.exec(rest)) {
    from ??= said.groups?.from;
    aside += said[0];
    rest = rest.slice(said[0].length);
  }
  // "Antalis want to know if we take it, I said yes": they know.
  if (
    !(WHAT.test(rest) || (A_THING.test(rest) && /\bwants?\b/i.test(found[0]))) ||
    /[,;–—-] ?(?:and |so )?I(?:['’]ve| have)? (?:said|told|answered|replied)\b/i.test(rest)
  )
    return null;
  const isOwn = /^(?:I|we)$/i.test(who);
  const named = from && /^\p{Lu}/u.test(from) ? people.resolve(from) : scene.reader;
  const isNamed = people.isCalled(who.split(" ")[0] ?? "") || TITLED.test(who);
  if (!WHAT.test(rest))
    rest = rest.replace(/[:–—].*$|, (?:the )?(?:\p{L}+ )?(?:attached|below|enclosed).*$/su, "");
  const whom = isOwn
    ? whoWishes(scene)
    : (THEM.get(who.toLowerCase()) ?? (isNamed ? who : lowerFirst(who).replace(ONE_ROLE, "the $&")));
  const made = scene.made("request", named, CERTAIN, `let ${whom} know ${rest}`);
  const when = made?.when ?? dueDateIn(`${before}${aside}`, statement.sentAt, scene.clock);
  return made && { ...made, owner: named, when };
}

const TITLED = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof)\b/;
/** "Plumber wants to know": notes leave out its article. */
const ONE_ROLE = /^\p{Ll}+(?:er|or|ist|ian|man|woman)s?$/u;
const CERTAIN = 0.95;
