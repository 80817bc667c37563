import type { Act } from "../act";
import { type Clock, dueDateIn } from "../due-dates";
import { accepts } from "../english/reports";
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
const isAnswering = (statement: Statement): boolean =>
  statement.medium === "mail" ||
  statement.medium === "chat" ||
  statement.medium === "transcript" ||
  statement.medium === "notification";
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
  const mine =
    near.findLast((m) => sameOwner(m.owner, statement.speaker)) ?? near.findLast((m) => m.owner === null);
  if (!mine) return null;
  const isForAll = /\b(?:everybody|everyone|all of you|each of you|team)\b/i.test(
    mine.acts[0]?.statement.text ?? "",
  );
  if (!isForAll) mine.owner ??= statement.speaker;
  mine.when = dueDateIn(statement.text, statement.sentAt, clock) ?? mine.when;
  note(mine, "accepted", statement);
  mine.support.push(statement);
  mine.latent = false;
  mine.acceptedIn = statement.unit;
  return mine;
}

const TOO_EARLY =
  /\b(?:can't|cannot|can not|won't|will not|can only|not able to|unable to)\b[^.]*\b(?:manage|make|get|have|finish|do|deliver|send|ready|done|complete)\b[^.]*\b(?:before|until|till|by|on)\b|\b(?:too (?:tight|early|soon)|need (?:more time|until|till))\b/i;

/** "I can't get it done before Sunday" moves what the speaker has in this thread; nothing is in the way. */
export function moves(index: MatterIndex, act: Act, thread: string, clock: Clock): boolean {
  const { statement } = act;
  if (!TOO_EARLY.test(statement.text) || statement.speaker === null) return false;
  const topic = topicOf(statement.text);
  const said = new Set(topic.about);
  const mine = index
    .near(topic, thread, statement.unit)
    .filter(
      (m) =>
        m.kind === "action" &&
        m.closedBy === null &&
        sameOwner(m.owner, statement.speaker) &&
        m.acts[0]?.statement.unit !== statement.unit,
    );
  const meant =
    mine.findLast((m) => m.topic.about.some((stem) => said.has(stem))) ??
    mine.findLast((m) => thread !== "" && m.thread === thread);
  if (!meant) return false;
  meant.when = dueDateIn(statement.text, statement.sentAt, clock) ?? meant.when;
  note(meant, "moved", statement);
  meant.support.push(statement);
  return true;
}

const ENOUGH =
  /\b(?:is|would be|will be) (?:also )?(?:fine|ok|okay|alright|all right|early enough|soon enough|enough|good|perfect|sufficient|possible)\b/i;

/** "The 24th is early enough for the index", "Sunday evening is fine": the new date stands. */
export function grant(
  matters: Matter[],
  statement: Statement,
  question: Statement | undefined,
  thread: string,
  clock: Clock,
): void {
  if (!ENOUGH.test(statement.text) || thread === "") return;
  const when = dueDateIn(`by ${statement.text}`, statement.sentAt, clock);
  if (!when?.day) return;
  const answered = question && question.unit !== statement.unit ? question.text : "";
  const said = new Set(topicOf(`${statement.text} ${answered}`).about);
  const open = matters.filter((m) => m.kind === "action" && m.closedBy === null && m.thread === thread);
  const meant =
    open.findLast((m) => m.topic.about.some((stem) => said.has(stem))) ??
    (open.length === 1 ? open[0] : undefined);
  if (!meant) return;
  meant.when = when;
  note(meant, "moved", statement);
  meant.support.push(statement);
}
