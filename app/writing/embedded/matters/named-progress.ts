import { escapePattern } from "../../../digest/escape-pattern";
import { type Clock, dueDateIn } from "../due-dates";
import { plainEnglish } from "../english/plain-english";
import type { People } from "../people";
import type { Statement } from "../statement";
import { straight } from "../straight";
import { contentStems } from "../tokens";
import { asksToKnow } from "./asks-to-know";
import { close } from "./close-matters";
import { handsOver, makes, showsDoing } from "./doing-told";
import { ENDING_FRAMES, NOT_ALL, TAKES_BACK } from "./ending-frames";
import { GERMAN_FRAMES } from "./german-progress";
import { type Matter, note } from "./matter";
import type { MatterIndex } from "./matter-index";
import { matterNamed } from "./matter-named";
import { leaveRest } from "./part-done";
import type { Progress } from "./progress";
import { asFramed, framesAbroad, isDoingOf } from "./progress-abroad";
import { ASKED, CALLS_OFF, FRAMES, NOT_TO } from "./progress-frames";
import { sameOwner } from "./same-owner";
import { topicOf } from "./topic";

/** What stands around the matters that a sentence may name. */
interface Around {
  index: MatterIndex;
  thread: string;
  people: People | null;
  clock: Clock;
}

/**
 * Carries out on the one open task that a sentence names what it plainly says of it, and tells which that is; null where
 * it says nothing of the kind, or names none or several. What goes on stands, however late and in whatever thread it is said.
 */
export function namedProgress(statement: Statement, around: Around): Matter | null {
  const { text, language, speaker } = statement;
  if (speaker === null || text.length > LONGEST) return null;
  const isAsked = /\?\s*$/.test(text);
  const { frames, asked, plain } = framesOf(statement);
  const notToDo = language === "en" && !isAsked ? NOT_TO.exec(plain)?.groups : undefined;
  if (notToDo?.doing) {
    const { doing, of, whom, called: name } = notToDo;
    const task = doing.replace(/^bother /i, "");
    const matter = taskDone(task, statement, around, called(of ?? whom ?? name, around));
    if (matter) {
      close(matter, "cancelled", statement);
      return matter;
    }
  }
  for (const [frame, progress] of isAsked ? asked : frames) {
    const found = frame.exec(plain)?.groups;
    const matter = found ? carriedOut(withAccents(found, plain, text), progress, statement, around) : null;
    if (matter) return matter;
  }
  if (language !== "en" || isAsked) return null;
  for (const [frame, progress] of ENDING_FRAMES) {
    const found = frame.exec(plain)?.groups;
    if (!found || NOT_ALL.test(found.thing ?? "")) continue;
    const matter = carriedOut(found, progress, statement, around, true);
    if (matter) return matter;
  }
  return null;
}

interface Frames {
  frames: readonly (readonly [RegExp, Progress])[];
  /** Those of questions. */
  asked: readonly (readonly [RegExp, Progress])[];
  /** The text as they have it. */
  plain: string;
}

const framesOf = ({ text, language }: Statement): Frames =>
  language === "en"
    ? { frames: FRAMES, asked: ASKED, plain: plainEnglish(text) }
    : language === "de"
      ? { frames: GERMAN_FRAMES, asked: [], plain: straight(text) }
      : { frames: framesAbroad(language), asked: [], plain: asFramed(text) };

/** What was found, its name with the accents that the frames of some languages leave out. */
const withAccents = (
  found: Partial<Record<string, string>>,
  plain: string,
  text: string,
): Partial<Record<string, string>> =>
  found.name && plain.length === text.length
    ? {
        ...found,
        name: text
          .slice(plain.indexOf(found.name))
          .slice(0, found.name.length)
          // "Nadège qui", since frames heed no capitals.
          .replace(/(?<=^\p{Lu}\S*) \p{Ll}+$/u, ""),
      }
    : found;

/** Whether an English sentence says that something need not be done any more, be it known or not. */
export const callsOff = ({ language, text }: Statement): boolean =>
  language === "en" && text.length <= LONGEST && CALLS_OFF.test(plainEnglish(text));

