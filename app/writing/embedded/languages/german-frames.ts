import type { Predicate, Shape } from "./language-pack";
import { shape } from "./shape";

const { raw } = String;

const YOU = "(?:du|sie|ihr)";
const INFINITIVE = raw`\p{L}*(?:en|rn|ln|tun|sein)\b`;
/** What is to be done, with "zu". */
const TO_DO = raw`(?<task>[^?;]*?(?:\bzu \p{L}+n|\p{L}zu\p{L}+n)\b.*)`;
const NO = raw`(?![^,]*\b(?:nicht|nichts|nie|kein|keine[nrms]?)\b)`;
/** Takes an infinitive whose doer is whoever is asked. */
const ASKS_TO = raw`(?:bitten?|gebeten|ersuchen?|erinnern?|schaff(?:s?t|en)|zeit|luft|gelegenheit|möglichkeit|möglich|nett|lieb|freundlich|gut|gütig|einrichten|hinbekommen|hinkriegen|bereit|lage|daran|dran|darum|drum|darauf|dafür|dazu|gefallen|aufgabe|hilfe|übernehmen|mühe|recht|zumuten|versuchen?)`;
/** Takes an infinitive whose doer is its subject. */
const BINDS = raw`(?:vor|vorgenommen|versprochen|zugesagt|zugesichert|angeboten|dran|daran|dabei|darum|drum|darauf|bereit(?: erklärt)?|übernommen|einverstanden(?: erklärt)?|angefangen|begonnen)`;
const WOULD_BE = raw`(?:wäre|wär|hilft|hilfst|helfen|geholfen|freuen|freue|freut|dankbar|verbunden|super|toll|schön|perfekt|klasse|prima|nett|lieb|ideal)`;
const COULD = raw`(?:könntest|könntet|könnten|kannst|könnt|können|würdest|würdet|würden|magst|mögen|möchten)`;
const SOFTLY = raw`(?:(?:mir|uns|noch|schon|mal|bitte|vielleicht|auch|dann|ja|doch|gern|gerne|eigentlich|unbedingt|dringend) )`;
const NO_WORK = raw`(?!.*\b(?:haben|sein|werden|denken|meinen|sagen|wissen|kennen|sehen|verstehen|freuen|vorstellen|merken)$)`;

