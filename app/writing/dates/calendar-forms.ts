import { dayFrom, daysBetween, lastDate, nearestYear, nextDate, weekdayOf, yearOf } from "./civil-day";
import { type DateForm, form } from "./date-form";
import { MONTH, monthNamed, WEEKDAY, weekdayNamed } from "./date-words";

/** What makes a bare "3.12" or "20/11" a date and no version, section or share. */
const DATE_BEFORE = new RegExp(
  `(?:^|[(|:–]|(?<!\\p{L})(?:by|before|until|till|on|due|from|for|latest|than|since|leaves?|ships?|starts?|ends?|arrives?|booked|bis|am|vom|zum|ab|spätestens|termin|frist|le|au|el|hasta|para|${WEEKDAY}|mo|di|mi|do|fr|sa|so)\\.?,?)\\s*$`,
  "iu",
);
const NO_DATE_BEFORE =
  /(?:version|release|v|chapter|kapitel|section|abschnitt|§|no\.?|nr\.?|page|seite|figure|table|step|item|punkt|rev\.?)\s*$/iu;
const UNIT_AFTER =
  /^\s*(?:%|€|\$|£|°|percent|prozent|million|millionen|hours?|stunden?|eur|usd|chf|gbp|kg|km|mm?|cm|gb|mb|kw|litres?|liter)(?!\p{L})/iu;
const NOUN_AFTER =
  /^(?:\s+|-)(?:floor|time|street|st|avenue|ave|edition|version|grade|place|point|item|page|chapter|section|draft|row|one|person|attempt|reminder|quarter|century|anniversary|level|generation|round|batch|instal|heures?|h|%|€|euros?|personnes?|personas?|horas?|stock|etage|étage|piso)(?!\p{L})/iu;
const YEAR = "(?:\\d{4}|['’]?\\d{2}(?![:.]?\\d))";

/** "first version, 25/11": the last thing said, behind a word and a comma. */
const isLast = (before: string, after: string): boolean =>
  /\p{L}[)"'”’]?(?:[,;]| [–—-])\s*$/u.test(before) && /^[.)\s]*$/.test(after);

/** "Survey staff      Bernie      7/30": a column of its own. */
const isCell = (before: string, after: string): boolean =>
  /(?:\S\s{2,}|\t|\|\s*|[;,])$/u.test(before) && /^(?:[;,]|\s*(?:$|\||\s{2})|\t)/.test(after);

const fullYear = (said: string): number => {
  const year = Number(said.replace(/\D/g, ""));
  return year < 100 ? 2000 + year : year;
};

function on(
  today: string,
  date: string | undefined,
  month: number,
  year: string | undefined,
): { day: string } | null {
  const number = Number(date);
  const day = year ? dayFrom(fullYear(year), month, number) : nearestYear(today, month, number);
  return day === null || Math.abs(yearOf(day) - yearOf(today)) > 5 ? null : { day };
}

/**
 * "3/11" on the 5th of March is the 11th rather than in eight months: the day comes first, unless only the other order is
 * about now.
 */
const NEAR_DAYS = 30;
/** A day so long gone is due no more, and one so near ahead likely meant. */
const LATELY = 7;
const SOON_DAYS = 45;
const DUE_BEFORE = /\b(?:by|due|until|till|before|deadline)\W*$/i;
const isNear = (day: string, today: string): boolean => Math.abs(daysBetween(today, day)) <= NEAR_DAYS;

const UNITS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];
/** From the first on. */
const ORDINALS = [
  ...UNITS,
  ...["tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth"],
  ...["seventeenth", "eighteenth", "nineteenth", "twentieth"],
  ...UNITS.map((unit) => `twenty-${unit}`),
  ...["thirtieth", "thirty-first"],
];

const WAS =
  /\b(?:ran out|expired|ended|lapsed|was|were|came|arrived|sent|got|went|paid|took place|happened|met|signed|left|started|began)\b(?: \p{L}+){0,3} on\s*$/iu;
