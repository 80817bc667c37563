import ICAL from "ical.js";
import type { CalendarAttendee, CalendarEvent, CalendarTime, Person } from "../mail-content";
import { calendarTime, lastDay } from "./calendar-time";
import { eventInWords } from "./event-in-words";
import { recurrenceInWords } from "./recurrence-in-words";

/** A calendar file, read. */
interface CalendarText {
  subject: string | null;
  /** The organiser; of an answer who gives it. */
  author: Person | null;
  text: string;
  events: CalendarEvent[];
  /** Whether events were left out. */
  isWhole: boolean;
}

const MAX_EVENTS = 20;
const MAX_ATTENDEES = 40;
const MAX_LINES = 20_000;
const MAX_LINE = 20_000;
const MAX_WORDS = 500;
const MAX_DESCRIPTION = 2000;
/** ical.js counts a length off month by month. */
const MAX_SECONDS = 400 * 24 * 3600;

/** Reads an iCalendar file (RFC 5545) with ical.js: its first 20 events and tasks. Null when it holds none. */
export function readCalendar(text: string): CalendarText | null {
  const calendars = parsed(unfolded(text));
  const found = calendars.flatMap((calendar) => {
    const method = oneOf(METHODS, textOf(calendar, "method"));
    const components = ["vevent", "vtodo"].flatMap((name) => calendar.getAllSubcomponents(name));
    return components.map((component) => ({ component, method }));
  });
  const events = found.slice(0, MAX_EVENTS).map(({ component, method }) => readEvent(component, method));
  const [first] = events;
  if (!first) return null;
  const isAnswer = first.method === "REPLY" || first.method === "COUNTER";
  const { name = null, address = null } = (isAnswer ? first.attendees[0] : first.organizer) ?? {};
  return {
    subject: first.summary,
    author: name || address ? { name, address } : first.organizer,
    text: events.map(eventInWords).join("\n\n"),
    events,
    isWhole: found.length <= MAX_EVENTS,
  };
}

/** Lines put together again (RFC 5545, 3.1), as many and as long as an invitation needs. */
function unfolded(text: string): string[] {
  const lines = text
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]/g, "")
    .split("\n", MAX_LINES);
  return lines.map((line) => line.trim()).filter((line) => line !== "" && line.length <= MAX_LINE);
}

/** What ical.js refuses as a whole it reads line by line, without the lines that are none. */
function parsed(lines: string[]): ICAL.Component[] {
  try {
    return componentsOf(lines);
  } catch {
    // It says what is wrong in an error without a kind.
  }
  try {
    return componentsOf(mended(lines));
  } catch {
    return [];
  }
}

function componentsOf(lines: string[]): ICAL.Component[] {
  const found: unknown = ICAL.parse(lines.join("\r\n"));
  if (!Array.isArray(found) || found.length === 0) return [];
  // One component stands alone, several in a list.
  const roots: unknown[] = typeof found[0] === "string" ? [found] : found;
  return roots.flatMap((root) => (Array.isArray(root) ? new ICAL.Component(root) : []));
}

/** Without lines that say nothing, and each component closed where its parent is, or the file ends. */
function mended(lines: string[]): string[] {
  const kept: string[] = [];
  const open: string[] = [];
  for (const line of lines) {
    const [, edge, name = ""] =
      /^(BEGIN|END):(.{1,40})$/i.exec(line)?.map((part) => part.toUpperCase()) ?? [];
    if (edge === "BEGIN") open.push(name);
    if (edge === "BEGIN" || (edge === undefined && open.length > 0 && isProperty(line))) kept.push(line);
    if (edge === "END" && open.includes(name))
      for (let last = open.pop(); last !== undefined; last = last === name ? undefined : open.pop())
        kept.push(`END:${last}`);
  }
  return [...kept, ...open.reverse().map((name) => `END:${name}`)];
}

function isProperty(line: string): boolean {
  try {
    return ICAL.Property.fromString(line) !== undefined;
  } catch {
    return false;
  }
}

const METHODS = [
  "PUBLISH",
  "REQUEST",
  "REPLY",
  "ADD",
  "CANCEL",
  "REFRESH",
  "COUNTER",
  "DECLINECOUNTER",
] as const;
const STATES = ["TENTATIVE", "CONFIRMED", "CANCELLED", "NEEDS-ACTION", "IN-PROCESS", "COMPLETED"] as const;
const ROLES: Record<string, CalendarAttendee["role"]> = {
  CHAIR: "chair",
  "OPT-PARTICIPANT": "optional",
  "NON-PARTICIPANT": "informed",
};
const ANSWERS: Record<string, CalendarAttendee["answer"]> = {
  ACCEPTED: "accepted",
  DECLINED: "declined",
  TENTATIVE: "tentative",
  DELEGATED: "delegated",
};

