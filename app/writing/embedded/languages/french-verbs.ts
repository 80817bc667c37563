/** Endings that name a person: of a future and its conditional, of a verb in -re or -ir, of one in -er. */
const AHEAD = "r(?:ai|as|a|ons|ez|ont|ais|ait|aient)";
const SHORT = "(?:s|t|e|es|ez|iez|ons|ent)?";

/** Forms whose ending alone doesn't tell the infinitive, as their families have them; the first that fits counts. */
const FAMILIES: readonly (readonly [RegExp, string])[] = (
  [
    [`^(?:sois|soit|soyez|soient)`, "être"],
    [`^(?:aies|ait|ayez|aient)`, "avoir"],
    [`^(?:i${AHEAD}|aill(?:e|es|ent)|alliez)`, "aller"],
    [`enver${AHEAD}`, "envoyer"],
    [`^(re|dé)?fe${AHEAD}`, "$1faire"],
    [`^(re|dé)?(?:fai(?:s|t|tes|sons)|font|fass(?:e|es|iez|ent))`, "$1faire"],
    [`([vt])iend${AHEAD}`, "$1enir"],
    [`([vt])(?:ien(?:s|t|ne|nes|nent)|en(?:ez|iez|ons))`, "$1enir"],
    [`^(re|pré)?(?:ver${AHEAD}|voi${SHORT}|voy(?:ez|iez|ons))`, "$1voir"],
    [`(?:cev${AHEAD}|çoi(?:s|t|ve|ves|vent)|cev(?:ez|iez|ons))`, "cevoir"],
    [`cour${AHEAD}`, "courir"],
    [`cour(?:s|t|e|es|ez|iez|ent)`, "courir"],
    [`cueill(?:e${AHEAD}|e|es|ez|iez|ons|ent)`, "cueillir"],
    [`(c?ouv|off|souff)r(?:e|es|ez|iez|ons|ent)`, "$1rir"],
    [`met(?:t${AHEAD}|s|te|tes|tez|tiez|tons|tent)?`, "mettre"],
    [`bat(?:s|te|tes|tez|tiez|tons|tent)?`, "battre"],
    [`pren(?:ds?|nes?|nent|ez|iez|ons)`, "prendre"],
    [`((?:t|r|v|f|p|sc)end|(?:p|f|t)ond|(?:m|t)ord|perd|répand)(?:${AHEAD}|${SHORT})`, "$1re"],
    [`^(pour)?sui(?:s|t|ve|ves|vez|viez|vent)`, "$1suivre"],
    [`^(en)?fui(?:s|t|e|es)`, "$1fuir"],
    [`(?<!p|^)ui(?:s|t|se|ses|sez|siez|sons|sent)`, "uire"],
    [`^(re|é)?li(?:s|t|se|ses|sez|siez|sons|sent)`, "$1lire"],
    [`cri(?:s|t|ve|ves|vez|viez|vons|vent)`, "crire"],
    [`^(re|inter|contre|pré)?di(?:s|t|tes|se|ses|sez|siez|sent)`, "$1dire"],
    [`^((?:inter|pré)?re|contre|pré|inter)?di${AHEAD}`, "$1dire"],
    [`^(re|é)?li${AHEAD}`, "$1lire"],
    [`(?<!f)ui${AHEAD}`, "uire"],
    [`cri${AHEAD}`, "crire"],
    [`((?:j|d)oi|(?:p|t|fr|c)ei|(?:pl|cr|tr)ai)(?:ns|nt|gn(?:e|es|ez|iez|ent))`, "$1ndre"],
    [`(con|in|ex)clu${SHORT}`, "$1clure"],
    [`^(des|res)?ser(?:s|t|ve|ves|vez|viez|vent)`, "$1servir"],
    [`^(re)?(par|sor)(?:s|t|tes?|tez|tiez|tent)`, "$1$2tir"],
    [`((?:^|re|dé)(?:gl|tap|rat|pl|v|h|t|l))iss(?:e|es|ez|iez|ent)`, "$1isser"],
    [`(?<=\\p{L}{2})i(?:s|t|sse|sses|ssez|ssiez|ssons|ssent)`, "ir"],
  ] as const
).map(([form, infinitive]) => [new RegExp(`${form}$`, "u"), infinitive]);