/** What a frame found says, carried out; null where it is said of no task, or by somebody who can't say so. */
function carriedOut(
  { thing, doing, did, name, of, day, tail, ...spoken }: Partial<Record<string, string>>,
  progress: Progress,
  statement: Statement,
  around: Around,
  isByName = false,
): Matter | null {
  const { clock } = around;
  const { speaker } = statement;
  const whom = spoken.whom ?? spoken.called;
  if ((name && !called(name, around)) || (of && !called(of, around))) return null;
  const isHanded = progress === "handed";
  const receiver = called(name ?? (isHanded ? whom : undefined), around);
  const told = called(of ?? (isHanded ? undefined : whom), around);
  const known = progress === "lies with" ? receiver : told;
  const anybody = isByName || progress === "taken" || progress === "asked after";
  const matter = doing
    ? taskDone(doing, statement, around, known, anybody)
    : thing
      ? matterNamed("action", thing, statement, around, {
          owner: known,
          anybody,
          share: namesDoing(thing, statement) ? MOST_OF_IT : 1,
        })
      : null;
  if (!matter || (did && !(isByName ? isToldDone(matter, did) : saysDone(matter, did, statement))))
    return null;
  // "You'll get both texts", of "the legal text": others.
  const several = /^(?:both|two|three|four|all(?: the)?) (?:\S+ )*?(\S+s)$/i.exec(thing ?? "")?.[1];
  if (
    several &&
    !new RegExp(`\\b${escapePattern(several)}\\b`, "i").test(matter.acts[0]?.statement.text ?? "")
  )
    return null;
  if (isByName && !mayTellOf(matter, statement, around, { known, said: thing ?? doing ?? "" })) return null;
  const isOwn = sameOwner(matter.owner, speaker);
  const line = matter.acts[0]?.line ?? "";
  const isAskers = matter.acts.some(
    ({ kind, statement: s }) => kind !== "commitment" && s.speaker === speaker,
  );
  const { stems, numbers } = topicOf(thing ?? doing ?? "");
  if (ENDS.has(progress) && leaveRest(matter, new Set([...stems, ...numbers]), statement)) return matter;
  if (isByName && TAKES_BACK.test(tail ?? "")) return null;
  switch (progress) {
    case "handed":
      // "Could you print it for me?" from somebody else asks for another one.
      if (receiver === null || (doing && !isOwn && matter.owner !== null)) return null;
      give(matter, receiver, statement);
      break;
    case "taken":
      if (told !== null && !sameOwner(matter.owner, told)) return null;
      give(matter, speaker, statement, "accepted");
      break;
    case "lies with":
      // "The budget is with Howard", from who was to write it: handed in.
      if (isOwn) return null;
      give(matter, receiver ?? matter.owner, statement);
      break;
    case "off":
      close(matter, "cancelled", statement);
      break;
    case "done":
    case "did":
      close(matter, "reported-done", statement);
      break;
    case "given":
      if ((!isOwn && matter.owner !== null) || !isHandedOver(matter)) return null;
      close(matter, "reported-done", statement);
      break;
    case "received":
      if (isOwn || !isHandedOver(matter)) return null;
      close(matter, "reported-done", statement);
      break;
    case "thanked":
      if (isOwn || !(doing || isHandedOver(matter) || makes(line))) return null;
      close(matter, "reported-done", statement);
      break;
    case "waits":
      if (!isOwn && !isAskers && matter.owner !== null) return null;
      moveTo(matter, day ?? "", statement, clock);
      break;
    case "asked after":
      // One's own question of what one does oneself asks for something else.
      if (isOwn) return null;
      matter.asked += 1;
      break;
    case "goes on":
      if (!isOwn && matter.owner !== null) return null;
  }
  if (matter.closedBy === null) {
    matter.saidOpen = true;
    matter.support.push(statement);
  }
  return matter;
}

/** Whether it is over once who asked for it has its thing, or knows it. */
const isHandedOver = ({ acts: [first] }: Matter): boolean =>
  first !== undefined &&
  (handsOver(first.line, first.statement.speaker) || (asksToKnow(first) && !NO_FAVOUR.test(first.line)));

/** "Tell Gary the width" is not over with her who asks it. */
const NO_FAVOUR = /^(?:ask|tell|inform|let|reply|answer|check|find)\b/i;