const MOVES =
  /\b(?:mov|shift|chang|postpon|push|put|bring|brought|delay|reschedul|slip)\p{L}*\b[^.;!?]{0,60}\bfrom\s+$/iu;

const HAS_MONTH = new RegExp(MONTH, "i");
const HAS_WEEKDAY = new RegExp(WEEKDAY, "i");

/** Dates as calendars write them, with a month or without. */
export const CALENDAR_FORMS: readonly DateForm[] = [
  form(
    "calendar",
    "(?<y>\\d{4})-(?<m>\\d{2})-(?<d>\\d{2})(?:T[\\d:.]+Z?)?",
    ({ y, m, d }, { today }) => on(today, d, Number(m), y),
    /\d-\d/,
  ),
  form(
    "calendar",
    `(?:the\\s+|den\\s+|le\\s+|el\\s+)?(?<d>\\d{1,2})(?:st|nd|rd|th|er|\\.|º)?(?:\\s+(?:of|de)\\s+|[\\s/.-]*)(?<m>${MONTH})(?:\\.?(?:[\\s/,.-]+|\\s+del?\\s+)(?<y>${YEAR}))?`,
    ({ d, m = "", y }, { today }) => on(today, d, monthNamed(m), y),
    HAS_MONTH,
  ),
  // "6-8 November", "the 6th to the 8th of November": it begins on the 6th.
  form(
    "calendar",
    `(?:the\\s+)?(?<d>\\d{1,2})(?:st|nd|rd|th)?\\s?(?<mark>-|–|to|until|till|and)\\s?(?:the\\s+)?(?<e>\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of\\s+|\\s+)(?<m>${MONTH})(?:\\.?,?\\s+(?<y>\\d{4}))?`,
    ({ d, e, mark = "", m = "", y }, { today, before }) => {
      // "Moved from the 8th to the 10th of December"; "version 3 until 10 March"
      if (MOVES.test(before)) return null;
      if (/^(?:until|till)$/i.test(mark) && !/\bfrom\s+$/i.test(before)) return null;
      if (/^and$/i.test(mark) && !/\bbetween\s+$/i.test(before)) return null;
      const [first, last] = [on(today, d, monthNamed(m), y), on(today, e, monthNamed(m), y)];
      return first && last && first.day < last.day ? { day: first.day, alsoDays: [last.day] } : null;
    },
    HAS_MONTH,
  ),
  form(
    "calendar",
    `(?:the\\s+)?(?<word>${ORDINALS.toReversed().join("|")})\\s+of\\s+(?<m>${MONTH})`,
    ({ word = "", m = "" }, { today }) =>
      on(today, String(ORDINALS.indexOf(word.toLowerCase()) + 1), monthNamed(m), undefined),
    HAS_MONTH,
  ),
  form(
    "calendar",
    `(?<m>${MONTH})\\.?[\\s/-]+(?:the\\s+)?(?<d>\\d{1,2})(?:st|nd|rd|th)?(?![:.,]?\\d)(?:,?\\s+(?<y>\\d{4}))?`,
    ({ d, m = "", y }, { today }, words) =>
      /^(?:may|mar) \d/.test(words) ? null : on(today, d, monthNamed(m), y),
    HAS_MONTH,
  ),
  form(
    "calendar",
    `(?<d>\\d{1,2})\\.\\s?(?<m>\\d{1,2})\\.\\s?(?<y>\\d{4}|\\d{2})`,
    ({ d, m, y }, { today, before }) => (NO_DATE_BEFORE.test(before) ? null : on(today, d, Number(m), y)),
    /\d\.\s?\d/,
  ),
  form(
    "calendar",
    `(?<d>\\d{1,2})\\.\\s?(?<m>\\d{1,2})(?<dot>\\.)?`,
    ({ d, m, dot }, { today, before, after }) =>
      NO_DATE_BEFORE.test(before) || UNIT_AFTER.test(after) || !(dot || DATE_BEFORE.test(before))
        ? null
        : on(today, d, Number(m), undefined),
    /\d\.\s?\d/,
  ),
  form(
    "calendar",
    `(?<a>\\d{1,2})/(?<b>\\d{1,2})(?:/(?<y>\\d{4}|\\d{2}))?(?!/)`,
    ({ a, b, y }, { today, before, after }) => {
      if (
        !y &&
        ((!DATE_BEFORE.test(before) && !isLast(before, after) && !isCell(before, after)) ||
          UNIT_AFTER.test(after))
      )
        return null;
      const [dayFirst, monthFirst] = [on(today, a, Number(b), y), on(today, b, Number(a), y)];
      if (dayFirst === null || monthFirst === null) return dayFirst ?? monthFirst;
      if (!y && isNear(monthFirst.day, today) && !isNear(dayFirst.day, today)) return monthFirst;
      // A day by which something is due lies ahead: "by 10/9" on 2 October.
      const isGone = daysBetween(dayFirst.day, today) > LATELY;
      const isAhead = monthFirst.day > today && daysBetween(today, monthFirst.day) <= SOON_DAYS;
      return !y && isGone && isAhead && (isCell(before, after) || DUE_BEFORE.test(before))
        ? monthFirst
        : dayFirst;
    },
    /\d\/\d/,
  ),
  form(
    "date",
    "(?:the|den|dem|zum|am|le|au|el)\\s+(?:día\\s+)?(?<d>\\d{1,2})(?<end>st|nd|rd|th|er|\\.)?(?![\\d:]|[.,/]\\d)",
    ({ d, end }, { today, before, after, language }, words) => {
      const isEnglish = /^the/i.test(words);
      if (isEnglish && !/^(?:st|nd|rd|th)$/i.test(end ?? "")) return null;
      if (/^(?:den|dem|zum|am)/i.test(words) && end !== ".") return null;
      const isRomance = /^(?:le|au|el)/i.test(words);
      if (isRomance && language !== "fr" && language !== "es") return null;
      if (NOUN_AFTER.test(after) || UNIT_AFTER.test(after)) return null;
      if (!isEnglish && new RegExp(`^\\s+(?!${MONTH})\\p{Lu}`, "u").test(after)) return null;
      // "They ran out on the 20th": the last one.
      const day = (WAS.test(before) ? lastDate(today, Number(d)) : null) ?? nextDate(today, Number(d));
      return day === null ? null : { day };
    },
    /(?:the|de[nm]|zum|am|le|au|el)\s+(?:día\s+)?\d/i,
  ),
  // "antes del día 19"
  form(
    "date",
    "(?:(?<=(?:^|[\\s(])(?:del|al)\\s)día|el\\s+día)\\s+(?<d>\\d{1,2})(?![\\d:/]|[.,]\\d|\\s+de\\s)",
    ({ d }, { today }) => {
      const day = nextDate(today, Number(d));
      return day === null ? null : { day };
    },
    /día\s+\d/i,
  ),
  // "a certificate by 12th"
  form(
    "date",
    "(?<=(?:^|\\s)(?:by|before|until|till|on|since|from|or|i\\.e\\.|ie)\\s)(?<d>\\d{1,2})(?:st|nd|rd|th)(?!\\p{L})",
    ({ d }, { today, after }) => {
      if (NOUN_AFTER.test(after)) return null;
      const day = nextDate(today, Number(d));
      return day === null ? null : { day };
    },
    /\d(?:st|nd|rd|th)/i,
  ),
  form(
    "date",
    `(?:${WEEKDAY}),?\\s+(?<d>\\d{1,2})(?:st|nd|rd|th|\\.)?(?![\\d:/-]|\\.\\d|\\s*(?:[ap]\\.?m|uhr|h|heures|horas|o['’]clock|(?:of\\s+|de\\s+)?(?:${MONTH}))(?!\\p{L}))`,
    ({ d }, { today }, words) => {
      const day = nextDate(today, Number(d));
      const weekday = weekdayNamed(/^\p{L}+/u.exec(words)?.[0] ?? "");
      return day === null || weekdayOf(day) !== weekday ? null : { day };
    },
    HAS_WEEKDAY,
  ),
];
