import { afterMonths, afterWorkingDays, shiftDay } from "./civil-day";
import { type DateForm, form, type Reading } from "./date-form";
import { NUMBER, numberSaid } from "./date-words";

const UNIT =
  "days?|working days?|business days?|calendar days?|weekdays?|weeks?|fortnights?|months?|hours?|hrs|h|tage?n?|werktage?n?|arbeitstage?n?|wochen?|monate?n?|stunden?|jours?|semaines?|mois|heures?|días?|dias?|semanas?|mes(?:es)?|horas?";
const WORKING = "(?<after>\\s+(?:ouvrés|ouvrables|hábiles|laborables))?";
const WITHIN =
  "in den|in der|in|within|inside(?: of)?|in the next|over the next|innerhalb von|innerhalb|innert|binnen|d['’]ici|sous|dans|dans les|dans un délai de|en|dentro de|en un plazo de|en el plazo de";

/** So many of a unit after a day. */
export function countOn(day: string, count: number, unit: string): string {
  if (/^(?:working|business|werk|arbeits|weekday)/i.test(unit)) return afterWorkingDays(day, count);
  if (/^(?:h$|hour|hrs|stund|heure|hora)/i.test(unit)) return shiftDay(day, Math.floor(count / 24));
  if (/^(?:month|monat|mois|mes)/i.test(unit)) return afterMonths(day, count);
  const length = /^(?:week|woche|semain|seman)/i.test(unit) ? 7 : /^fortnight/i.test(unit) ? 14 : 1;
  return shiftDay(day, count * length);
}

const today =
  (limit: boolean, days = 0) =>
  (_: unknown, place: { today: string }): Reading => ({
    day: shiftDay(place.today, days),
    isLimit: limit,
  });

/** "Please ask the mill this morning", "I'll ask them this morning", "Ana calls him this morning": what is asked, promised or told in the present is not past. */
const IS_ASKED =
  /\b(?:please|pls|kindly|(?:can|could|would|will) you|(?:would|['’]d) (?:like|love|appreciate)|wants?|needs?|(?:i|we|he|she|they)(?: will|['’]ll)|calls|rings|phones|asks|sends|brings|fetches|collects|orders|checks|fixes)\b[^.!?;]*$/i;

