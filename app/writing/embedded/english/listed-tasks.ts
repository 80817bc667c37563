import { type Act, SURE } from "../act";
import { dueDateIn } from "../due-dates";
import { ownersOf, rowTask } from "../row-task";
import { COMMAND_VERBS } from "./command-verbs";
import { obstacleIn } from "./obstacles";
import type { Scene } from "./scene";
import { singular } from "./singular";
import { tag } from "./tag";
import { tasksIn } from "./tasks";
import { whoWishes } from "./wishes";

/**
 * An item of a list of tasks, a row of a table, a line with a name before it: a task whatever its grammar. Empty where the
 * line says that there is none, null where it is read like any other.
 */
export function listedTasks(scene: Scene): Act[] | null {
  const { statement } = scene;
  if (statement.row && statement.heading === "blockers" && !statement.task) return [];
  if (
    statement.assignee &&
    statement.task === null &&
    NOTHING.test(afterLabel(statement.text, statement.assignee))
  )
    return [];
  if (
    statement.assignee &&
    statement.heading !== "actions" &&
    STUCK.test(afterLabel(statement.text, statement.assignee))
  )
    return [];
  // "Two questions: 1) Which surface treatment?"
  if (statement.wanted && /\?\s*$/.test(statement.text) && tasksIn(scene).length === 0) {
    const question = scene.made(
      "request",
      scene.reader,
      0.9,
      `Answer: ${statement.text.replace(/\s*\?\s*$/, "")}`,
    );
    return question ? [question] : null;
  }
  const noted = notedTask(scene);
  if (noted !== undefined) return noted;
  const listed = withRuler(listedTask(scene));
  if (!listed) return null;
  // "Bo: finish the script, then review the export"
  const more =
    statement.assignee !== null && statement.row === null && statement.task === null
      ? tasksIn(scene)
          .filter((act) => act.certainty >= SURE && act.kind === "request")
          .slice(1)
      : [];
  return [listed, ...more.map((act) => ({ ...act, owner: listed.owner }))];
}

/** "the key" says too little to be quoted without the sentence that lists it. */
const withRuler = (act: Act | null): Act | null =>
  act?.statement.ruledBy && act.statement.text.length <= SHORT
    ? { ...act, support: [...act.support, act.statement.ruledBy.statement] }
    : act;
const SHORT = 10;

const IS_SOMEWHERE =
  /^\s*(?:is|are|['’]s|['’]re)(?: still| currently| now| not)* (?:in|at|with|on|under|off|away|here|there|too|very|fine|ok|okay|good|great|ready|late|missing|broken)(?!\p{L})/iu;

/** "Dom - nothing, you are off": said behind a name, there is no task. */
const NOTHING =
  /^(?:nothing|no news|none|n\/a|-|ok|thanks|off|out|back|in|wfh|working from home|on (?:holiday|leave|vacation|pto)|absent|away|sick|present|yes|no)\b(?! of\b)/i;
/** "Bea: stuck on the certificates": what is in her way, and no task. */
const STUCK = /^(?:still |currently )?(?:stuck|blocked|held up|waiting|on hold)\b/i;
/** "Kofi: finished the export job": what is done. */
const REPORTS_DONE =
  /^(?:\p{Ll}+ly )?(?:\p{Ll}{2,}ed|done|sent|paid|written|built|bought|found|met|spoke|got|made|went|ran)\b/u;
/** "... today starts on retries": what comes next, behind what is done. */
const WHAT_NEXT =
  /[,;]\s+(?:and )?(?:today|now|next|tomorrow|then|this week|continues?|will|going to)\b[,:]?\s*(?:will |on to |onto |goes on with )?(\p{L}.{3,160})$/iu;

/** "Rosa: finished the cabinets, today starts on the drawers": of what somebody reports, what comes next; undefined for other lines. */
function notedTask(scene: Scene): Act[] | undefined {
  const { statement, people } = scene;
  const { label = "", text } = statement;
  const who =
    statement.assignee ??
    (text.startsWith(label) && people.isCalled(label.split(" ")[0] ?? "") ? label : null);
  if (!who || statement.heading === "actions" || statement.row || statement.task) return undefined;
  const rest = afterLabel(text, who);
  if (!REPORTS_DONE.test(rest)) return undefined;
  const next = WHAT_NEXT.exec(rest)?.[1];
  const act = next ? scene.made("assignment", ownersOf(who, people), 0.9, asCommand(next)) : null;
  return act ? [act] : [];
}

