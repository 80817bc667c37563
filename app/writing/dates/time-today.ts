import { shiftDay } from "./civil-day";

const HOURS: readonly (readonly [hour: number, words: string])[] = [
  [1, "eins une una"],
  [2, "zwei deux dos"],
  [3, "drei trois tres"],
  [4, "vier quatre cuatro"],
  [5, "fünf cinq cinco"],
  [6, "sechs six seis"],
  [7, "sieben sept siete"],
  [8, "acht huit ocho"],
  [9, "neun neuf nueve"],
  [10, "zehn dix diez"],
  [11, "elf onze once"],
  [12, "zwölf douze doce"],
];
const HOUR_NAMED = new Map(HOURS.flatMap(([hour, words]) => words.split(" ").map((word) => [word, hour])));
const NAMED = [...HOUR_NAMED.keys()].join("|");
/** "Um elf", "vor zwölf Uhr", "avant midi", "à 15 heures", "antes de las cinco", "a mediodía" */
const TIME = new RegExp(
  `(?<!\\p{L})(?:(?:um|bis|vor|gegen) (?:(?<de>${NAMED}|\\d{1,2})(?: uhr)?|mittag)|(?:à|avant|vers) (?:(?<fr>${NAMED}|\\d{1,2}) ?h(?:eures?)?|midi)|(?:a|antes de|hacia|sobre) (?:las? (?<es>${NAMED}|\\d{1,2})|mediodía))(?![\\p{L}\\d:.,%€-]| (?:%|€|uhr|personen|leute|tage|wochen|stück|euro|jours|semaines|personas|días|semanas|prozent))`,
  "iu",
);
/** Nobody means an hour of the night by "at five". */
const MORNING = 7;
const NOON = 12;

/**
 * A time of day as German, French and Spanish say it of a task, without a day: today's, or tomorrow's when that hour is
 * over. `hour` is when it was written, `today` its day (YYYY-MM-DD); null where no time is named.
 */
export function timeToday(
  text: string,
  today: string,
  hour: number,
): { day: string; time: string; words: string; isLimit: boolean } | null {
  const match = TIME.exec(text);
  if (!match) return null;
  const { de, fr, es } = match.groups ?? {};
  const said = (de ?? fr ?? es)?.toLowerCase();
  const named = said === undefined ? NOON : (HOUR_NAMED.get(said) ?? Number(said));
  const at = named < MORNING ? named + NOON : named;
  if (Number.isNaN(at) || at > 23) return null;
  return {
    day: at <= hour ? shiftDay(today, 1) : today,
    time: `${String(at).padStart(2, "0")}:00`,
    words: match[0],
    isLimit: /^(?:bis|vor|avant|antes)/i.test(match[0]),
  };
}
