import type { Act } from "../act";
import { lowerFirst } from "../task-wording";
import { TIME_WORDS } from "../word-lists";
import { nameFor } from "./name-for";
import type { Scene } from "./scene";
import { isEnglishWord } from "./vocabulary";

const WHOM =
  "(?:(?:the|our|your|all|all the|both|Mr\\.?|Mrs\\.?|Ms\\.?|Dr\\.?) )?\\p{L}+(?: (?!know\\b)\\p{L}+)?(?: (?:in|at|from) (?:the )?\\p{L}+)?";
/** "Tell Rosa", "let the kitchen know", "inform the fire brigade": what, stands elsewhere. */
export const TELLS_ONLY = new RegExp(
  `^(?:(?:tell|inform|notify|warn) ${WHOM}|let ${WHOM} know|make sure (?:that )?${WHOM} knows?)(?: (?:too|as well|please|asap|today|tomorrow|now))?$`,
  "iu",
);

/** What stands in front of it in its sentence: "We close at two, so please". */
const IN_FRONT =
  /^(.{8,140}?)(?:,|;| [–—-]|,? (?:so|and))\s+(?:(?:so|and|please|pls|kindly|can you|could you|would you|will you|I['’]ll|I will|you) )*(?:tell|inform|notify|warn|let|make sure) /isu;
/** "tell Autoparts we want the other one", "tell the cleaners they're off that week, and ask whether" */
const BEHIND =
  /^(?:tell|inform|notify|warn|let) (?:(?!know\b)[\p{L}.'’]+ ){1,3}?(?:(?:in|at|from) (?:the )?[\p{L}]+ )?(?:know )?((?:that |the |our |there (?:is|are) |(?:we|they|he|she|it|there)(?:['’](?:re|s|ve|ll|d|m))? )(?!(?:tomorrow|today)\b)[^,.;:!?]{6,90}?)(?:[.!?]*$|,? (?:and|but|then) (?=(?:please |also |then |maybe )*(?:ask|tell|check|find|see|get|send|book|say|call|ring|give|let|make)\b))/iu;
const POINTS_BACK =
  /^(?:they(?!(?: have|['’]ve)? (?:asked|ordered|changed|want|need|moved|booked)\b)|it|he|she|this|that|these|those|of course|yes|no|ok|okay|sure|thanks|so|or)\b/i;
/** Under which condition it is told: see order-line. */
export const ONLY_IF = /^(?:if|in case|as soon as|once|unless|should)\b/i;
const placeOfWords = (text: string, line: string): number =>
  text.toLowerCase().lastIndexOf(line.toLowerCase());
const ASKS =
  /\?\s*$|^(?:can|could|would|will|do|does|did|is|are|has|have|should|shall|who|what|when|where|how|why) |\b(?:please|pls|(?:can|could|would|will) you|let me know)\b/i;
const LONGEST = 120;
/** "Let's take 40 off December. I'll tell accounts." */
const LETS = /^let['’]s (?!see\b|wait\b|hope\b|talk\b)/i;
/** "I can't come" told of whoever writes it. */
const OF_WRITER = /^I (?=(?:can|can['’]t|cannot|will|won['’]t|could|must|may|might|had)(?![\p{L}'’]))/u;

/**
 * "The choir can't come on the 4th. Can you tell Rosa?": the act with what is to be told, where its words stop before;
 * `asked` are the acts of the sentence before, whose news it may pass on to one more.
 */
export function withWhatIsTold(
  act: Act,
  scene: Scene,
  before: Scene | null,
  asked: readonly Act[] = [],
): Act {
  if (!TELLS_ONLY.test(act.line) || act.meant !== undefined) return act;
  // "We'll move it to March. I'll let the agency know. Could you tell the printers?"
  const told = asked.find(({ line, meant }) => TELLS_ONLY.test(line) && meant !== undefined);
  if (told && before?.statement.unit === act.statement.unit)
    return { ...act, meant: told.meant, support: [...new Set([...told.support, ...act.support])] };
  return toldBefore(act, scene, before);
}

function toldBefore(act: Act, scene: Scene, before: Scene | null): Act {
  const { text, speaker } = scene.statement;
  const behind = BEHIND.exec(text.slice(Math.max(0, placeOfWords(text, act.line))))?.[1];
  if (behind !== undefined) return { ...act, meant: behind.trim() };
  const front = IN_FRONT.exec(text)?.[1];
  const isNews = (scene: Scene | null): scene is Scene =>
    scene !== null &&
    scene.statement.unit === act.statement.unit &&
    scene.statement.paragraph === act.statement.paragraph &&
    scene.clauses.length > 0 &&
    (LETS.test(scene.statement.text) || !scene.clauses.some(({ imperative }) => imperative)) &&
    !POINTS_BACK.test(scene.statement.text);
  const opens = text.search(/\b(?:tell|inform|notify|warn|let|make sure)\b/i);
  const told =
    front !== undefined &&
    scene.clauses.some(
      ({ group, imperative }) => !imperative && (scene.tokens[group.to - 1]?.to ?? 0) <= front.length,
    )
      ? front
      : isNews(before) && opens >= 0 && opens < FIRST_WORDS
        ? before.statement.text
        : undefined;
  if (
    told === undefined ||
    POINTS_BACK.test(told) ||
    ONLY_IF.test(told) ||
    told.length > LONGEST ||
    ASKS.test(told)
  )
    return act;
  const named = speaker === null ? told : told.replace(OF_WRITER, `${nameFor(speaker)} `);
  if (/\b(?:I|me|my|you|your)\b|\b(?:I|you)['’]/.test(named)) return act;
  const said = withoutCall(named.replace(LETS, "we'll ").trim(), scene).replace(/[\s.,;:!–—-]+$/, "");
  const first = said.split(/[\s'’]/)[0] ?? "";
  const isFromBefore = told !== front && before !== null;
  return {
    ...act,
    meant:
      (isEnglishWord(first.toLowerCase()) && !TIME_WORDS.has(first.toLowerCase())) ||
      /^(?:A|The|I|We)$/.test(first)
        ? lowerFirst(said)
        : said,
    support:
      isFromBefore && !act.support.includes(before.statement)
        ? [before.statement, ...act.support]
        : act.support,
  };
}

/** "Ana, the shoot is moved" without Ana, who is called. */
function withoutCall(words: string, { people }: Scene): string {
  const call = /^(\p{Lu}[\p{L}'’-]+), (?=\p{L})/u.exec(words);
  return call?.[1] && people.isCalled(call[1]) ? words.slice(call[0].length) : words;
}

/** So far in its sentence the telling opens: "Could you please tell Rosa?" */
const FIRST_WORDS = 25;
