import type { Act } from "../act";
import { dueDateIn } from "../due-dates";
import { lowerFirst, sentenceCase } from "../task-wording";
import { COMMAND_VERBS } from "./command-verbs";
import type { Scene } from "./scene";

const ASKS = "^(?:(?:so|and) )?(?:please|pls|plz|kindly|can you|could you|would you)(?: please)?";
const WHEN =
  "(?:again|soon|quickly|asap|today|tonight|tomorrow|urgently|immediately|by (?:the )?[\\p{L}\\d. ]{2,20})";
/** "Please check.", "please sign and return today": what is to be checked, the sentence before says. */
const BARE = new RegExp(
  `${ASKS} (\\p{Ll}+)(?: (?:and|&) (\\p{Ll}+))?(?: please)?(?:,? ${WHEN})?[.!?]*$`,
  "iu",
);
const LOOK = new RegExp(`${ASKS} (have|take) a look[.!?]*$`, "iu");
/** So plain that no model is asked. */
const PLAIN = 0.97;
const NAMES_A_THING =
  /^(?:(?:one|some|most|part) of|the|an?|both|all|our|my|your|his|her|this|these|two|three|four|five|\d+)\s/i;
const LONGEST_THING = 9;

/** A request that names nothing, of what the sentence before it is about; null for all others. */
export function bareRequest(scene: Scene, before: Scene | null): Act | null {
  const { statement } = scene;
  if (!before || before.statement.unit !== statement.unit) return null;
  const look = LOOK.exec(statement.text);
  const [, first = "", second = ""] = BARE.exec(statement.text) ?? [];
  const verbs = look
    ? [`${look[1]} a look at`]
    : [first, second].map((verb) => verb.toLowerCase()).filter(Boolean);
  if (verbs.length === 0 || !(look || verbs.every((verb) => COMMAND_VERBS.has(verb)))) return null;
  const thing = thingOf(before);
  if (thing === null && !(MENDS.test(verbs[0] ?? "") && saysFew(before))) return null;
  return {
    kind: "request",
    statement,
    line: sentenceCase(
      thing === null
        ? `${verbs.join(" and ")}: ${withSmall(whatIsSaid(before))}`
        : `${verbs.join(" and ")} ${thing}`,
    ),
    owner: scene.reader,
    when: dueDateIn(statement.text, statement.sentAt, scene.clock),
    certainty: PLAIN,
    support: [before.statement],
  };
}

/** What is done about something that was told. */
const MENDS =
  /^(?:check|fix|repair|mend|advise|confirm|approve|sort|solve|resolve|reply|answer|correct|amend|update|clarify|handle|investigate|replace|arrange)$/;
const LONGEST_TOLD = 14;

const whatIsSaid = ({ statement, called }: Scene): string => {
  const words = statement.text.replace(/[\s.!]+$/, "");
  return called ? words.replace(/^\p{Lu}[\p{L}'’-]+, /u, "") : words;
};
const saysFew = (before: Scene): boolean => {
  const { text } = before.statement;
  return !/\?\s*$/.test(text) && text.split(/\s+/).length <= LONGEST_TOLD;
};
const withSmall = (words: string): string =>
  /^(?:I\b|\p{Lu}\p{L}*\p{Lu}|\p{Lu}\p{Ll}+ \p{Lu})/u.test(words) ? words : lowerFirst(words);

/** What a sentence is about: what stands before its verb, or all that it names where it has none: "Room list attached". */
function thingOf({ clauses, statement, words }: Scene): string | null {
  const clause = clauses[0];
  if (clause && (clause.marker !== null || clause.subject?.kind !== "thing")) return null;
  const said = clause ? words(0, clause.group.from) : ENCLOSED.exec(statement.text)?.[1];
  const thing = (said ?? "").replace(/[\s.,;:!?–—-]+$/u, "").trim();
  if (thing === "" || thing.includes(",") || thing.split(/\s+/).length > LONGEST_THING) return null;
  if (/^(?:that|this|it|which|there)$/i.test(thing)) return null;
  const bare = withSmall(thing);
  return NAMES_A_THING.test(bare) || /\d/.test(bare) || bare === thing ? bare : `the ${bare}`;
}

const ENCLOSED = /^(.{3,60}?),? (?:is |are )?(?:attached|enclosed|below|above)[.:!]*$/i;