/** Of another thread's task somebody else tells by a third of its words at least. */
function mayTellOf(
  matter: Matter,
  { speaker }: Statement,
  { thread }: Around,
  { known, said }: { known: string | null; said: string },
): boolean {
  if (thread !== "" && matter.thread === thread) return true;
  if (sameOwner(matter.owner, speaker) || (known !== null && sameOwner(matter.owner, known))) return true;
  if (matter.acts.some(({ statement }) => statement.speaker === speaker)) return true;
  const stems = new Set(contentStems(said));
  const { about } = matter.topic;
  return about.filter((stem) => stems.has(stem)).length >= MUCH * about.length;
}

/** The one task whose verb and things a doing says. */
function taskDone(
  doing: string,
  statement: Statement,
  { index, thread }: Around,
  owner: string | null,
  anybody = false,
): Matter | null {
  const matter = matterNamed(
    "action",
    doing,
    statement,
    { index, thread },
    { owner, anybody, share: MOST_OF_IT },
  );
  return matter && saysVerbOf(matter, /^\p{L}+/u.exec(doing)?.[0] ?? "") ? matter : null;
}

/** Whether a form of a verb is of the task's own. */
const saysVerbOf = ({ topic, acts }: Matter, verb: string): boolean =>
  // "No need to go to Plumbfix", of driving there
  (GOES.test(verb) && GOES.test(acts[0]?.line.split(" ")[0] ?? "")) ||
  contentStems(verb).some((stem) => topic.stems.has(stem) || topic.stems.has(stem.replace(DOUBLED, "$1")));
const GOES = /^(?:go|drive|pop|nip|run|head|travel|walk|cycle)$/i;
/** "fitted", "putting" */
const DOUBLED = /([bdgmnprt])\1$/;

/** French and Spanish frames name a thing or a doing alike. */
const namesDoing = (thing: string, { language }: Statement): boolean =>
  language !== "en" && language !== "de" && !NAMES_THING.test(thing);
const NAMES_THING = /^(?:l'|(?:les?|la|el|los|las|tu|ton|ta|tes|votre|vos|su|mon|ma|mi) )/i;

/** Whether what was done is what the task asks. */
const saysDone = (matter: Matter, did: string, { language }: Statement): boolean =>
  language === "en" ? saysVerbOf(matter, did) : isDoingOf(did, matter.acts[0]?.line ?? "");

/** Whether a thing that is so, or was done to, is what the task asks: by its verb, or as its words have it, "get the cups engraved". */
function isToldDone({ acts: [first] }: Matter, did: string): boolean {
  const line = first?.line.toLowerCase() ?? "";
  const [verb = ""] = line.split(" ");
  const [told = ""] = did.toLowerCase().split(" ");
  // "Write the appeal, please": asked again.
  if (told === verb && !SAME_IN_PAST.test(told)) return false;
  if (showsDoing(line, did) || (/^(?:get|have)$/.test(verb) && line.endsWith(` ${did.toLowerCase()}`)))
    return true;
  const [asked] = contentStems(verb);
  return (
    asked !== undefined &&
    contentStems(told).some((stem) => [stem, stem.replace(DOUBLED, "$1")].includes(asked))
  );
}
const SAME_IN_PAST = /^(?:put|set|cut|read|let|hit|shut|fit|cast|spread|split|quit|bid)\b/i;

function give(
  matter: Matter,
  owner: string | null,
  by: Statement,
  how: "assigned" | "accepted" = "assigned",
): void {
  matter.owner = owner;
  matter.latent = false;
  note(matter, how, by);
}

function moveTo(matter: Matter, day: string, by: Statement, clock: Clock): void {
  const when = dueDateIn(`${by.language === "de" ? "bis" : "by"} ${day}`, by.sentAt, clock);
  if (!when) return;
  matter.when = when;
  note(matter, "moved", by);
}

/** The person of a name that a sentence says; null where nobody is called so. */
const called = (name: string | undefined, { people }: Around): string | null =>
  name && (TITLE.test(name) || (/^\p{Lu}/u.test(name) && people?.isCalled(name.split(" ")[0] ?? "")))
    ? (people?.resolve(name.replace(TITLE, "")) ?? null)
    : null;
const TITLE = /^(?:frau|herrn?) /i;

const LONGEST = 220;
/** So much of what a told doing is about is the matter's. */
const MOST_OF_IT = 0.6;
const MUCH = 0.33;
const ENDS: ReadonlySet<Progress> = new Set(["off", "done", "did", "given", "received", "thanked"]);
