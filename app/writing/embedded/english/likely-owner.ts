import { type Act, isTask } from "../act";
import type { ActOdds } from "../models/act-model";
import { isSeveral } from "../several-owners";
import { type Clause, isErrand } from "./clause";
import type { Scene } from "./scene";
import { isEnglishWord, isGivenName } from "./vocabulary";

/** How much likelier than anybody else, as log-odds of the encoder and the linear models, somebody has what no rule gave to anybody. */
const SURELY = { reader: 3, writer: 6, other: 6, nobody: Number.POSITIVE_INFINITY };

/** And so much likelier than whom a rule took for somebody. */
const MISTAKEN = 9;

/** "Could HR let me know how many there are?": from this certainty on a rule gave it to whom its words name. */
const PLAINLY_GIVEN = 0.95;

/**
 * A task that no rule gave to anybody with who does it, where the models are sure that it is somebody else and a clause says who;
 * where they are sure that it is the reader or the writer, with whom it is left to if nobody takes it.
 */
export function withLikelyOwner(act: Act, scene: Scene, odds: ActOdds): Act {
  if (!isTask(act) || odds.linear === null) return act;
  const lead = leadOf(odds);
  if (act.owner !== null)
    return lead >= MISTAKEN && act.certainty < PLAINLY_GIVEN && isMistaken(act.owner, scene, odds)
      ? { ...act, owner: meant(scene, odds) }
      : act;
  // "Priya, the text came in. It needs to go live.": whom its paragraph calls.
  if (act.kind === "duty" && NEEDS.test(scene.plain) && isCalledBefore(scene) && scene.reader !== null)
    return { ...act, leftTo: scene.reader };
  if (lead < SURELY[odds.who] || ANYBODY.test(scene.plain) || EITHER.test(scene.plain)) return act;
  if (odds.who === "other") return done(act, scene);
  if (odds.who === "writer" && IS_AWAY.test(scene.plain)) return act;
  const left = meant(scene, odds);
  const isSaid =
    act.kind !== "duty" || TO_YOU.test(scene.plain) || (lead >= SURELY.other && !FALLS_DUE.test(scene.plain));
  // Nobody asks themselves.
  const isOwnWish = act.kind === "request" && left === scene.statement.speaker;
  return left === null || !isSaid || isOwnWish ? act : { ...act, leftTo: left };
}

const NEEDS = /^(?:it|they|this|that|these|those) (?:also |all )?(?:needs?|has|have|must)\b/i;
const isCalledBefore = ({ reader, statement: { addressee } }: Scene): boolean =>
  reader !== null && addressee === null;

const meant = ({ reader, statement: { speaker } }: Scene, { who }: ActOdds): string | null =>
  who === "reader" ? reader : who === "writer" ? speaker : null;

/** "The customers get a week, please tell them": nobody who writes or is written to, where the models think of the reader or the writer. */
function isMistaken(owner: string, { people, statement, reader }: Scene, odds: ActOdds): boolean {
  return (
    /^(?:reader|writer)$/.test(odds.who) &&
    owner !== reader &&
    owner !== statement.speaker &&
    owner !== statement.addressee &&
    !isSeveral(owner) &&
    !GROUP.test(owner) &&
    statement.text.toLowerCase().includes(owner.toLowerCase()) &&
    !isCalledIn(statement.text, owner) &&
    !owner
      .split(" ")
      .some(
        (word) =>
          people.isCorrespondent(word) ||
          isGivenName(word.toLowerCase()) ||
          (/^\p{Lu}\p{Ll}/u.test(word) && !isEnglishWord(word.toLowerCase())),
      )
  );
}
/** "@Mei can you ask, and @Carla would you get three quotes?", "the prices from Greta" */
const isCalledIn = (text: string, name: string): boolean => {
  const before = text.slice(0, Math.max(0, text.indexOf(name)));
  return /(?:@|[,;.!?:–—] ?(?:and |but )?|\bfrom )$/i.test(before) && /^\p{Lu}/u.test(name);
};

const GROUP = /s$|\b&\b/;

/** How much likelier the likeliest is than the next. */
function leadOf({ whose }: ActOdds): number {
  const [most = 0, next = 0] = [...whose].sort((a, b) => b - a);
  return most - next;
}

/** "The permit must be renewed" is nobody's; "proof of your cover must be submitted" the reader's. */
const TO_YOU = /\b(?:you|your|yours|please|kindly)\b/i;

/** "Fees are due on the 4th": whoever pays them. */
const FALLS_DUE = /\b(?:is|are|falls?) due\b/i;

/** "I'm out all day", "I can't": why another has to. */
const IS_AWAY =
  /\bI(?:['’]m| am|['’]ll be| will be) (?:out|away|off|not (?:in|here|there)|on (?:leave|holiday)|abroad|travelling|at the)\b|\bI (?:can['’]t|cannot|won['’]t be)\b/i;

const ANYBODY =
  /\b(?:some|any)(?:one|body)\b|\b(?:either|one|any|some) of you\b|\bwho\b.*\?|\bwhoever\b|\bevery(?:one|body) (?:has|needs|must|should|is to|please)\b|\bvolunteers?\b/i;
/** "Can Timo or Ines take the phones?" */
const EITHER = /\p{Lu}\p{Ll}+ or \p{Lu}\p{Ll}/u;

/** "Jun repeats the leak test": of whoever does it, as an order to them. */
function done(act: Act, scene: Scene): Act {
  const clause = scene.clauses.find(isDoing);
  const subject = clause?.subject;
  if (!clause || !subject || !act.line.toLowerCase().startsWith(subject.text.toLowerCase())) return act;
  const owner = subject.kind === "thing" ? doer(subject.text, scene) : scene.ownerOf(subject);
  if (owner === null) return act;
  const made = scene.made("assignment", owner, act.certainty, scene.commandOf(clause), clause);
  return made ? { ...act, ...made, when: act.when ?? made.when, support: act.support } : act;
}

const isDoing = (clause: Clause): boolean =>
  /^(?:name|group|person|thing)$/.test(clause.subject?.kind ?? "") &&
  clause.marker === null &&
  !(clause.passive || clause.past || clause.perfect || clause.negated || clause.question) &&
  isErrand(clause);

/** "The chair maker", "our fitter", "Jun" */
function doer(subject: string, { people }: Scene): string | null {
  if (/^\p{Lu}\p{Ll}+$/u.test(subject) && !isEnglishWord(subject.toLowerCase()))
    return people.resolve(subject);
  return /^(?:the|our|their|my|your) (?:\p{Ll}+ )?\p{Ll}{2,}(?:er|ist|ian|ant)$/iu.test(subject)
    ? subject.replace(/^the /i, "").replace(/^(?:Our|Their|My|Your)/, (word) => word.toLowerCase())
    : null;
}
