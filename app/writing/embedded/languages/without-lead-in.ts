import type { Language } from "./language";

/** What a line opens with, and what is left of it. */
type Cut = readonly [opens: RegExp, told: string];

/** Two words and more follow, none of which means who is told of in front. */
const TOLD = String.raw`(?=(?!(?:er|sie|es|ihr|sein\p{L}*|il|elle|ils|elles|él|ella|ellos|ellas)(?!\p{L}))\S+ \S+)`;

const GERMAN: readonly Cut[] = [
  [
    new RegExp(
      `^(?:(?:und|ach|so|also),? )?(?:kurz(?:um)?|(?:kurz )?(?:gesagt|gefasst)|zusammengefasst|zusammenfassend|fazit|leider|schade|übrigens|nebenbei|(?:die )?(?:gute|schlechte|traurige) nachrichten?|zur erinnerung|(?:nur )?(?:noch )?zur (?:sicherheit|bestätigung)|um es kurz zu machen|unterm strich)\\s*: ${TOLD}`,
      "iu",
    ),
    "",
  ],
  // "Frau Lang hat vorhin angerufen:", "ich habe mit dem Wirt gesprochen:"
  [
    new RegExp(
      `^(?:[^:,.?!]{2,40} (?:hat|haben|habe) (?:[^:,.?!]{2,40} )?(?:angerufen|zurückgerufen|geschrieben|gemailt|geantwortet|gesprochen|telefoniert|gemeldet|zusammengesetzt)|[^:,.?!]{2,40} rief(?:en)? [^:,.?!]{0,25}an)(?: [^:.?!]{2,30})?: ${TOLD}`,
      "iu",
    ),
    "",
  ],
  // "Was den Parkplatz angeht: nach langem Hin und Her steht fest, dass wir ihn vermieten": "Den Parkplatz vermieten"
  [
    /^was (?<thing>[^,:]{3,40}) (?:angeht|betrifft|anlangt)[:,] (?:[^,:]{0,80}(?:fest|klar|entschieden|beschlossen|geeinigt|vereinbart|ausgemacht|verständigt|entschlossen)[^,:]{0,20}), dass wir (?:ihn|sie|es|das) (?=[^,;]{2,80}(?<!(?:hab|werd|könn|müss|soll|dürf|woll))(?:en|ern|eln)(?:[,.;]|$))/iu,
    "$<thing> ",
  ],
  // "Wir haben uns geeinigt, dass wir den Stand verkaufen": "Den Stand verkaufen"
  [
    /^(?:was [^,:]{3,40} (?:angeht|betrifft|anlangt)[:,] )?(?:[^,:]{0,80}(?<!\p{L})(?:fest|klar|entschieden|beschlossen|geeinigt|vereinbart|ausgemacht|verständigt|entschlossen|übereingekommen)[^,:]{0,20}), dass wir (?=[^,;]{4,80}(?<!(?:hab|werd|könn|müss|soll|dürf|woll))(?:en|ern|eln)(?:[,.;]|$))/iu,
    "",
  ],
];

const FRENCH: readonly Cut[] = [
  [
    new RegExp(
      `^(?:(?:et|bon|alors),? )?(?:(?:en )?bref|pour (?:résumer|faire court|mémoire)|en résumé|malheureusement|hélas|au fait|(?:la )?(?:bonne|mauvaise) nouvelle)\\s*: ${TOLD}`,
      "iu",
    ),
    "",
  ],
  // "Marc a rappelé :"
  [
    new RegExp(
      `^[^:,.?!]{2,40} (?:a|ont|ai|avons|vient d['’]) ?(?:[^:,.?!]{0,20} )?(?:rappelé|appelé|téléphoné|écrit|répondu|parlé|appeler|rappeler)(?: [^:.?!]{2,40})?\\s*: ${TOLD}`,
      "iu",
    ),
    "",
  ],
  // "Nous avons décidé de fermer le lundi": "Fermer le lundi"
  [
    /^(?:(?:après [^,]{3,40}, )?(?:nous avons|on a|j['’]ai|il a été|[^,:.?!]{2,30} et moi avons) (?:finalement |donc |tous )?(?:décidé|convenu|choisi) (?:de (?=\p{L}+(?:er|ir|re|oir)\b)|d['’](?=\p{L}+(?:er|ir|re|oir)\b)|qu(?:e |['’])))(?=\S+ \S)/iu,
    "",
  ],
  // "Côté tarif, c'est vu : trois euros": "Tarif : trois euros"
  [
    /^(?:côté|pour) (?:l[ea]s? |l['’])?(?<thing>[^,:]{3,30}), c['’]est (?:vu|réglé|décidé|fait|calé|entendu)\s*: (?=\S)/iu,
    "$<thing> : ",
  ],
];

const SPANISH: readonly Cut[] = [
  [
    new RegExp(
      `^(?:(?:y|bueno|pues),? )?(?:en (?:resumen|breve)|para resumir|resumiendo|por desgracia|desgraciadamente|lamentablemente|(?:la )?(?:buena|mala) noticia|por cierto)\\s*: ${TOLD}`,
      "iu",
    ),
    "",
  ],
  [
    new RegExp(
      `^[^:,.?!]{2,40} (?:ha|han|he|hemos) (?:[^:,.?!]{0,20} )?(?:llamado|escrito|contestado|respondido|hablado)(?: [^:.?!]{2,40})?\\s*: ${TOLD}`,
      "iu",
    ),
    "",
  ],
  // "Hemos decidido cerrar los lunes": "Cerrar los lunes"
  [
    /^(?:(?:tras|después de) [^,]{3,40}, )?(?:hemos|se ha|he|[^,:.?!]{2,30} y yo hemos) (?:decidido|acordado|resuelto|convenido) (?:(?:con [^,]{2,30} )?que |(?=\p{L}+[aei]r(?:l[aeo]s?|se)? ))(?=\S+ \S)/iu,
    "",
  ],
];

const CUTS: Readonly<Partial<Record<Language, readonly Cut[]>>> = { de: GERMAN, fr: FRENCH, es: SPANISH };

/** What is in the way or was decided, without what only leads up to it: who rang, how it is felt, that it was decided. */
export const withoutLeadIn = (line: string, language: Language): string =>
  (CUTS[language] ?? []).reduce((said, [opens, told]) => said.replace(opens, told), line);
