/** What the form of a sentence says of how far something has come, in the four languages. */
const CUES: readonly (readonly [name: string, words: RegExp])[] = [
  [
    "not",
    /(?<!\p{L})(?:not|never|no|nobody|none|nothing|without|unable|\p{L}+n['’]t|nicht|kein(?:e[nrsm]?)?|nie(?:mand)?|nichts|ohne|pas|jamais|aucune?|personne|rien|sans|nunca|nadie|ning[uú]n[ao]?|nada|sin|tampoco)(?!\p{L})/iu,
  ],
  [
    "yet",
    /(?<!\p{L})(?:yet|still|waiting|awaiting|pending|outstanding|remind(?:er)?|meanwhile|missing|immer noch|noch|warte[nt]?|fehlt|fehlen|toujours|encore|attends?|attendons|manque(?:nt)?|todav[ií]a|a[uú]n|espero|esperando|esperamos|falta(?:n)?)(?!\p{L})/iu,
  ],
  [
    "part",
    /(?<!\p{L})(?:half|halfway|most(?:ly)?|part(?:ly|s)?|almost|nearly|some|rest|remaining|only|left|except|other|others|second|first|percent|\d+ ?%|\d+ of \d+|all but|but|to go|to come|h[aä]lfte|halb|teil(?:weise|s)?|fast|nur|rest|aber|moiti[eé]|partie|presque|seulement|reste|sauf|mais|mitad|parte|casi|s[oó]lo|resto|menos|pero)(?!\p{L})/iu,
  ],
  [
    "later",
    /(?<!\p{L})(?:will|'ll|’ll|shall|won['’]t|going to|would|should|could|can|may|might|must|has to|have to|need to|needs|tomorrow|tonight|soon|later|next|once|when|until|as soon as|if|hopefully|plan(?:ned)?|promised?|try(?:ing)?|wird|werde[nt]?|soll(?:te)?|kann|k[oö]nnen|muss|m[uü]ssen|morgen|bald|n[aä]chste|sobald|wenn|versuche|demain|bient[oô]t|prochaine?|d[eè]s que|quand|si|vais|va|dois|doit|peux|peut|ma[ñn]ana|pronto|pr[oó]xim[ao]|cuando|en cuanto|si|voy|va|tengo que|puedo|puede)(?!\p{L})/iu,
  ],
  [
    "here",
    /(?<!\p{L})(?:attached|attachment|enclosed|herewith|here (?:is|are|it|they|you)|below|find|angeh[aä]ngt|anbei|anhang|im anhang|hier (?:ist|sind|kommt)|ci-joint|en pi[eè]ce jointe|pi[eè]ce jointe|voici|voil[aà]|adjunt[oa]s?|aqu[ií] (?:est[aá]n?|va|tienes?))(?!\p{L})/iu,
  ],
  [
    "have",
    /(?<!\p{L})(?:(?:have|has|'ve|’ve|had) (?:\p{L}+ ){0,2}?\p{L}+(?:ed|en|nt|t|ne|id|ut|wn|me|ld|de|ad|ot|ung|und)|hab(?:e[n]?)? .{2,60}(?:ge\p{L}+[tn]|iert)|ist .{0,40}ge\p{L}+[tn]|hat .{2,60}(?:ge\p{L}+[tn]|iert)|(?:ai|a|as|avons|avez|ont|est|sont) (?:\p{L}+ )?\p{L}+[éiu]e?s?|(?:he|ha|has|hemos|han|hab[eé]is|est[aá]n?) (?:\p{L}+ )?\p{L}+[aie]d[oa]s?|(?:he|ha) hecho|qued[oó])(?!\p{L})/iu,
  ],
  [
    "is done",
    /(?<!\p{L})(?:(?:is|are|was|were|got|'s|’s|been) (?:now |all |already |also |just |finally |back |\p{L}+ly )*(?:\p{L}+ed|done|sent|paid|up|on|in|out|off|back|live|online|ready|gone|there|here|free|over|through|open|clear|fine|working|running|booked|built|set|put|made|given|taken|written|bought|sold|told|found|hung|cut)|works?|working|runs|done|fixed|sorted|solved|sent|erledigt|fertig|da|weg|raus|fait|r[eé]gl[eé]e?s?|envoy[eé]e?s?|termin[eé]e?s?|hecho|list[oa]s?|enviad[oa]s?|arreglad[oa]s?)(?!\p{L})/iu,
  ],
  [
    "did",
    /(?<!\p{L})(?:I|we|he|she|they|\p{Lu}\p{Ll}+) (?:just |already |also |finally |now |then |\p{L}+ly )?(?:\p{L}{2,}ed|sent|paid|put|took|wrote|spoke|rang|went|came|gave|brought|bought|found|got|made|told|called|left|did|met|saw|set|cut|built|sold|read|ran|drew|hung|fed|lent|swapped)(?!\p{L})/u,
  ],
  [
    "thanks",
    /(?<!\p{L})(?:thanks?|thank you|thx|ta|cheers|received|got it|got (?:your|the|them)|danke|vielen dank|merci|bien re[cç]u|gracias|recibid[oa]s?)(?!\p{L})/iu,
  ],
  ["advance", /\bin advance\b|\bim voraus\b|d'avance|de antemano|por adelantado/iu],
  [
    "off",
    /(?<!\p{L})(?:cancel+ed|called off|no longer|not (?:needed|necessary|required)|don['’]t need|do not need|forget|ignore|drop(?:ped|s)?|never ?mind|not any ?more|instead|withdrawn|postponed|stopped|abgesagt|nicht mehr|hinf[aä]llig|vergiss|entf[aä]llt|annul[eé]e?s?|plus besoin|laisse tomber|oublie[zr]?|cancelad[oa]s?|ya no|olv[ií]da(?:lo|te)?|anulad[oa]s?)(?!\p{L})/iu,
  ],
  [
    "yes",
    /^(?:yes|yep|yeah|sure|ok(?:ay)?|of course|done|confirmed|fine|agreed|right|ja|klar|gerne?|oui|bien s[uû]r|d'accord|s[ií]|vale|claro|hecho)(?!\p{L})/iu,
  ],
  [
    "no",
    /^(?:no|nope|sorry|unfortunately|can['’]t|i can['’]t|nein|leider|non|d[eé]sol[eé]e?|lo siento|imposible)(?!\p{L})/iu,
  ],
  [
    "time",
    /(?<!\p{L})(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?s?(?!\p{L})|\d{1,2}[:.h]\d{2}|\d{1,2} ?(?:am|pm|uhr)|o'clock|(?<!\p{L})(?:montag|dienstag|mittwoch|donnerstag|freitag|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|mi[eé]rcoles|jueves|viernes)(?!\p{L})/iu,
  ],
  ["number", /\d/u],
];

/** The names of the cues that a sentence has. */
export const cuesIn = (text: string): string[] =>
  CUES.filter(([, words]) => words.test(text)).map(([name]) => name);
