/** What the form of a sentence says of how far something has come, in the four languages. */
interface Cue {
  name: string;
  /** One of these alone is enough: looked up, because a pattern of so many words is dear. */
  words: readonly string[];
  phrases: RegExp | null;
}

const list = (words: string): readonly string[] => words.split(/\s+/);

const CUES: readonly Cue[] = [
  {
    name: "not",
    words: list(
      `not never no nobody none nothing without unable nicht keinen keiner keines keinem keine kein niemand nie
      nichts ohne pas jamais aucune aucun personne rien sans nunca nadie ninguna ninguno ningun ningúna ningúno
      ningún nada sin tampoco`,
    ),
    phrases: /\p{L}n['’]t(?!\p{L})/iu,
  },
  {
    name: "yet",
    words: list(
      `yet still waiting awaiting pending outstanding reminder remind meanwhile missing noch warten wartet warte
      fehlt fehlen toujours encore attends attend attendons manquent manque todavia todavía aun aún espero
      esperando esperamos faltan falta`,
    ),
    phrases: null,
  },
  {
    name: "part",
    words: list(
      `half halfway mostly most partly parts part almost nearly some rest remaining only left except other
      others second first percent but halfte hälfte halb teilweise teils teil fast nur aber moitie moitié
      partie presque seulement reste sauf mais mitad parte casi solo sólo resto menos pero`,
    ),
    phrases: /(?<!\p{L})(?:\d+ ?%|\d+ of \d+|all but|to go|to come)(?!\p{L})/iu,
  },
  {
    name: "later",
    words: list(
      `will shall would should could can may might must needs tomorrow tonight soon later next once when until
      if hopefully planned plan promised promise trying try wird werden werdet werde sollte soll kann konnen
      können muss mussen müssen morgen bald nachste nächste sobald wenn versuche demain bientot bientôt
      prochaine prochain quand si vais va dois doit peux peut mañana manana pronto proxima proximo próxima
      próximo cuando voy puedo puede`,
    ),
    phrases:
      /(?<!\p{L})(?:'ll|’ll|won['’]t|going to|has to|have to|need to|as soon as|d[eè]s que|en cuanto|tengo que)(?!\p{L})/iu,
  },
  {
    name: "here",
    words: list(
      `attached attachment enclosed herewith below find angehangt angehängt anbei anhang voici voila voilà
      adjuntos adjunto adjuntas adjunta`,
    ),
    phrases:
      /(?<!\p{L})(?:here (?:is|are|it|they|you)|im anhang|hier (?:ist|sind|kommt)|ci-joint|en pi[eè]ce jointe|pi[eè]ce jointe|aqu[ií] (?:est[aá]n?|va|tienes?))(?!\p{L})/iu,
  },
  {
    name: "have",
    words: list(`quedo quedó`),
    phrases:
      /(?<!\p{L})(?:(?:have|has|'ve|’ve|had) (?:\p{L}+ ){0,2}?\p{L}+(?:ed|en|nt|t|ne|id|ut|wn|me|ld|de|ad|ot|ung|und)|hab(?:e[n]?)? .{2,60}(?:ge\p{L}+[tn]|iert)|ist .{0,40}ge\p{L}+[tn]|hat .{2,60}(?:ge\p{L}+[tn]|iert)|(?:ai|a|as|avons|avez|ont|est|sont) (?:\p{L}+ )?\p{L}+[éiu]e?s?|(?:he|ha|has|hemos|han|hab[eé]is|est[aá]n?) (?:\p{L}+ )?\p{L}+[aie]d[oa]s?|(?:he|ha) hecho)(?!\p{L})/iu,
  },
  {
    name: "is done",
    words: list(
      `works work working runs done fixed sorted solved sent erledigt fertig da weg raus fait reglees reglee
      regles regle reglées reglée reglés reglé réglees réglee régles régle réglées réglée réglés réglé envoyees
      envoyee envoyes envoye envoyées envoyée envoyés envoyé terminees terminee termines termine terminées
      terminée terminés terminé hecho listos listo listas lista enviados enviado enviadas enviada arreglados
      arreglado arregladas arreglada`,
    ),
    phrases:
      /(?<!\p{L})(?:(?:is|are|was|were|got|'s|’s|been) (?:now |all |already |also |just |finally |back |\p{L}+ly )*(?:\p{L}+ed|done|sent|paid|up|on|in|out|off|back|live|online|ready|gone|there|here|free|over|through|open|clear|fine|working|running|booked|built|set|put|made|given|taken|written|bought|sold|told|found|hung|cut))(?!\p{L})/iu,
  },
  {
    name: "did",
    words: [],
    phrases:
      /(?<!\p{L})(?:I|we|he|she|they|\p{Lu}\p{Ll}+) (?:just |already |also |finally |now |then |\p{L}+ly )?(?:\p{L}{2,}ed|sent|paid|put|took|wrote|spoke|rang|went|came|gave|brought|bought|found|got|made|told|called|left|did|met|saw|set|cut|built|sold|read|ran|drew|hung|fed|lent|swapped)(?!\p{L})/u,
  },
  {
    name: "thanks",
    words: list(
      `thanks thank thx ta cheers received danke merci gracias recibidos recibido recibidas recibida`,
    ),
    phrases: /(?<!\p{L})(?:got it|got (?:your|the|them)|vielen dank|bien re[cç]u)(?!\p{L})/iu,
  },
  {
    name: "advance",
    words: [],
    phrases: /\bin advance\b|\bim voraus\b|d'avance|de antemano|por adelantado/iu,
  },
  {
    name: "off",
    words: list(
      `forget ignore dropped drops drop instead withdrawn postponed stopped abgesagt hinfallig hinfällig vergiss
      entfallt entfällt annulees annulee annules annule annulées annulée annulés annulé oubliez oublier oublie
      cancelados cancelado canceladas cancelada olvidalo olvidate olvida olvídalo olvídate olvída anulados
      anulado anuladas anulada`,
    ),
    phrases:
      /(?<!\p{L})(?:cancel+ed|called off|no longer|not (?:needed|necessary|required)|don['’]t need|do not need|never ?mind|not any ?more|nicht mehr|plus besoin|laisse tomber|ya no)(?!\p{L})/iu,
  },
  {
    name: "yes",
    words: [],
    phrases:
      /^(?:yes|yep|yeah|sure|ok(?:ay)?|of course|done|confirmed|fine|agreed|right|ja|klar|gerne?|oui|bien s[uû]r|d'accord|s[ií]|vale|claro|hecho)(?!\p{L})/iu,
  },
  {
    name: "no",
    words: [],
    phrases:
      /^(?:no|nope|sorry|unfortunately|can['’]t|i can['’]t|nein|leider|non|d[eé]sol[eé]e?|lo siento|imposible)(?!\p{L})/iu,
  },
  {
    name: "time",
    words: [],
    phrases:
      /(?<!\p{L})(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?s?(?!\p{L})|\d{1,2}[:.h]\d{2}|\d{1,2} ?(?:am|pm|uhr)|o'clock|(?<!\p{L})(?:montag|dienstag|mittwoch|donnerstag|freitag|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|mi[eé]rcoles|jueves|viernes)(?!\p{L})/iu,
  },
  { name: "number", words: [], phrases: /\d/u },
];

const CUES_OF_WORD: ReadonlyMap<string, readonly string[]> = CUES.reduce((known, { name, words }) => {
  for (const word of words) known.set(word, [...(known.get(word) ?? []), name]);
  return known;
}, new Map<string, string[]>());

/** The names of the cues that a sentence has. */
export function cuesIn(text: string): string[] {
  const found = new Set<string>();
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [])
    for (const name of CUES_OF_WORD.get(word) ?? []) found.add(name);
  return CUES.filter(({ name, phrases }) => found.has(name) || phrases?.test(text)).map(({ name }) => name);
}
