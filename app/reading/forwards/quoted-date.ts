import { withEnglishMonth, withPlainFigures } from "./date-words";

/** Months by the first letters that tell them apart, in the languages of the label table. */
const MONTHS: [RegExp, number][] = [
  [
    /^(?:jan|јан|janv|gen|ene|ian|янв|січ|ян|led|sij|sty|oca|ιαν|tammi|jaan|saus|styczni|يناير|ינו|tháng 1$)/,
    1,
  ],
  [/^(?:feb|феб|fev|fév|febr|фев|лют|úno|unor|velj|lut|şub|sub|φεβ|helmi|veebr|vas|فبراير|פבר)/, 2],
  [/^(?:mar(?!ras)|mär|mrz|maa|maart|мар|бер|bře|ožu|mart|μαρ|maalis|märts|kov|мрт|مارس|מרץ|márc)/, 3],
  [/^(?:apr|abr|avr|апр|кві|dub|tra|kwi|nis|απρ|huhti|bal|أبريل|אפר|ápr)/, 4],
  [/^(?:may|maí|мај|mai|mei|mag|maj|máj|май|мая|тра|kvě|svi|mayıs|μαΐ|μαι|touko|geg|مايو|מאי)/, 5],
  [
    /^(?:jun|јун|iun|juin|giu|июн|чер|чрв|červn|čvn|lip(?:nja|anj)|cze|haz|ιουν|kesä|juun|birž|يونيو|יוני|jún|jui?n)/,
    6,
  ],
  [
    /^(?:jul|јул|iul|juil|lug|июл|лип|červenc|čvc|srp(?:nja|anj)|lip|tem|ιουλ|heinä|juul|liep|يوليو|יולי|júl)/,
    7,
  ],
  [/^(?:aug|ágú|ago|août|aout|авг|сер|srp|kol|sie|ağu|agu|αυγ|elo|rugp|أغسطس|אוג)/, 8],
  [/^(?:sep|сеп|set|сен|вер|zář|ruj|wrz|eyl|σεπ|syys|rugs|سبتمبر|ספט|szept)/, 9],
  [/^(?:oct|okt|ott|out|окт|жов|říj|lis(?:topada|top)?$|paź|eki|οκτ|loka|spal|أكتوبر|אוק)/, 10],
  [/^(?:nov|nóv|nën|нов|noi|ноя|ное|лис|listopad|studen|stud|kas|νοε|marras|lapkr|نوفمبر|נוב)/, 11],
  [/^(?:dec|дец|dez|déc|dic|dei|des|дек|гру|pro|prosin|gru|ara|δεκ|joulu|dets|gruod|ديسمبر|דצמ)/, 12],
];

function monthOf(word: string): number | null {
  // Hebrew writes 'in' before the month as part of it.
  const key = word.toLowerCase().replace(/^ב(?=[א-ת]{3})/, "");
  for (const [pattern, month] of MONTHS) if (pattern.test(key)) return month;
  return null;
}

interface DayParts {
  year: number;
  month: number;
  day: number;
}

type IsPossible = (day: DayParts) => boolean;

const DAY_MS = 86_400_000;

/** 16.05.00 after 'kl.' or the year is no date. */
const DOTTED_CLOCK = /(?<=(?:\bkl[o.]{0,2}|pukul|\d{4},?)\s{1,3})\d{1,2}\.\d{2}(?:\.\d{2})?(?![.\d])/i;

/** 2021-10-28, 2021年10月28日, 28/10/2021, 28.10.21, 'October 28, 2021', '28 de octubre de 2021', '2021. okt. 28.' */
function readDay(text: string, isPossible: IsPossible): DayParts | null {
  const day = readYearAndDay(text, isPossible);
  // The Buddhist calendar is 543 years ahead.
  return day && day.year >= 2400 ? { ...day, year: day.year - 543 } : day;
}

