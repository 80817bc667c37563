import {
  afterMonths,
  endOfMonth,
  mondayOf,
  monthOf,
  nearestYear,
  nextWeekday,
  shiftDay,
  weekdayOf,
  yearOf,
} from "./civil-day";
import { type DateForm, form, type Place } from "./date-form";
import { MONTH, monthNamed, WEEKDAY, weekdayNamed } from "./date-words";

/** "Every Friday" is no date, and one in the past none to come. */
const RECURRING = /(?<!\p{L})(?:every|each|jede[nrms]?|chaque|cada|los|tous les|any)\s+$/iu;
const ARTICLE = "(?:(?:the|am|den|le|el|al)\\s+)?";
const THIS = "this|this coming|coming|the coming|upcoming|diesen?|kommenden?|ce|este|próximo|proximo";
const NEXT = "next|nächsten?|naechsten?|nächster";

const HAS_WEEK = /week|woche|semain|seman/i;

const inNextWeek = (today: string, weekday: number): string =>
  shiftDay(mondayOf(today), 7 + ((weekday + 6) % 7));

function reads(name: string, { today, before, after, language }: Place) {
  const weekday = weekdayNamed(name);
  const isShort = name.length <= 5 && !/^(?:lundi|mardi|jeudi|lunes)$/i.test(name);
  // "sat" and "sun" are words, "mon" a French one; "weds" and "fri" are none.
  const isDay =
    language === "en" &&
    (UNMISTAKABLE.test(name) || PART_OF_DAY.test(after) || (HARDLY_A_WORD.test(name) && ENDS.test(after)));
  if (isShort && !isDay && !/^\p{Lu}/u.test(name) && !INTRODUCES_DAY.test(before)) return null;
  if (isShort && language !== "en" && !/^(?:wed|thu|fri|tue)/i.test(name)) return null;
  if (RECURRING.test(before)) return null;
  const next = nextWeekday(today, weekday);
  return { weekday, next };
}

const UNMISTAKABLE = /^(?:tues?|weds|thu(?:rs?)?|fri)$/;
const HARDLY_A_WORD = /^(?:mon|wed)$/;
/** "sat am", "mon first thing" */
const PART_OF_DAY =
  /^ (?:am|pm|morning|afternoon|arvo|eve(?:ning)?|night|lunch(?:time)?|dinnertime|teatime|first thing|latest)(?!\p{L})/u;
const ENDS = /^(?:\s*(?:[,.;:!?)]|$)| (?:and|or|at|please|pls|instead|rather|but|if)(?!\p{L}))/u;
const INTRODUCES_DAY = /(?:by|until|before|till?|next|this|on|for|from|since)\s+$/i;

const FEAST_BEFORE = /\b(?:black|good|cyber|ash|shrove|maundy|palm|easter|whit|giving|super)\s$/i;

