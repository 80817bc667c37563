import {
  afterMonths,
  dayFrom,
  endOfMonth,
  mondayOf,
  mondayOfWeek,
  monthOf,
  nearestYear,
  shiftDay,
  workWeekEnd,
  yearOf,
} from "./civil-day";
import { type DateForm, form, type Place, type Reading } from "./date-form";
import { MONTH, monthNamed } from "./date-words";
import { sayMonth, sayWeek } from "./say-day";

const END =
  "(?:at\\s+)?(?:the\\s+)?(?:very\\s+)?(?:end of|close of)|ende|(?:à |a |de )?la fin de|la fin|fin de|fin|a finales de|finales de|a fin de|a fines de|fines de|el fin de|final de";
/** What stands in every form that has an end in it. */
const HAS_END = /end|close of|fin|eo[wmqy]|ultimo|quart|late/i;
const HAS_WEEK = /w(?:ee)?k|woche|semain|seman/i;
const HAS_WEEKEND = /week-?end|wochenende|fin de semana/i;
const HAS_MONTH_WORD = /month|monat|mois|mes/i;
const HAS_MONTH = new RegExp(MONTH, "i");
const THE = "(?:(?:the|this|der|des|dieser|dieses|diesen|la|du|de|l['’]|cette|ce|el|esta|este)\\s*)?";
const NEXT = "(?:next|nächste[rnms]?|naechste[rnms]?|kommende[rnms]?|próxim[oa]|proxim[oa])";
const WEEK = "week|wk|woche|semaine|semana";
const MONTH_WORD = "month|monats?|mois|mes";

function week(monday: string, today: string): Reading {
  return {
    day: null,
    shown: sayWeek(monday, today),
    alsoDays: [0, 1, 2, 3, 4, 5, 6].map((days) => shiftDay(monday, days)),
  };
}

const weekAfter = (weeks: number, { today }: Place): Reading =>
  week(shiftDay(mondayOf(today), 7 * weeks), today);
const until = (day: string | null): Reading => (day === null ? null : { day, isLimit: true });
const monthEnd = (later: number, { today }: Place): Reading =>
  until(endOfMonth(yearOf(today), monthOf(today) + later));
const quarterEnd = (later: number, { today }: Place): Reading =>
  until(endOfMonth(yearOf(today), (Math.ceil(monthOf(today) / 3) + later) * 3));
const yearEnd = (later: number, { today }: Place): Reading => until(dayFrom(yearOf(today) + later, 12, 31));

const wholeMonth = (first: string, today: string): Reading => ({
  day: null,
  shown: sayMonth(first, today),
  alsoDays: [first, endOfMonth(yearOf(first), monthOf(first))],
});

function inMonth(name: string, today: string, date: (year: number, month: number) => string | null): Reading {
  const month = monthNamed(name);
  const near = nearestYear(today, month, 28);
  const day = near === null ? null : date(yearOf(near), month);
  return day === null ? null : { day };
}

const IS_OUT = "(?:['’]s| is) (?:out|over|up|through|done|gone)";
/** What stands in every form of a period that is out. */
const HAS_OUT =
  /before th.{3,12} (?:out|over|up|through|done|gone)|bevor d|avant que l|antes de que (?:se )?(?:acab|termin)/i;
/** In English, German, French and Spanish: "before the month is out", "bevor der Monat um ist". */
const beforeItIsOut = (
  [english, german, french, spanish]: readonly [string, string, string, string],
  end: (place: Place) => Reading,
): DateForm =>
  form(
    "relative",
    `before th(?:e|is) ${english}${IS_OUT}|bevor ${german} (?:um|vorbei|rum|zu ende|vorüber) ist|avant que ${french} (?:ne )?(?:soit (?:finie?|terminée?)|se termine|s['’]achève|finisse)|antes de que (?:se )?(?:acabe|termine) ${spanish}`,
    (_, place) => end(place),
    HAS_OUT,
  );

