import { CALENDAR_FORMS } from "./calendar-forms";
import { weekdayOf } from "./civil-day";
import type { DateForm } from "./date-form";
import { languageOf } from "./date-words";
import { FEAST_DAYS } from "./feast-days";
import { PERIOD_FORMS } from "./period-forms";
import { RELATIVE_FORMS } from "./relative-forms";
import { type SaidDate, SURENESS } from "./said-date";
import { timeAfter, timeBefore } from "./said-time";
import { WEEKDAY_FORMS } from "./weekday-forms";

/** Without the hint none of the forms can match; most sentences have none and are left at that. */
const FORMS: readonly { hint: RegExp; forms: readonly DateForm[] }[] = [
  { hint: /\d|(?:st|nd|rd|th) of /i, forms: CALENDAR_FORMS },
  {
    hint: /(?:mon|tues|wednes|thurs|fri|satur|sun)day|tag|mittwoch|sonnabend|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|rcoles|jueves|viernes|s[áa]bado|domingo|\b(?:mon|tues?|weds?|thu|thurs?|fri|sat|sun)\b|mid-?\s?week/i,
    forms: WEEKDAY_FORMS,
  },
  {
    hint: /w(?:ee)?k|month|quarter|year|woche|monat|quartal|jahr|semain|mois|trimestre|semana|\bmes\b|\baño|année|ultimo|\beo[wmqy]\b|\b[ckw][wk]\s?\d|\bq[1-4]\b|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|okt|dez|mär|jän|fév|fev|avr|abr|aoû|aou|déc|ene|ago|dic/i,
    forms: PERIOD_FORMS,
  },
  {
    hint: /today|2day|night|now|this (?:aft|even|morn|arvo|lunch)|heute|aujourd|cet apr|ce (?:soir|matin)|hoy|esta (?:tarde|noche)|eod|cob|eob|end of|close of|feierabend|ende des|laufe des|fin(?:al)? de|dans l|a lo largo|transcurso|tom+or|tmr|2moro|demain|morgen|mañana|days?\b|week|fortnight|month|hour|hrs|\d\s?h\b|tage|woche|monat|stunde|jours|semain|mois|heure|seman|d[íi]as|hora|sous |a\.?s\.?a\.?p|soon|immediately|away|urgently|convenience|möglich|umgehend|unverz|vite|plus tôt|possible|antes|pronto|before|by|until|in time|ahead|\bfor\b/i,
    forms: RELATIVE_FORMS,
  },
  {
    hint: /oster|easter|pfingst|kar(?:fr|sa)|grün|himmelf|fronl|rosenm|ascherm|palm|heilig|weihn|silvest|nikol|dreik|saint|pâques|pentec|ascens|noël|lundi gras|cendres|rameaux|santo|pascua|resurr|ceniza|ramos|navid|noche|reyes|good fri|maundy|ash wed|whit|christm|new year/i,
    forms: FEAST_DAYS,
  },
];
const GAP = /^[\s,.()–-]{0,4}(?:(?:the|den|dem|le|el|am|on|of|del|de)\s+)?$/i;

/** What is asked stands so far before its day. */
const LOOK_BACK = 160;

/**
 * Every stretch of a text that names a time, in its order, without overlaps; a weekday and the date beside it are one.
 * Counts from `today` (YYYY-MM-DD, the day of writing). English, German, French and Spanish.
 */
export function findDates(text: string, today: string): SaidDate[] {
  const likely = FORMS.flatMap((group) => (group.hint.test(text) ? group.forms : [])).filter(
    ({ hint }) => hint === null || hint.test(text),
  );
  if (likely.length === 0) return [];
  const language = languageOf(text);
  const all = likely.flatMap(({ form, pattern, read }) =>
    matchesOf(pattern, text).flatMap((match): SaidDate[] => {
      const [words] = match;
      const end = match.index + words.length;
      const before = text.slice(Math.max(0, match.index - LOOK_BACK), match.index);
      const after = text.slice(end, end + 40);
      const reading = read(match.groups ?? {}, { today, before, after, language }, words);
      return reading === null
        ? []
        : [
            {
              index: match.index,
              words,
              form,
              day: null,
              alsoDays: [],
              shown: null,
              isLimit: false,
              time: null,
              ...reading,
            },
          ];
    }),
  );
  const kept: SaidDate[] = [];
  const taken = new Uint8Array(text.length);
  for (const date of all.sort((a, b) => b.words.length - a.words.length)) {
    // What is taken is no shorter, so an overlap shows at one of the ends.
    if (taken[date.index] || taken[endOf(date) - 1]) continue;
    taken.fill(1, date.index, endOf(date));
    kept.push(date);
  }
  kept.sort((a, b) => a.index - b.index);
  return merged(kept, text).map((date) => withTime(date, text));
}

/** As matchAll gives them, which makes a pattern of its own each time. */
function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === "") pattern.lastIndex++;
  }
  return found;
}

export const endOf = (date: SaidDate): number => date.index + date.words.length;

function sureness(date: SaidDate): number {
  return date.form === "week" || date.form === "month" || date.form === "open" ? 0 : SURENESS[date.form];
}

/** "Friday the 27th", "Thu 26/11", "COB on Wednesday": the surer of two neighbours says the day. */
function merged(dates: readonly SaidDate[], text: string): SaidDate[] {
  const out: SaidDate[] = [];
  for (const date of dates) {
    const last = out.at(-1);
    if (last && areOne(last, date, text.slice(endOf(last), date.index))) {
      const surer = sureness(last) > sureness(date) ? last : date;
      const words = text.slice(last.index, endOf(date));
      out[out.length - 1] = { ...surer, index: last.index, words, isLimit: last.isLimit || date.isLimit };
    } else out.push(date);
  }
  return out;
}

function areOne(first: SaidDate, second: SaidDate, gap: string): boolean {
  // "by the next meeting (3 Nov.)"
  if (first.form === "open" && second.day !== null && /^\s*\((?:on )?$/.test(gap)) return true;
  if (sureness(first) === 0 || sureness(second) === 0 || !GAP.test(gap) || /\.\s/.test(gap)) return false;
  const forms = [first.form, second.form];
  if (forms.includes("partOfDay")) return first.form !== second.form;
  if (forms.includes("weekday") && (forms.includes("date") || forms.includes("calendar"))) return true;
  if (first.day === null || second.day === null || first.form === second.form) return false;
  return (
    first.day === second.day || (forms.includes("weekday") && weekdayOf(first.day) === weekdayOf(second.day))
  );
}

function withTime(date: SaidDate, text: string): SaidDate {
  if (date.day === null) return date;
  const after = timeAfter(text.slice(endOf(date), endOf(date) + 40));
  if (after) return { ...date, words: date.words + after.words, time: after.time };
  const before = timeBefore(text.slice(Math.max(0, date.index - 40), date.index));
  if (!before) return date;
  return {
    ...date,
    index: date.index - before.words.length,
    words: before.words + date.words,
    time: before.time,
  };
}
