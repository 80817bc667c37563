/** English, German, French, Spanish; of each number or name all spellings, parted by spaces. */
const WEEKDAY_NAMES = [
  "sunday sun sonntag dimanche domingo",
  "monday mon montag lundi lunes",
  "tuesday tues tue dienstag mardi martes",
  "wednesday weds wed mittwoch mercredi miércoles miercoles",
  "thursday thurs thur thu donnerstag jeudi jueves",
  "friday fri freitag vendredi viernes",
  "saturday sat samstag sonnabend samedi sábado sabado",
];
const MONTH_NAMES = [
  "january jan januar jänner janvier janv enero ene",
  "february feb februar feber février fevrier févr fév febrero",
  "march mar märz maerz mrz mars marzo",
  "april apr avril avr abril abr",
  "may mai mayo",
  "june jun juni juin junio",
  "july jul juli juillet juil julio",
  "august aug août aout agosto ago",
  "september sept sep septembre septiembre setiembre",
  "october oct oktober okt octobre octubre",
  "november nov novembre noviembre",
  "december dec dezember dez décembre decembre déc diciembre dic",
];
const NUMBERS: Record<string, number> = {
  ...numbered("a one ein eine einem einen einer eines un une una", 1),
  ...numbered("an the", 1),
  ...numbered("two zwei deux dos couple", 2),
  ...numbered("three drei trois tres", 3),
  ...numbered("four vier quatre cuatro", 4),
  ...numbered("five fünf cinq cinco", 5),
  ...numbered("six sechs seis", 6),
  ...numbered("seven sieben sept siete", 7),
  ...numbered("eight acht huit ocho", 8),
  ...numbered("nine neun neuf nueve", 9),
  ...numbered("ten zehn dix diez", 10),
  ...numbered("twelve zwölf douze doce", 12),
  ...numbered("fourteen vierzehn quatorze catorce", 14),
  ...numbered("fifteen fünfzehn quinze quince", 15),
  ...numbered("twenty zwanzig vingt veinte", 20),
  ...numbered("thirty dreißig dreissig trente treinta", 30),
};

function numbered(words: string, value: number): Record<string, number> {
  return Object.fromEntries(words.split(" ").map((word) => [word, value]));
}

function indexed(names: readonly string[]): Map<string, number> {
  return new Map(names.flatMap((words, index) => words.split(" ").map((word) => [word, index] as const)));
}

const longestFirst = (words: Iterable<string>): string =>
  [...words].sort((a, b) => b.length - a.length).join("|");

const WEEKDAYS = indexed(WEEKDAY_NAMES);
const MONTHS = indexed(MONTH_NAMES);

/** Sources of patterns, each an alternation. */
export const WEEKDAY = longestFirst(WEEKDAYS.keys());
export const MONTH = longestFirst(MONTHS.keys());
export const NUMBER = `\\d{1,3}|${longestFirst(Object.keys(NUMBERS))}`;

/** 0 is Sunday; NaN for other words. */
export const weekdayNamed = (word: string): number => WEEKDAYS.get(word.toLowerCase()) ?? Number.NaN;
/** 1 is January; NaN for other words. */
export const monthNamed = (word: string): number => (MONTHS.get(word.toLowerCase()) ?? Number.NaN) + 1;
/** "10" and "ten"; NaN for other words. */
export const numberSaid = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : (NUMBERS[word.toLowerCase()] ?? Number.NaN);

type Language = "en" | "de" | "fr" | "es";
const FUNCTION_WORDS: readonly (readonly [Language, RegExp])[] = [
  [
    "en",
    /(?<![\p{L}\p{N}])(?:the|to|is|and|please|by|of|for|you|we|on|before|will|it|your|have|this|at|be)(?!\p{L})/giu,
  ],
  [
    "de",
    /(?<![\p{L}\p{N}])(?:bitte|der|die|das|und|ich|wir|sie|er|es|dir|dich|ihm|herr|frau|den|dem|nicht|ist|zu|zum|mit|für|bis|ein|eine|auf|bei|mir|uns|noch|kannst|können|muss|müssen|vom|im|am|spätestens|wird|werden|haben|hat|ihr|ihnen|schon|gleich|früh)(?!\p{L})/giu,
  ],
  [
    "fr",
    /(?<![\p{L}\p{N}])(?:le|la|les|de|des|du|et|je|nous|vous|pour|avant|merci|un|une|est|il|faut|dans|au|aux|sur|votre|que|peux|pouvez|sous|à|ce|jusqu['’]au|d['’]ici)(?!\p{L})/giu,
  ],
  [
    "es",
    /(?<![\p{L}\p{N}])(?:el|la|los|las|de|del|y|que|por|favor|para|antes|hasta|en|una|un|es|hay|lo|te|se|con|tu|su|puedes|tiene|tienes)(?!\p{L})/giu,
  ],
];

/** What the function words of a text speak; English where they say nothing. */
export function languageOf(text: string): Language {
  let [best, most]: [Language, number] = ["en", 0];
  for (const [language, words] of FUNCTION_WORDS) {
    const count = text.match(words)?.length ?? 0;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
