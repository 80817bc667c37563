import { sayDay } from "../dates/say-day";
import { type Act, isTask } from "./act";
import type { DueDate } from "./due-dates";
import { type People, personName } from "./people";
import { isStillToDo } from "./readers/calendar";
import type { Meeting, Statement } from "./statement";
import { lowerFirst } from "./task-wording";

/** Three people who owe an answer are named; more are everybody. */
const MOST_NAMED = 3;

/** What the title of a calendar's message asks or ends: an answer that is awaited, a task, a meeting called off. */
export function calendarActs(statement: Statement, people: People): Act[] {
  const { meeting, text } = statement;
  const event = meeting?.event;
  if (!meeting || !event) return [];
  const title = event.summary ?? "";
  const act = (kind: Act["kind"], line: string, owner: string | null): Act => ({
    kind,
    statement,
    line,
    owner,
    when: dayOf(meeting, statement),
    certainty: 0.9,
    support: [...meeting.facts],
  });
  if (event.method === "CANCEL" || event.status === "CANCELLED")
    return event.occurrence === null ? [act("cancel", text, null)] : [];
  if (meeting.isOff) return [];
  if (event.kind === "task") {
    const owners = event.attendees.map((person) => people.resolve(personName(person) ?? ""));
    const owner = owners.filter((name) => name !== "");
    if (meeting.isOver) return [act("done", text, owner[0] ?? null)];
    return [
      act("assignment", title, owner.length > 0 && owner.length <= MOST_NAMED ? owner.join(" and ") : null),
    ];
  }
  if (meeting.isOver || meeting.waiting.length === 0) return [];
  const waiting = meeting.waiting
    .flatMap((person) => personName(person) ?? [])
    .map((name) => people.resolve(name));
  const owner =
    waiting.length === meeting.waiting.length && waiting.length <= MOST_NAMED ? waiting.join(" and ") : null;
  const line =
    event.method === "COUNTER" ? `Answer the ${lowerFirst(text)}` : `Answer the invitation: ${title}`;
  return [act("request", line, owner)];
}

/** What is to be prepared for a meeting is due when it takes place, unless its words say otherwise. */
export function forMeeting(act: Act, statement: Statement): Act[] {
  const { meeting } = statement;
  if (!meeting || !isTask(act)) return [act];
  if (meeting.isOff) return isStillToDo(statement.text) ? [act] : [];
  if (meeting.isOver && !act.when) return [];
  if (act.when || !meeting.day) return [act];
  return [{ ...act, when: dayOf(meeting, statement), support: [...act.support, ...whenLines(meeting)] }];
}

const whenLines = ({ facts }: Meeting): Statement[] => facts.filter(({ text }) => !text.startsWith("Answer"));

function dayOf({ day }: Meeting, { sentAt }: Statement): DueDate | null {
  return day === null
    ? null
    : { timeline: sayDay(day, sentAt.slice(0, 10)), day, words: day, deadline: true };
}
