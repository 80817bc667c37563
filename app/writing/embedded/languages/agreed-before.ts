import type { Act } from "../act";
import { mailBefore } from "../mail-before";
import type { Statement } from "../statement";
import { sentenceCase, shorten } from "../task-wording";
import { contentStems } from "../tokens";
import { shape } from "./shape";

const { raw } = String;

/** "Sollen wir den Ausflug verschieben?", "je propose de ...", "¿lo dejamos en diez?": put to others, as a thing of all. */
const PROPOSES = shape(
  raw`^(?:und |also |et |alors |du coup |y |entonces |[¿¡]+)*(?:(?:sollen|wollen|könnten|können|nehmen|machen|lassen|verschieben|streichen|bleiben|legen|sagen) wir\b|(?:mein|unser) vorschlag|(?:ich|wir|würde) (?:\p{L}+ )?(?:schlage|schlagen|vorschlagen)\b|wie wäre es (?:mit|wenn)|was haltet? (?:ihr|du|sie) davon|(?:je|nous|on) (?:te |vous )?(?:propose|proposons|suggère|suggérons)|(?:ma|notre) proposition|et si (?:on|nous)|(?:que dirais-tu|que diriez-vous|qu'en penses-tu si|qu'en pensez-vous si)|on (?:prend|garde|part|fait|reporte|décale|met|passe|dit)\b.*\?|(?:te|os|le) propongo|propongo|proponemos|mi propuesta|¿?(?:qué (?:te|os|le) parece si|y si|te parece (?:bien )?si|os parece (?:bien )?si)|(?:lo |la |los |las )?(?:dejamos|ponemos|cambiamos|quedamos|hacemos|aplazamos|vamos) \S.*\?)`,
);
/** "Ja, so machen wir es", "d'accord", "de acuerdo, adelante" */
const AGREES = shape(
  raw`^(?:(?:hallo|hi|bonjour|salut|hola)[ ,][^,.!]{0,20}[,.!:]? )?(?:ja|jawohl|einverstanden|passt|gern|gerne|gute idee|klingt gut|machen wir|so machen wir|von mir aus|abgemacht|perfekt|super|in ordnung|geht klar|oui|d'accord|ok|okay|entendu|parfait|bonne idée|vendu|ça marche|ça me va|c'est bon pour moi|très bien|va pour|adjugé|sí|vale|de acuerdo|perfecto|me parece (?:bien|perfecto)|buena idea|adelante|hecho|trato hecho|conforme)(?=[\s,.;!:–-]|$)`,
);
const BUT = shape(
  raw`\b(?:aber|allerdings|lieber|doch nicht|nicht|noch|erst|wenn|mais|plutôt|pas|sauf|si|pero|aunque|mejor|no|salvo)\b`,
);
/** "Grün oder Blau?" */
const CHOICE = shape(raw`\b(?:oder|ou|o)\b[^?]*\?\s*$`);
const NO_CHOICE = shape(raw`\b(?:oder (?:nicht|so|was|nein|doch)|ou (?:pas|non|quoi|bien)|o (?:no|qué))\b`);
/** Words of an answer that only choose: "dann lieber", "on prend", "mejor". */
const CHOOSES = shape(
  raw`^(?:(?:dann|also|lieber|eher|ich (?:wäre|bin) für|wir nehmen|nehmen wir|nimm|nehmt|bitte|alors|plutôt|on prend|prenons|prends|prenez|je préfère|nous préférons|va pour|entonces|mejor|prefiero|preferimos|cogemos|coge|nos quedamos con|pues)[, ]+)*`,
);
/** An answer agrees with its first sentences: the greeting and so many more. */
const DEEP = 4;
const MOST_WORDS = 8;

/** What the answer of somebody else in a German, French or Spanish thread settles: a proposal, or one of two things. */
export function agreedBefore(statements: readonly Statement[], at: number): Act | null {
  const answer = statements[at];
  if (answer?.medium !== "mail" || answer.quotedIn !== null || /\?\s*$/.test(answer.text)) return null;
  if (statements[at - DEEP]?.unit === answer.unit) return null;
  const asked = mailBefore(statements, at).filter(({ medium }) => medium === "mail");
  const words = answer.text.split(/\s+/).length;
  if (AGREES.test(answer.text) && !BUT.test(answer.text)) {
    const proposed = asked.find(({ text }) => PROPOSES.test(text));
    if (proposed) return decided(answer, proposed, proposed.text.replace(/[¿?\s.!]+$|^¿/gu, ""));
  }
  if (words > MOST_WORDS || BUT.test(answer.text.replace(CHOOSES, ""))) return null;
  const chosen = contentStems(answer.text.replace(CHOOSES, ""));
  if (chosen.length === 0) return null;
  const choice = asked.find(({ text }) => {
    if (!CHOICE.test(text) || NO_CHOICE.test(text)) return false;
    const offered = contentStems(text);
    return chosen.every((stem) => offered.includes(stem));
  });
  return choice ? decided(answer, choice, `${choice.text.replace(/^¿/, "")} ${answer.text}`) : null;
}

const decided = (answer: Statement, asked: Statement, line: string): Act => ({
  kind: "decision",
  statement: answer,
  line: shorten(sentenceCase(line.replace(/[.!]+$/, "")), 200),
  owner: null,
  when: null,
  certainty: 0.95,
  support: [asked],
});
