import { daysBetween } from "../dates/civil-day";
import type { Clock } from "../dates/clock";
import { endOf, findDates } from "../dates/find-dates";
import { leaningDate } from "../dates/leaning-date";
import { hourAt, nextMorning } from "../dates/next-morning";
import type { SaidDate } from "../dates/said-date";
import { timeAhead, timeLimit } from "../dates/said-time";
import { sayDay } from "../dates/say-day";
import { timeToday } from "../dates/time-today";

export { daysBetween } from "../dates/civil-day";
export { type Clock, clockOf } from "../dates/clock";

/** When something is wanted: the words as said, and the day they mean when that is sure. */
export interface DueDate {
  /** For the digest, absolute: "Fri 20 Nov", "Fri 20 Nov, 17:00", "Week of 23 Nov"; the words where no day is sure. */
  timeline: string;
  /** YYYY-MM-DD in the material's zone; null when the words name no day. */
  day: string | null;
  /** The words that say it, verbatim. */
  words: string;
  /** True when the words set a limit ("by Friday", "due"), not just mention a day. */
  deadline: boolean;
}

type Ranked = DueDate & { rank: number };

const LONGEST_LOOK = 600;
const FILL =
  "(?:[\\s:,(]|the |this |next |our |your |my |(?:mo|di|mi|do|fr|sa|so)[.,]*\\s|end of |close of |business |early |first thing |cob |eod |close |on |at )*$";
/** What sets a limit when it stands before a date. */
const LIMIT = new RegExp(
  `(?<!\\p{L})(?:by|before|until|till?|due(?: on| by| date)?|(?:no|not) later than|ahead of|deadline(?: is| of)?|on or before|latest|for|within|before (?:the |our )?\\p{L}+(?: \\p{L}+){0,2}(?: on)?|by (?:the )?\\p{L}+ on|expires?(?: on)?|target(?:ed)?(?: for)?|` +
    `bis(?: zum| zu| spätestens| einschließlich)*|spätestens(?: am| bis)?|vor(?: dem)?|zum|termin|frist|fällig(?: am| bis)?|` +
    `avant(?: le| la)?|d['’]ici(?: à| au| le| la)?|jusqu['’](?:au|à|en)|pour(?: le| la)?|au plus tard(?: le)?|échéance|dernier délai|` +
    `antes de(?:l| la)?|para(?: el| la)?|hasta(?: el| la)?|a más tardar(?: el)?|como (?:muy tarde|máximo)(?: el)?|vence(?: el)?|plazo|fecha límite)${FILL}`,
  "iu",
);
const LIMIT_AFTER =
  /^[\s,.)]*(?:(?:at )?the (?:very )?latest|latest|spätestens|au plus tard|a más tardar|como muy tarde|is the deadline|deadline)(?!\p{L})/iu;
/** What makes a date one that was, or one of something else: "du 12 mai", but "kannst du morgen". */
const NOT_DUE =
  /(?<!\p{L})(?:since|(?:was|were) (?:already )?due(?: on| by)?|instead of|rather than|(?:ask|asked|asking|opt|opted) for|every(?: second| other| third| single)?|last|past|previous|after|following|yesterday|dated|(?:starts|begins|started|began|commences|opens|opened|took place|takes place|held|sent|signed|received|will (?:start|begin|open))(?: on| at)?|(?:minutes|letter|mail|e-?mail|message|report|notes|invoice|meeting|offer|order|protocol) (?:of|from)|(?<!\b(?:for|to|by|before|until|at) (?:the |our |your |their |next )?(?:\p{L}+ ){0,2})meeting on|seit|vom|nach|letzten?|vergangenen?|depuis|après|dernier|protocole du|lettre du|desde|(?<!(?:à partir|antes|a partir|\p{L}{3,}st|bist|hast|wenn|dass|ob|weil|falls|damit|sobald|und|dann) )(?:del|du)|después del?|pasado|último|acta del|carta del)\s+(?:(?:the|dem|den|le|el|on)\s+)?$/iu;
