import type { Wish } from "./language-pack";
import { shape } from "./shape";

const { raw } = String;

/** Whoever wants something done, in a few words; who speaks or is spoken to wants it for themselves. */
const SOMEBODY_DE = raw`(?!(?:ich|wir|du|ihr|man|es|das(?= (?:möchte|will|soll|wird|hat|ist|heißt))|wer|was|bitte|wenn|falls|ob|dass|weil|nicht|niemand|keiner)\b)(?:(?!(?:ich|wir|du|nicht|nie|kein\p{L}*)\b)[^\s,;:?]+ ){1,6}?`;
const SOFT_DE = raw`(?:auch|noch|jetzt|nun|unbedingt|dringend|gern|gerne|schon|bereits|gestern|heute|ausdrücklich|nochmals|noch einmal|schriftlich|darum|darauf|auf)`;
const SOFTLY_DE = `(?:${SOFT_DE} )*`;
const WANTS_DE = raw`(?:möchten?|will|wollen|wünsch(?:t|en) sich|verlang(?:t|en)|forder[tn]|erwarte[tn]|besteh(?:t|en) darauf|leg(?:t|en) wert darauf|hätten? (?:gern|gerne)|bitte[tn]?(?: \S+)? darum|(?:hat|haben) ${SOFTLY_DE}(?:gebeten|verlangt|gefordert|gewünscht))`;
const TO_DO = raw`(?!.*\b(?:zu (?:danken|grüßen|warten|kommen|bleiben|gehen|entschuldigen|sagen)|auszurichten|mitzuteilen)\b)(?<task>[^;?]*?(?:\bzu \p{L}+n|\p{L}zu\p{L}+n)\b.*)`;
/** A finite verb of work at the end of its clause. */
const DOES_DE = (verb: "verb" | "wished"): string =>
  raw`(?!.*\b(?:nicht|nie|kein\p{L}*)\b)(?<rest>[^,;?]{4,120}?)(?<!\b(?:zu|und|oder)) (?<${verb}>(?!(?:bin|bist|ist|sind|seid|habe?|hast|hat|haben|habt|kommst|kommen|kommt|bleib\p{L}*|weißt|wissen|gehst|gehen|wart\p{L}+|werden?|wirst|wird)\b)\p{Ll}{3,})(?: (?:soll|sollst|sollen|sollt|muss|musst|müssen|kann|kannst|können))?`;
const ASKED_DE = (whom: string): string =>
  raw`^${SOMEBODY_DE}(?:(?:bittet|bitten|bat|ersucht|ersuchen|fordert|fordern|beauftragt|drängt) ${whom}(?: ${SOFT_DE})*|(?:hat|haben) ${SOFTLY_DE}${whom} ${SOFTLY_DE}(?:gebeten|aufgefordert|beauftragt|ersucht|damit beauftragt)), ${TO_DO}$`;

/** "Die Bank verlangt, dass wir ...", "der Kunde hat mich gebeten, ..." */
export const GERMAN_WISHES: readonly Wish[] = [
  {
    whose: "reader",
    pattern: shape(raw`^${SOMEBODY_DE}${WANTS_DE}, dass (?:du|sie|ihr) ${DOES_DE("wished")}$`),
  },
  { whose: "writer", pattern: shape(raw`^${SOMEBODY_DE}${WANTS_DE}, dass ich ${DOES_DE("verb")}$`) },
  { whose: "nobody", pattern: shape(raw`^${SOMEBODY_DE}${WANTS_DE}, dass (?:wir|man) ${DOES_DE("verb")}$`) },
  {
    whose: "named",
    pattern: shape(
      raw`^${SOMEBODY_DE}${WANTS_DE}, dass (?<who>(?:(?:frau|herr|der|die|unsere?) )?\p{L}+) ${DOES_DE("verb")}$`,
    ),
  },
  { whose: "writer", pattern: shape(ASKED_DE("mich")) },
  { whose: "nobody", pattern: shape(ASKED_DE("uns")) },
  { whose: "reader", pattern: shape(ASKED_DE("(?:dich|sie|euch)")) },
];

const SOMEBODY_FR = raw`(?!(?:je|tu|on|nous|vous|il|ça|cela|ce(?= (?:qu|son|n|ser))|si|quand|qui|que|merci|personne)\b|[cjs]')(?:(?!(?:je|tu|ne|pas)\b|n')[^\s,;:?]+ ){1,6}?`;
const SOFTLY_FR = raw`(?: (?:aussi|encore|toujours|bien|donc|maintenant|déjà|vraiment|absolument|expressément|instamment))*`;
const WANTS_FR = raw`(?:ve(?:ut|ulent)|voudrai(?:t|ent)|souhait(?:e|ent|erait|eraient)|aimerai(?:t|ent)|exig(?:e|ent)|demand(?:e|ent)|atten(?:d|dent)|insist(?:e|ent) pour|tien(?:t|nent) à ce|(?:a|ont) (?:demandé|exigé|souhaité))${SOFTLY_FR}`;
const ASKS_FR = raw`(?:demand(?:e|ent|ait)|pri(?:e|ent)|charg(?:e|ent)|ordonn(?:e|ent)|(?:a|ont)${SOFTLY_FR} (?:demandé|dit|priée?s?|chargée?s?|ordonné))${SOFTLY_FR}`;
const INFINITIVE_FR = raw`(?:de |d')(?:bien vouloir )?(?<task>(?!(?:te|vous|nous|me|t'|m')? ?(?:remercier|saluer|dire|transmettre (?:ses|leurs|le bonjour)|attendre|patienter|venir|rester|ne)\b)(?:(?:le|la|les|lui|leur|y|en) |l')?\p{L}{2,}(?:er|ir|re|oir)\b.*)`;
const DOES_FR = raw`(?!.*\b(?:ne|n')\b)(?:(?:lui|leur|y|en|me|te|nous) |[mt]')?(?<verb>(?!(?:soi[st]|soyez|soyons|ai[est]|ayez|ayons|vien\p{L}*|ven\p{L}*|attend\p{L}*|rest\p{L}*|sach\p{L}*|puiss\p{L}*|les?|la)\b)\p{L}{3,}) (?<rest>.{3,})`;