function listedTask(scene: Scene): Act | null {
  const { statement, people, clauses } = scene;
  if (statement.row || statement.task) return rowTask(statement, scene);
  const [, whose, what] = ACTION_FOR.exec(statement.text) ?? [];
  if (whose && what && people.isCalled(whose.split(" ")[0] ?? ""))
    return scene.made("assignment", people.resolve(whose), 0.85, what);
  if (statement.heading === "blockers") return null;
  const label = statement.assignee;
  if (label) {
    const rest = afterLabel(statement.text, label);
    if (FINISHED.test(rest)) return null;
    // "Treasurer: $8,412 in the bank"
    if (statement.heading !== "actions" && SUM.test(rest)) return null;
    if (/\?\s*$/.test(rest) && !/^(?:can|could|would|will|please)\b/i.test(rest)) return null;
    const spoken = tasksIn(scene).find((act) => act.certainty >= 0.5);
    const owner = ownersOf(label, people);
    if (spoken)
      return {
        ...spoken,
        owner: spoken.kind === "request" || spoken.owner === null ? owner : spoken.owner,
        certainty: Math.max(0.8, spoken.certainty),
      };
    const first = clauses.find((c) => c.marker === null);
    if (first && (first.past || first.perfect) && !first.imperative && statement.heading !== "actions")
      return null;
    // "Felix: the demo unit is still in Prague" tells.
    if (
      first?.verb === "be" &&
      first.modal === null &&
      !first.imperative &&
      statement.heading !== "actions" &&
      IS_SOMEWHERE.test(scene.words(first.group.from, first.to))
    )
      return null;
    return scene.made(
      "assignment",
      owner,
      statement.heading === "actions" ? 0.85 : 0.6,
      asTold(
        rest.replace(/^(?:please|pls|can you|could you|would you|will|to)\s+/i, "").replace(/\?\s*$/, ""),
      ),
    );
  }
  // "X-ray badge returns (Ruth, 20th)"
  const inBrackets = statement.listItem
    ? /^(.{4,160}?)\s*[([]\s*@?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?),\s*([^)\]]{2,30})[)\]]\s*\.?$/u.exec(
        statement.text,
      )
    : null;
  if (inBrackets?.[1] && inBrackets[2] && people.isCalled(inBrackets[2].split(" ")[0] ?? "")) {
    const when = dueDateIn(`by ${inBrackets[3]}`, statement.sentAt, scene.clock);
    const made = when ? scene.made("assignment", people.resolve(inBrackets[2]), 0.8, inBrackets[1]) : null;
    if (made) return { ...made, when };
  }
  if (statement.listItem && statement.heading !== "actions" && clauses.length === 0) {
    const last = /^(.{4,160}?),\s*(\p{Lu}[\p{L}'’-]+)\s*\.?$/u.exec(statement.text);
    if (last?.[1] && last[2] && people.isCalled(last[2]))
      return scene.made("assignment", people.resolve(last[2]), 0.7, last[1]);
  }
  if (statement.heading === "actions" && statement.listItem) {
    const trailing =
      /^(.{4,160}?)\s*[([–—,-]\s*@?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?|[A-Z]{2,3})(?:,\s*([^)\]]{2,40}))?[)\]]?\s*\.?$/u.exec(
        statement.text,
      );
    if (trailing?.[1] && trailing[2] && people.isCalled(trailing[2].split(" ")[0] ?? ""))
      return scene.made("assignment", people.resolve(trailing[2]), 0.85, trailing[1]);
    const spoken = tasksIn(scene).find((act) => act.certainty >= 0.4);
    const whose = listOf(scene);
    // Under somebody's name it is theirs for sure.
    if (spoken) return { ...spoken, certainty: Math.max(whose ? 0.85 : 0.75, spoken.certainty) };
    const first = clauses.find((c) => c.marker === null);
    if (
      /\?\s*$/.test(statement.text) ||
      first?.past ||
      first?.perfect ||
      /\b(?:done|no action|nothing|none)\b/i.test(statement.text)
    )
      return null;
    if (!statement.wanted && (tells(scene) || isTopicOfItem(scene))) return null;
    // "(a) The search is still not back", in a list of what is to be seen to
    if (tells(scene) && obstacleIn(scene)) return null;
    if (whose) return scene.made("assignment", whose, 0.75, statement.text);
    return /^your\b/i.test(statement.text) || statement.wanted
      ? askedThing(scene)
      : scene.made("duty", null, 0.6, statement.text);
  }
  return null;
}

