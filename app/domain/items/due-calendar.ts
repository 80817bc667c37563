import ICAL from "ical.js";
import { foldText } from "../../digest/fold-text";
import { shiftDay } from "../../digest/timeline-day";

/** An open item with a date. */
export interface DueItem {
  id: string;
  agentId: string;
  agentTitle: string;
  text: string;
  owner: string | null;
  /** YYYY-MM-DD. */
  due: string;
  /** The words that it stands on last. */
  quote: string | null;
  changedAt: Date;
}

/** How often a calendar program should ask. */
const ASK_EVERY = "PT1H";

/**
 * What is due as a calendar (RFC 5545): an event of a whole day for each item, which makes nobody busy. `appUrl` is
 * the base of its links; `leftOut` items are not in it.
 */
export function dueCalendar(
  items: DueItem[],
  { appUrl, leftOut }: { appUrl: string; leftOut: number },
): string {
  const calendar = new ICAL.Component("vcalendar");
  const head: [name: string, value: string][] = [
    ["version", "2.0"],
    ["prodid", "-//Mondaybrief//Due dates//EN"],
    ["calscale", "GREGORIAN"],
    ["method", "PUBLISH"],
    ["name", "Mondaybrief"],
    ["x-wr-calname", "Mondaybrief"],
    ["x-published-ttl", ASK_EVERY],
  ];
  for (const [name, value] of head) calendar.addPropertyWithValue(name, value);
  calendar
    .addPropertyWithValue("refresh-interval", ICAL.Duration.fromString(ASK_EVERY))
    .setParameter("value", "DURATION");
  if (leftOut > 0) {
    calendar.addPropertyWithValue("description", `${leftOut} later dates are left out here.`);
  }
  for (const item of items) calendar.addSubcomponent(eventOf(item, appUrl));
  return `${calendar.toString()}\r\n`;
}

function eventOf({ id, agentId, agentTitle, text, owner, due, quote, changedAt }: DueItem, appUrl: string) {
  const event = new ICAL.Component("vevent");
  const page = `${appUrl}/agents/${agentId}/items#item-${id}`;
  const said = quote === null ? [] : [`“${foldText(quote)}”`];
  const changed = ICAL.Time.fromJSDate(changedAt, true);
  event.addPropertyWithValue("uid", `${id}@mondaybrief`);
  event.addPropertyWithValue("dtstamp", changed);
  event.addPropertyWithValue("last-modified", changed);
  event.addPropertyWithValue("dtstart", ICAL.Time.fromDateString(due));
  // iCloud shows nothing without an end; it is the first day after.
  event.addPropertyWithValue("dtend", ICAL.Time.fromDateString(shiftDay(due, 1)));
  event.addPropertyWithValue(
    "summary",
    owner === null ? foldText(text) : `${foldText(text)} (${foldText(owner)})`,
  );
  event.addPropertyWithValue("description", [...said, foldText(agentTitle), page].join("\n"));
  event.addPropertyWithValue("url", page);
  event.addPropertyWithValue("transp", "TRANSPARENT");
  event.addPropertyWithValue("x-microsoft-cdo-busystatus", "FREE");
  return event;
}
