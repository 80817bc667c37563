import { type Clock, dueDateIn } from "../due-dates";
import { plainEnglish } from "../english/plain-english";
import type { People } from "../people";
import type { Statement } from "../statement";
import { straight } from "../straight";
import { close } from "./close-matters";
import { END, I, IS, LEAD, NAME, THEN, THING, UNTIL } from "./frame-words";
import { GERMAN_FRAMES } from "./german-progress";
import { type Matter, note } from "./matter";
import type { MatterIndex } from "./matter-index";
import { matterNamed } from "./matter-named";
import type { Progress } from "./progress";
import { asFramed, framesAbroad, isDoingOf } from "./progress-abroad";
import { sameOwner } from "./same-owner";

/** What each frame around the name of a thing says of it; of a line that the reader is told not to do, see NOT_TO. */
const ENGLISH_FRAMES: readonly [RegExp, Progress][] = (
  [
    [
      `${NAME}(?:'s| is| will be)(?: now)? (?:taking over|taking care of|doing|handling|looking after|dealing with|covering|sorting(?: out)?|seeing to|in charge of) ${THING}`,
      "handed",
    ],
    [
      `${NAME} (?:takes|has taken|took|will take|'ll take|is going to take)(?: over| on| care of) ${THING}`,
      "handed",
    ],
    [
      `${I} (?:passed|handed|given|delegated|forwarded|left) ${THING} (?:on |over )?(?:to|with) ${NAME}`,
      "handed",
    ],
    [`${THING} (?:is|are|sits|lies|rests)(?: now)? with ${NAME}(?: now)?`, "lies with"],
    [
      `${THING} (?:can|could|may|should)(?: now)? be (?:dropped|scrapped|cancelled|skipped|forgotten|ignored|crossed off|struck off|abandoned)`,
      "off",
    ],
    [
      `${THING} (?:is|are|'s)(?: now)? (?:no longer|not) (?:needed|necessary|required)(?: any ?more| after all)?`,
      "off",
    ],
    [
      `(?:please |you can |let's |just |we can )*(?:forget|drop|scrap|skip|ignore|cross off|never mind|leave|stop)(?: about)? ${THING}(?: for now| then)?`,
      "off",
    ],
    [
      `(?:we|I)(?: now)? (?:don't|do not|no longer|won't) need ${THING}(?: any ?more| after all| now)?`,
      "off",
    ],
    [`no need for ${THING}(?: any ?more| after all| now)?`, "off"],
    [
      `(?:you|we|I) (?:can|may)(?: now)? (?:tick|cross|strike|check)(?: off)? ${THING}(?: off(?: (?:the|your|our) list)?)?`,
      "done",
    ],
    [
      `${I} (?:took care of|taken care of|dealt with|seen to|sorted(?: out)?|finished(?: with)?|done(?: with)?|wrapped up|ticked off|completed) ${THING}`,
      "done",
    ],
    [`(?:all )?done with ${THING}`, "done"],
    [
      `${THING} ${IS} (?:taken care of|dealt with|sorted(?: out)?|wrapped up|done and dusted|off my (?:list|desk|plate)|ticked off)`,
      "done",
    ],
    [`${THING} (?:will have|has|have|needs?|'ll have) to wait ${UNTIL}`, "waits"],
    [`(?:I'll|I will|we'll|we will) (?:get|come|see) (?:round |on )?to ${THING} ${UNTIL}`, "waits"],
    [
      `${THING} ${IS} (?:nearly|almost|half|partly|mostly|not quite|not yet|not|still not)(?: all)? (?:finished|done|ready|there|complete|sorted)(?: yet)?`,
      "goes on",
    ],
    [
      `${THING} ${IS} (?:in progress|under ?way|in hand|(?:still |next )?on my (?:list|desk|plate)|next on my list|in the works)`,
      "goes on",
    ],
    [`${I}(?: still)? (?:started|begun|working|busy)(?: work)? (?:on|with) ${THING}`, "goes on"],
    [`${I} (?:halfway|half way|most of the way) through ${THING}`, "goes on"],
    [
      `(?:I|we) (?:haven't|have not)(?: yet)? (?:got|gotten|come|managed) (?:round |around )?to ${THING}(?: yet)?`,
      "goes on",
    ],
    [`no (?:progress|news|movement|update) on ${THING}(?: so far| yet)?`, "goes on"],
    [
      `(?:half|most|some|part|a third|two thirds) of ${THING} ${IS} (?:done|finished|ready|sorted)`,
      "goes on",
    ],
    [
      `(?:I|we) (?:haven't|have not) (?!got\\b|gotten\\b|heard\\b|seen\\b|received\\b|had\\b|been\\b|found\\b)\\p{L}+ ${THING} yet`,
      "goes on",
    ],
    [
      `(?:I|we) (?:couldn't|could not|didn't|did not|haven't been able to|wasn't able to|weren't able to)(?: manage to| get round to)? (?!hear\\b|see\\b|receive\\b|get\\b|find\\b|open\\b|reach\\b|log\\b|access\\b)\\p{L}+(?: up| in| out| off)? ${THING}(?: today| yet| this week| in time)?`,
      "goes on",
    ],
    [
      `${THING} (?:hasn't|haven't|has not|have not) been (?!delivered\\b|received\\b|paid to\\b)\\p{L}+(?: up| in| out| off)? yet`,
      "goes on",
    ],
  ] as const
).map(([frame, progress]) => [new RegExp(`^${LEAD}${frame}${THEN}${END}`, "iu"), progress]);

