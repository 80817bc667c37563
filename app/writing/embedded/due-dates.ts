import { en, type ParsedResult } from "chrono-node";

/** When something is wanted: the words as said, and the day they mean when that is sure. */
export interface DueDate {
  /** For the digest: "Friday, 27 Nov"; only the words when the day isn't sure. */
  timeline: string;
  /** YYYY-MM-DD in the material's zone; null when the words name no day. */
  day: string | null;
  /** The words that say it, verbatim. */
  words: string;
  /** True when the words set a limit ("by Friday", "due"), not just mention a day. */
  deadline: boolean;
}

const HINT =
  /\b(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|today|tonight|tomorrow|yesterday|week|month|quarter|eod|eow|cob|eom|day|days|hours?|asap|immediately|right away|noon|\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2})/i;
const SURE =
  /\b(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sunday|today|tonight|tomorrow)\b|\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d|\d(?:st|nd|rd|th)?\s+(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:in|within)\s+(?:the next\s+)?(?:\d+|an?|one|two|three|four|five|a couple of|a few)\s+(?:day|week|hour|month)s?\b/i;
const LIMIT =
  /\b(?:by|before|until|till|due(?: on| by| date:?)?|no later than|not later than|deadline(?: is| of)?:?|on or before|latest|for|end of|close of business|within|before (?:the |our )?\w+(?: on)?|by (?:the )?\w+ on|expires?(?: on)?|target(?:ed)?(?: for)?)[\s:]*(?:the |this |next |end of |close of |business |mid-?|early |first thing |cob |eod |close |on |at )*$/i;
const SPECIAL: readonly (readonly [RegExp, number | null])[] = [
  [
    /\b(?:by )?(?:the )?(?:eod|cob|end of (?:the )?day|close of business|end of play)\b(?! (?:on )?(?:mon|tue|wed|thu|fri|sat|sun|tomorrow))/i,
    0,
  ],
  [
    /\b(?:a\.?s\.?a\.?p|as soon as (?:possible|you can)|immediately|right away|urgently|straight away|at your earliest convenience)\b/i,
    null,
  ],
  [/\b(?:by )?(?:the )?(?:eow|end of (?:the |this )?week)\b/i, -5],
  [/\b(?:by )?(?:the )?(?:eom|end of (?:the |this )?month)\b/i, -31],
  [
    /\b(?:by )?(?:the )?(?:end of (?:the |this )?quarter|next (?:week|month|sprint|quarter|meeting)|this (?:week|sprint|month|quarter)|(?:before|by) (?:the )?(?:launch|release|go-live|next (?:call|meeting|standup|sprint|release|review)))\b/i,
    null,
  ],
];

/** Civil date (YYYY-MM-DD) and clock offset (minutes east of UTC) of an instant. */
export type Clock = (instant: Date) => { day: string; offsetMinutes: number };

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const fields = {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  } as const;
  try {
    return new Intl.DateTimeFormat("en-GB", { timeZone, ...fields });
  } catch {
    return new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...fields });
  }
}

