/** A time of day as said, with its words. */
interface SaidTime {
  words: string;
  /** "17:00". */
  time: string;
}

/** Nobody wants anything by five in the morning. */
const MORNING = 7;
const NOON = "noon|midday|lunch(?:time)?|mittags?|midi|mediod[ií]a";
const CLOCK =
  "(?<h>\\d{1,2})(?:(?:[:.]|\\s?h\\s?)(?<m>\\d{2}))?(?:\\s?(?<half>[ap])\\.?m\\.?(?!\\p{L})|\\s?(?<mark>uhr|o['’]clock|hrs?|h|heures?|horas)(?!\\p{L}))?";
const AT = "(?:at|by|before|around|um|gegen|bis|vor|à|vers|avant|a las|at about|am)";
const AFTER = new RegExp(
  `^(?:[\\s,(–-]{0,3}(?<at>${AT}\\s+)?(?:(?<noon>${NOON})(?!\\p{L})|${CLOCK}(?![\\p{L}\\d/:%-]|[.,]\\d)))`,
  "iu",
);
const BEFORE = new RegExp(
  `(?:^|[\\s(])(?<words>(?:(?:12 )?(?<noon>${NOON})|${CLOCK}),?\\s+(?:on|am|le|el|of)?\\s*)$`,
  "iu",
);
/** The hour of the day that "9 p.m." is. */
const ofHalf = (hour: number, half: string): number => (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);

const ALONE = new RegExp(
  `(?<!\\p{L})(?<limit>by|before|until|till|bis|vor|avant|antes del?(?: las?)?|no later than|hasta las?)\\s+(?<words>(?:12\\s)?(?<noon>${NOON})(?!\\p{L})|${CLOCK}(?![\\p{L}\\d/%-]|[.,]\\d))`,
  "iu",
);

/** "List to you by 11", "before 5 please": a bare number is an hour where nothing that it counts follows. */
const BARE_HOUR =
  /(?<!\b(?:up|down|cut|reduced?|increased?|raised?|grown?|grew|improved?|delayed|longer|shorter|more|less|lower|higher|divided|multiplied|extended|gone|away|out|here|there|shift|back|open|closed|off|works?|working|busy|free|in|from \d{1,2})\s)(?<!\p{L})(?:by|before|until|till|no later than) (?<words>(?<h>1?\d)(?:[:.](?<m>[0-5]\d))?)(?=\s*(?:[,;!?)–—]|\.(?!\d)|$)|\s+(?:please|pls|so|because|otherwise|or|and (?:I|we|you|he|she|they|then)|at the latest|latest|sharp|today|tomorrow|that day|on (?:the|mon|tues|wednes|thurs|fri|satur|sun)|if|when)\b)/iu;
function bareHour(text: string): SaidTime | null {
  const { words, h, m = "00" } = BARE_HOUR.exec(text)?.groups ?? {};
  const hour = Number(h);
  if (!words || hour === 0 || hour > 18) return null;
  return { words, time: `${String(hour < MORNING ? hour + 12 : hour).padStart(2, "0")}:${m}` };
}

/** "Pick it up at 9", "at lunch", "when they open at 8" */
const TIME_OF_DAY =
  /(?<!\b(?:every|each|always|usually|opens|closes|starts|normally|often|sometimes)\b.{0,80})\b(?:at|over|around) (?<words>(?<noon>noon|midday|lunch(?:time)?)(?!\s+(?:break|hour|meeting|time|menu|on|tomorrow))|(?<h>1?\d)(?:[:.](?<m>[0-5]\d))?(?:\s?(?<half>[ap])\.?m\.?)?)(?=\s*(?:[,;!?)–—]|\.(?!\d)|$)|\s+(?:please|pls|to|so|because|and|if|when|for|with|today)\b)/iu;

/**
 * A time of day without a day, as English says it of a task: "at 9". Today's, where that hour is still to come; `hour` is when
 * it was written. Null where no time is named.
 */
export function timeAhead(text: string, hour: number): SaidTime | null {
  const { words, noon, h, m = "00", half } = TIME_OF_DAY.exec(text)?.groups ?? {};
  if (!words) return null;
  const named = noon ? 12 : Number(h);
  const at = half ? ofHalf(named, half) : named < MORNING ? named + 12 : named;
  return at > 23 || at <= hour ? null : { words, time: `${String(at).padStart(2, "0")}:${m}` };
}

const IS_LIMITED = /by|before|until|till|bis|vor|avant|antes de|later than|hasta/i;

function timeOf(groups: Record<string, string | undefined>): string | null {
  if (groups.noon) return "12:00";
  const { h, m, half, mark, at } = groups;
  let hour = Number(h);
  const minute = Number(m ?? 0);
  // A bare number after "at" is a time where no part of the day is in doubt.
  if (!m && !half && !mark && !(at && hour >= 8 && hour <= 18)) return null;
  // "3.30" is an hour of the afternoon as often as not.
  if (!half && !mark && hour < MORNING && !h?.startsWith("0")) return null;
  if (half && hour > 12) return null;
  if (half) hour = ofHalf(hour, half);
  if (Number.isNaN(hour) || hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** The time right at the beginning of what follows a date. */
export function timeAfter(text: string): SaidTime | null {
  const match = AFTER.exec(text);
  const time = match ? timeOf(match.groups ?? {}) : null;
  return match && time ? { words: match[0], time } : null;
}

/** The time right at the end of what stands before a date: "5 pm on". */
export function timeBefore(text: string): SaidTime | null {
  const match = BEFORE.exec(text);
  const time = match ? timeOf(match.groups ?? {}) : null;
  return match?.groups?.words && time ? { words: match.groups.words, time } : null;
}

/** A limit that is only a time: "by noon". */
export function timeLimit(text: string): SaidTime | null {
  const match = IS_LIMITED.test(text) && /\d|noon|lunch|mi|mediod/i.test(text) ? ALONE.exec(text) : null;
  const time = match ? timeOf(match.groups ?? {}) : null;
  return match?.groups?.words && time ? { words: match.groups.words, time } : bareHour(text);
}
