import type { DigestContent } from "../digest-content";
import { foldText } from "../fold-text";
import { clipText } from "./clip-text";

const LONGEST_SUBJECT = 65;
/** Marks that turn the direction of the text after them: in a header they can make one address look like another. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** One line that may stand in a header: without control characters and direction marks. */
export function headerText(text: string): string {
  return foldText(text.replace(DIRECTION_MARKS, ""));
}

/** "1 blocker", "0 actions". */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** "1 overdue, 2 blockers, 3 actions", or "nothing needs you" when there is nothing of these. */
export function countsOf(content: DigestContent, overdue: number): string {
  const [blockers, actions] = [content.blockers.length, content.actionItems.length];
  if (blockers + actions === 0) return "nothing needs you";
  const late = overdue === 0 ? "" : `${overdue} overdue, `;
  return `${late}${count(blockers, "blocker")}, ${count(actions, "action")}`;
}

/** `{Agent}: {b} blockers, {a} actions - Mon 16 Nov`, at most 65 characters; a long agent title is cut. */
export function subjectOf(agentTitle: string, counts: string, day: string): string {
  const rest = `: ${counts} - ${day}`;
  return `${clipText(headerText(agentTitle), LONGEST_SUBJECT - rest.length)}${rest}`;
}

interface LocalTime {
  /** "Mon 16 Nov" */
  day: string;
  /** "Mon 16 Nov, 09:00" */
  dayAndTime: string;
  /** The IANA zone that was used. */
  zone: string;
}

/** An instant in the agent's zone; UTC when the zone is unknown. */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const zone = isTimeZone(timeZone) ? timeZone : "UTC";
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  const day = `${part("weekday")} ${part("day")} ${part("month")}`;
  return { day, dayAndTime: `${day}, ${part("hour")}:${part("minute")}`, zone };
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone });
    return true;
  } catch {
    return false;
  }
}
