import { daysBetween, shiftDay } from "./civil-day";
import { NUMBER, numberSaid } from "./date-words";
import { countOn } from "./relative-forms";
import type { SaidDate } from "./said-date";

const LEANING = new RegExp(
  `(?<!\\p{L})(?:(?<n>${NUMBER}|an?)\\s+(?<unit>working days?|business days?|days?|weeks?|hours?|tage?|wochen?|stunden|jours?|semaines?|heures|días?|semanas?|horas)|(?:the |am |den |le |el )?(?<one>day|evening|night|tag|abend|jour|día)|(?<veille>la veille))(?:\\s+(?:before|earlier|beforehand|in advance|ahead|vorher|davor|zuvor|avant|antes|anterior)(?!\\p{L})|(?<=veille)(?!\\p{L}))(?:\\s+(?:that|then|it|this))?`,
  "iu",
);
/** What follows is not what it counts from. */
const GOES_ON =
  /^\s+(?:and|or|so|please|pls|if|because|but|as|to|for|with|when|would|will|is|in case|und|oder|bitte|et|ou|y|o|por favor)(?!\p{L})/iu;
/** Without one of these neither that nor "before then" stands in a text; most are left at that. */
const LEANS =
  /before|earlier|in advance|ahead|vorher|davor|zuvor|avant|antes|anterior|veille|by th|until th|same|that (?:very )?(?:day|morn|after|even|night)|on the (?:very )?day|by the (?:evening|afternoon)/i;
const BEFORE_THEN = /(?<!\p{L})(?:before|by|until) (?:then|that)(?!\p{L}|\s+\p{L}+\s+(?:is|are|was))/iu;
/** The text up to "a week before", where what follows is an event whose day is told elsewhere; null for other texts. */
export function countedBefore(text: string): string | null {
  const match = LEANS.test(text) ? LEANING.exec(text) : null;
  if (!match || !/before$/i.test(match[0])) return null;
  const end = match.index + match[0].length;
  return /^ (?:the|our|your|their|my|his|her) \p{L}/iu.test(text.slice(end)) ? text.slice(0, end) : null;
}

/** "Sign it the same day", "four people at the door that morning", "somebody to be there on the day" */
const THAT_DAY =
  /(?<!\p{L})(?:(?:that|the(?: very)? same) (?:very )?(?:day|morning|afternoon|evening|night)|on the (?:very )?day|by the (?:evening|afternoon))(?!\p{L}|['’]| (?:of|before|after|as|that|when|i|we|you|he|she|they|it)(?!\p{L}))/iu;

/**
 * "Three days before", "the day before", "before then": the day that it counts to from another date of the text, `dates`,
 * or from `anchor` (YYYY-MM-DD) where the text names none; null where nothing leans, or on nothing.
 */
export function leaningDate(
  text: string,
  dates: readonly SaidDate[],
  today: string,
  anchor?: string,
): { day: string; words: string } | null {
  if (!LEANS.test(text)) return null;
  const then = BEFORE_THEN.exec(text) ?? THAT_DAY.exec(text);
  const match = LEANING.exec(text) ?? then;
  if (!match) return null;
  const end = match.index + match[0].length;
  const named = dates.find((date) => date.day !== null && date.index >= end && date.index - end < 60);
  // "30 days before expiry, by Friday" counts from something else.
  const tail = text.slice(end);
  if (
    match !== then &&
    /^\s+\p{L}/u.test(tail) &&
    !/(?:that|then|it|this)$/i.test(match[0]) &&
    !GOES_ON.test(tail) &&
    !(named && !/[,;]/.test(text.slice(end, named.index)))
  )
    return null;
  const from = named?.day ?? dates.find((date) => date.day !== null)?.day ?? anchor;
  if (!from) return null;
  if (match === then) return { day: from, words: match[0] };
  const { n, unit = "day" } = match.groups ?? {};
  const count = n && !/^an?$/i.test(n) ? numberSaid(n) : 1;
  if (Number.isNaN(count)) return null;
  return { day: shiftDay(from, -daysBetween(today, countOn(today, count, unit))), words: match[0] };
}
