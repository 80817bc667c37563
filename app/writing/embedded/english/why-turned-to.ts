import { type Act, isTask } from "../act";
import { lowerFirst } from "../task-wording";
import { TIME_WORDS } from "../word-lists";
import { turnsAside } from "./paragraph-topics";
import { pronounOf } from "./pointing-pronoun";
import { OPENING, POINTS_BACK, reasonIn } from "./reason-in-front";
import type { Scene } from "./scene";
import { isRoleWord } from "./subjects";
import { tag } from "./tag";
import { isEnglishWord } from "./vocabulary";

const WHOM =
  "(?:(?:the|our|my|your|their|his|her|this|that|another|some|Mr\\.?|Mrs\\.?|Ms\\.?|Dr\\.?) )?(?!(?:to|about|for|if|whether|that|and|when|what|how|why|who|which|before|after|until|by|not)\\b)[\\p{L}\\d'’&-]+(?: (?!(?:to|about|for|if|whether|that|and|or|when|what|how|why|who|which|before|after|until|by|on|at|in|with|from|over|into)\\b)[\\p{L}\\d'’&-]+){0,3}(?: (?:in|at|from) (?:(?:the|our) )?(?!(?:morning|afternoon|evening)\\b)\\p{L}+(?: \\p{Lu}\\p{L}+)?)?";
const WHEN =
  "(?:,? (?:again|back|up|too|also|today|tonight|tomorrow|now|asap|directly|myself|first thing|straight away|right away|once more|(?:this|tomorrow|on \\p{L}+day|in the|first thing in the|on \\p{Lu}\\p{L}+) ?(?:morning|afternoon|evening|week)?))*";
/** "Ask the agency", "chase them", "get on to the pest people": whom, and not what for. */
const TURNS_TO_SOMEBODY = new RegExp(
  `^(?:(?:ask|ring|call|phone|telephone|chase|try|nudge|push|e-?mail|text|contact|lean on|get on to|get onto|go back to|get back on to|write to|speak (?:to|with)|talk (?:to|with)|have a word with|check with|get in touch with|get hold of|come back to|try again with) ${WHOM}|give ${WHOM} (?:a (?:ring|call|nudge|push|shout|bell)|a quick (?:ring|call))|(?:get|ask|have) ${WHOM} to (?:have a look|take a look|come(?: round| over| out| in)?|call|ring))${WHEN}[.!]*$`,
  "iu",
);
/** "Put a notice on the website", "have a look", "book yourself on": of what, stands in front. */
const SAYS_HALF = new RegExp(
  `^(?:(?:put|stick|hang|pin|post) (?:up )?(?:a|an) (?:\\p{Ll}+ )?(?:notice|sign|note|poster|message)(?: up)?(?: (?:on|in|at|up in) (?:the |our )?[\\p{L}’' ]{3,25})?|(?:have|take) (?:a|another) (?:quick |proper )?look|(?:book|sign) (?:your|him|her|my|them)sel(?:f|ves) (?:on|up|in)|get (?:the|an) (?:order|purchase order) (?:approved|signed|through)(?: by \\p{L}+)?|place (?:the|an) order)${WHEN}[.!]*$`,
  "iu",
);