const ASKS_FOR = /\b(send|give|bring|return|forward|e-?mail|upload|post|hand)(?: (?:me|us|over|back))*$/iu;
const NEEDS = /\b(?:need|needs|want|require|receive|have|get)(?: from you)?$/i;
const IS_THING = /^(?:the|an?|your|two|three|both|all|some|\d+) /i;

/** "Please send us (1) the readings and (2) a list of the keys": what the sentence asks to be done with each. */
function askedThing(scene: Scene): Act | null {
  const { statement } = scene;
  const ruler = statement.ruledBy;
  const verb = ruler && IS_THING.test(statement.text) ? ASKS_FOR.exec(ruler.words)?.[0] : undefined;
  const isNeeded = ruler && IS_THING.test(statement.text) && NEEDS.test(ruler.words);
  const front = verb ?? (isNeeded ? `get ${whoWishes(scene)}` : null);
  if (!ruler || front === null) return scene.made("request", scene.reader, 0.75, statement.text);
  const made = scene.made("request", scene.reader, 0.75, `${front} ${statement.text}`);
  return made && { ...made, support: [...made.support, ruler.statement] };
}

/** Under whose name the list stands. */
function listOf({ statement: { label, text }, people }: Scene): string | null {
  const isOthers = label !== undefined && !text.includes(label) && people.isCalled(label.split(" ")[0] ?? "");
  return isOthers ? people.resolve(label) : null;
}

/** "Signs are up", "Café is shut on Wednesday": told in a list of what is to be done, and itself no task. */
const tells = ({ clauses }: Scene): boolean =>
  clauses.some(
    ({ marker, subject, imperative, question, modal, passive, negated }) =>
      marker === null &&
      subject !== null &&
      !imperative &&
      !question &&
      !(passive && modal !== null) &&
      (!/^(?:must|should|ought|shall|will)$/.test(modal ?? "") || (negated && modal === "will")),
  );

/** "Audio guides. Of forty there's seventeen left.": what the item is about, before it says anything. */
const isTopicOfItem = ({ clauses, statement: { opensItem, text } }: Scene): boolean =>
  opensItem === true && clauses.length === 0 && text.split(/\s+/).length <= 3;

/** "Starts on retries" as "start on retries". */
const asCommand = (words: string): string => {
  const [verb, ...others] = tag(words);
  return verb && verb.pos === "VERB" && verb.lower !== verb.lemma && others.length > 0
    ? `${verb.lemma}${words.slice(verb.to)}`
    : words;
};

const OPENS_OBJECT =
  /^(?:an?|the|both|all|each|every|his|her|their|our|your|my|this|that|these|those|\p{Lu}\S*)$/u;

/** "Dinesh: updates BOM", "tests both grippers": what somebody does, said as what there is to do. */
const asTold = (words: string): string => {
  const [, third = "", object = ""] = /^(\p{Ll}+s) (\S+)/u.exec(words) ?? [];
  const base = singular(third);
  return COMMAND_VERBS.has(base) && OPENS_OBJECT.test(object) ? `${base}${words.slice(third.length)}` : words;
};

/** "Action for Bo: update the price list" */
const ACTION_FOR =
  /^(?:(?:an? |the |next |your )?(?:action|todo|to-do|to do|task|step|job|homework)s? )(?:for|on) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\s*[:–—-]\s*(\S.{3,200})$/iu;

/** "Stock count room 2 DONE" */
const FINISHED = /(?:\bDONE|(?:[-–—:,]|\bis|\bare)\s*(?:done|finished|completed?)|✓|✔|☑|✅)\W*$/u;

/** A sum of money and where it is. */
const SUM = /^(?:[$€£]\s?\d|\d[\d.,' ]*\s?(?:€|£|EUR|USD|GBP|CHF)(?!\p{L}))/u;

/** What follows the label; "me" stands for the full name of the writer. */
const afterLabel = (text: string, label: string): string => {
  const at = text.indexOf(label);
  return text
    .slice(at < 0 ? (/^\S+/.exec(text)?.[0].length ?? 0) : at + label.length)
    .replace(/^\*{0,2}(?:\)| \([^()]*\))?\s*(?::|–|—|->|→|-)\*{0,2}\s*/, "");
};