const oneOf = <Word extends string>(words: readonly Word[], said: string | null): Word | null =>
  words.find((word) => word === said?.toUpperCase()) ?? null;

function readEvent(component: ICAL.Component, method: CalendarEvent["method"]): CalendarEvent {
  const kind = component.name === "vtodo" ? "task" : "event";
  const start = timeOf(component, "dtstart");
  const end = kind === "task" ? timeOf(component, "due") : endOf(component, start);
  const organizer = component.getFirstProperty("organizer");
  return {
    kind,
    method,
    uid: textOf(component, "uid"),
    sequence: Math.max(0, Number.parseInt(textOf(component, "sequence") ?? "0", 10) || 0),
    status: oneOf(STATES, textOf(component, "status")),
    summary: textOf(component, "summary")?.replace(/\s+/g, " ") ?? null,
    start,
    end,
    occurrence: timeOf(component, "recurrence-id"),
    recurrence: recurrenceOf(component),
    organizer: organizer ? personOf(organizer) : null,
    attendees: component
      .getAllProperties("attendee")
      .slice(0, MAX_ATTENDEES)
      .map(attendeeOf)
      .filter(({ name, address }) => name !== null || address !== null),
    location: textOf(component, "location"),
    description: textOf(component, "description", MAX_DESCRIPTION),
    comment: textOf(component, "comment", MAX_DESCRIPTION),
  };
}

/** A value as text; null when there is none. */
function textOf(component: ICAL.Component, name: string, longest = MAX_WORDS): string | null {
  const property = component.getFirstProperty(name);
  const value = property && firstValue(property);
  const words = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  return words.slice(0, longest).toWellFormed() || null;
}

function timeOf(component: ICAL.Component, name: string): CalendarTime | null {
  const property = component.getFirstProperty(name);
  const value = property && firstValue(property);
  return property && value instanceof ICAL.Time ? calendarTime(value, parameterOf(property, "tzid")) : null;
}

/** The end as it is said, or the start and the length. */
function endOf(component: ICAL.Component, start: CalendarTime | null): CalendarTime | null {
  const end = timeOf(component, "dtend");
  if (end) return lastDay(end);
  const [from, length] = [component.getFirstProperty("dtstart"), component.getFirstProperty("duration")];
  const [time, duration] = [from && firstValue(from), length && firstValue(length)];
  if (!start || !(time instanceof ICAL.Time) || !(duration instanceof ICAL.Duration)) return null;
  if (!(Math.abs(duration.toSeconds()) <= MAX_SECONDS)) return null;
  const over = time.clone();
  over.addDuration(duration);
  const read = calendarTime(over, start.zone);
  return read && lastDay(read);
}

function recurrenceOf(component: ICAL.Component): string | null {
  const property = component.getFirstProperty("rrule");
  const rule = property && firstValue(property);
  return rule instanceof ICAL.Recur ? recurrenceInWords(rule) : null;
}

/** ical.js reads values when they are asked for, and throws at bad ones. */
function firstValue(property: ICAL.Property): unknown {
  try {
    return property.getFirstValue();
  } catch {
    return null;
  }
}

function parameterOf(property: ICAL.Property, name: string): string | null {
  const value = property.getFirstParameter(name);
  return typeof value === "string" ? value.trim().slice(0, MAX_WORDS).toWellFormed() || null : null;
}

function personOf(property: ICAL.Property): Person {
  const address = /mailto:([^\s?]{1,320})/i.exec(String(firstValue(property)))?.[1]?.toLowerCase() ?? null;
  const name = parameterOf(property, "cn");
  return { name: name?.toLowerCase() === address ? null : name, address };
}

function attendeeOf(property: ICAL.Property): CalendarAttendee {
  const said = (name: string) => parameterOf(property, name)?.toUpperCase() ?? "";
  const [role, answer] = [ROLES[said("role")] ?? "required", ANSWERS[said("partstat")] ?? "none"];
  const isAsked = said("rsvp") === "TRUE" && answer === "none";
  return { ...personOf(property), role, answer, ...(isAsked && { isAsked }) };
}
