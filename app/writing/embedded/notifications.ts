import { Pace, type Slices } from "../slices";
import type { Act } from "./act";
import type { People } from "./people";
import type { Statement, Unit } from "./statement";
import { foldSpace } from "./tokens";

/** The last known state of one issue, pull request or ticket, gathered from all of its notifications. */
export interface TicketState {
  /** "PROJ-12" or "owner/repo#34". */
  key: string;
  title: string;
  status: string | null;
  assignee: string | null;
  reviewer: string | null;
  priority: string | null;
  due: { words: string; sentAt: string } | null;
  closed: boolean;
  blocked: boolean;
  /** Lines of the mails that show the state, oldest first; each verbatim. */
  evidence: { unit: Unit; quote: string; says: "assignee" | "status" | "due" | "title" | "review" }[];
}

const JIRA_SUBJECT = /(?:\[jira\]\s*)?(?:[^[(]{0,80})?[[(]?\b([A-Z][A-Z0-9]{1,9}-\d+)\b[\])]?:?\s*(.*)$/i;
const REPOSITORY_SUBJECT = /\[([\w.-]+\/[\w.-]+)\]\s*(.+?)\s*\((?:PR |Issue )?#(\d+)\)/i;
/** "Peter assigned a task to you: Update press kit", of planners that count nothing. */
const PLANNED_SUBJECT =
  /^(?:.{2,60}? (?:has )?assigned (?:a |the |you a |you )?(?:new )?(?:task|card|to-?do|item)(?: to you)?|(?:new )?(?:task|to-?do) assigned(?: to you)?|you(?:['’]ve| have) been assigned(?: to)?(?: an? (?:new )?(?:task|card|to-?do))?|(?:new )?(?:task|to-?do) for you|assigned to you)\s*[:–-]\s*["“]?(.{3,120}?)["”]?\s*$/i;
const FIELD_LINE =
  /^\s*[*•|-]?\s*\**(status|state|assignee|assigned to|owner|priority|severity|due(?: date)?|reviewers?|resolution|type|reporter|labels?|project|key|sprint|fix versions?|components?|created|updated|environment|issue type|url|link|milestone)\**\s*[:|]\s*(.*)$/i;
const CLOSED =
  /\b(?:done|closed|resolved|completed?|merged|cancel+ed|won't (?:do|fix)|duplicate|released|shipped|fixed)\b/i;
const REOPENED = /\b(?:reopened|re-opened|open|to ?do|in progress|in review|backlog|selected)\b/i;
const PERSON = "(@?[\\p{L}][\\p{L}\\p{N}'’._-]*(?: \\p{Lu}[\\p{L}'’-]+){0,2})";
const EVENTS = {
  assigned: new RegExp(
    `\\bassigned\\s+(?:(?:this|the|an?)(?: \\w+)?|[A-Z]+-\\d+|#\\d+|it)?\\s*(?:issue |ticket )?to\\s+${PERSON}|\\bassignee[:\\s]+(?:.*(?:→|->|to)\\s*)?${PERSON}`,
    "u",
  ),
  self: /^(@?\p{L}[\p{L} '’.-]{1,40}?)\s+(?:self-assigned|assigned (?:this|it) to (?:themself|himself|herself|themselves))/iu,
  review: new RegExp(
    `\\brequested (?:a |your )?review from\\s+${PERSON}|\\breview requested (?:from|of)[:\\s]+${PERSON}`,
    "u",
  ),
  status:
    /\b(?:status|state|moved|transitioned|changed)\b.*?(?:→|->|=>|\bto\b)\s*["“]?([A-Za-z][A-Za-z' ]{2,24})["”]?\s*\.?$/i,
  closed:
    /^(?:\S+\s+){0,3}(?:closed|merged|resolved|completed|fixed)\s+(?:this|the|#\d+|[A-Z]+-\d+|pull request|it|as|via|into)\b|^(?:closed|merged) (?:#\d+|.* (?:into|as completed))/i,
  reopened: /\bre-?opened\s+(?:this|the|#\d+|[A-Z]+-\d+|it)\b/i,
};

/** The key and title that a notification's subject carries, or null. */
export function ticketOf(unit: Pick<Unit, "subject" | "medium">): { key: string; title: string } | null {
  if (unit.medium !== "notification" || !unit.subject) return null;
  const subject = unit.subject.replace(/^(?:\s*(?:re|fw|fwd)\s*:)+\s*/i, "");
  const repository = REPOSITORY_SUBJECT.exec(subject);
  if (repository) return { key: `${repository[1]}#${repository[3]}`, title: foldSpace(repository[2] ?? "") };
  const planned = foldSpace(PLANNED_SUBJECT.exec(subject)?.[1] ?? "");
  if (planned) return { key: planned, title: planned };
  const issue = JIRA_SUBJECT.exec(subject);
  if (issue?.[1])
    return { key: issue[1].toUpperCase(), title: foldSpace((issue[2] ?? "").replace(/^[\s:)\]-]+/, "")) };
  return null;
}

/** What a line says of a ticket: its title, and what people call it: "Update the price list (PROJ-12)". */
export function titleOf({ key, title }: Pick<TicketState, "key" | "title">): string {
  return key === title ? title : `${title} (${key.replace(/^.*(?=#)/, "")})`;
}

/** True for a line of this ticket. */
export const isOfTicket = (line: string, { key, title }: Pick<TicketState, "key" | "title">): boolean =>
  key === title
    ? line.toLowerCase().includes(title.toLowerCase())
    : line.includes(`(${key.replace(/^.*(?=#)/, "")})`);

/** True for a `Status: Done` kind of line, which the ticket reader takes care of. */
export const isFieldLine = (line: string): boolean => FIELD_LINE.test(line);

/** Characters of notifications between two pauses. */
const SLICE = 10_000;

/** The tickets of all notifications, each collapsed to its last state, in order of first appearance. */
export function* ticketStates(units: readonly Unit[], people: People): Slices<TicketState[]> {
  const tickets = new Map<string, TicketState>();
  const pace = new Pace(SLICE);
  for (const unit of units) {
    const named = ticketOf(unit);
    if (!named) continue;
    const ticket = tickets.get(named.key) ?? {
      key: named.key,
      title: named.title,
      status: null,
      assignee: null,
      reviewer: null,
      priority: null,
      due: null,
      closed: false,
      blocked: false,
      evidence: [],
    };
    tickets.set(named.key, ticket);
    if (named.title) ticket.title = named.title;
    for (const raw of unit.text.split("\n")) {
      if (pace.isDue(raw.length)) yield;
      if (raw.trim() && !/^\s*>/.test(raw))
        for (const line of fieldsApart(raw)) readLine(ticket, unit, foldSpace(line), people);
    }
  }
  return [...tickets.values()];
}

/** "Type: Bug   Priority: High   Due: 25/Nov/26": several fields of one line, each for itself. */
function fieldsApart(raw: string): string[] {
  const parts = raw.trim().split(/\s{2,}|\t+|\s+[|·•]\s+/);
  return parts.length > 1 && parts.every((part) => /^[\p{L} ]{2,20}: ?\S/u.test(part)) ? parts : [raw];
}

function readLine(ticket: TicketState, unit: Unit, line: string, people: People): void {
  const note = (says: TicketState["evidence"][number]["says"]) =>
    ticket.evidence.push({ unit, quote: line, says });
  const field = FIELD_LINE.exec(line);
  const name = (field?.[1] ?? "").toLowerCase();
  const value =
    (field?.[2] ?? "")
      .split(/\s*(?:→|->|=>)\s*/)
      .at(-1)
      ?.replace(/[*_|]+/g, "")
      .trim() ?? "";
  if (field && value) {
    if (name === "status" || name === "state" || name === "resolution") {
      setStatus(ticket, value);
      note("status");
    } else if (/^(?:assignee|assigned to|owner)$/.test(name)) {
      ticket.assignee = /^(?:unassigned|none|nobody|-)$/i.test(value) ? null : people.resolve(value);
      note("assignee");
    } else if (name.startsWith("reviewer")) {
      ticket.reviewer = people.resolve(value);
      note("review");
    } else if (name.startsWith("priority") || name === "severity") ticket.priority = value;
    else if (name.startsWith("due")) {
      ticket.due = { words: line, sentAt: unit.sentAt };
      note("due");
    }
    return;
  }
  if (line.length > 240) return;
  const assigned = EVENTS.assigned.exec(line);
  const who = assigned?.[1] ?? assigned?.[2];
  if (who) {
    ticket.assignee = /^(?:you|me)$/i.test(who)
      ? unit.reader && people.resolve(unit.reader)
      : people.resolve(who);
    note("assignee");
    return;
  }
  const self = EVENTS.self.exec(line);
  if (self?.[1]) {
    ticket.assignee = people.resolve(self[1]);
    note("assignee");
  }
  const review = EVENTS.review.exec(line);
  if (review) {
    ticket.reviewer = people.resolve(review[1] ?? review[2] ?? "");
    note("review");
  }
  const status = EVENTS.status.exec(line);
  if (EVENTS.reopened.test(line)) {
    setStatus(ticket, "Reopened");
    note("status");
  } else if (EVENTS.closed.test(line)) {
    setStatus(ticket, /merged/i.test(line) ? "Merged" : "Closed");
    note("status");
  } else if (status?.[1]) {
    setStatus(ticket, status[1].trim());
    note("status");
  } else if (ticket.title && line.includes(ticket.title)) note("title");
}

function setStatus(ticket: TicketState, status: string): void {
  ticket.status = status;
  ticket.closed = CLOSED.test(status) && !REOPENED.test(status.replace(/^closed$/i, ""));
  ticket.blocked = /\b(?:blocked|on hold|impeded|stalled)\b/i.test(status);
}

/** The ticket's own title, said once more in the mail. */
function repeatsTitle(statement: Statement): boolean {
  const title = ticketOf(statement)?.title ?? "";
  return title.length > 8 && statement.text.includes(title) && statement.text.length <= title.length + 14;
}

const OFFERS =
  /\b(?:surveys?|feedback form|questionnaire|rate (?:us|this|your|our)|tell us what you think|(?:this|your) (?:receipt|slip) for|for your records)\b/i;
const DEMANDS =
  /\b(?:please|pls|kindly|must|required?|requires|needs?|due|overdue|deadline)\b|^(?:approve|sign|review|confirm|complete|provide|submit|pay|update|renew|verify|return|accept)\b/i;

/**
 * "Try it today!", "Take our survey": what a program's mail only offers. It asks by a please, a name, a date or for an
 * approval, a signature, data.
 */
export const isOffer = ({ kind, when }: Act, statement: Statement, called: boolean): boolean =>
  kind === "request" &&
  statement.medium === "notification" &&
  statement.speaker === null &&
  statement.assignee === null &&
  statement.task === null &&
  (OFFERS.test(statement.text) ||
    (!called &&
      !DEMANDS.test(statement.text) &&
      (when === null || /^(?:today|now|tonight)$/i.test(when.words))));

/** True for statements that only repeat what the ticket's fields and events say. */
export const isTicketEvent = (statement: Statement): boolean =>
  statement.medium === "notification" &&
  (isFieldLine(statement.text) ||
    repeatsTitle(statement) ||
    Object.values(EVENTS).some((pattern) => pattern.test(statement.text)) ||
    /\b(?:requested your review|commented|created an issue|updated an issue|added a comment|changes? (?:requested|by)|pushed \d+ commits?|opened a pull request|wants to merge|edited)\b/i.test(
      statement.text.slice(0, 120),
    ));