/** Everyday words around a task that is asked: who is spoken to is who does it. */
export const GERMAN_REQUEST_FRAMES: readonly Shape[] = [
  // "Hättest du Zeit, ...", "könntest du es einrichten, ...", "ich würde dich bitten, ...", "kann ich dich bitten, ..."
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?!danke|schön|hast du .*geschafft|haben sie .*geschafft|er |petra )${NO}(?=[^,;?]*\b(?:du|dich|dir|sie|ihnen|ihr|euch|deine|ihre)\b)(?=[^,;?]*\b${ASKS_TO}\b)[^,;?]{4,70}, ${TO_DO}$`,
    ),
  },
  // "Mir wäre geholfen, wenn du ...", "es wäre schön, wenn du es schaffst, ..."
  {
    certainty: 0.85,
    pattern: shape(
      raw`^${NO}(?=[^,;?]*\b${WOULD_BE}\b)[^,;?]{3,70},? wenn ${YOU} es (?:schaffst|schafft|schaffen|hinbekommst|hinbekommen|einrichten (?:kannst|könntest|können|könnten)|schaffen (?:könntest|könnten|würdest)), ${TO_DO}$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^${NO}(?=[^,;?]*\b${WOULD_BE}\b)[^,;?]{3,70},? wenn ${YOU} (?:mir |uns |bitte )*(?<task>[^,].*?)(?: ${COULD})?[.?!]*$`,
    ),
  },
  // "Meinst du, du kannst ...", "meinst du, dass du ... kannst"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:meinst|glaubst|denkst|meinen|glauben|denken|meint|glaubt) ${YOU},? (?:dass )?${YOU} (?:(?:kannst|könntest|könnten|können|könnt|schaffst es,?|schaffen es,?) )?${SOFTLY}*(?<task>.*?${INFINITIVE})(?: (?:kannst|könntest|könnten|können|könnt))?[.?!]*$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:ich|wir) (?:verlasse mich|verlassen uns|zähle|zählen|baue|bauen|erwarte|erwarten|gehe|gehen|hoffe|hoffen)(?: (?:darauf|davon aus))?,? dass ${YOU} (?<task>.{6,})$`,
    ),
  },
  // "Du könntest schon mal ...", "Sie müssten noch ...", "du wolltest doch noch ..."
  {
    certainty: 0.8,
    pattern: shape(
      raw`^${YOU} (?!.*\b(?:nicht|nichts|keine?[nrms]?)\b)(?:könntest|könntet|könnten|müsstest|müsstet|müssten|musst|müsst|solltest|solltet) ${SOFTLY}*(?<task>${NO_WORK}[^,;?]*${INFINITIVE})[.?!]*$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^${YOU} (?:wolltest|wolltet|wollten) ${SOFTLY}+(?<task>${NO_WORK}[^,;?]*${INFINITIVE})[.?!]*$`,
    ),
  },
  // "Bist du so lieb und reservierst den Raum?"
  {
    certainty: 0.9,
    pattern: shape(
      raw`^(?:bist|seid|sind|wärst|wärest|wärt|wären) ${YOU} (?:bitte )?so (?:nett|lieb|gut|freundlich) und (?<task>.{6,})$`,
    ),
  },
  // "Was noch fehlt: den Saal buchen", "noch zu erledigen: den Saal buchen"
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?:was (?:jetzt |nun )?noch (?:fehlt|offen ist|zu tun ist|ansteht|aussteht)|noch (?:zu erledigen|zu tun|offen|ausständig))\s*[:–—-]\s*(?<task>.{3,100}${INFINITIVE})[.!]*$`,
    ),
  },
];

/** "Für Petra: den Vertrag unterschreiben" */
export const GERMAN_HANDED_FRAMES: readonly Shape[] = [
  {
    certainty: 0.85,
    pattern: shape(
      raw`^für (?<who>(?:frau |herrn )?\p{L}+(?: \p{L}+)?)\s*[:–—-]\s*(?:bitte )?(?<task>[^;?]{3,100}${INFINITIVE})[.!]*$`,
    ),
  },
];

/** What somebody has taken on, in an infinitive behind it. */
export const GERMAN_PROMISE_FRAMES: readonly Predicate[] = [
  {
    certainty: 0.85,
    pattern: shape(raw`^${NO}(?!.*\bgebeten\b)(?:[^\s,]+ ){0,11}?${BINDS}(?: [^\s,]+)?, ${TO_DO}$`),
    forms: ["I", "one", "many"],
  },
  // "Wir müssen noch ...", "wir sollten unbedingt ..."
  {
    certainty: 1.05,
    pattern: shape(
      raw`^(?:müssen|müssten|sollten) (?!.*\b(?:nicht|nichts|keine?[nrms]?|erst)\b)(?:(?:noch|unbedingt|dringend|bitte|auch|mal|dann|endlich) )+(?<task>${NO_WORK}[^,;?]*${INFINITIVE})$`,
    ),
    forms: ["we"],
  },
  // "Ich kann die Fotos bis Freitag hochladen"
  {
    certainty: 0.8,
    pattern: shape(
      raw`^kann (?!.*\b(?:nicht|nichts|keine?[nrms]?|nur|erst)\b)(?=.*\b(?:bis|am|heute|morgen|übermorgen|gern|gerne|gleich|noch|nächste\p{L}*|diese|dann|anfang|ende|mitte)\b)(?<task>${NO_WORK}[^,;?]*${INFINITIVE})[.?!]*$`,
    ),
    forms: ["I", "one"],
  },
];
