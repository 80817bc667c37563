import { dayFrom, daysBetween, shiftDay, yearOf } from "./civil-day";
import { type DateForm, form, type Reading } from "./date-form";

/** Easter Sunday of a year, by the Gregorian calendar's own rule (Meeus, Jones and Butcher). */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const count = moon + weekday - 7 * late + 114;
  return `${year}-${String(Math.floor(count / 31)).padStart(2, "0")}-${String((count % 31) + 1).padStart(2, "0")}`;
}

/** A feast of yesterday is next year's; one some days gone is still spoken of. */
const GONE_DAYS = 7;

function next(today: string, dayIn: (year: number) => string | null): Reading {
  const days = [yearOf(today), yearOf(today) + 1].flatMap((year) => dayIn(year) ?? []);
  const day = days.find((each) => daysBetween(today, each) >= -GONE_DAYS);
  return day === undefined ? null : { day };
}

const EASTER: readonly (readonly [days: number, names: string])[] = [
  [-48, "rosenmontag|lundi gras"],
  [-46, "aschermittwoch|mercredi des cendres|miércoles de ceniza|ash wednesday"],
  [-7, "palmsonntag|dimanche des rameaux|domingo de ramos|palm sunday"],
  [-3, "gründonnerstag|jeudi saint|jueves santo|maundy thursday"],
  [-2, "karfreitag|vendredi saint|viernes santo|good friday"],
  [-1, "karsamstag|samedi saint|sábado santo"],
  [0, "ostersonntag|ostern|(?:dimanche de )?pâques|domingo de (?:resurrección|pascua)|easter sunday"],
  [1, "ostermontag|lundi de pâques|lunes de pascua|easter monday"],
  [39, "(?:christi )?himmelfahrt|(?:jeudi de )?l['’]ascension"],
  [49, "pfingstsonntag|pfingsten|(?:dimanche de )?(?:la )?pentecôte"],
  [50, "pfingstmontag|lundi de (?:la )?pentecôte|whit monday"],
  [60, "fronleichnam"],
];

const FIXED: readonly (readonly [month: number, date: number, names: string])[] = [
  [1, 6, "dreikönig(?:e|stag)?|día de reyes"],
  [11, 1, "allerheiligen|la toussaint|todos los santos"],
  [12, 6, "nikolaustag"],
  [
    12,
    24,
    "heiligabend|heilig(?:en|er) abend|weihnachten|(?<=(?:avant|à|pour|d['’]ici|jusqu['’]à) )noël|nochebuena|navidad|christmas eve",
  ],
  [12, 31, "silvester|la saint-sylvestre|nochevieja|new year['’]s eve"],
];

/** Days that have a name: those that go by Easter and those of one date. */
export const FEAST_DAYS: readonly DateForm[] = [
  ...EASTER.map(([days, names]) =>
    form("date", names, (_, { today }) => next(today, (year) => shiftDay(easterOf(year), days))),
  ),
  ...FIXED.map(([month, date, names]) =>
    form("date", names, (_, { today }) => next(today, (year) => dayFrom(year, month, date))),
  ),
];