const NOT_DUE_AFTER = /^\s+(?:dernier|pasado|passé)(?!\p{L})/iu;
const FROM =
  /(?<!\p{L})(?:from|not before|nicht vor(?: dem)?|frühestens(?: am)?|pas avant|starting(?: on| from)?|as of|as from|effective(?: from)?|beginning|ab(?: dem)?|à partir d[eu]|dès|a partir del?)\s+(?:(?:the|le|el)\s+)?$/iu;
/** A weekday that names an event ("Friday's call", "the Monday meeting"). */
const EVENT_AFTER =
  /^(?:['’]s(?!\p{L})|\s+(?!first )(?:\p{Ll}+ )?(?:appointment|thing|dinner|lesson|class|delivery|slot|visit|flight|train)(?!\p{L})|\s+(?:meeting|call|report|stand-?up|session|review|newsletter|edition|team|shift|market)(?!\p{L})(?! (?:the|him|her|them|my|your|our)(?!\p{L})))/iu;

/** "..., that'd be the 28th", "i.e. Friday": the day that the words before it mean. */
const THAT_IS =
  /(?:,|\(|–|—| -) ?(?:(?=(?:the )?\d{1,2}(?:st|nd|rd|th) (?:to be (?:exact|precise)|that is)(?!\p{L}))|(?:(?:so |and )?(?:that(?:['’]s|['’]d be| is| would be| means)|which (?:is|means|would be|ends?|runs? out)|i\.e\.,?|meaning|das (?:ist|wäre)|c['’]est-à-dire|es decir|o sea)|let['’]s say|say,?|so(?= (?:(?:by|until|before|on|meaning) )?(?:(?:the )?\d{1,2}(?:st|nd|rd|th)(?!\p{L})|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow))) (?:by |until |bis |before |on )?)/iu;

/** Whether the text says which day other words of it mean. */
export const namesDayMeant = (text: string): boolean => THAT_IS.test(text) || DAY_LAST.test(text);
/** "Rebook them for next week, pls today": when it is done stands last. */
const DAY_LAST =
  /[,;–—-] (?:please|pls|ideally|preferably|best|if possible) (?:(?:do (?:it|that|this)|by|on|before|this|next) ){0,2}(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \d|\d)[^,;.?!]{0,20}[.?!\s]*$/i;

/**
 * The date by which a clause or sentence wants something. Words count from `sentAt` (ISO 8601) by the given clock,
 * forward; of several the one that a limit word rules. `anchor` (YYYY-MM-DD) is what "three days before" counts from,
 * if the text itself names no such day. Only the first 600 characters are read. Null when no time is named, or only
 * one that was.
 */
export function dueDateIn(text: string, sentAt: string, clock: Clock, anchor?: string): DueDate | null {
  const instant = new Date(sentAt);
  if (Number.isNaN(instant.getTime())) return null;
  const { day: today, offsetMinutes } = clock(instant);
  const start = text.slice(0, LONGEST_LOOK);
  const dates = findDates(start, today);
  const found = dates.flatMap((date) => ranked(date, start, today) ?? []);
  const leaning = leaningDate(start, dates, today, anchor);
  if (leaning && leaning.day >= today)
    found.push({
      timeline: sayDay(leaning.day, today),
      day: leaning.day,
      words: tidy(leaning.words),
      deadline: true,
      rank: 5,
    });
  const morning = nextMorning(start, today, hourAt(instant, offsetMinutes));
  if (morning && dates.every(({ words }) => !morning.words.includes(words)))
    found.push({
      timeline: sayDay(morning.day, today),
      day: morning.day,
      words: morning.words,
      deadline: false,
      rank: 2.5,
    });
  const time = timeLimit(start);
  if (time && dates.every((date) => !date.words.includes(time.words) && date.time === null)) {
    const timeline = `${sayDay(today, today)}, ${time.time}`;
    found.push({ timeline, day: today, words: time.words.trim(), deadline: true, rank: 3 });
  }
  // "Pick it up at 9"
  const at =
    found.length === 0 && dates.length === 0 ? timeAhead(start, hourAt(instant, offsetMinutes)) : null;
  if (at) {
    const timeline = `${sayDay(today, today)}, ${at.time}`;
    found.push({ timeline, day: today, words: at.words, deadline: false, rank: 1 });
  }
  // "Ich bringe es um elf"
  const hour = found.length === 0 ? timeToday(start, today, hourAt(instant, offsetMinutes)) : null;
  if (hour) {
    const timeline = `${sayDay(hour.day, today)}, ${hour.time}`;
    found.push({ timeline, day: hour.day, words: hour.words, deadline: hour.isLimit, rank: 1 });
  }
  // "Within 14 days, that'd be the 28th"
  const meant = THAT_IS.exec(start);
  const named = meant ? found.find(({ words }) => start.indexOf(words) >= meant.index) : undefined;
  if (named?.day) return { timeline: named.timeline, day: named.day, words: named.words, deadline: true };
  found.sort((a, b) => b.rank - a.rank);
  const best = withAlternative(found, start);
  return best ? { timeline: best.timeline, day: best.day, words: best.words, deadline: best.deadline } : null;
}

/** What makes a date one that was. */
const GONE = /(?<!\p{L})(?:since|last|past|previous|yesterday|dated|every|from|of)\s+(?:the\s+)?$/iu;

/**
 * The day from the day of writing on that a sentence tells of something, a limit or not: "the show opens on the 5th"; null
 * where it names none.
 */
export function dayTold(text: string, sentAt: string, clock: Clock): DueDate | null {
  const due = dueDateIn(text, sentAt, clock);
  if (due?.day) return due;
  const instant = new Date(sentAt);
  if (Number.isNaN(instant.getTime())) return null;
  const { day: today } = clock(instant);
  const start = text.slice(0, LONGEST_LOOK);
  for (const { day, index, words, time } of findDates(start, today))
    if (day !== null && day >= today && daysBetween(today, day) <= 400 && !GONE.test(start.slice(0, index)))
      return {
        timeline: `${sayDay(day, today)}${time ? `, ${time}` : ""}`,
        day,
        words: tidy(words),
        deadline: false,
      };
  return null;
}

/** "Today or tomorrow morning": the later is the limit. */
function withAlternative([best, ...others]: readonly Ranked[], text: string): Ranked | undefined {
  if (!best?.day) return best;
  const behind = text.slice(text.indexOf(best.words) + best.words.length);
  const other = others.find(
    ({ day, words }) =>
      day !== null && best.day !== null && day > best.day && OR.exec(behind)?.[1]?.startsWith(words),
  );
  if (!other) return best;
  const from = text.indexOf(best.words);
  const words = text.slice(from, text.indexOf(other.words, from) + other.words.length);
  return { ...other, words, deadline: best.deadline || other.deadline };
}

const OR = /^,? or(?: on| maybe| perhaps| latest| by)? (.{3,60})/iu;

function ranked(date: SaidDate, text: string, today: string): Ranked | null {
  const before = text.slice(Math.max(0, date.index - 60), date.index);
  const after = text.slice(endOf(date), endOf(date) + 40);
  const words = tidy(date.words);
  // "3.3 BD to chase the network operator": a number of minutes.
  if (date.index === 0 && /^\d{1,2}\.\d{1,2}$/.test(words) && /^ \p{Lu}/u.test(after)) return null;
  // "Hand over the month-end to Sean": work.
  if (IS_WORK.test(words) && WORKED_ON.test(before)) return null;
  const isBeforeStart = BEFORE_START.test(before);
  if ((NOT_DUE.test(before) && !isBeforeStart) || NOT_DUE_AFTER.test(after)) return null;
  const isStart = FROM.test(before) && !/^\s*(?:to|until|till|bis|au|al|-|–)(?!\p{L})/iu.test(after);
  const isLimited =
    !isStart && (isBeforeStart || LIMIT.test(before) || BEFORE_EVENT.test(before) || LIMIT_AFTER.test(after));
  if (date.form === "month" && (!isLimited || IS_OF_MONTH.test(before))) return null;
  const deadline = isLimited || date.isLimit;
  // By the end of a numbered week its work is done; "next week" stays as open as it is.
  const isWeekEnd = date.form === "week" && isLimited && /\d/.test(date.words);
  const day = isWeekEnd ? (date.alsoDays[4] ?? null) : date.day;
  if (day === null) {
    const timeline = date.shown ?? capital(words);
    return { timeline, day, words, deadline, rank: date.form === "open" && date.shown === null ? 2.2 : 1 };
  }
  const ahead = daysBetween(today, day);
  if (ahead > 400 || ahead < -60 || (ahead < 0 && !deadline)) return null;
  if (!isLimited && EVENT_AFTER.test(after)) return null;
  if (/(?<!\p{L})from\s+(?:the\s+)?$/iu.test(before) && !isStart) return null;
  const said = `${sayDay(day, today)}${date.time ? `, ${date.time}` : ""}`;
  const rank =
    (isLimited ? 4 : date.isLimit || date.form === "relative" ? 3 : isStart ? 1.5 : 2) -
    (ahead < 0 ? 2 : 0) +
    (date.index >= (DAY_LAST.exec(text)?.index ?? text.length) ? 2.5 : 0) -
    (OF_A_THING.test(before) ? 2.5 : 0);
  return { timeline: isStart ? `From ${said}` : said, day, words, deadline, rank };
}

const IS_WORK = /^(?:the )?(?:month|quarter|year)[- ]end$/i;
const WORKED_ON =
  /(?<!\p{L})(?:hand(?:ing)? over|tak(?:e|ing) over|do(?:ing)?|prepar(?:e|ing)|run(?:ning)?|finish|close) (?:the )?$/iu;

/** "Ring the guests booked for Saturday by Thursday": the first day is the guests', and counts where no other is named. */
const OF_A_THING =
  /(?<!\b(?:is|are|be|been|was|were|it|them|that|this|get|have|gets|stays?) )(?<!\p{L})(?:booked(?: in)?|scheduled|planned|arranged|reserved|posted|promised|announced|collected|submitted|published)\s+(?:for|on)\s+(?:the\s+)?$/iu;

/** "fuel receipts for August": of the month, unless they are planned for it. */
const IS_OF_MONTH =
  /(?<!(?:planned|scheduled|set|due|ready|booked|fixed|foreseen|geplant|prévue?s?|previst[oa]s?) )(?:for|für|pour|para) (?:the |le |el )?$/iu;

/** "before the go-live on 7 December": the event's day is the limit. */
const BEFORE_EVENT =
  /(?<!\p{L})(?:before|by|until)\s+(?:the |our )?[\p{L}-]+(?:\s[\p{L}-]+)?\s+on\s+(?:the )?$/iu;

/** "before pressing starts on the 25th", "before the insurance man is out on the 28th" */
const BEFORE_START =
  /(?<!\p{L})(?:before|by the time|until)\s+[^,.;]{2,30} (?:(?:starts|begins|opens|kicks off)(?: on| at)?|(?:is|are|comes?|gets|arrives?|visits?)(?: (?:here|out|over|in|round|back))? on)\s+(?:the )?$/iu;

/** Without the brackets and marks at its ends; a verbatim part all the same. */
const tidy = (words: string): string => words.replace(/^[\s,;:(–-]+|[\s,;:(–-]+$/g, "");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
