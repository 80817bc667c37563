import type { Act } from "../act";
import { type Clock, dueDateIn } from "../due-dates";
import { accepts } from "../english/reports";
import { withoutAsides } from "../english/scene";
import { packOf } from "../languages/packs";
import { acceptsIn } from "../languages/read-foreign-acts";
import type { Statement } from "../statement";
import { type Matter, note } from "./matter";
import type { MatterIndex } from "./matter-index";
import { sameOwner } from "./same-owner";
import { isTalk } from "./talk";
import { topicOf } from "./topic";

const isAcceptance = (statement: Statement): boolean => {
  const pack = packOf(statement.language);
  return accepts(statement.text) || (pack !== null && acceptsIn(pack, statement.text));
};
function take(matter: Matter, statement: Statement, owner: string | null = statement.speaker): void {
  matter.owner ??= owner;
  note(matter, "accepted", statement);
  matter.support.push(statement);
}

const lastOf = ({ acts }: Matter): Statement | undefined => acts.at(-1)?.statement;
const isAnswering = (statement: Statement): boolean =>
  statement.medium === "mail" ||
  statement.medium === "chat" ||
  statement.medium === "transcript" ||
  statement.medium === "notification";
/** "I can do the log, but not the sails": what is not taken. */
export const BUT_NOT = /,? (?:but|only) (?:not|I can['’]?t|can['’]?t|I cannot|cannot|I won['’]?t|no)\b.*$/iu;

/** "Jo, please do the rest", "I'll take the others" */
const THE_REST =
  /^(?:do|take|handle|sort|manage|cover|see to|deal with|look after|organi[sz]e|arrange|have|you)(?: on)? (?:all )?(?:the (?:rest|others?|remaining (?:ones|two|three))|(?:everything|anything|whatever(?:['’]s| is)) (?:else|left|that is left))\W*$/iu;

/** Gives what the thread asked before and nobody has yet to whom a sentence leaves the rest. False where nothing is left. */
export function takeRest({ line, owner, statement, when }: Act, matters: readonly Matter[]): boolean {
  if (owner === null || !THE_REST.test(line)) return false;
  const { speaker, unit } = statement;
  const left = matters.filter(
    ({ kind, owner: had, closedBy, latent, acts, events }) =>
      kind === "action" &&
      closedBy === null &&
      !(latent && had !== null) &&
      [...acts, ...events].every(({ statement: { unit: other } }) => other !== unit) &&
      // What was asked of whoever hands the rest on now, too, unless they said that they take it.
      (had === null ||
        (had !== owner &&
          sameOwner(had, speaker) &&
          acts.every((act) => act.kind !== "commitment" && act.statement.speaker !== speaker))),
  );
  for (const matter of left) {
    matter.owner = owner;
    matter.when = when ?? matter.when;
    matter.latent = false;
    matter.support.push(statement);
    note(matter, "assigned", statement);
  }
  return left.length > 0;
}

/** A short answer takes what was asked last in its thread, or just before in a talk. */
export function accept(
  index: MatterIndex,
  statement: Statement,
  thread: string,
  clock: Clock,
): Matter | null {
  if (!isAcceptance(statement) || !isAnswering(statement)) return null;
  const matters = isTalk(statement) ? index.inUnit(statement.unit) : index.inThread(thread);
  const open = matters.filter(
    (m) =>
      m.kind === "action" &&
      m.closedBy === null &&
      m.acts.some((a) => a.kind === "request" || a.kind === "duty" || a.kind === "assignment"),
  );
  const near = open.filter((m) => {
    const last = m.acts.at(-1)?.statement;
    if (!last || last.speaker === statement.speaker) return false;
    return isTalk(statement)
      ? last.unit === statement.unit && statement.order - last.order <= 8
      : thread !== "" && m.thread === thread && last.unit !== statement.unit;
  });
  const said = new Set(topicOf(statement.text.replace(BUT_NOT, "")).about);
  const isNamed = ({ topic }: Matter) => topic.about.some((stem) => said.has(stem));
  const theirs = near.filter((m) => sameOwner(m.owner, statement.speaker));
  // "Sure, the van will be there at eight": of two things asked the one it names.
  const mine = theirs.findLast(isNamed) ?? theirs.at(-1) ?? near.findLast((m) => m.owner === null);
  if (!mine) return null;
  // "May I book the coach? They hold the price.", "Yes to the coach.": says nothing of the price.
  if (!isNamed(mine) && matters.some((matter) => matter.kind === "action" && isNamed(matter))) return null;
  const isForAll = /\b(?:everybody|everyone|all of you|each of you|team)\b/i.test(
    mine.acts[0]?.statement.text ?? "",
  );
  mine.when = dueDateIn(withoutAsides(statement.text), statement.sentAt, clock) ?? mine.when;
  take(mine, statement, isForAll ? mine.owner : statement.speaker);
  mine.latent = false;
  mine.acceptedIn = statement.unit;
  // "Can you ring them and insist on a loan?", "Will do.": both.
  if (!isForAll && !isNamed(mine))
    for (const beside of near)
      if (beside.owner === null && lastOf(beside) === lastOf(mine)) take(beside, statement);
  return mine;
}