function readYearAndDay(text: string, isPossible: IsPossible): DayParts | null {
  const iso = /(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const korean = /(\d{4})년\s?(\d{1,2})월\s?(\d{1,2})일/.exec(text);
  if (korean) return { year: Number(korean[1]), month: Number(korean[2]), day: Number(korean[3]) };
  const vietnamese = /(\d{1,2}) (?:thg|tháng) (\d{1,2}),? (?:năm )?(\d{4})/.exec(text);
  if (vietnamese)
    return { year: Number(vietnamese[3]), month: Number(vietnamese[2]), day: Number(vietnamese[1]) };
  const figures = /(?:^|\D)(\d{1,2})\s?([./-])\s?(\d{1,2})\s?[./-]\s?(\d{4}|\d{2})(?!\d)/.exec(text);
  if (figures) {
    const [first, second, year] = [Number(figures[1]), Number(figures[3]), Number(figures[4])];
    return dayFromFigures(first, second, year < 100 ? 2000 + year : year, figures[2] ?? "", isPossible);
  }
  return dayFromWords(text);
}

/** 4/5/2024 is one of two days where the other can't be; where nothing says which, it is unknown. */
function dayFromFigures(
  first: number,
  second: number,
  year: number,
  mark: string,
  isPossible: IsPossible,
): DayParts | null {
  const dayFirst = { year, month: second, day: first };
  if (first > 12 || mark !== "/" || first === second) return dayFirst;
  const monthFirst = { year, month: first, day: second };
  if (second > 12) return monthFirst;
  const [one, ...others] = [dayFirst, monthFirst].filter(isPossible);
  return others.length === 0 ? (one ?? null) : null;
}

/** `listopada` is October in Croatian, which puts a dot after the day, and November in Polish and Czech. */
function leafFall(word: string, rest: string): number | null {
  if (!/^list?(?:opad\p{L}?|op)?$/iu.test(word)) return null;
  return /\d\.\s?list?(?:opada|op)?\s?\.?\s/iu.test(`${rest} `) ? 10 : 11;
}

function dayFromWords(text: string): DayParts | null {
  const year = /(?:^|\D)((?:19|20|25)\d{2})(?!\d)/.exec(text);
  if (!year) return null;
  const rest = text.replace(/\d{1,2}[:h]\d{2}(?:[:.]\d{2})?/g, " ").replace(year[1] ?? "", " ");
  const words = (rest.match(/\p{L}{3,}/gu) ?? []).map((word) => ({
    word,
    month: leafFall(word, rest) ?? monthOf(word),
  }));
  const dayAt = (word: string, pattern: RegExp, after: boolean): number => {
    const at = rest.indexOf(word);
    const near = after ? rest.slice(at + word.length) : `${rest.slice(0, at).trimEnd()} `;
    const day = Number(pattern.exec(near)?.[1] ?? Number.NaN);
    return day >= 1 && day <= 31 ? day : 0;
  };
  // Names of days may look like months (martes, mardi), so a figure in front counts before one behind.
  for (const after of [false, true]) {
    const pattern = after
      ? /^\D{0,6}(\d{1,2})(?!\d)/
      : /(\d{1,2})(?:st|nd|rd|th|er|º|ª|\.)?\s{0,2}(?:de |d'|di |- ?)?$/iu;
    for (const { word, month } of words) {
      const day = month === null ? 0 : dayAt(word, pattern, after);
      if (month !== null && day > 0) return { year: Number(year[1]), month, day };
    }
  }
  return null;
}

interface ClockParts {
  hours: number;
  minutes: number;
  seconds: number;
}

function readClock(text: string): ClockParts | null {
  const found =
    /(?:^|[^\d.])(\d{1,2})\s?[:h]\s?(\d{2})(?:[:.](\d{2}))?/.exec(text) ??
    // Nordic clients write 16.05, after the date or 'kl.'.
    /(?:kl[o.]{0,2}|pukul|\d{4},?)\s{1,3}(\d{1,2})\.(\d{2})(?:\.(\d{2}))?(?![.\d])/i.exec(text);
  if (!found) return null;
  let hours = Number(found[1]);
  const tail = text.slice((found.index ?? 0) + found[0].length);
  const head = text.slice(Math.max(0, (found.index ?? 0) - 6), (found.index ?? 0) + 1);
  const afternoon =
    /^\s?(?:p\.?\s?m\b|PM|PTG|μμ|м\.м|م(?!\p{L}))/iu.test(tail) || /下午|오후|午後|晚上/.test(head);
  const morning = /^\s?(?:a\.?\s?m\b|PG|πμ|ص(?!\p{L}))/iu.test(tail) || /上午|오전|午前/.test(head);
  if (afternoon && hours < 12) hours += 12;
  if (morning && hours === 12) hours = 0;
  const minutes = Number(found[2]);
  return hours > 23 || minutes > 59 ? null : { hours, minutes, seconds: Number(found[3] ?? 0) };
}

const NAMED_ZONES: Record<string, number> = {
  GMT: 0,
  UTC: 0,
  BST: 60,
  WET: 0,
  WEST: 60,
  CET: 60,
  CEST: 120,
  MEZ: 60,
  MESZ: 120,
  EET: 120,
  EEST: 180,
  OEZ: 120,
  OESZ: 180,
  SAST: 120,
  MSK: 180,
  IST: 330,
  SGT: 480,
  HKT: 480,
  AWST: 480,
  JST: 540,
  AEST: 600,
  AEDT: 660,
  NZST: 720,
  NZDT: 780,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
};

function readZone(text: string): number | null {
  const numeric =
    /(?:GMT|UTC)?\s?([+-])(\d{1,2})(?::?(\d{2}))?\)?\s{0,3}$|\s([+-])(\d{2})(\d{2})(?:\s|$)/.exec(text);
  if (numeric) {
    const sign = (numeric[1] ?? numeric[4]) === "-" ? -1 : 1;
    const hours = Number(numeric[2] ?? numeric[5]);
    return hours > 14 ? null : sign * (hours * 60 + Number(numeric[3] ?? numeric[6] ?? 0));
  }
  const name = /(?:^|[\s(])([A-Z]{3,4})\)?\s{0,3}$/.exec(text)?.[1];
  return name === undefined ? null : (NAMED_ZONES[name] ?? null);
}

/**
 * The date that a client wrote into the text of a mail, as ISO 8601 UTC. A date without a zone is in the zone of the
 * client, `offsetMinutes` east of UTC. `before` is when the mail was sent that it stands in (ISO 8601), if that is known:
 * a date that can be read in two ways (4/5/2024) is the one that is not after it; with both possible, or without a time,
 * it is null.
 */
export function readQuotedDate(
  text: string | null,
  offsetMinutes: number,
  before: string | null = null,
): string | null {
  if (text === null) return null;
  const latest = before === null ? Number.POSITIVE_INFINITY : Date.parse(before) + DAY_MS;
  const isPossible: IsPossible = ({ year, month, day }) => Date.UTC(year, month - 1, day) <= latest;
  const line = withPlainFigures(text.slice(0, 120))
    .replace(/[\s\u00a0\u202f]+/g, " ")
    .trim();
  const undotted = line.replace(DOTTED_CLOCK, " ");
  const day = readDay(undotted, isPossible) ?? readDay(withEnglishMonth(undotted), isPossible);
  const clock = readClock(line);
  if (!day || !clock) return null;
  const { year, month, day: date } = day;
  // A day may stand behind the time, and its end is no zone.
  const offset = readZone(line.replace(/\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/, " ")) ?? offsetMinutes;
  const time = Date.UTC(year, month - 1, date, clock.hours, clock.minutes - offset, clock.seconds);
  const valid = month >= 1 && month <= 12 && date >= 1 && date <= 31 && year >= 1980 && year <= 2200;
  return valid ? new Date(time).toISOString() : null;
}