/** The clock of an IANA zone; UTC when the zone is unknown. */
export function clockOf(timeZone: string): Clock {
  const format = formatOf(timeZone);
  return (instant) => {
    const parts = Object.fromEntries(format.formatToParts(instant).map((p) => [p.type, p.value]));
    const [year, month, day, hour, minute] = [
      parts.year,
      parts.month,
      parts.day,
      parts.hour,
      parts.minute,
    ].map(Number);
    const local = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute);
    const exact = Math.floor(instant.getTime() / 60_000) * 60_000;
    return {
      day: `${parts.year}-${parts.month}-${parts.day}`,
      offsetMinutes: Math.round((local - exact) / 60_000),
    };
  };
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const shift = (day: string, days: number): string =>
  new Date(utc(day).getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** "27 Nov". */
const shortDay = (day: string): string => `${utc(day).getUTCDate()} ${MONTHS[utc(day).getUTCMonth()] ?? ""}`;

/** Days from one civil day to another; negative when it lies before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000);

/**
 * The date a sentence asks for something by. Words count from `sentAt` (ISO 8601) by the given clock, forward.
 * Null when no time is named or it clearly lies before the sentence was written ("yesterday").
 */
export function dueDateIn(text: string, sentAt: string, clock: Clock): DueDate | null {
  if (!HINT.test(text)) return null;
  const instant = new Date(sentAt);
  if (Number.isNaN(instant.getTime())) return null;
  const { day: today, offsetMinutes } = clock(instant);
  const found: (DueDate & { rank: number })[] = [];
  for (const result of en.casual.parse(
    text.slice(0, 600),
    { instant, timezone: offsetMinutes },
    { forwardDate: true },
  )) {
    const due = read(result, text, today);
    if (due) found.push(due);
  }
  for (const [pattern, days] of SPECIAL) {
    const match = pattern.exec(text);
    if (!match) continue;
    const words = match[0].replace(/^by (?:the )?|^the /i, "");
    const day =
      days === null
        ? null
        : days === 0
          ? today
          : days === -5
            ? shift(today, (5 - utc(today).getUTCDay() + 7) % 7)
            : endOfMonth(today);
    found.push({
      timeline: capital(day ? `${words}, ${shortDay(day)}` : words),
      day,
      words,
      deadline: true,
      rank: day ? 3 : 1,
    });
  }
  found.sort((a, b) => b.rank - a.rank);
  const best = found[0];
  return best ? { timeline: best.timeline, day: best.day, words: best.words, deadline: best.deadline } : null;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const endOfMonth = (day: string): string =>
  new Date(Date.UTC(utc(day).getUTCFullYear(), utc(day).getUTCMonth() + 1, 0)).toISOString().slice(0, 10);

function read(result: ParsedResult, text: string, today: string): (DueDate & { rank: number }) | null {
  const words = result.text.trim();
  if (!SURE.test(words) || /\bago\b|\blast\b|yesterday/i.test(words)) return null;
  const before = text.slice(Math.max(0, result.index - 40), result.index);
  const onwards =
    /^\s+on\b(?!\s+(?:the|a|our))|^\s+onwards?\b/i.test(text.slice(result.index + result.text.length)) &&
    /\bfrom\s+$/i.test(before);
  if (!onwards && /\b(?:since|from|last|past|previous|after|as of|following)\s+(?:the )?$/i.test(before))
    return null;
  const part = result.end && LIMIT.test(before) ? result.end : result.start;
  const [year, month, date] = [part.get("year"), part.get("month"), part.get("day")];
  if (!year || !month || !date) return null;
  const day = `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  const ahead = daysBetween(today, day);
  if (ahead < -60 || ahead > 400) return null;
  const deadline = LIMIT.test(before) || /^by\b|^before\b|^within\b/i.test(words);
  return {
    timeline: `${onwards ? "From " : ""}${sayDay(words, day)}`,
    day,
    words,
    deadline,
    rank: (deadline ? 4 : 2) + (ahead < 0 ? -2 : 0),
  };
}

/** Adds the resolved day to words that leave it open: "Friday" becomes "Friday, 27 Nov". */
function sayDay(words: string, day: string): string {
  const tidy = words.replace(/\s+/g, " ").replace(/^(?:by|on|before|until)\s+/i, "");
  if (/\d{4}-\d{2}-\d{2}|^\d{1,2}[/.]\d{1,2}/.test(tidy))
    return `${WEEKDAYS[utc(day).getUTCDay()] ?? ""}, ${shortDay(day)}`;
  if (/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/i.test(tidy) && /\d/.test(tidy))
    return tidy;
  const timed = /^(.*?\w+)(?:,)? (at \d.*)$/i.exec(tidy);
  if (timed?.[1] && timed[2]) return `${sayDay(timed[1], day)} ${timed[2]}`;
  return capital(`${tidy}, ${shortDay(day)}`);
}
