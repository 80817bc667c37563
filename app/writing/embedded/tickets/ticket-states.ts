import { Pace, type Slices } from "../../slices";
import { type People, personName } from "../people";
import type { Unit } from "../statement";
import { foldSpace } from "../tokens";
import { type Deed, eventIn } from "./event-lines";
import { type Field, fieldsOf } from "./field-lines";
import { type NamedTicket, namedTicket, OVER } from "./subject-shapes";
import { ticketOf } from "./ticket-of";

/** The last known state of one issue, pull request, task, request or trouble, gathered from all of its notifications. */
export interface TicketState extends Pick<NamedTicket, "kind" | "title" | "number" | "about"> {
  /** The same in all of its mails. */
  key: string;
  status: string | null;
  assignee: string | null;
  reviewer: string | null;
  /** The last mail asks its reader for a review, whoever else has the ticket. */
  asksReview: boolean;
  /** A mail gives it to its reader, by name or not. */
  asksReader: boolean;
  priority: string | null;
  due: { words: string; sentAt: string } | null;
  closed: boolean;
  blocked: boolean;
  /** Lines of the mails that show the state, oldest first; each verbatim. */
  evidence: { unit: Unit; quote: string; says: "assignee" | "status" | "due" | "title" | "review" }[];
}

/** Characters of notifications between two pauses. */
const SLICE = 10_000;
const LONGEST_EVENT = 240;
const REOPENED = /\b(?:reopened|re-opened|open|to ?do|in progress|in review|backlog|selected|unresolved)\b/i;
/** What is quoted, and why the reader gets the mail. */
const NOBODYS = /^\s*(?:>|you(?:['’]re| are) receiving this\b)/i;
const NOBODY = /^\W*(?:unassigned|none|nobody|no one|n\/a)?\W*$|^nobody@/i;

/** The tickets of all notifications, each collapsed to its last state, in order of first appearance. */
export function* ticketStates(units: readonly Unit[], people: People): Slices<TicketState[]> {
  const tickets = new Map<string, TicketState>();
  const pace = new Pace(SLICE);
  for (const unit of units)
    for (const { named, lines, isOfSubject } of told(unit)) {
      const title = named.title || titleIn(lines);
      const key = named.key ?? title.toLowerCase();
      const ticket = tickets.get(key) ?? newTicket(key, named);
      tickets.set(key, ticket);
      if (title) ticket.title = title;
      ticket.about = named.about || ticket.title;
      if (named.kind !== "work") ticket.kind = named.kind;
      ticket.asksReview = false;
      const reading: Reading = { ticket, unit, people, named: new Set() };
      if (isOfSubject) readSubject(reading, named, lines);
      for (const line of lines) {
        if (pace.isDue(line.length)) yield;
        readLine(reading, line);
      }
      const [first] = lines;
      if (first && ticket.evidence.at(-1)?.unit !== unit)
        ticket.evidence.push({ unit, quote: foldSpace(first), says: "title" });
    }
  return [...tickets.values()];
}

/** A ticket and the lines that tell of it. */
interface Told {
  named: NamedTicket;
  lines: readonly string[];
  isOfSubject: boolean;
}

/** The ticket that a mail's subject names; else those that its lines name, each with what was done to it. */
function told(unit: Unit): Told[] {
  if (unit.medium !== "notification") return [];
  const named = ticketOf(unit);
  const lines = unit.text.split("\n").filter((line) => line.trim() && !NOBODYS.test(line));
  if (named) return [{ named, lines, isOfSubject: true }];
  return lines.flatMap((line): Told[] => {
    if (line.length > LONGEST_EVENT || eventIn(line).deeds.length === 0) return [];
    const own = namedTicket(line);
    if (own === null || own.number === null || own.kind !== "work") return [];
    const title = /^(?:was|is|has)\b/.test(own.title) ? "" : own.title;
    return [{ named: { ...own, title }, lines: [line], isOfSubject: false }];
  });
}

function readSubject(reading: Reading, named: NamedTicket, lines: readonly string[]): void {
  const { ticket, unit } = reading;
  const numbered = ticket.number === null && named.kind === "work" ? numberIn(lines) : null;
  if (numbered) {
    ticket.number = numbered.number;
    ticket.evidence.push({ unit, quote: foldSpace(numbered.line), says: "title" });
  }
  setSubjectState(reading, named.state, lines[0]);
  for (const { deed, who } of eventIn(unit.subject ?? "").deeds) does(reading, deed, who);
}

const newTicket = (key: string, { title, number, about, kind }: NamedTicket): TicketState => ({
  ...{ key, title, number, about, kind },
  status: null,
  assignee: null,
  reviewer: null,
  asksReview: false,
  asksReader: false,
  priority: null,
  due: null,
  closed: false,
  blocked: false,
  evidence: [],
});

/** The title that a field says, or the line below the one that gives the task: "Nora assigned a task to you in Spring list:" */
function titleIn(lines: readonly string[]): string {
  const [said] = lines.flatMap(fieldsOf).filter(({ name, value }) => name === "title" && value);
  if (said) return said.value;
  const gives = (line: string) => eventIn(line).deeds.some(({ deed }) => deed === "assigned");
  const at = lines.findIndex(gives);
  // Said to the reader, and once more with who gives it.
  const below = at < 0 ? "" : foldSpace(lines.slice(at + 1).find((line) => !gives(line)) ?? "");
  return below.length > 2 && below.length <= 120 && fieldsOf(below).length === 0 ? below : "";
}

/** "You have been assigned to this ticket (#5521).": of a desk that numbers what its subjects don't. */
function numberIn(lines: readonly string[]): { number: string; line: string } | null {
  for (const line of lines) {
    const number = /\bticket \(?(#\d+)\b/i.exec(line)?.[1];
    if (number) return { number, line };
  }
  return null;
}

interface Reading {
  ticket: TicketState;
  unit: Unit;
  people: People;
  /** Whom this mail has named. */
  named: Set<"assignee" | "reviewer">;
}

/** Gives it to somebody; to its reader, whom nothing names, only where the mail names nobody else. */
function give({ ticket, named }: Reading, part: "assignee" | "reviewer", person: string | null): void {
  if (person === null && named.has(part)) return;
  ticket[part] = person;
  if (person !== null) named.add(part);
}

function setSubjectState(reading: Reading, state: string | null, first = ""): void {
  const { ticket, unit, people } = reading;
  if (state === null) return;
  if (state === "asked") {
    ticket.asksReader = true;
    ticket.closed = false;
    give(reading, "assignee", unit.reader && people.resolve(unit.reader));
    return;
  }
  setStatus(ticket, state);
  const says = ticket.closed || ticket.kind === "trouble" ? "status" : "title";
  ticket.evidence.push({ unit, quote: foldSpace(first), says });
}

function readLine(reading: Reading, raw: string): void {
  const { ticket, unit } = reading;
  const line = foldSpace(raw);
  const note = (says: TicketState["evidence"][number]["says"]) =>
    ticket.evidence.push({ unit, quote: line, says });
  const fields = fieldsOf(raw);
  for (const field of fields) {
    const says = readField(reading, field, line);
    if (says) note(says);
  }
  if (fields.length > 0 || line.length > LONGEST_EVENT) return;
  const { deeds, status } = eventIn(line);
  for (const { deed, who } of deeds) {
    const says = does(reading, deed, who);
    if (says) note(says);
  }
  if (deeds.length > 0) return;
  if (status !== null) {
    setStatus(ticket, status);
    note("status");
  } else if (EXPIRES.test(line) || (ticket.kind === "signature" && SIGN_BY.test(line))) {
    ticket.due = { words: line, sentAt: unit.sentAt };
    note("due");
  } else if (ticket.title && line.includes(ticket.title)) {
    const day = DUE_BEHIND.exec(line.slice(line.indexOf(ticket.title) + ticket.title.length))?.[1];
    if (day !== undefined) ticket.due = { words: `due ${day}`, sentAt: unit.sentAt };
    note(day === undefined ? "title" : "due");
  }
}

/** "... on Autumn jobs is due tomorrow at 12:00" */
const DUE_BEHIND = /\b(?:is|was) due (?:on |by )?([^.]{3,40}?)(?: at [\d:]+(?: ?[ap]m)?)?\s*\.?$/iu;

/** "This agreement expires on November 30.", "Please sign the licence by Wednesday." */
const EXPIRES = /^(?:this|the) (?:\p{L}+ ){1,3}expires on\b/iu;
const SIGN_BY = /\bsign\b.*\b(?:by|before|until)\b/i;

function readField(
  reading: Reading,
  { name, value }: Field,
  line: string,
): TicketState["evidence"][number]["says"] | null {
  const { ticket, unit, people } = reading;
  if (!value) return null;
  switch (name) {
    case "status":
      setStatus(ticket, value);
      return "status";
    case "assignee":
      if (NOBODY.test(value)) ticket.assignee = null;
      else give(reading, "assignee", personOf(value, unit, people));
      return "assignee";
    case "reviewer":
      if (NOBODY.test(value)) ticket.reviewer = null;
      else give(reading, "reviewer", personOf(value.replace(/ - .*$/, ""), unit, people));
      return "review";
    case "priority":
      ticket.priority = value;
      return null;
    case "due":
      // "Nov 17 - Nov 24": from when until when.
      ticket.due = { words: `due ${value.split(/\s+[-–]\s+/).at(-1)}`, sentAt: unit.sentAt };
      return "due";
    case "title":
      return line.includes(ticket.title) ? "title" : null;
    case "other":
      return null;
  }
}

function personOf(said: string, { reader }: Unit, people: People): string | null {
  if (/^(?:you|me)$/i.test(said)) return reader && people.resolve(reader);
  const named =
    said.includes("@") && !said.startsWith("@") ? personName({ name: null, address: said }) : said;
  return people.resolve(named ?? said);
}

function does(reading: Reading, deed: Deed, who: string): TicketState["evidence"][number]["says"] | null {
  const { ticket, unit, people } = reading;
  const person = who ? people.resolve(who) : unit.reader && people.resolve(unit.reader);
  switch (deed) {
    case "assigned":
      give(reading, "assignee", person);
      ticket.asksReader ||= who === "";
      return "assignee";
    case "taken":
      give(reading, "assignee", person);
      return "assignee";
    case "review":
      give(reading, "reviewer", person);
      ticket.asksReview = true;
      return "review";
    case "approval":
      ticket.kind = "approval";
      ticket.asksReader = true;
      give(reading, "assignee", person);
      return "assignee";
    case "closed":
      setStatus(ticket, "Closed");
      return "status";
    case "reopened":
      setStatus(ticket, "Reopened");
      return "status";
    case "failed":
      return ticket.kind === "trouble" ? "status" : null;
  }
}

function setStatus(ticket: TicketState, status: string): void {
  ticket.status = status;
  const isDecided = ticket.kind === "approval" && /\b(?:approved|denied)\b/i.test(status);
  ticket.closed = isDecided || (OVER.test(status) && !REOPENED.test(status.replace(/^closed$/i, "")));
  ticket.blocked = /\b(?:blocked|on hold|impeded|stalled)\b/i.test(status);
}