/** "Please don't chase the courier, the client changed their mind", "no need to sign it any more" */
const NOT_TO = new RegExp(
  `^${LEAD}(?:please |pls |kindly )?(?:don't|do not|no need to|you (?:don't|do not|needn't|need not)(?: need to| have to)?) (?!forget\\b|hesitate\\b|worry\\b|let\\b|be\\b|mention\\b|mind\\b|think\\b|know\\b|have\\b|need\\b|want\\b|see\\b|get\\b)(?<doing>\\p{Ll}+(?: up| in| out| off)? [^,;:]{3,80}?)(?: any ?more| after all| for now| yet| now| please)?(?:[,;–—-] ?[^?]{3,120})?${END}`,
  "iu",
);

/**
 * Carries out on the one open task that a sentence names what it plainly says of it, and tells which that is; null where
 * it says nothing of the kind, or names none or several. What goes on stands, however late and in whatever thread it is said.
 */
export function namedProgress(
  statement: Statement,
  {
    index,
    thread,
    people,
    clock,
  }: { index: MatterIndex; thread: string; people: People | null; clock: Clock },
): Matter | null {
  const { text, language, speaker } = statement;
  if (speaker === null || text.length > LONGEST || /\?\s*$/.test(text)) return null;
  const { frames, plain, isThing } = framesOf(statement);
  const doing = language === "en" ? NOT_TO.exec(plain)?.groups?.doing : undefined;
  if (doing) {
    const matter = matterNamed("action", doing, statement, { index, thread }, MOST_OF_IT);
    if (matter) close(matter, "cancelled", statement);
    return matter;
  }
  for (const [frame, progress] of frames) {
    const { thing, name: called, day, did } = frame.exec(plain)?.groups ?? {};
    if (!thing) continue;
    // With the accents that the frames of some languages leave out.
    const name =
      called && plain.length === text.length
        ? text.slice(plain.indexOf(called)).slice(0, called.length)
        : called;
    if (name && !isSomebody(name, people)) continue;
    const share = isThing(thing) ? 1 : MOST_OF_IT;
    const matter = matterNamed("action", thing, statement, { index, thread }, share);
    if (!matter) continue;
    if (did && !isDoingOf(did, matter.acts[0]?.line ?? "")) continue;
    const isTheirs = sameOwner(matter.owner, speaker) || matter.owner === null;
    if (!isTheirs && (progress === "waits" || progress === "goes on")) continue;
    // "The budget is with Howard", from who was to write it: handed in.
    if (progress === "lies with" && sameOwner(matter.owner, speaker)) continue;
    if (progress === "handed" || progress === "lies with") {
      matter.owner = people?.resolve((name ?? "").replace(TITLE, "")) ?? matter.owner;
      matter.latent = false;
      note(matter, "assigned", statement);
    } else if (progress === "off") close(matter, "cancelled", statement);
    else if (progress === "done" || progress === "did") close(matter, "reported-done", statement);
    else if (progress === "waits") {
      const when = dueDateIn(`${language === "de" ? "bis" : "by"} ${day}`, statement.sentAt, clock);
      if (when) {
        matter.when = when;
        note(matter, "moved", statement);
      }
    }
    if (matter.closedBy === null) {
      matter.saidOpen = true;
      matter.support.push(statement);
    }
    return matter;
  }
  return null;
}

/** A thing, and no doing. */
const NAMES_THING = /^(?:l'|(?:les?|la|el|los|las|tu|ton|ta|tes|votre|vos|su|mon|ma|mi) )/i;
const LONGEST = 220;

/** The frames of a sentence's language, its text as they have it, and whether what they name is a thing, and no doing. */
const framesOf = ({ text, language }: Statement): Framed =>
  language === "en"
    ? { frames: ENGLISH_FRAMES, plain: plainEnglish(text), isThing: () => true }
    : language === "de"
      ? { frames: GERMAN_FRAMES, plain: straight(text), isThing: () => true }
      : {
          frames: framesAbroad(language),
          plain: asFramed(text),
          isThing: (thing) => NAMES_THING.test(thing),
        };
interface Framed {
  frames: readonly (readonly [RegExp, Progress])[];
  plain: string;
  isThing(thing: string): boolean;
}

const TITLE = /^(?:frau|herrn?) /i;
const isSomebody = (name: string, people: People | null): boolean =>
  TITLE.test(name) || (/^\p{Lu}/u.test(name) && people?.isCalled(name.split(" ")[0] ?? "") === true);

/** So much of what a told doing is about is the matter's. */
const MOST_OF_IT = 0.6;