/** Days of the week; each counts forward from the day of writing, which it never means itself. */
export const WEEKDAY_FORMS: readonly DateForm[] = [
  // "Thursday and Friday next week": both are.
  form(
    "weekday",
    `(?<name>${WEEKDAY})(?=\\s*(?:,|and|or|to|till|until|-|–|&)\\s*(?:${WEEKDAY})\\s+(?:of\\s+)?next\\s+week)`,
    ({ name = "" }, place) => {
      const read = reads(name, place);
      return read === null ? null : { day: inNextWeek(place.today, read.weekday) };
    },
    /next\s+week/i,
  ),
  form(
    "weekday",
    `${ARTICLE}(?:(?<this>${THIS})\\s+|(?<next>${NEXT})\\s+)?(?<name>${WEEKDAY})(?:(?:früh|morgen|vormittag|mittag|nachmittag|abend)|\\s+(?<prochain>prochain|que viene|próximo))?`,
    ({ name = "", next, this: coming, prochain }, place, words) => {
      const read = reads(name, place);
      // "The load test for Black Friday": a feast, whenever that is.
      if (read === null || FEAST_BEFORE.test(place.before)) return null;
      if (/^le\s/i.test(words) && !prochain && !/(?:pour|avant|d['’]ici)\s*$/i.test(place.before))
        return null;
      if (next) return { day: inNextWeek(place.today, read.weekday), alsoDays: [read.next] };
      return {
        day: read.next,
        // In an account the one before is meant.
        alsoDays:
          coming || prochain ? [] : [shiftDay(read.next, -7), ...(prochain ? [shiftDay(read.next, 7)] : [])],
      };
    },
  ),
  form(
    "weekday",
    `(?<name>${WEEKDAY}),?\\s+(?:of\\s+|in\\s+)?(?:next week|nächster woche|nächste woche|de la semaine prochaine|de la próxima semana)|next week(?:'s)?,?\\s+(?:on\\s+)?(?<late>${WEEKDAY})|nächste woche\\s+(?<spät>${WEEKDAY})`,
    ({ name, late, spät }, place) => {
      const read = reads(name ?? late ?? spät ?? "", place);
      return read === null ? null : { day: inNextWeek(place.today, read.weekday) };
    },
    HAS_WEEK,
  ),
  form(
    "weekday",
    `(?<name>${WEEKDAY})\\s+(?:this|of this|diese|dieser|cette|de esta)\\s+(?:week|woche|semaine|semana)`,
    ({ name = "" }, place) => {
      const read = reads(name, place);
      return read === null ? null : { day: shiftDay(mondayOf(place.today), (read.weekday + 6) % 7) };
    },
    HAS_WEEK,
  ),
  form(
    "weekday",
    `(?<name>${WEEKDAY})\\s+week|a\\s+week\\s+(?:on|from)\\s+(?:this\\s+|next\\s+)?(?<late>${WEEKDAY})|(?<in>${WEEKDAY})\\s+in\\s+(?:einer woche|8 tagen|acht tagen)|(?<huit>${WEEKDAY})\\s+en\\s+huit`,
    ({ name, late, in: german, huit }, place) => {
      const read = reads(name ?? late ?? german ?? huit ?? "", place);
      return read === null ? null : { day: shiftDay(read.next, 7) };
    },
    /week|woche|8 tagen|acht tagen|huit/i,
  ),
  form(
    "weekday",
    `(?:on\\s+)?(?<name>${WEEKDAY})\\s+fortnight|(?:a\\s+fortnight|two\\s+weeks)\\s+(?:on|from)\\s+(?:this\\s+|next\\s+)?(?<late>${WEEKDAY})`,
    ({ name, late }, place) => {
      const read = reads(name ?? late ?? "", place);
      return read === null ? null : { day: shiftDay(read.next, 14) };
    },
    /fortnight|two weeks/i,
  ),
  form(
    "weekday",
    `(?:the\\s+)?(?<count>first|second|third|fourth|last)\\s+(?<name>${WEEKDAY})\\s+(?:in|of)\\s+(?:(?<next>the|this|next)\\s+month|(?<month>${MONTH}))`,
    ({ count = "", name = "", next, month }, { today }) => {
      const first = month
        ? nearestYear(today, monthNamed(month), 28)
        : afterMonths(`${today.slice(0, 8)}01`, next?.toLowerCase() === "next" ? 1 : 0);
      if (first === null) return null;
      const [year, of] = [yearOf(first), monthOf(first)];
      const end = endOfMonth(year, of);
      const at = ["first", "second", "third", "fourth"].indexOf(count.toLowerCase());
      const day =
        at < 0
          ? shiftDay(end, -((weekdayOf(end) - weekdayNamed(name) + 7) % 7))
          : shiftDay(nextWeekday(shiftDay(`${end.slice(0, 8)}01`, -1), weekdayNamed(name)), 7 * at);
      return { day };
    },
    /month|first|second|third|fourth|last/i,
  ),
  // "By midweek"
  form("weekday", "mid-?\\s?week", (_, { today }) => ({ day: nextWeekday(today, 3) }), /mid-?\s?week/i),
];
