import { GREETING_WORDS } from "../../../reading/greeting-words";
import { isEnglishWord } from "../english/vocabulary";
import { TITLE_ALONE, TITLES } from "../titles";
import { NOT_NAMES } from "../word-lists";

const OPENING =
  "(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Gg]ood (?:morning|afternoon|evening)|[Mm]orning|[Aa]fternoon|[Ee]vening|[Aa]l(?:l )?right|[Nn]ow then|[Gg]['’]day|[Hh]iya|[Hh]eya|[Hh]owdy|[Aa]llo|[Cc]oucou|[Mm]oin(?: moin)?|[Ss]ervus|[Gg]rüezi|[Hh]ej|[Cc]iao|[Hh]allo|[Ll]iebe[rs]?|[Ss]ehr geehrte[rs]?|[Gg]uten (?:Morgen|Tag|Abend)|[Bb]onjour|[Bb]onsoir|[Ss]alut|[Cc]her|[Cc]hère|[Hh]ola|[Bb]uenos días|[Bb]uenas(?: tardes)?|[Ee]stimad[oa]|[Qq]uerid[oa])";
const GREETING = new RegExp(
  `^${OPENING},?\\s+((?:${TITLES}\\s+)?\\p{Lu}[\\p{L}'’-]+)((?:\\s+\\p{Lu}[\\p{L}'’-]+)?(?:\\s*(?:,|&|\\+|and|und|et|y)\\s*\\p{Lu}[\\p{L}'’-]+)*)\\s*(?:[,!:.–—-]|$)`,
  "u",
);
/** "Morning all,": in small letters. */
const EVERYBODY = new RegExp(
  `^${OPENING},? (?:all|everyone|everybody|team|folks|both|guys|lads|chaps|gents|ladies|colleagues|zusammen|alle|tous|toutes|todos|todas)\\s*(?:[,!:.–—-]|$)`,
  "u",
);
/** "hi ngozi", alone in its line */
const IN_HASTE =
  /^(?:hi|hey|hello|dear|morning|afternoon|evening|al(?:l )?right|now then),? (\p{Ll}{3,})\s*[,!.]?$/u;
const NAME_ALONE =
  /^(\p{Lu}[\p{Ll}'’-]+(?:(?:\s*[,&]\s*|\s+(?:and|und|et|y)\s+)\p{Lu}[\p{Ll}'’-]+)*)\s*(?:[,!]|\s[–—-])?$/u;
/** "Morning,", "Hi,": whomever the mail goes to. */
const GREETING_ALONE = new RegExp(`^(?:${OPENING}|[Tt]hanks|[Cc]heers|[Gg]reetings)$`, "u");
const TITLE = new RegExp(`^${TITLES}\\s+`, "u");
/** Nobody greets in a longer text. */
const LONGEST = 400;
const NOBODY =
  /^(?:all|team|everyone|everybody|folks|guys|lads|lasses|chaps|gents|ladies|mates|girls|boys|there|both|sirs?|messrs|madam|colleagues|friends|again|customer|customers|user|users|reader|subscriber|member|partner|client|valued|candidate|applicant|friend|zusammen|alle|kollegen|kolleginnen|damen|herren|herr|frau|monsieur|madame|messieurs|mesdames|señor|señora|señores|mr|mrs|ms|team|tous|toutes|todos|todas|equipo|ladies|gentlemen|hr|board|hiya|howdy|heya|g['’]day|ahoy|evening|afternoon|hej|hei|hoi|ciao|moin|servus|grüezi|hallo|hello|hi|hey|dear|bonjour|salut|hola|morning|happy|merry|lovely|thanks|thank|cheers|best|regards|greetings|note|please|update|reminder|abbreviations|legend|draft|confidential|urgent|chair|minutes|secretary|questions|answers|overview|summary|recap|highlights|topics|discussion|background|details|transcript)$/i;

/** A word that could be the name of somebody: not of everybody, no title, no greeting. */
export const mayBeName = (word: string): boolean => !NOBODY.test(word) && !NOT_NAMES.has(word.toLowerCase());
const bareName = (word: string): string => word.replace(TITLE, "");

/** "Hi Ana,", "Hola Marta:", "Dear Mr Lund": opens with a greeting and a name. */
export const greets = (text: string): boolean => GREETING.test(text);

/** "Queridos compañeros:", "Buenas:" */
const SALUTATION = new RegExp(`^(?:${GREETING_WORDS}|buenas(?: noches)?)(?:[ ,][^.?!:]{1,50})?:$`, "iu");

/** A line that only greets, with the colon of a Spanish letter: it rules nothing. */
export const isSalutation = (text: string): boolean => SALUTATION.test(text.trim());

/** "Lieber Hannes, liebe Yuki": each has a greeting of their own. */
const GREETS_ANOTHER =
  /(?:,|\s+(?:and|und|et|y))\s+(?:hi|hello|hey|liebe[rs]?|sehr geehrte[rs]?|cher|chère|querid[oa]|estimad[oa]|dear)\s+(?=\p{Lu})/giu;

/** Whom a text greets. */
interface Greeted {
  names: string[];
  /** "Hi all,": nobody by name. A title alone, "Cher Monsieur,", may be whoever it is sent to. */
  isEverybody: boolean;
}

/** "Hi Ana and Bo,", or "Ana," where a name may stand alone; null where nobody is greeted. */
export function greetedIn(said: string, mayStandAlone: boolean): Greeted | null {
  const text = said.replace(GREETS_ANOTHER, ", ");
  if (EVERYBODY.test(text) && text.length < LONGEST) return { names: [], isEverybody: true };
  const hasty = IN_HASTE.exec(text)?.[1];
  if (hasty && mayBeName(hasty) && !isEnglishWord(hasty))
    return { names: [`${hasty.charAt(0).toUpperCase()}${hasty.slice(1)}`], isEverybody: false };
  const [, first, others] = GREETING.exec(text) ?? (mayStandAlone ? NAME_ALONE.exec(text) : null) ?? [];
  if (!first || text.length >= LONGEST || GREETING_ALONE.test(first)) return null;
  const names = `${first}${others && /[,&+]|and|und|et| y /.test(others) ? others : ""}`
    .split(/\s*(?:,|&|\+|\band\b|\bund\b|\bet\b|\by\b)\s*/)
    .map(bareName)
    .filter((name) => name && mayBeName(name) && !TITLE_ALONE.test(name));
  const isNobody = !mayBeName(bareName(first)) && !TITLE_ALONE.test(first);
  return { names, isEverybody: names.length === 0 && isNobody };
}