/** Weeks, months, quarters, years, and their ends. */
export const PERIOD_FORMS: readonly DateForm[] = [
  beforeItIsOut(["week", "die woche", "la semaine", "la semana"], ({ today }) => until(workWeekEnd(today))),
  beforeItIsOut(["month", "der monat", "le mois", "el mes"], (place) => monthEnd(0, place)),
  beforeItIsOut(["year", "das jahr", "l['’]année", "el año"], (place) => yearEnd(0, place)),
  form(
    "relative",
    `eow|(?:${END})\\s*${THE}(?:working\\s+|business\\s+)?(?:${WEEK})|week['’]?s? end|wochenende der woche`,
    (_, { today }) => ({
      ...until(workWeekEnd(today)),
      alsoDays: [1, 2].map((days) => shiftDay(workWeekEnd(today), days)),
    }),
    HAS_END,
  ),
  form(
    "relative",
    `(?:${END})\\s*${THE}(?:${NEXT}\\s+(?:${WEEK})|(?:semaine|semana)\\s+(?:prochaine|que viene|próxima))`,
    (_, { today }) => until(shiftDay(mondayOf(today), 11)),
    HAS_END,
  ),
  form(
    "relative",
    "(?:(?:in|over) the course of|within|before the end of) (?:the|this) week|this w(?:ee)?k|diese woche|cette semaine|esta semana",
    (_, { today }) => ({
      ...until(
        workWeekEnd(today) <= shiftDay(mondayOf(today), 6)
          ? workWeekEnd(today)
          : shiftDay(mondayOf(today), 6),
      ),
      alsoDays: [0, 1, 2, 3, 4, 5, 6].map((days) => shiftDay(mondayOf(today), days)),
    }),
    HAS_WEEK,
  ),
  form(
    "relative",
    "(?:over |at |on |during )?(?:the |this )?weekend|(?:am|übers|dieses) wochenende|wochenende|ce week-?end|(?:este|el) fin de semana",
    (_, { today, before }, words) => {
      const sunday = shiftDay(mondayOf(today), 6);
      // "By the weekend" leaves the weekend free.
      const isBefore =
        /(?:by|before|bis|bis zum|vor dem|avant|antes de|antes del)\s*$/i.test(before) &&
        !/^(?:over|am|übers)/i.test(words);
      return { day: isBefore ? shiftDay(sunday, -2) : sunday, alsoDays: [shiftDay(sunday, -1), sunday] };
    },
    HAS_WEEKEND,
  ),
  form(
    "relative",
    "(?:over |at |on )?next weekend|nächstes wochenende|le week-?end prochain",
    (_, { today }) => ({
      day: shiftDay(mondayOf(today), 13),
      alsoDays: [shiftDay(mondayOf(today), 12)],
    }),
    HAS_WEEKEND,
  ),
  form(
    "week",
    `(?:early |earlier |late |sometime |beginning of |start of |anfang )?(?:the )?(?:in der |la )?(?:${NEXT}\\s+(?:${WEEK})|semaine prochaine|semana que viene|semana próxima)`,
    (_, place) => weekAfter(1, place),
    HAS_WEEK,
  ),
  form(
    "week",
    "(?:the )?week after next|in two weeks' time|übernächste woche|(?:la )?semaine d['’]après",
    (_, place, words) => (/^in/i.test(words) ? null : weekAfter(2, place)),
    HAS_WEEK,
  ),
  form(
    "relative",
    "(?:in the )?(?:middle of|mid-?)\\s*next week|mitte nächster woche",
    (_, { today }) => ({ day: shiftDay(mondayOf(today), 9) }),
    HAS_WEEK,
  ),
  form("week", "the week of the (?<d>\\d{1,2})(?:st|nd|rd|th)?", () => null, HAS_WEEK),
  form(
    "week",
    `week of (?:the )?(?<d>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<m>${MONTH})`,
    ({ d, m = "" }, { today }) => {
      const day = nearestYear(today, monthNamed(m), Number(d));
      return day === null ? null : week(mondayOf(day), today);
    },
    HAS_WEEK,
  ),
  form(
    "week",
    "(?:calendar week|week|wk|cw|kw|kalenderwoche|semaine|semana)\\s?\\.?(?:no\\.? ?|nr\\.? ?)?(?<n>\\d{1,2})(?!\\s+of|[.,:/]\\d)",
    ({ n }, { today, before }, words) => {
      const isPlain = /^(?:week|wk|semaine|semana)/i.test(words);
      if (
        isPlain &&
        !/(?:in|by|until|till|before|end of|for|due|of|en|avant|from|antes de|\()\s*(?:the\s+|la\s+)?$/i.test(
          before,
        )
      )
        return null;
      const monday = mondayOfWeek(today, Number(n));
      return monday === null ? null : week(monday, today);
    },
    /(?:week|[wck][kw]|woche|semaine|semana)\s?\.?(?:n[or]\.? ?)?\d/i,
  ),
  form(
    "relative",
    `eom|(?:${END})\\s*${THE}(?:${MONTH_WORD})|months?['’]?s?[- ]end|monatsende|ultimo`,
    (_, place) => monthEnd(0, place),
    HAS_END,
  ),
  form(
    "relative",
    `(?:${END})\\s*${THE}(?:${NEXT}\\s+(?:${MONTH_WORD})|(?:mois|mes)\\s+(?:prochain|que viene))`,
    (_, place) => monthEnd(1, place),
    HAS_END,
  ),
  form(
    "relative",
    "this month|diesen monat|ce mois-ci|este mes",
    (_, place) => monthEnd(0, place),
    HAS_MONTH_WORD,
  ),
  form(
    "open",
    `(?:${NEXT}\\s+(?:month|monat|mes)|mois prochain|mes que viene)`,
    (_, { today }) => ({ ...wholeMonth(afterMonths(`${today.slice(0, 8)}01`, 1), today) }),
    HAS_MONTH_WORD,
  ),
  form(
    "relative",
    `eoq|(?:${END})\\s*${THE}(?:quarter|quartals?|trimestre)|quarter['’]?s?[- ]end|quartalsende|this quarter|dieses quartal`,
    (_, place) => quarterEnd(0, place),
    HAS_END,
  ),
  form(
    "relative",
    `(?:${END})\\s*${THE}${NEXT}\\s+(?:quarter|quartals?)`,
    (_, place) => quarterEnd(1, place),
    HAS_END,
  ),
  form(
    "relative",
    `eoy|(?:${END})\\s*${THE}(?:year|jahres|année|annee|año)|year['’]?s?[- ]end(?!\\s+(?:accounts?|statements?|reports?|figures|numbers|bonus(?:es)?|review|stock|inventory|party|close|closing|adjustments?|audit)(?!\\p{L}))|jahresende`,
    (_, place) => yearEnd(0, place),
    HAS_END,
  ),
  form("relative", `(?:${END})\\s*${THE}${NEXT}\\s+year`, (_, place) => yearEnd(1, place), HAS_END),
  form(
    "relative",
    `(?:${END})\\s+(?:de\\s+)?(?<m>${MONTH})|late (?<late>${MONTH})|(?<name>${MONTH}) end`,
    ({ m, late, name }, { today }) => {
      const end = inMonth(m ?? late ?? name ?? "", today, endOfMonth);
      return end === null ? null : { ...end, isLimit: true };
    },
    HAS_END,
  ),
  form(
    "relative",
    `(?:mid-?\\s?|the middle of |middle of |mitte |mi-|mediados de |a mediados de )(?<m>${MONTH})`,
    ({ m = "" }, { today }) => inMonth(m, today, (year, month) => dayFrom(year, month, 15)),
    /mi(?:d|tte|-)|mediados/i,
  ),
  form(
    "relative",
    `(?:the )?(?:beginning of |start of |anfang |début |principios de |a principios de )(?<m>${MONTH})`,
    ({ m = "" }, { today }) => inMonth(m, today, (year, month) => dayFrom(year, month, 1)),
    /beginning|start of|anfang|début|principios/i,
  ),
  form(
    "relative",
    `(?:${END})\\s*q(?<q>[1-4])(?:\\s+(?<y>\\d{4}))?`,
    ({ q, y }, { today }) => {
      const near = nearestYear(today, Number(q) * 3, 28);
      return until(near && endOfMonth(y ? Number(y) : yearOf(near), Number(q) * 3));
    },
    HAS_END,
  ),
  // "In early December", "the first week of January": no day is sure.
  form(
    "open",
    `(?:(?:in )?early|(?:in )?the (?:first|second|third|last) (?:week|half|days) (?:of|in)) (?:${MONTH})`,
    (_, __, words) => ({
      shown: words.replace(/^(?:in )?(?:the )?/i, "").replace(/^./, (first) => first.toUpperCase()),
    }),
    HAS_MONTH,
  ),
  form(
    "month",
    `(?<m>${MONTH})(?:\\s+(?<y>\\d{4}))?`,
    ({ m = "", y }, { today }) => {
      if (m.length < 3 || !/^\p{Lu}/u.test(m)) return null;
      const first = y ? dayFrom(Number(y), monthNamed(m), 1) : nearestYear(today, monthNamed(m), 1);
      return first === null ? null : wholeMonth(first, today);
    },
    HAS_MONTH,
  ),
];
