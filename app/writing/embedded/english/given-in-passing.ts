import type { Act } from "../act";
import type { Scene } from "./scene";

/** "Once I have them they go to the binder on Friday." */
const ONCE_MINE =
  /^(?:once|when|as soon as|after) I(?:['’]ve| have)?(?: got| had| received)? ([^,;]{2,40}?),? (?:they|it|those|that|these)(?:['’]ll| will)? (?:go(?:es)?|(?:is|are|gets?) sent)(?: out| off| on| over| back| straight)? (to .{3,80})$/iu;
/** "The tide file I receive from Ugo every month late, this time please Wednesday." */
const RECEIVED_FROM =
  /^((?:the|your|our|his|her|their|my) [^,;]{3,40}?) (?:that |which )?(?:I|we) (?:\p{L}+ )?(?:get|receive|have) (?:\p{L}+ )?from (\p{Lu}[\p{L}'’-]+)\b[^;.?!]{0,50}\b(?:late|slow|behind|delayed)\b[^;.?!]{0,20}?\bthis (?:time|month|week|year|round),? (?:please |pls )?(?:by |on |until )?([^,;]{3,40})$/iu;
/** "Ida receipts to Uwe by friday pls, she is chasing me", by who sets no commas. */
const HASTY =
  /^(\p{Lu}[\p{L}'’-]+) ((?:(?:the|your|all|both|my|our) )?\p{Ll}{3,}(?: \p{Ll}+)?) to ((?:the |my )?\p{L}+)( (?:by|before|until|today|tomorrow|tonight|this|on|next)\b[^,;.?!]{0,25}?)?,? (?:please|pls|plz)\b(?:, [^?]*)?$/u;
/** "Timesheets by you, the plans by the copyist tomorrow." */
const BY_EACH =
  /^((?:\p{L}+ ){0,3}\p{L}+) by (you|me|\p{Lu}\p{L}+|the \p{Ll}+)( [^,;]{3,25})?,? (?:and )?((?:\p{L}+ ){0,3}\p{L}+) by (you|me|\p{Lu}\p{L}+|the \p{Ll}+)( [^,;]{3,25})?$/u;

/** Tasks that a sentence gives by its shape alone, with no verb for what there is to do; null for all others. */
export function givenInPassing(scene: Scene): Act[] | null {
  const { statement, people } = scene;
  const { speaker } = statement;
  if (speaker === null || statement.assignee !== null) return null;
  const plain = scene.plain.replace(/[.!\s]+$/, "");
  const [, thing, where] = ONCE_MINE.exec(plain) ?? [];
  if (thing && where)
    return acts(
      scene.made(
        "commitment",
        speaker,
        0.92,
        /^(?:it|them|those|that|these)$/i.test(thing) ? `go ${where}` : `${thing} ${where}`,
      ),
    );
  const [, file, sender = "", day] = RECEIVED_FROM.exec(plain) ?? [];
  if (file && day && people.isCalled(sender))
    return acts(scene.made("request", people.resolve(sender), 0.95, `${file} by ${day}`));
  const [, called = "", what, to, until = ""] = HASTY.exec(plain) ?? [];
  if (what && to && people.isCorrespondent(called) && scene.clauses.every(({ from }) => from > 2))
    return acts(scene.made("request", people.resolve(called), 0.95, `${what} to ${to}${until}`));
  const [, first, by = "", when = "", second, than = "", then = ""] = BY_EACH.exec(plain) ?? [];
  if (!first || !second) return null;
  const given = (thing: string, who: string, until: string) => {
    // One word is no line.
    const line = `${/\s/.test(thing) ? thing : `${thing} by ${who}`}${until}`;
    if (/^me$/i.test(who)) return scene.made("commitment", speaker, 0.9, line);
    const owner = /^you$/i.test(who) ? scene.reader : people.resolve(who.replace(/^the /, ""));
    return scene.made("assignment", owner, 0.9, line);
  };
  const [one, two] = [given(first, by, when), given(second, than, then)];
  return one && two ? [{ ...one, when: when === "" && then !== "" ? null : one.when }, two] : null;
}

const acts = (act: Act | null): Act[] | null => (act ? [act] : null);
