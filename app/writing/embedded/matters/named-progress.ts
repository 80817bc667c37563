import { type Clock, dueDateIn } from "../due-dates";
import { plainEnglish } from "../english/plain-english";
import type { People } from "../people";
import type { Statement } from "../statement";
import { close } from "./close-matters";
import { type Matter, note } from "./matter";
import type { MatterIndex } from "./matter-index";
import { sameOwner } from "./same-owner";
import { topicOf } from "./topic";

/** What a sentence plainly says of a task that it names: handed on, called off, done, put off, or going on. */
type Progress = "handed" | "lies with" | "off" | "done" | "waits" | "goes on";

const LEAD =
  "(?:(?:yes|yep|ok(?:ay)?|so|well|sorry|and|but|also|hi|right|good news|bad news|by the way|just so you know|for your information|fyi|re(?:garding)?)\\b[,:!.–—-]* )*(?:\\p{L}{2,}, )?";
const THING =
  "(?<thing>(?:the |your|our|my |his |her |their |that |this |those |these |both |all )?[\\p{L}\\p{N}’'-]+(?: [\\p{L}\\p{N}’'-]+){0,5}?)";
const NAME = "(?<name>\\p{Lu}[\\p{Ll}’'-]+(?: \\p{Lu}[\\p{Ll}’'-]+)?)";
const I = "(?:I|we)(?:'ve| have|'m| am|'re| are)?(?: now| just| already| finally| all| also| both)*";
const IS = "(?:is|are|'s|has been|have been|was|were)(?: now| all| already| finally| both| also)*";
const THEN =
  "(?: (?:this|yesterday|last|today|now|already|earlier|on|at|just|by) ?[^,;]{0,25}| then| too| as well)?";
const UNTIL =
  "(?<day>(?:until|till|for|on|by|before|next|this|tomorrow|after|at)\\b[^,;]{2,40}|tomorrow|tonight|later)";
const END = "(?:,? (?:sorry|I'm afraid|unfortunately|thanks))?[.! ]*$";

/** What each frame around the name of a thing says of it; of a line that the reader is told not to do, see NOT_TO. */
const FRAMES: readonly [RegExp, Progress][] = (
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
 * Carries out on the one open task that an English sentence names what it plainly says of it, and tells which that is; null where
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
  if (language !== "en" || speaker === null || text.length > LONGEST || /\?\s*$/.test(text)) return null;
  const plain = plainEnglish(text);
  const doing = NOT_TO.exec(plain)?.groups?.doing;
  if (doing) {
    const matter = named(doing, statement, { index, thread }, true);
    if (matter) close(matter, "cancelled", statement);
    return matter;
  }
  for (const [frame, progress] of FRAMES) {
    const { thing, name, day } = frame.exec(plain)?.groups ?? {};
    if (!thing || SAYS_NOTHING.test(thing)) continue;
    if (name && !people?.isCalled(name.split(" ")[0] ?? "")) continue;
    const matter = named(thing, statement, { index, thread }, false);
    if (!matter) continue;
    const isTheirs = sameOwner(matter.owner, speaker) || matter.owner === null;
    if (!isTheirs && (progress === "waits" || progress === "goes on")) continue;
    // "The budget is with Howard", from who was to write it: handed in.
    if (progress === "lies with" && sameOwner(matter.owner, speaker)) continue;
    if (progress === "handed" || progress === "lies with") {
      matter.owner = people?.resolve(name ?? "") ?? matter.owner;
      matter.latent = false;
      note(matter, "assigned", statement);
    } else if (progress === "off") close(matter, "cancelled", statement);
    else if (progress === "done") close(matter, "reported-done", statement);
    else if (progress === "waits") {
      const when = dueDateIn(`by ${day}`, statement.sentAt, clock);
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

const LONGEST = 220;
const SAYS_NOTHING =
  /^(?:the |all |both )?(?:it|this|that|them|these|those|everything|things?|stuff|rest|one|ones|nothing|anything|something)$/i;
/** So much of what a told doing is about is the matter's. */
const MOST_OF_IT = 0.6;

/** The one open task that these words name, asked before this mail: of the thread, else of any. */
function named(
  words: string,
  { unit, speaker }: Statement,
  { index, thread }: { index: MatterIndex; thread: string },
  isDoing: boolean,
): Matter | null {
  const topic = topicOf(
    words.replace(/^(?:the|your|our|my|his|her|their|that|this|those|these|both|all) /i, ""),
  );
  const fits = (matter: Matter): boolean => {
    if (matter.kind !== "action" || matter.acts[0]?.statement.unit === unit) return false;
    const shared = topic.about.filter((stem) => matter.topic.stems.has(stem)).length;
    return (
      topic.about.length > 0 &&
      (isDoing ? shared / topic.about.length >= MOST_OF_IT : shared === topic.about.length)
    );
  };
  const inThread = index.inThread(thread).filter(fits);
  if (inThread.length > 0) return inThread.length === 1 ? (inThread[0] ?? null) : null;
  const anywhere = index.near(topic, "", -1).filter(
    (matter) =>
      fits(matter) &&
      // Of another thread speaks who has it, or who asked for it.
      (sameOwner(matter.owner, speaker) ||
        matter.acts.some(({ statement }) => statement.speaker === speaker)),
  );
  return anywhere.length === 1 ? (anywhere[0] ?? null) : null;
}