/** Whether an order leaves open why. */
export function leavesOpenWhy(order: string): boolean {
  const bare = order.replace(ASKED, "");
  return TURNS_TO_SOMEBODY.test(bare) || SAYS_HALF.test(bare);
}
const ASKED =
  /^(?:(?:please|pls|kindly|just|also|maybe|perhaps|(?:can|could|would|will) you|(?:I|we)(?:['’]ll| will)) )+/iu;

/** What leads over to an order: "..., so could you please". */
const LEADS_OVER =
  /(?:[\s,;:–—-]|\b(?:so|and|but|then|please|pls|plz|kindly|maybe|perhaps|can|could|would|will|you|u|I|we|I['’]ll|we['’]ll|you['’]ll|have|has|need|needs|want|to|going|just|also|better|best|mind|someone|somebody|should|must)\b)+$/iu;
/** What somebody lacks or waits for, or what is wrong. */
const IS_WANTED =
  /\b(?:need|needs|want|wants|short of|short on|low on|out of|run(?:s|ning)? out|waiting|wait for|still|not|never|no|nobody|nothing|none|missing|lacks?|without|late|broken|broke|wrong|cracked|failed|leaks?|leaking|blocked|cancelled|closed|shut|ends?|expires?|moved|postponed|off|changed|faulty|dead|off|down|stuck|lost|overdue|expired|has to|have to|must)\b|n['’]?t\b/i;
/** "We need another four bar staff for Saturday": what somebody is asked for. */
const NEEDS =
  /^(?:(?:(?:we|I|they|(?:the |our )?\p{L}[\p{L}'’-]+)(?:['’]ll| will| do)? (?:still |also |really |just )?(?:needs?|wants?|could do with|are short of|is short of|are missing|is missing))|(?:still |also )?need) (?!(?:to|you|him|her|them|it)\b)(?<what>[^,;:.]{4,80})$/iu;
/** Words of a line beyond which it says itself why. */
const SHORT = 14;

/** What stands in front of the order in its sentence. */
function inFront(scene: Scene, { line, owner }: Act): string | null {
  const { text } = scene.statement;
  const { people } = scene;
  const [first = "", second = ""] = line.split(/\s+/);
  const words = new RegExp(`\\b${escaped(first)}(?:ing)? ${escaped(second)}`, "iu").exec(text);
  const at = words?.index ?? text.search(new RegExp(`\\b${escaped(first)}\\b`, "iu"));
  if (at <= 0) return null;
  const front = text.slice(0, at).replace(LEADS_OVER, "");
  // "We're short, Tomasz can you ring them"
  const called = /^(?<said>.*?)(?:^|[,;]|[–—-]) ?(?<name>\p{L}+)$/u.exec(front)?.groups;
  return reasonIn(called?.name && people.isCalled(called.name) ? (called.said ?? "") : front, scene, owner);
}

/** "Call the bakery, maybe they make the croissants for us" */
const BEHIND = /[,;–—-] ((?:maybe|perhaps) (?:they|he|she|we|you|there) [^,;:.?!]{8,80})[.!]*$/iu;

/**
 * "We need four more bar staff. Would you ask the agency?": the act with why somebody is to be turned to, in the words that stand in front
 * of it; `tells` are the acts of the sentence before.
 */
export function withWhy(act: Act, scene: Scene, before: Scene | null, tells: readonly Act[] = []): Act {
  const { line, statement } = act;
  if (!isTask(act) || statement.row || line.split(/\s+/).length > SHORT) return act;
  const here = inFront(scene, act) ?? BEHIND.exec(statement.text)?.[1] ?? null;
  if (here !== null) return { ...act, why: { words: asWhy(here), from: statement } };
  if (
    before === null ||
    before.statement.unit !== statement.unit ||
    before.statement.paragraph !== statement.paragraph ||
    before.statement.speaker !== statement.speaker ||
    turnsAside(statement.text) ||
    /\?\s*$/.test(before.statement.text) ||
    before.clauses.some(({ imperative }) => imperative) ||
    (tells.some(isTask) && !isNeed(before.statement.text)) ||
    !(
      SAYS_HALF.test(line) ||
      pronounOf(line) !== null ||
      IS_WANTED.test(before.statement.text) ||
      ABOUT.test(before.statement.text.replace(/[.!]+$/, "")) ||
      MIGHT.test(before.statement.text) ||
      tells.some(({ kind }) => /^(?:obstacle|decision)$/.test(kind))
    )
  )
    return act;
  const there = reasonIn(before.statement.text, before, act.owner);
  return there === null ? act : { ...act, why: { words: asWhy(there), from: before.statement } };
}

const isNeed = (text: string): boolean => {
  const bare = text.replace(OPENING, "").replace(/[.!]+$/, "");
  return NEEDS.test(bare) || MIGHT.test(bare);
};

/** "We need two marquees. Could you ask Bellamy's?": to ask for them is the one task, and leaves none of what is needed. */
export const asksForNeed = (asked: Act, needed: Act): boolean =>
  asked !== needed &&
  isTask(needed) &&
  asked.why?.from === needed.statement &&
  isNeed(asked.why.words) &&
  leavesOpenWhy(asked.line) &&
  !leavesOpenWhy(needed.line);

const escaped = (word: string): string => word.replace(/[^\p{L}\d'’-]/gu, ".");

/** As it goes on behind a colon; "Finance has the number" names a department. */
function asWhy(said: string): string {
  const [first, next] = tag(said);
  const word = first?.lower ?? "";
  const isName =
    first?.pos === "PROPN" ||
    (first?.pos === "NOUN" && !/s$/.test(word) && /^(?:AUX|VERB)$/.test(next?.pos ?? ""));
  return /^(?:a|the|we)$/.test(word) || (isEnglishWord(word) && !TIME_WORDS.has(word) && !isName)
    ? lowerFirst(said)
    : said;
}

const ASKS = /^ask (?:(?!\bfor\b)[^(])+$/iu;

/** The order with why, where it leaves that open: "Ask the agency for four more bar staff", "Chase Marlow: the drawings are late". */
export function saidWhy(order: string, words: string): string | null {
  if (!leavesOpenWhy(order.replace(/ \([^()]*\)$/, "")))
    return leavesOpenWhat(order, words) && !POINTS_BACK.test(words) ? `${order}: ${words}` : null;
  const what = NEEDS.exec(words)?.groups?.what;
  if (what && ASKS.test(order)) return `${order} for ${what}`;
  if (/^to \p{Ll}/u.test(words)) return `${order} ${words}`;
  // "Mrs Reed rang about the lease": ring her back about it.
  const [, whom, about] = ABOUT.exec(words) ?? [];
  if (whom && about && order.includes(whom) && !/^give /i.test(order)) return `${order} ${about}`;
  const [, does] = /^ask ./i.test(order) ? (MIGHT.exec(words) ?? []) : [];
  if (does) return `${order} to ${does}`;
  // "Chase the printer, who hasn't answered yet"
  for (const whom of endsOf(order))
    if (words.toLowerCase().startsWith(`${whom.toLowerCase()} `)) {
      const rest = words.slice(whom.length + 1);
      if (DOES.test(rest)) return `${order}, who ${rest}`;
    }
  return `${order}: ${words}`;
}

/** "Perhaps the legal department could look at it": what somebody is asked. */
const MIGHT =
  /^(?:perhaps|maybe) (?:(?:the|our|my) )?[\p{L}'’-]+(?: [\p{L}'’-]+)? (?:could|can|might|would) (?!(?:be|have)\b)(\p{Ll}.*)$/iu;
const ABOUT =
  /^(\S+(?: \S+){0,3}?)(?: has| have|['’]s)? (?:called|rung|rang|phoned|asked|written|wrote|e-?mailed|complained|enquired|inquired|come|came|(?:was|been) (?:in|on))(?: again| twice| back)?(?: (?:today|yesterday|this morning|earlier|last night))? (about [^,;:.?!]{3,80})$/iu;
const SHORT_ORDER = 9;
/** Behind so many words a pronoun means what the order itself says. */
const FIRST_WORDS = 3;
/** "Measure it", of which nothing says for sure what it means: the words in front do. */
function leavesOpenWhat(order: string, words: string): boolean {
  if (/[(:]/.test(order) || order.split(/\s+/).length > SHORT_ORDER) return false;
  const pronoun = pronounOf(order);
  if (!pronoun || order.slice(0, pronoun.token.from).trim().split(/\s+/).length > FIRST_WORDS) return false;
  // "Ring him", behind what tells of nobody
  return (
    pronoun.means !== "person" ||
    /\S \p{Lu}\p{Ll}/u.test(words) ||
    tag(words).some(({ lower }) => isRoleWord(lower))
  );
}
/** The last words of an order that may name somebody, the most first. */
const endsOf = (order: string): string[] => {
  const words = order.split(" ");
  return [5, 4, 3, 2, 1]
    .filter((count) => count < words.length)
    .map((count) => words.slice(-count).join(" "));
};
const DOES =
  /^(?:still |also |just |now |has|have|had|is|are|was|were|does|did|do|will|would|can|could|want|need|ca|wo|says?|called|rang|came|asked)(?:n['’]t)?\b/i;