const FUTURE = new RegExp(`^(\\p{L}{2,})${AHEAD}$`, "u");

/** Futures that no ending leads back to an infinitive with the same letters. */
const CHANGED =
  /^(?:re)?(?:pourr|saur|aur|ser|voudr|devr|faudr)(?:ai|as|a|ons|ez|ont|ais|ait|aient)$|^(?:acquer|mour)r/;

/** "Appelle", "jettera": one consonant in the infinitive. */
const DOUBLES =
  /(?:appell|renouvell|épell|rappell|jett|projett|étiquett|feuillett|ficell|nivell|démantell)e$/;

/** "Vérifiez" tells, "préparez" and "prépariez" are two moods: these verbs have the "i" themselves. */
const HAS_I = /(?:fi|bli|pli|copi|(?:étu|expé|dé)di|remerci|négoci|appréci|^tri)ez$/;

/** "Vous étiez", "vous prépariez"; the verbs that have the "i" themselves tell nothing by it. */
export const isFrenchImperfect = (word: string): boolean => /iez$/.test(word) && !HAS_I.test(word);

/** "Que nous relisions": as "que vous relisiez"; nouns in "-tions" look alike. */
const WITH_US = /(?:[^t]|tt|st|rt|nt)ions$/;

/** "Achète" as "achete", and "règle" as "régle": few verbs lose their accent in the infinitive. */
const unaccented = (word: string): string =>
  word.replace(/è(\p{L}{1,2}e)$/u, LOSES_ACCENT.test(word) ? "e$1" : "é$1");
const LOSES_ACCENT = /(?:lève|chève|mène|pèse|chète|sème|gèle|crève|pèle|dèle|cèle)$/;

/**
 * The infinitive of a form of a French verb, told by how its family is conjugated: "traduira", "que tu remettes",
 * "vous relisez"; null for words that no ending leads back.
 */
export function frenchInfinitive(verb: string): string | null {
  const word = verb.toLowerCase();
  if (CHANGED.test(word)) return null;
  if (WITH_US.test(word)) return frenchInfinitive(word.replace(/ons$/, "ez"));
  const family = FAMILIES.find(([form]) => form.test(word));
  if (family) return word.replace(family[0], family[1]);
  // "Livrez", "montrons" are no futures.
  const future = /[^aei]r(?:ez|ons)$/.test(word) ? undefined : FUTURE.exec(word)?.[1];
  if (future !== undefined) {
    if (/(?:oi|ui|ai)e$/.test(future)) return `${future.replace(/i?e$/, "ye")}r`;
    if (DOUBLES.test(future)) return `${future.replace(/([lt])\1e$/, "$1e")}r`;
    return /[ei]$/.test(future) ? `${future.replace(/è(\p{L}e)$/u, "e$1")}r` : `${future}re`;
  }
  if (/iiez$/.test(word)) return `${word.slice(0, -3)}er`;
  if (isFrenchImperfect(word)) return `${word.slice(0, -3)}er`;
  if (/(?:[^aeou]|qu|gu)es$/.test(word)) return frenchInfinitive(word.slice(0, -1));
  if (/(?:[^aeo]e|qu|gu)nt$/.test(word)) return frenchInfinitive(word.slice(0, -2));
  if (/(?:[^aeou]|qu|gu)ez$/.test(word)) return `${word.slice(0, -1)}r`;
  if (DOUBLES.test(word)) return `${word.replace(/([lt])\1e$/, "$1e")}r`;
  if (/(?:oie|uie|aie)$/.test(word)) return `${word.slice(0, -2)}yer`;
  return /(?:[^aeou]|qu|gu)e$/.test(word) ? `${unaccented(word)}r` : null;
}
