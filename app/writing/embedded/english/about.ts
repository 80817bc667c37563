import { type Act, isTask } from "../act";
import type { People } from "../people";
import type { Statement } from "../statement";
import { lowerFirst } from "../task-wording";
import { contentStems } from "../tokens";
import { TIME_WORDS } from "../word-lists";
import { belongsToSomething } from "./belongs-to-something";
import { type Mention, mentionsIn } from "./mentions";
import { turnsAside } from "./paragraph-topics";
import { pronounOf } from "./pointing-pronoun";
import { ASKED_FOR_SOME } from "./pointing-tasks";
import type { Scene } from "./scene";
import { tag } from "./tag";
import { labelOf, sectionOf, topicOfMail } from "./topic-of-title";
import { leavesOpenWhy } from "./why-turned-to";
import { IS_CHASE } from "./will-chase";

const DETERMINED = /^(?:the|your|our|my|his|her|their|this|that|these|those|both|final|new|signed|full)$/;
/** "an estimate", "some samples": whatever it is, it is not one that was spoken of. */
const UNDETERMINED = /^(?:an?|some|any|no|every|each|more|another|enough)$/;

/** The words of its noun phrase in front of a noun that ends at `to`. */
function phraseOf(line: string, { words, to }: Mention): string[] {
  const said = line.slice(0, to).split(/\s+/);
  const count = words.split(/\s+/).length;
  return said.slice(-count - 1).map((word) => word.toLowerCase());
}

/**
 * How a line leaves open what it is about: it names no more than a word that belongs to something, or whom to turn to ("Send
 * Ana the quote", "Escalate to Ron"); it points to it by a pronoun, or by a word for a place ("Get Ole round there"); each of
 * its things is one that was spoken of before ("Move the hives"). Null where it leaves nothing open.
 */
function leftOpen(line: string, scene: Scene): "partOfIt" | "pointsToIt" | "spokenOf" | null {
  if (POINTS.test(line)) return "pointsToIt";
  const tokens = tag(line);
  const things = mentionsIn({ tokens, people: scene.people, statement: { ...scene.statement, text: line } });
  const own = things.filter(
    ({ kind, weight, words }) =>
      kind === "thing" && weight >= 1 && !scene.people.isKnown(words.split(/\s+/)[0] ?? ""),
  );
  if (own.length === 0) {
    if (IS_CHASE.test(line)) return "partOfIt";
    if (
      ONLY_SOMEBODY.test(lowerFirst(line)) &&
      tokens.every(
        ({ lower, pos }) =>
          !/\d/.test(lower) && (pos !== "NOUN" || TIME_WORDS.has(lower) || SOMEBODY.test(lower)),
      )
    )
      return "partOfIt";
    return pronounOf(line) === null ? null : "pointsToIt";
  }
  const isBare = own.every((thing) => {
    const said = phraseOf(line, thing);
    return (
      !thing.isName &&
      thing.words.split(/\s+/).length <= 2 &&
      !OF_WHAT.test(line.slice(thing.to)) &&
      said.slice(0, -1).some((word) => DETERMINED.test(word)) &&
      !said.some((word) => UNDETERMINED.test(word))
    );
  });
  if (!isBare) return null;
  if (own.every(({ words }) => belongsToSomething(words.split(/\s+/).at(-1) ?? ""))) return "partOfIt";
  return pronounOf(line) === null ? "spokenOf" : "pointsToIt";
}

/** "The notice on cookies", "the letter to parents"; not "the notice on the door", "the letter to Ana". */
const OF_WHAT =
  /^ (?:(?:of|for|about) |(?:on|to|with|from|in|at) (?!(?:the|an?|your|our) |\p{Lu}|\d|time\b))/u;

/** Where, which or of which kind stands before. */
const POINTS =
  /\b(?:there|below|above|the same)(?: (?:today|tomorrow|tonight|this|next|by|on|before) ?[\p{L}\d ]*)?$/iu;
const ONLY_SOMEBODY =
  /^(?:answer|reply to|get back to|ring|call|phone|chase|ask|email|e-mail|write to|contact|remind|escalate to|talk to|speak to|speak with|talk with|check with|confirm with|try|see|meet|push|nudge|warn)(?: (?:the|our|my|their|your|Mr|Mrs|Ms|Dr|Prof)\.?)? [\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?: (?:about|back|again|up|tonight|today|tomorrow|first|too|now|directly|myself))*$/u;
