import { type Act, isTask } from "../act";
import { calledBy } from "../people";
import { SAID, saysWhose } from "./owners-elsewhere";
import type { Scene } from "./scene";

/** "He's finding out" without anybody to mean. */
const NOBODY = /^(?:he|she|they|it|there|here|this|that)$/i;

/** A task without an owner with the one that the words of its sentence tell, if any. */
export function withOwner(act: Act, scene: Scene): Act {
  if (!isTask(act)) return act;
  const { speaker } = scene.statement;
  if (speaker !== null && SEES_TO_IT_CUT.test(act.line) && SEES_TO_IT.test(scene.plain))
    return { ...act, kind: "commitment", owner: speaker, line: act.line.replace(SEES_TO_IT_CUT, "") };
  const end = /(?:[,;:]| [–—-]) ?([^,;:]{4,60})$/u.exec(scene.plain.replace(/[.!\s]+$/, ""))?.[1] ?? "";
  const whose = saysWhose(end, scene);
  if (whose !== null && (act.owner === null || (act.kind !== "commitment" && whose !== scene.reader)))
    return {
      ...act,
      owner: whose,
      certainty: Math.max(act.certainty, SAID),
      line: act.line.replace(/(?<=.)(?:[,;:]| [–—-]) ?[^,;:]+$/u, (said) => (said.includes(end) ? "" : said)),
    };
  if (act.owner !== null && (act.owner === "IT" || !NOBODY.test(act.owner))) return act;
  return { ...act, owner: ownerInWords(act, scene) };
}

/** "The gate code wants changing, I'll see to that tonight" */
const SEES_TO_IT =
  /[,;–—-] ?(?:and |but |so )?(?:i['’]?ll|i will) (?:see to|do|sort(?: out)?|handle|deal with|take care of|get on to|look after) (?:it|that|this|them|those)\b/iu;
const SEES_TO_IT_CUT =
  /(?<=.)[\s,;–—-]* (?:and |but |so )?(?:i['’]?ll|i will) (?:see|do|sort|handle|deal|take|get|look)\b.*$/iu;

/** What is asked of whoever reads it stands behind its thing. */
const PLEASE_WITHIN = /^(?:the|my|our|your|those|these) [^,;:?]{2,40}? please \p{Ll}/iu;
const ASKS_YOU_TO =
  /^(?:(?:I|we) (?:would |must |kindly |therefore |also |hereby )*|may (?:I|we) )(?:ask|request|beg|urge|invite) (?:all of |both of )?you(?: all| both)?\b.{0,40}? to /i;

/** "I ask you to read it and enter your comments": the second is asked, too, and no promise. */
export function askedOfYou(act: Act, { plain, reader, statement, made }: Scene): Act {
  // "The proof should reach you tomorrow" is who sends it's.
  // "Mr Behrend gets an answer from me tomorrow" is who writes it's.
  if (
    isTask(act) &&
    statement.speaker !== null &&
    act.owner !== statement.speaker &&
    /^(?:get|hear|receive)\b/i.test(act.line) &&
    FROM_ME.test(plain)
  )
    return (
      made(
        "commitment",
        statement.speaker,
        act.certainty,
        statement.text.replace(/\bfrom (?:me|us)\b/i, `from ${calledBy(statement.speaker)}`),
      ) ?? act
    );
  if (isTask(act) && act.owner === reader && REACHES_YOU.test(act.line))
    return { ...act, owner: statement.speaker };
  // "Working on number 4, hope to have somebody by noon": whoever writes so.
  if (act.kind === "request" && statement.speaker !== null && act.owner === reader && AT_WORK.test(plain))
    return { ...act, kind: "commitment", owner: statement.speaker };
  if (act.kind === "request" && act.owner === reader && EITHER.test(plain)) return { ...act, owner: null };
  // "The cellar key please leave with the verger"
  if (isTask(act) && act.owner === null && reader !== null && PLEASE_WITHIN.test(plain))
    return { ...act, kind: "request", owner: reader };
  const asked = act.kind === "commitment" ? ASKS_YOU_TO.exec(plain)?.[0] : undefined;
  return asked && !/\b(?:and|,) I\b/.test(plain.slice(asked.length))
    ? { ...act, kind: "request", owner: reader }
    : act;
}

const FROM_ME =
  /^(?!I\b|you\b|please\b)[^;]{2,60}\b(?:gets?|getting|hears?|hearing|receives?) [^;]*\bfrom (?:me|us)\b/i;

const REACHES_YOU = /\bshould (?:reach|be with) you\b/i;

const AT_WORK =
  /^(?:(?:still|also|now|currently|already) )?(?:working on|chasing|sorting|looking into|checking|writing|preparing|finishing|getting|hoping to|trying to)\b(?!.*\b(?:you|your|please|pls)\b)/i;

/** "Could either of you pick up the van?": nobody's yet. */
const EITHER = /^(?:(?:and|so|also),? )?(?:can|could|would|will) (?:either|one|any|any one) of you\b/i;

/** "Somebody has to let him in, that will be you" */
const THAT_IS_YOU =
  /[,;–—-] ?(?:and |so )?(?:that|it|this|which)(?:['’]s| is|['’]ll be| will be|['’]d be| would be) (?:you\b|(?:all |now |one )*yours\b)|\b(?:i|we)(?:['’]d| would) (?:rather|prefer|like|love) it (?:were|was|to be) you\b/i;

/** "The plan comes from me by Friday" is the speaker's, "Your passports need to be with Katja" the reader's. */
const ownerInWords = ({ line }: Act, { plain, reader, statement, people }: Scene): string | null =>
  /\b(?:comes?|coming|goes out|follows?) (?:\p{L}+ )?from (?:me|us)\b/iu.test(plain) ||
  REACHES_YOU.test(plain)
    ? statement.speaker
    : /^your\b/i.test(line) || THAT_IS_YOU.test(plain)
      ? reader
      : suggestedIn(plain, people);

/** "Somebody has to show her round, I'd ask Joy" */
function suggestedIn(plain: string, people: Scene["people"]): string | null {
  const name =
    /[,;–—-] ?(?:I|we)(?:['’]d| would) (?:ask|suggest|take|go for|say|send|pick) (\p{Lu}[\p{L}'’-]+)(?=[.,;!]|$| for (?:it|that)\b)/u.exec(
      plain,
    )?.[1];
  return name !== undefined && people.isCalled(name) ? people.resolve(name) : null;
}