/** "Le client nous demande de ...", "ma cheffe veut que tu ..." */
export const FRENCH_WISHES: readonly Wish[] = [
  { whose: "nobody", pattern: shape(raw`^${SOMEBODY_FR}nous ${ASKS_FR} ${INFINITIVE_FR}$`) },
  { whose: "writer", pattern: shape(raw`^${SOMEBODY_FR}(?:me |m')${ASKS_FR} ${INFINITIVE_FR}$`) },
  { whose: "reader", pattern: shape(raw`^${SOMEBODY_FR}(?:te |t'|vous )${ASKS_FR} ${INFINITIVE_FR}$`) },
  { whose: "reader", pattern: shape(raw`^${SOMEBODY_FR}${WANTS_FR} que (?:tu|vous) ${DOES_FR}$`) },
  { whose: "writer", pattern: shape(raw`^${SOMEBODY_FR}${WANTS_FR} que (?:je |j')${DOES_FR}$`) },
  { whose: "nobody", pattern: shape(raw`^${SOMEBODY_FR}${WANTS_FR} qu(?:e nous |e l'on |'on )${DOES_FR}$`) },
  {
    whose: "named",
    pattern: shape(
      raw`^${SOMEBODY_FR}${WANTS_FR} qu(?:e |')(?<who>(?!(?:ils?|elles?|les?|la|une?|tout|ce|cela|ça)\b)(?:(?:m\.|mme|monsieur|madame) )?\p{L}{2,}) ${DOES_FR}$`,
    ),
  },
];

const SOMEBODY_ES = raw`(?!(?:yo|tú|usted|nosotros|se|no|si|que|lo|eso|esto|nadie|cuando|gracias)\b)(?:(?!(?:yo|no|nunca)\b)[^\s,;:?]+ ){1,6}?`;
const WANTS_ES = raw`(?:quieren?|querrían?|desean?|exigen?|necesitan?|piden?|solicitan?|insisten? en|(?:ha|han) (?:pedido|exigido|solicitado))`;
const ASKS_ES = raw`(?:piden?|pidió|pidieron|ruegan?|exigen?|solicitan?|encargan?|ordenan?|(?:ha|han) (?:pedido|dicho|rogado|exigido|encargado|solicitado|ordenado)|dicen)`;
const NO_WORK_ES = raw`(?!(?:se|est|teng|hay|veng|vay|esper|sep|pued|qued|sig|agradezc|salud)(?:[ae]\p{L}{0,4}|é\p{L}{0,3})?\b)`;
const INFINITIVE_ES = raw`(?<task>(?!(?:dar(?:te|le|os)? las gracias|esperar|venir|ser|estar|tener|saludar)\b)\p{L}{2,}(?:ar|er|ir|ír)(?:me|te|se|nos|os|les?|l[ao]s?){0,2}\b.*)`;
const DOES_ES = (ending: string): string =>
  raw`(?:(?:me|nos|les?|te|os) )?(?<wished>${NO_WORK_ES}\p{L}{2,}${ending}) (?<rest>.{3,})`;

/** "El banco nos pide que ...", "mi jefa quiere que ..." */
export const SPANISH_WISHES: readonly Wish[] = [
  {
    whose: "nobody",
    pattern: shape(raw`^${SOMEBODY_ES}nos ${ASKS_ES} (?:que ${DOES_ES("[ae]mos")}|${INFINITIVE_ES})$`),
  },
  {
    whose: "writer",
    pattern: shape(raw`^${SOMEBODY_ES}me ${ASKS_ES} (?:que (?:yo )?${DOES_ES("[ae]")}|${INFINITIVE_ES})$`),
  },
  {
    whose: "reader",
    pattern: shape(
      raw`^${SOMEBODY_ES}(?:te|os) ${ASKS_ES} (?:que ${DOES_ES("(?:[ae]s|[áé]is)")}|${INFINITIVE_ES})$`,
    ),
  },
  {
    whose: "reader",
    pattern: shape(raw`^${SOMEBODY_ES}${WANTS_ES} que (?:tú )?${DOES_ES("(?:[ae]s|[áé]is)")}$`),
  },
  {
    whose: "reader",
    pattern: shape(raw`^${SOMEBODY_ES}${WANTS_ES} que (?:usted|ustedes) ${DOES_ES("[ae]n?")}$`),
  },
  { whose: "writer", pattern: shape(raw`^${SOMEBODY_ES}${WANTS_ES} que yo ${DOES_ES("[ae]")}$`) },
  {
    whose: "nobody",
    pattern: shape(raw`^${SOMEBODY_ES}${WANTS_ES} que (?:nosotros )?${DOES_ES("[ae]mos")}$`),
  },
  {
    whose: "named",
    pattern: shape(
      raw`^${SOMEBODY_ES}${WANTS_ES} que (?<who>(?!(?:él|ella|ellos|l[ao]s?|el|una?|todo|no|se|me|te|nos|les?)\b)(?:(?:el señor|la señora|don|doña) )?\p{L}{2,}) ${DOES_ES("[ae]n?")}$`,
    ),
  },
];