/** "The sofas were delivered torn, can you claim from the carrier": what for stands in front. */
const TURNS_TO =
  /^(?:ring|call|phone|e-?mail|write to|contact|chase|claim (?:off|from|against|on)|complain to|get a (?:refund|replacement|discount) from)(?: (?:the|our|my|their|your|Mr|Mrs|Ms|Dr)\.?)?(?: (?!about\b)[\p{L}'’-]+){1,2}(?: (?:again|today|tomorrow|tonight|now|directly|please|pls))*$/u;
/** Cut from the rest of its sentence. */
const GOES_ON = /^(?:so |and )?(?:please|pls|(?:can|could|would|will) you)\b/u;
const SOMEBODY =
  /(?:er|or|ist|ian|man|woman|lady|lord|agent|desk|office|team|bank|council|company|firm|people)s?$/;

/** A longer line says what it is about. */
const LONGEST_LINE = 9;
/** An order of so few words is about what its part is about. */
const SHORT_ORDER = 5;
/** So many sentences at most has a mail of whose one matter a line names a part, or only points to it. */
const LONGEST_MAIL = { partOfIt: 14, pointsToIt: 8 };
/** So many, where a decision says little: who decides several things says more of each. */
const LONGEST_OF_DECISION = 5;
const LEAST_WEIGHT = 3;
/** "A ticket for the access", "the size of a brewery" */
const IS_ANY =
  /^an? | of an? |^the (?:right|left|size|number|amount|price|cost|best|first|last|next|same|budget|time)\b/i;
/** So many sentences back, in its paragraph, stands what a line is about. */
const NEAR = 3;

const IS_SOMEBODY = /(?:[^aeiou]er|[tsd]or|ist|ian|man|woman|lady|lord|agent)s?$/i;

/** What a sentence speaks of up to `end`, where it says more than the line does. */
function spokenOf(scene: Scene, end: number, { line, owner }: Act): string | null {
  const said = new Set(contentStems(line));
  const asked = scene.clauses.filter(({ imperative, subject }) => imperative || subject?.kind === "you");
  const all = mentionsIn(scene).filter((mention) => {
    const { kind, to, weight, isName, words, whole } = mention;
    // "I'm minded to": no thing that one has.
    if (/(?:\b(?:am|is|are|was|were)|['’](?:m|re)) \S+$/i.test(scene.statement.text.slice(0, to)))
      return false;
    // "Our valuer, Mrs Oyelade", "it's my job": who does it, too.
    if (/^, (?:(?:Mr|Mrs|Ms|Dr)\b|\p{Lu})/u.test(scene.statement.text.slice(to)) || /\bjob$/i.test(words))
      return false;
    // "The printing house delivers the posters": whoever does it is no answer.
    if (owner?.toLowerCase().includes(words.toLowerCase().replace(/^the /, ""))) return false;
    if (
      kind !== "thing" ||
      to > end ||
      weight < LEAST_WEIGHT ||
      isName ||
      IS_ANY.test(whole) ||
      IS_SOMEBODY.test(words)
    )
      return false;
    const [last = ""] = words.toLowerCase().split(/\s+/).slice(-1);
    if (belongsToSomething(last) && whole.split(/\s+/).length <= 2) return false;
    if (
      asked.some(
        (clause) =>
          (scene.tokens[clause.from]?.from ?? 0) < to && to <= (scene.tokens[clause.to - 1]?.to ?? 0),
      )
    )
      return false;
    return contentStems(whole).some((stem) => !said.has(stem));
  });
  const most = Math.max(...all.map(({ weight }) => weight));
  return all.findLast(({ weight }) => weight === most)?.whole ?? null;
}

/** Where a line's words begin in their sentence, by its verb where they stand there in another form; 0 where none of it does. */
function placeOf(line: string, text: string): number {
  for (const count of [3, 2]) {
    const words = line.split(" ").slice(0, count).join(" ").toLowerCase();
    const at = text.toLowerCase().indexOf(words);
    if (at >= 0) return at;
  }
  const [verb = ""] = line.toLowerCase().split(" ");
  const at = text.toLowerCase().search(new RegExp(`\\b${verb.replace(/[^\p{L}]/gu, "")}`, "u"));
  return at < 0 ? 0 : at;
}

/** The act with what it means; unchanged where its line says so itself. */
function meaning(act: Act, words: string, statement: Statement | null): Act {
  const said = new Set(contentStems(act.line));
  if (contentStems(words).some((stem) => said.has(stem))) return act;
  const isNew = statement !== null && statement !== act.statement && !act.support.includes(statement);
  return { ...act, meant: words, support: isNew ? [statement, ...act.support] : act.support };
}

/** "It's the oak after all", "blue then": of what, only who was there knows. */
const SAYS_LITTLE = /\b(?:it|its|it['’]s|that|this|those|these|they|them|one|ones|both|then)\b/i;
const SHORT_LINE = 8;

/**
 * "Organ. It was resolved to accept Beck's offer.": what was decided, or stands in the way, with what its section is about;
 * what says little by itself with the subject of its mail.
 */
function withTitle(
  act: Act,
  people: People,
  label: { words: string; title: Statement } | null,
  subject: () => string | null,
): Act {
  const { line, statement } = act;
  const section = label ?? sectionOf(statement, people);
  if (section) return meaning(act, section.words, section.title);
  const words = line.split(/\s+/).length;
  const topic = words <= 3 || (words <= SHORT_LINE && SAYS_LITTLE.test(line)) ? subject() : null;
  return topic === null ? act : meaning(act, topic, null);
}

const ASKS_HIM = /^(ask|remind|chase|nudge) (?:him|her|them) \((\p{Lu}[\p{L}'’-]+)\)$/iu;
const HAS_SOME =
  /\b(?:took|takes|has|have|had|got|made|kept|bought) (?:some|one|any|several|a few|them|it)\b/i;

/** "They want photos of the damage. I think Jeroen took some, can you ask him?": for the photos. */
function turnsToSomebody(act: Act, earlier: readonly Scene[]): Act | null {
  const [, verb, whom] = ASKS_HIM.exec(act.line) ?? [];
  const last = earlier.at(-1);
  if (!verb || !whom || !last || !HAS_SOME.test(last.statement.text)) return null;
  for (const before of earlier.slice(-NEAR, -1).reverse()) {
    if (before.statement.speaker !== act.statement.speaker || before.statement.row !== null) return null;
    const { text } = before.statement;
    const thing = ASKED_FOR_SOME.exec(text)?.[1] ?? spokenOf(before, text.length, act);
    if (!thing) continue;
    const support = [before.statement, last.statement].filter((each) => !act.support.includes(each));
    return { ...act, line: `${verb} ${whom}`, meant: thing, support: [...support, ...act.support] };
  }
  return null;
}

/**
 * The act with what its line is about, where it says no more than "Send Ana the quote": of what its sentence or its line of a
 * list speaks before, else the subject of a mail that is about one thing, else what the sentence before tells.
 */
export function withAbout(
  act: Act,
  scene: Scene,
  {
    earlier,
    asks,
    sentences,
  }: {
    earlier: readonly Scene[];
    /** Whether a sentence before has a task of its own. */
    asks: (statement: Statement) => boolean;
    /** How many its mail has. */
    sentences: number;
  },
): Act {
  const { line, statement, meant } = act;
  const turned = meant === undefined ? turnsToSomebody(act, earlier) : null;
  if (turned) return turned;
  if (meant !== undefined || /[(:]/.test(line) || statement.row) return act;
  const inItem = (): Scene[] =>
    earlier.filter(
      ({ statement: { unit, paragraph } }) => unit === statement.unit && paragraph === statement.paragraph,
    );
  /** What the subject of its mail says, where this still is about it. */
  const subject = (longest: number): string | null =>
    statement.listItem ||
    sentences > longest ||
    [...inItem(), scene].some(({ statement: { text } }) => turnsAside(text))
      ? null
      : topicOfMail(statement);
  // "Spire clock: the hands slip. Rosa to fetch three estimates."
  const [opening] = inItem();
  const label = opening ? labelOf(opening.statement, scene.people) : null;
  if (act.kind === "decision" || act.kind === "obstacle")
    return withTitle(act, scene.people, label, () => subject(LONGEST_OF_DECISION));
  if (!isTask(act) || statement.task || line.split(/\s+/).length > LONGEST_LINE) return act;
  const last = earlier.at(-1);
  if (TURNS_TO.test(lowerFirst(line)) && GOES_ON.test(statement.text) && last) {
    const front = spokenOf(last, last.statement.text.length, act);
    if (front !== null) return meaning(act, front, last.statement);
  }
  if (label && line.split(/\s+/).length <= SHORT_ORDER) return meaning(act, label.words, label.title);
  const open = leftOpen(line, scene);
  if (open === null) return act;
  const told = (before: Scene): Act | null => {
    if (before.statement.speaker !== statement.speaker || before.statement.row !== null) return null;
    const there = asks(before.statement) ? null : spokenOf(before, before.statement.text.length, act);
    return there === null ? null : meaning(act, there, before.statement);
  };
  if (last && IS_CHASE.test(line)) {
    const found = told(last);
    if (found) return found;
  }
  if (open === "partOfIt") {
    const here = spokenOf(scene, placeOf(line, statement.text), act);
    if (here !== null) return { ...act, meant: here };
    for (const before of statement.listItem ? inItem().slice(-NEAR).reverse() : []) {
      const found = told(before);
      if (found) return found;
    }
  }
  const section = sectionOf(statement, scene.people);
  if (section) return meaning(act, section.words, section.title);
  if (act.why !== undefined && leavesOpenWhy(line)) return act;
  // "Order the shelves" is clear enough, under whatever subject.
  const topic = open === "spokenOf" ? null : subject(LONGEST_MAIL[open]);
  if (topic !== null) return meaning(act, topic, null);
  const before = earlier.at(-1);
  return (open === "partOfIt" && !statement.listItem && before && told(before)) || act;
}
