import type { Heading } from "../statement";

/** What a German, French or Spanish sentence above a list makes of it. */
export interface ForeignRuler {
  heading: Extract<Heading, "actions" | "decisions" | "blockers">;
  /** Its reader is asked for what it lists. */
  asksReader: boolean;
}

const LONGEST = 110;
const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");

/** Still to come, or refused: announces no decisions. */
const OPEN = word(
  "noch nicht|nichts|zu (?:entscheiden|beschließen|klären)|müssen|muss|sollten|offen\\p{L}*|pas encore|rien|à décider|à trancher|reste|devons|doit|todavía no|aún no|por decidir|hay que|tenemos que|pendientes?",
);
/** "Das haben wir heute beschlossen:", "voici ce qui a été décidé :", "quedamos en lo siguiente:" */
const DECIDED = word(
  "beschlossen|entschieden|festgelegt|vereinbart|geeinigt|abgemacht|ausgemacht|verabredet|abgestimmt|beschlüsse|entscheidungen|ergebnis(?:se)? der \\p{L}*(?:sitzung|besprechung|runde|versammlung|abstimmung|klausur|konferenz)|vereinbarungen|festlegungen|décidée?s?|convenue?s?|actée?s?|retenue?s?|tranchée?s?|votée?s?|validée?s?|décisions?|résolutions|decidid[oa]s?|acordad[oa]s?|votad[oa]s?|aprobad[oa]s?|acuerdos|decisiones|(?:hemos )?queda(?:mos|do) en|decidimos|acordamos",
);
/** "Woran es hängt:", "ce qui bloque :", "lo que nos frena:" */
const STUCK = word(
  "(?:wo(?:ran)?|es|was) (?:\\p{L}+ )?(?:hängt|hakt|klemmt|stockt|bremst|aufhält|blockiert|nicht (?:geht|läuft|klappt))(?: \\p{L}+)?|(?:unsere |die )?(?:probleme|sorgenkinder|baustellen)|(?:ce qui|là où ça) (?:coince|bloque|nous bloque|ne va pas|pose problème)|(?:points?|sujets?) (?:bloquants?|de blocage)|(?:lo|las cosas) que (?:nos |me )?(?:frenan?|bloquean?|paran?|preocupan?|no (?:va|funciona|marcha))n?|dónde estamos atascados",
);
/** "Was ich von dir brauche:", "merci de :", "necesito de ti:" */
const ASKED = word(
  "bitte|(?:brauche|brauchen|bräuchte|bräuchten|benötige|benötigen|fehlt|fehlen)(?!\\p{L}).{0,60}|könnt\\p{L}+ (?:du|ihr|sie)|kannst du|merci (?:de|d')|prière de|pourri\\p{L}+-(?:vous)|pourrais-tu|peux-tu|pouvez-vous|(?:il|qu'il) (?:me|nous) (?:faut|faudrait|manque)|(?:ai|avons|aurais|aurions) besoin|por favor|necesit(?:o|amos|aría)|(?:me|nos) (?:faltan?|hacen? falta)|podr[íi]as?|puedes",
);
/** "Wer macht was:", "reste à faire :", "nos hemos repartido el trabajo:" */
const TO_DO = word(
  "wer (?:macht|übernimmt) was|aufgaben\\p{L}*|zu tun|zu erledigen|noch offen(?: ist)?|(?:die arbeit|alles|es) (?:\\p{L}+ )?(?:so )?(?:verteilt|aufgeteilt)|unsere liste|arbeitsteilung|nächste schritte|qui fait quoi|à faire|répartition|réparti|les tâches|prochaines étapes|quién hace qué|por hacer|reparto|repartid[oa]|tareas|próximos pasos|queda pendiente",
);

/** What the sentence makes of the list below it; null where it rules none, or not for sure. */
export function foreignRuler(sentence: string): ForeignRuler | null {
  if (!/:\s*$/.test(sentence) || sentence.length > LONGEST) return null;
  if (TO_DO.test(sentence)) return { heading: "actions", asksReader: false };
  if (STUCK.test(sentence)) return { heading: "blockers", asksReader: false };
  if (DECIDED.test(sentence) && !OPEN.test(sentence)) return { heading: "decisions", asksReader: false };
  return ASKED.test(sentence) ? { heading: "actions", asksReader: true } : null;
}
