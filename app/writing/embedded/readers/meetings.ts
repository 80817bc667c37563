import { awaitedOf } from "../../../reading/calendar/event-in-words";
import type { CalendarAttendee, CalendarEvent, CalendarTime, Person } from "../../../reading/mail-content";
import { type Clock, clockOf } from "../../dates/clock";
import { sayDay } from "../../dates/say-day";
import type { DigestMaterial } from "../../digest-material";
import type { Meeting } from "../statement";

/** The meetings and tasks that the calendar messages of the material are about, each as its latest message leaves it. */
export interface Meetings {
  /** What a message is about; null for one that a later message of the same meeting has replaced. */
  of(event: CalendarEvent): { meeting: Meeting; isLatest: boolean } | null;
}

interface State {
  /** The latest invitation, change or cancellation; an answer only where there is no other message. */
  latest: CalendarEvent;
  answers: Map<string, CalendarAttendee["answer"]>;
}

const isAnswer = ({ method }: CalendarEvent) =>
  method === "REPLY" || method === "COUNTER" || method === "REFRESH";
const keyOf = ({ uid, summary }: CalendarEvent) => uid ?? (summary ?? "").toLowerCase();
const whoOf = ({ address, name }: Person) => (address ?? name ?? "").toLowerCase();

/** Reads the calendar messages of the material, oldest first, into the state of each meeting. */
export function meetingsOf(material: DigestMaterial): Meetings {
  const states = new Map<string, State>();
  const clock = clockOf(material.timeZone);
  for (const mail of material.mails)
    for (const event of mail.parts.flatMap((part) => part.calendar ?? [])) {
      const key = keyOf(event);
      const known = states.get(key);
      const state = known ?? { latest: event, answers: new Map() };
      states.set(key, state);
      if (isAnswer(event))
        for (const attendee of event.attendees) state.answers.set(whoOf(attendee), attendee.answer);
      // One of a series that is moved or called off leaves the others as they are.
      else if (
        event.occurrence === null &&
        (isAnswer(state.latest) || event.sequence >= state.latest.sequence)
      )
        state.latest = event;
    }
  return {
    of(event) {
      const state = states.get(keyOf(event));
      if (!state) return null;
      const isOwn = event === state.latest || event.occurrence !== null || isAnswer(event);
      return {
        meeting: meetingOf(isOwn ? event : state.latest, state, material.now, clock),
        isLatest: isOwn,
      };
    },
  };
}

function meetingOf(event: CalendarEvent, { latest, answers }: State, now: string, clock: Clock): Meeting {
  const isOff = [event, latest].some(({ method, status }) => method === "CANCEL" || status === "CANCELLED");
  const time = event.kind === "task" ? event.end : event.start;
  const isOver =
    event.status === "COMPLETED" || (event.kind === "event" && isPast(event.end ?? event.start, now));
  const isAnswered = (person: Person) => (answers.get(whoOf(person)) ?? "none") !== "none";
  // Who invited has answered a proposed time by any later message.
  const isAnsweredProposal =
    event.method === "COUNTER" && !isAnswer(latest) && latest.sequence > event.sequence;
  const waiting =
    event.method === "COUNTER" ? awaitedOf(event) : awaitedOf(event).filter((p) => !isAnswered(p));
  return {
    event: null,
    day: time?.date ?? null,
    when: time ? inWords(time, clock, now) : null,
    isOff,
    isOver,
    waiting: isAnsweredProposal ? [] : waiting,
    facts: [],
  };
}

/** The day as the calendar says it; the hour where the agent is, if that is the same day there. */
function inWords({ date, time, at }: CalendarTime, clock: Clock, now: string): string {
  const said = sayDay(date, now.slice(0, 10));
  if (time === null) return said;
  const there = at === null ? null : clock(new Date(at));
  const local =
    at !== null && there?.day === date ? new Date(Date.parse(at) + there.offsetMinutes * 60_000) : null;
  return `${said}, ${local?.toISOString().slice(11, 16) ?? time}`;
}

function isPast(time: CalendarTime | null, now: string): boolean {
  if (!time) return false;
  return time.at === null ? time.date < now.slice(0, 10) : time.at < now;
}
