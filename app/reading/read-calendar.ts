import type { Person } from "./mail-content";

/** An invitation in words. */
export interface CalendarText {
  subject: string | null;
  organiser: Person | null;
  text: string;
}

interface Property {
  name: string;
  parameters: Map<string, string>;
  value: string;
}

const maxEvents = 20;
const maxAttendees = 40;

/** Joins folded lines and splits each into name, parameters and value (RFC 5545, 3.1). */
function readProperties(text: string): Property[] {
  const lines: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (/^[ \t]/.test(line) && lines.length > 0) lines.push(`${lines.pop() ?? ""}${line.slice(1)}`);
    else if (line !== "") lines.push(line);
  }
  return lines.slice(0, 5000).map((line) => {
    const end = endOfName(line);
    const [name = "", ...rest] = line.slice(0, end).split(";");
    const parameters = new Map<string, string>();
    for (const parameter of rest) {
      const equals = parameter.indexOf("=");
      if (equals > 0)
        parameters.set(
          parameter.slice(0, equals).toUpperCase(),
          parameter.slice(equals + 1).replace(/"/g, ""),
        );
    }
    return { name: name.toUpperCase(), parameters, value: line.slice(end + 1) };
  });
}

/** The colon that ends the parameters is the first one outside quotes. */
function endOfName(line: string): number {
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const char = line.charAt(at);
    if (char === '"') quoted = !quoted;
    else if (char === ":" && !quoted) return at;
  }
  return line.length;
}

const unescaped = (text: string) =>
  text.replace(/\\([nN,;\\])/g, (_whole, char: string) => (char.toLowerCase() === "n" ? "\n" : char)).trim();

function personOf(property: Property): Person {
  const address = /mailto:([^\s?]+)/i.exec(property.value)?.[1]?.toLowerCase() ?? null;
  const name = property.parameters.get("CN")?.trim() || null;
  return { name: name?.toLowerCase() === address ? null : name, address };
}

const written = ({ name, address }: Person) =>
  name && address ? `${name} <${address}>` : (name ?? address ?? "");

/** 20261123T090000 with its zone, as a person writes it. */
function readTime(property: Property): string {
  const parts = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(?:\d{2})?(Z?))?/.exec(property.value.trim());
  if (!parts) return property.value.trim();
  const [, year, month, day, hours, minutes, utc] = parts;
  const date = `${year}-${month}-${day}`;
  if (hours === undefined) return date;
  const zone =
    utc === "Z" ? " UTC" : property.parameters.has("TZID") ? ` ${property.parameters.get("TZID")}` : "";
  return `${date} ${hours}:${minutes}${zone}`;
}

const headings: Record<string, string> = {
  CANCEL: "Cancelled",
  REPLY: "Reply",
  COUNTER: "Proposed new time",
};
const answers: Record<string, string> = {
  ACCEPTED: "accepted",
  DECLINED: "declined",
  TENTATIVE: "tentative",
};

function describeEvent(properties: Property[], method: string): CalendarText {
  const find = (name: string) => properties.find((property) => property.name === name);
  const value = (name: string) => unescaped(find(name)?.value ?? "");
  const summary = value("SUMMARY") || null;
  const organiserProperty = find("ORGANIZER");
  const organiser = organiserProperty ? personOf(organiserProperty) : null;
  const start = find("DTSTART");
  const end = find("DTEND");
  const attendees = properties.filter(({ name }) => name === "ATTENDEE").slice(0, maxAttendees);
  const cancelled = method === "CANCEL" || value("STATUS").toUpperCase() === "CANCELLED";
  const heading = cancelled ? "Cancelled" : (headings[method] ?? "Invitation");
  const lines = [`${heading}: ${summary ?? "(no title)"}`];
  if (start) lines.push(`When: ${readTime(start)}${end ? ` to ${readTime(end)}` : ""}`);
  const rule = find("RRULE")?.value;
  if (rule) lines.push(`Repeats: ${rule.toLowerCase().replaceAll(";", ", ").replaceAll("=", " ")}`);
  if (value("LOCATION") !== "") lines.push(`Where: ${value("LOCATION")}`);
  if (organiser) lines.push(`Organiser: ${written(organiser)}`);
  if (attendees.length > 0) {
    const named = attendees.map((attendee) => {
      const answer = answers[attendee.parameters.get("PARTSTAT")?.toUpperCase() ?? ""];
      return answer ? `${written(personOf(attendee))} (${answer})` : written(personOf(attendee));
    });
    lines.push(`Attendees: ${named.join(", ")}`);
  }
  if (value("DESCRIPTION") !== "") lines.push("", value("DESCRIPTION"));
  return { subject: summary, organiser, text: lines.join("\n") };
}

/** Reads an iCalendar file (RFC 5545) into lines: what, when, where, who. Null when it holds no event. */
export function readCalendar(text: string): CalendarText | null {
  const properties = readProperties(text);
  const method =
    properties
      .find(({ name }) => name === "METHOD")
      ?.value.trim()
      .toUpperCase() ?? "";
  const events: CalendarText[] = [];
  let open: Property[] | null = null;
  let inside = 0;
  for (const property of properties) {
    const component = property.value.trim().toUpperCase();
    if (property.name === "BEGIN") {
      if (open) inside++;
      else if (component === "VEVENT" || component === "VTODO") open = [];
    } else if (property.name === "END" && open) {
      if (inside > 0) inside--;
      else {
        if (events.length < maxEvents) events.push(describeEvent(open, method));
        open = null;
      }
    } else if (open && inside === 0) open.push(property);
  }
  const first = events[0];
  if (!first) return null;
  return { ...first, text: events.map((event) => event.text).join("\n\n") };
}
