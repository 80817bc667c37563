import type { Statement, Unit } from "../statement";
import { tellsEvent } from "./event-lines";
import { isFieldLine } from "./field-lines";
import { type NamedTicket, namedTicket } from "./subject-shapes";

/** The ticket that a notification's subject names, or null. */
export const ticketOf = ({ subject, medium }: Pick<Unit, "subject" | "medium">): NamedTicket | null =>
  medium === "notification" ? namedTicket(subject) : null;

/** What a line says of a ticket: its title, and what people call it: "Update the price list (PROJ-12)". */
export const titleOf = ({ title, number }: Pick<NamedTicket, "title" | "number">): string =>
  number === null ? title : `${title} (${number})`;

/** True for a line of this ticket: a number tells it, where one place has many troubles what each is about, too. */
export const isOfTicket = (
  line: string,
  { about, number, kind }: Pick<NamedTicket, "about" | "number" | "kind">,
): boolean =>
  (number === null || line.includes(`(${number})`)) &&
  ((number !== null && kind !== "trouble") ||
    (about !== "" && line.toLowerCase().includes(about.toLowerCase())));

/** The ticket's own title, said once more in the mail. */
function repeatsTitle({ text }: Statement, { title, number }: NamedTicket): boolean {
  if (title.length <= 8 || !text.includes(title)) return false;
  const isShort = text.length <= title.length + 14 + (number ?? "").length;
  return isShort || /\bis (?:due|overdue)\b/i.test(text.slice(text.indexOf(title) + title.length));
}

/** What is asked for in the mail of a request is what the request is about, said again. */
const ASKS = {
  work: null,
  trouble: null,
  approval: /\bapprov(?:e|al)\b/i,
  signature: /\bsign(?:ature|ed|ers?)?\b|\breview document\b/i,
} as const;

/** True for statements that only repeat what the ticket's fields and events say. */
export function isTicketEvent(statement: Statement): boolean {
  if (statement.medium !== "notification") return false;
  const { text } = statement;
  const ticket = ticketOf(statement);
  if (isFieldLine(text) || tellsEvent(text, ticket !== null)) return true;
  if (ticket === null) return false;
  // What a monitor writes is what its subject says, at length.
  const isMonitors = ticket.kind === "trouble" && !/\bplease\b/i.test(text);
  return isMonitors || repeatsTitle(statement, ticket) || ASKS[ticket.kind]?.test(text) === true;
}