/** "Déplace les bacs ce matin": without a past tense before it, it is to come. */
const IS_TO_COME =
  /^(?!.*(?<!\p{L})(?:ai|as|a|avons|avez|ont|suis|es|est|sommes|êtes|sont|étai\p{L}*|avai\p{L}*|c['’]était)(?!\p{L})).*\s$/isu;

/** Days that count from the day of writing. */
export const RELATIVE_FORMS: readonly DateForm[] = [
  form(
    "relative",
    "(?:later |noch )?(?:today|tonight|2day)|this (?:afternoon|aft|arvo|lunchtime|evening|morning)|(?:in|within) the next (?:half )?hour|right now(?=\\s*(?:[.,;!]|$|(?:so|please|pls|because|and)\\b))|heute(?: (?:früh|morgen|vormittag|mittag|nachmittag|abend|noch))?|aujourd['’]hui|cet apr[eè]s-midi|ce (?:soir|matin)|hoy(?: mismo)?|esta (?:tarde|noche)",
    (_, place, words) =>
      /morning|matin/i.test(words) &&
      !/(?:by|before|until)\s*$/i.test(place.before) &&
      !(/matin/i.test(words) ? IS_TO_COME : IS_ASKED).test(place.before)
        ? null
        : { day: place.today },
    /today|tonight|2day|this (?:aft|arvo|lunchtime|evening|morning)|the next (?:half )?hour|right now|heute|aujourd|apr[eè]s-midi|ce (?:soir|matin)|hoy|esta (?:tarde|noche)/i,
  ),
  // "Please lock it now so that nobody can start"
  form(
    "relative",
    "now(?=\\s*(?:[.,;!]|$|(?:so|please|pls|otherwise|or|before|because|and)\\b))",
    (_, { today: sent, before }) =>
      /[,:]/.test(before.slice(-40)) || !IS_ASKED.test(before) ? null : { day: sent },
    /now/i,
  ),
  // "A week today", "two weeks tomorrow", "today week"
  form(
    "relative",
    "(?<n>a|one|two|three)\\s+(?<unit>weeks?|fortnight)\\s+(?<from>today|tomorrow)|(?<day>today|tomorrow)\\s+week",
    ({ n = "a", unit = "week", from, day }, { today: sent }) => ({
      day: countOn(shiftDay(sent, (from ?? day)?.toLowerCase() === "tomorrow" ? 1 : 0), numberSaid(n), unit),
    }),
    /week|fortnight/i,
  ),
  form(
    "partOfDay",
    "(?:the )?(?:eod|cob|eob|end of (?:the |this |your |our )?(?:business |working )?day|close of (?:business|play)|end of (?:business|play)|feierabend|ende des tages|fin de (?:la )?journée|final del día|im laufe des (?:tages|vormittags|nachmittags)|dans (?:la (?:journée|matinée|soirée)|l['’]après-midi)|(?:a lo largo|en el transcurso) (?:del día|de la (?:mañana|tarde)))",
    today(true),
    /eod|cob|eob|end of|close of|feierabend|ende des|laufe des|fin de|dans l|final del|a lo largo|transcurso/i,
  ),
  form(
    "relative",
    "(?:tomorrow|tmrw|tmr|tmrrw|tomorow|tommorow|tommorrow|2moro)(?: (?:morning|afternoon|evening|night))?|demain",
    today(false, 1),
    /tom|tmr|2moro|demain/i,
  ),
  form(
    "relative",
    "morgen(?: (?:früh|vormittag|mittag|nachmittag|abend))?",
    (_, { today: sent, before, after, language }) =>
      /(?:guten|am|heute|jeden|schönen)\s+$/i.test(before) ||
      (language !== "de" && `${before}${after}`.trim() !== "")
        ? null
        : { day: shiftDay(sent, 1) },
    /morgen/i,
  ),
  form(
    "relative",
    "mañana",
    (_, { today: sent, before }) =>
      /(?:la|esta|una|cada)\s+$/i.test(before) ? null : { day: shiftDay(sent, 1) },
    /mañana/i,
  ),
  form(
    "relative",
    "(?:the )?day after tomorrow|übermorgen|uebermorgen|après-demain|apres-demain|pasado mañana",
    today(false, 2),
    /day after|morgen|demain|pasado/i,
  ),
  form(
    "relative",
    `(?:${WITHIN})\\s+(?:the\\s+|the next\\s+|(?:den\\s+)?nächsten\\s+|les\\s+|los\\s+próximos\\s+|about\\s+|max\\.?\\s+|(?:the next )?a\\s+(?=couple))?(?:(?:${NUMBER})\\s?(?:-|–|to|bis|or)\\s?)?(?<n>${NUMBER})(?:\\s+of)?(?:\\s+|(?<=\\d))(?<unit>${UNIT})${WORKING}(?:['’]s?)?(?:\\s+time)?(?!\\s+(?:before|a |per|ago)(?!\\p{L}))`,
    ({ n = "", unit = "", after }, { today: sent, language }, words) => {
      const count = numberSaid(n);
      if (Number.isNaN(count) || count > 400 || (/^en/i.test(words) && language === "fr")) return null;
      const isHours = /^(?:h$|hour|hrs|stund|heure|hora)/i.test(unit);
      // "In the week", "in the month" count nothing.
      if (/^(?:the|der|den|la|le)$/i.test(n) && !isHours) return null;
      const day = after ? afterWorkingDays(sent, count) : countOn(sent, count, unit);
      const isStrict = !/^(?:in|dans|en)(?!\p{L})(?! the next)/iu.test(words);
      return { day, isLimit: isStrict };
    },
    new RegExp(`[\\d\\s](?:${UNIT})\\b`, "i"),
  ),
  form(
    "relative",
    `(?<n>${NUMBER})\\s+(?<unit>${UNIT})\\s+from\\s+(?:now|today)`,
    ({ n = "", unit = "" }, { today: sent }) =>
      Number.isNaN(numberSaid(n)) ? null : { day: countOn(sent, numberSaid(n), unit) },
    /from\s+(?:now|today)/i,
  ),
  form(
    "open",
    "(?:in|within|over) (?:the next |a )few (?:days|weeks)|in den nächsten tagen|dans les prochains jours|en los próximos días",
    () => ({}),
    /few (?:days|weeks)|tagen|jours|días/i,
  ),
  form("relative", "sous huitaine", today(true, 8), /huitaine/i),
  form("relative", "sous quinzaine", today(true, 15), /quinzaine/i),
  form(
    "open",
    "a\\.?s\\.?a\\.?p\\.?|as soon as (?:possible|you can)|immediately|right away|urgently|straight away|at your earliest convenience|so (?:schnell|bald|rasch) wie möglich|schnellstmöglich|umgehend|unverzüglich|baldmöglichst|dès que possible|au plus vite|le plus (?:vite|tôt) possible|lo antes posible|cuanto antes|lo más pronto posible",
    () => ({ isLimit: true }),
    /a\.?s\.?a\.?p|as soon|immediately|right away|urgently|straight away|convenience|möglich|umgehend|unverzüglich|possible|au plus vite|lo antes|cuanto antes|lo más/i,
  ),
  form(
    "open",
    "(?:before|by|until|in time for|ahead of|for)\\s+(?:the|our|your|my|this|next)\\s+(?:next\\s+)?(?:[\\p{L}\\p{N}-]+\\s+){0,2}(?:meeting|launch|release|go-live|review|call|standup|sprint|demo|audit|board|conference|visit|holidays?|trip|fair|workshop|session|inspection|hearing|kick-?off|shutdown|opening)",
    (_, __, words) =>
      /^for/i.test(words) && !/^for (?:the|our|your|my|this) next|^for next/i.test(words)
        ? null
        : { isLimit: true },
    /meeting|launch|release|go-live|review|call|standup|sprint|demo|audit|board|conference|visit|holiday|trip|fair|workshop|session|inspection|hearing|kick-?off|shutdown|opening/i,
  ),
  form(
    "relative",
    "(?<limit>before|by|until|till)\\s+(?:christmas|xmas)(?!\\s+(?:party|do|dinner|lunch|market|fair|show|concert|shopping|rush|trade|orders?|holidays?|break|week)(?!\\p{L}))",
    ({ limit }, { today: sent, before }) =>
      // "The two Sundays before Christmas"
      /\b(?:\p{L}+days?|weeks?|weekends?|evenings?|months?)\s+$/iu.test(before)
        ? null
        : { day: `${sent.slice(0, 4)}-12-${/before/i.test(limit ?? "") ? 24 : 25}`, isLimit: true },
    /christmas|xmas/i,
  ),
  form(
    "open",
    "(?:before|by|until)\\s+(?:easter|new year|go-live|launch|summer|winter|spring|autumn)",
    () => ({ isLimit: true }),
    /easter|new year|go-live|launch|summer|winter|spring|autumn/i,
  ),
];
