import { detectAll } from "tinyld/light";
import { isEnglishWord } from "../english/vocabulary";

/** The languages that the writer reads; "other" is read for nothing but dates and names. */
export type Language = "en" | "de" | "fr" | "es" | "other";

const READ: ReadonlySet<string> = new Set(["en", "de", "fr", "es"]);
/** Grammar words that tell a short text; those that two languages share stand in both, so that they weigh nothing. */
const MARKS: Record<Language, ReadonlySet<string>> = {
  en: words(
    "the and is are you we please will with for have this that our your not can of to by from it was ok thanks i he she they at on in as be been has had do does did if when who what there their its my an about before after until could would should must need needs next week today tomorrow sent done yes hi hello dear",
  ),
  de: words(
    "der die das und ist nicht wir ich bitte mit für auf den dem ein eine einen einem einer bis von zu noch wird werden haben hat sind kann können auch im am zum zur vom beim sie danke du dir dich mir mich uns es er ihr ihre ihren dein deine unser unsere kein keine wenn dass oder aber schon nach bei aus über um an als wie was so nur hallo liebe lieber könntest könnten muss müssen soll sollen wurde wurden schick morgen heute gestern übermorgen erledigt geht klar mach fehlt gern gerne vielen dank kümmere kümmert ja nein",
  ),
  fr: words(
    "le la les des une un est nous vous pour avec dans sur merci bonjour je il elle on tu que qui pas ne sont être votre notre nos vos mon ma mes ton ta tes son sa ses avant du et au aux ce cette ces a à ont de en se me te y par plus salut oui non ou où mais si été fait c'est demain aujourd'hui hier lundi mardi mercredi jeudi vendredi peux peut pouvez pourriez doit dois va vais voici reçu envoyé noté accord occupe",
  ),
  es: words(
    "el la los las una un es que para con por favor hola gracias nos se del al está están estoy pero como hay hasta antes su sus lo le les y no tiene ha han hemos he podrías puedes puede de en te me mi mis tu yo este esta muy más todo sí vale mañana hoy ayer lunes martes miércoles jueves viernes a o si ya son buenos buenas hecho enviado acuerdo encargo nuestro nuestra",
  ),
  // Their neighbours: Portuguese, Italian, Dutch.
  other: words(
    "não uma com você vocês até do da dos das em os ao obrigado obrigada por que para de se il di che per non sono della del entro grazie gli nel è e una het een van niet wij voor graag ons onze met naar kunt aan wordt ik zijn",
  ),
};
/** Letters and openings that one of them has and the others hardly. */
const STRONG: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:i['’](?:m|ll|ve|d)|(?:do|wo|ca|is|did|does|are)n['’]t)(?!\p{L})/giu,
  de: /[äöüß]|(?<!\p{L})(?:hallo|sehr geehrte\p{L}*|viele grüße|guten)(?!\p{L})/giu,
  fr: /[çœèêàùûîô]|(?<!\p{L})(?:[ldjnmsct]|qu)['’](?=\p{L})|(?<!\p{L})(?:bonjour|salut|cordialement)(?!\p{L})/giu,
  other:
    /[ãõłżźśęąńřěůőűșțğı]|ção(?!\p{L})|zione(?!\p{L})|(?<!\p{L})(?:não|até|você|perché|anche|graag|wij)(?!\p{L})/giu,
  es: /[ñ¿¡áíóú]|ción(?!\p{L})|(?<!\p{L})(?:hola|saludos|estimad[oa]s?)(?!\p{L})/giu,
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/**
 * The language of a text; short ones are told by their grammar words, longer ones by their letters. Few words that tell
 * nothing are in that of what they answer.
 */
export function languageOf(text: string, answered: Language = "en"): Language {
  const sample = text.slice(0, 1500);
  const [first, second] = countsOf(sample);
  if (first && second && first.count >= 2 && first.count >= second.count * 1.3) {
    // Other languages share words with these: Portuguese with Spanish, Dutch with German.
    const isFew = first.code !== "en" && first.count < sample.split(/\s+/).length * 0.25;
    const detected = isFew && sample.length > 60 ? detectAll(sample)[0] : undefined;
    return detected && !READ.has(detected.lang) && detected.accuracy > 0.2 ? "other" : first.code;
  }
  if (sample.replace(/[^\p{L}]/gu, "").length < 25)
    return first && first.count > 0 && first.count > (second?.count ?? 0) ? first.code : answered;
  const detected = detectAll(sample)[0];
  if (!detected) return "en";
  // "8,000 characters by 10 August": letters tell a few words' language badly, a dictionary tells it well.
  if (sample.length < FEW_LETTERS && isEnglish(sample, READ.has(detected.lang) ? NEARLY_ALL : MOST))
    return "en";
  return READ.has(detected.lang)
    ? asLanguage(detected.lang)
    : detected.accuracy > 0.15 && (first?.count ?? 0) < 3
      ? "other"
      : (first?.code ?? "en");
}

const FEW_LETTERS = 200;
/** Such a share of a text's words stands in the English dictionary where it is English: of languages near to it, and of others. */
const NEARLY_ALL = 0.8;
const MOST = 0.6;

function isEnglish(text: string, share: number): boolean {
  const said = text.match(/(?<![\p{L}'’])\p{Ll}{2,}(?![\p{L}])/gu) ?? [];
  return said.length > 1 && said.filter(isEnglishWord).length >= said.length * share;
}

/** The language of one sentence of a text in another: that of the text, unless its own words say otherwise. */
export function languageWithin(sentence: string, language: Language): Language {
  const [first, second] = countsOf(sentence.slice(0, 600));
  if (
    !first ||
    first.code === language ||
    language === "other" ||
    first.code === "other" ||
    first.count < 3 ||
    first.count < (second?.count ?? 0) * 2.5
  )
    return language;
  return first.code;
}

/** The code of the language of a text that is not read ("pl"), as good as can be told. */
export const codeOf = (text: string): string =>
  detectAll(text.slice(0, 1500)).find((each) => !READ.has(each.lang))?.lang ?? "und";

function countsOf(sample: string): { code: Language; count: number }[] {
  const said = sample.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const counts = (["en", "de", "fr", "es", "other"] as const).map((code) => {
    const strong = STRONG[code];
    return {
      code,
      count:
        said.filter((word) => MARKS[code].has(word)).length +
        (strong ? (sample.match(strong)?.length ?? 0) : 0),
    };
  });
  return counts.sort((a, b) => b.count - a.count);
}

const asLanguage = (code: string): Language =>
  code === "de" || code === "fr" || code === "es" ? code : "en";
