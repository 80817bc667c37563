import type { CalendarEvent, CalendarTime, Person } from "../mail-content";
import { dayInWords } from "./calendar-time";

/** An event as lines that a person would read: what happened to it, when, where, who, and what was written about it. */
export function eventInWords(event: CalendarEvent): string {
  const { start, end, occurrence, recurrence, location, organizer, attendees, description, comment } = event;
  const lines = [titleOf(event)];
  if (event.kind === "event" && start) lines.push(`When: ${spanInWords(start, end)}`);
  if (event.kind === "task" && end) lines.push(`Due: ${timeInWords(end)}`);
  if (occurrence) lines.push(`Only the one of: ${timeInWords(occurrence)}`);
  if (recurrence) lines.push(`Repeats: ${recurrence}`);
  if (location) lines.push(`Where: ${location.replace(/\s+/g, " ")}`);
  if (organizer) lines.push(`Organiser: ${written(organizer)}`);
  if (attendees.length > 0) {
    const people = attendees.map((attendee) => {
      const notes = [attendee.role === "optional" ? "optional" : "", attendee.answer.replace("none", "")];
      const said = notes.filter((note) => note !== "").join(", ");
      return said === "" ? written(attendee) : `${written(attendee)} (${said})`;
    });
    lines.push(`Attendees: ${people.join(", ")}`);
  }
  const awaited = awaitedOf(event);
  if (awaited.length > 0) lines.push(`Answer awaited: ${awaited.map(written).join(", ")}`);
  if (comment) lines.push(`Comment: ${comment}`);
  if (description) lines.push("", description);
  return lines.join("\n");
}

/** Whom a message asks for an answer; of a new time that is proposed, who invited. */
export function awaitedOf({ kind, method, status, organizer, attendees }: CalendarEvent): Person[] {
  if (kind === "task" || status === "CANCELLED") return [];
  if (method === "COUNTER") return organizer ? [organizer] : [];
  return method === "REQUEST" || method === "ADD" ? attendees.filter(({ isAsked }) => isAsked) : [];
}

/** The first line of an event in words: what it is, and of what. */
export const titleOf = (event: CalendarEvent): string =>
  `${headingOf(event)}: ${event.summary ?? "(no title)"}`;

function headingOf({ kind, method, status, sequence, attendees }: CalendarEvent): string {
  const who = attendees[0]?.name ?? attendees[0]?.address ?? "an attendee";
  const answer = attendees[0]?.answer ?? "none";
  if (method === "REPLY") return answer === "none" ? `Answer of ${who}` : `${capital(answer)} by ${who}`;
  if (method === "COUNTER") return `New time proposed by ${who}`;
  if (method === "DECLINECOUNTER") return "Proposed new time declined";
  if (method === "CANCEL" || status === "CANCELLED") return "Cancelled";
  if (kind === "task") return status === "COMPLETED" ? "Task done" : "Task";
  if (method === "REQUEST" && sequence > 0) return "Updated invitation";
  return method === "PUBLISH" || (method === null && attendees.length === 0) ? "Event" : "Invitation";
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const zoned = ({ zone }: CalendarTime) => (zone === null ? "" : ` (${zone})`);

function timeInWords(time: CalendarTime): string {
  return dayInWords(time.date) + (time.time === null ? "" : `, ${time.time}${zoned(time)}`);
}

function spanInWords(start: CalendarTime, end: CalendarTime | null): string {
  const isMoment = end === null || (end.date === start.date && end.time === start.time);
  if (isMoment || end.date < start.date) return timeInWords(start);
  if (end.date !== start.date || end.time === null || start.time === null || end.zone !== start.zone)
    return `${timeInWords(start)} to ${timeInWords(end)}`;
  return `${dayInWords(start.date)}, ${start.time} to ${end.time}${zoned(start)}`;
}

const written = ({ name, address }: Person) =>
  name && address ? `${name} <${address}>` : (name ?? address ?? "");
