import { type Act, isTask } from "../act";
import { isLongAgo } from "../long-ago";
import { type ActOdds, taskKindOf } from "../models/act-model";
import { straight } from "../straight";
import { calledIn } from "./grammar/called";
import { isContactIfNeeded, startsOf } from "./grammar/clause-starts";
import { ONE_IS_OUT } from "./grammar/decisions";
import { sentenceAct, taskAct } from "./grammar/make-act";
import { COMPARES } from "./grammar/predicates";
import type { StatementContext } from "./grammar/statement-context";
import { SAYING } from "./grammar/tasks";
import { tidy, wordsOf } from "./grammar/words";
import type { LanguagePack } from "./language-pack";
import { acceptsIn } from "./read-foreign-acts";
import { FINITE, subjectsAt } from "./subject";

/** Log-odds from which on the models open an act that no rule saw, and below which they close one that a rule did. */
const OPENS = { task: -0.3, obstacle: -0.2, decision: -0.9 };
const CLOSES = { task: -2.2, obstacle: -3.5, decision: -3 };
/** What is so certain of its words closes only when they are so much surer. */
const PLAIN = 0.85;
const MORE_TO_CLOSE = 1.8;
const MORE_TO_CLOSE_OBSTACLE = 0.5;
/** How much surer they must be of a second thing in a sentence. */
const MORE = 1;
/** "Die Bauleitung hat angerufen: der Kanal ist undicht": done is only the telling. */
const ONLY_TELLS =
  /^[^:]{3,60}(?:angerufen|gesagt|geschrieben|gemeldet|mitgeteilt|appelé|écrit|dit|prévenu|llamado|escrito|dicho|avisado)[^:]{0,20}:/i;
/** "April fehlt noch", "Wir streichen den Stand": how much surer yet of a task in what a rule found to be something else. */
const ELSE = { obstacle: 3, decision: 2 };
/** The same where it is reported as over. */
const TOLD = 1;
/** What somebody goes along with or is spoken of is not who does it: "mit Petra", "die Gauben". */
const NO_DOER =
  /^(?:im|am|zum|zur|vom|beim|ins|aufs|in|mit|für|von|zu|auf|aus|nach|bei|an|über|ohne|gegen|du|des|au|aux|de|en|à|al|del|con|para|por|chez|avec|pour|sur)$/i;

/** "Mañana es el cumpleaños de mi hija" */
const IS =
  /^(?:c'est|ce sont|es|son) (?:le|la|l'|les|el|los|las|un|una|une|mon|ma|mi) ?(?!à toi|tour|turno)/i;
/** "Der Vertrag läuft noch bis 2028": how long something is as it is. */
const RUNS =
  /^(?:der|die|das|unsere?|alle|diese[rs]?) [^,;:]{2,50} (?:läuft|laufen|geht|gehen|gilt|gelten|kostet|kosten|dauert|dauern|beginnt|beginnen|endet|enden|heißt|heißen|reicht|reichen) (?!.*(?<!\p{L})(?:bitte|du|dein\p{L}*|sie|ihre?\p{L}*|noch zu|offen)(?!\p{L}))/iu;
/** "Hast du die Rechnung gesehen?" asks to know. */
const PERFECT = /^¿?\s*(?:hast du|haben sie|habt ihr|as-tu|avez-vous|tu as|vous avez|has|ha|han|habéis)\b/iu;
/** "Ich bin bis Freitag im Urlaub" */
const AWAY =
  /^(?:ich|wir) (?:bin|sind|habe|haben) (?!.*\bbitte\b).*\b(?:urlaub|abwesend|außer haus|nicht im (?:büro|haus))\b|^[^,]{2,40} (?:bin|sind) (?:ich|wir) (?:\S+ ){0,4}?(?:im urlaub|abwesend|außer haus|nicht im (?:büro|haus))\b|^(?:je|nous) (?:suis|serai|sommes|serons) .*\b(?:en congés?|en vacances|absente?s?)\b|^(?:estoy|estaré|estamos|estaremos) .*\b(?:de vacaciones|ausentes?|fuera)\b/i;
/** "Quel plaisir de vous voir !": a feeling. */
const EXCLAIMS = /^¡|^(?:was für |welch|quel(?:le)?s? |que de |qué |menud|vaya )|!\s*$/iu;
/** "Und: Glatteis im Hof" only tells. */
const ANNOUNCES = /^(?:und|aber|et|mais|y|e|pero)\s*:\s/iu;
/** "Ana me dice que el banco manda un técnico": what another tells of others. */
const QUOTES =
  /^(?:\p{L}+ )?(?:me|nos) (?:dicen?|dijo|dijeron|cuentan?|comentan?) que (?!.*(?<!\p{L})(?:tienes|tenéis|tiene|debes|debe|hay|puedes|podrías) )|^(?:\p{L}+ )?(?:me |m'|nous )(?:dit|disent|écrit|raconte) que (?!tu |vous |on |il faut)/iu;
/** Says when and where something is. */
const FIELD =
  /^(?:termin|datum|ort|zeit|beginn|wann|wo|treffpunkt|date|lieu|heure|horaire|quand|où|fecha|lugar|hora|cuándo|dónde)\s*:/iu;

/** The acts of a German, French or Spanish sentence after the fitted models have had their say, as `judgeActs` for English. */
export function judgeForeignActs(context: StatementContext, ruled: readonly Act[], odds: ActOdds): Act[] {
  const { statement, pack } = context;
  const text = straight(statement.text);
  const isAway = AWAY.test(text.replace(pack.timesFirst ?? "", ""));
  const kept = ruled.filter(
    (act) =>
      !(isTask(act) && (odds.task < CLOSES.task - (act.certainty >= PLAIN ? MORE_TO_CLOSE : 0) || isAway)) &&
      !(
        act.kind === "obstacle" &&
        odds.obstacle < CLOSES.obstacle - (act.certainty >= PLAIN ? MORE_TO_CLOSE_OBSTACLE : 0)
      ) &&
      !(act.kind === "decision" && odds.decision < CLOSES.decision),
  );
  // "Je m'en occupe" takes what was asked before it, and is no task of its own.
  if (
    isAway ||
    wordsOf(text).length < 3 ||
    FIELD.test(text) ||
    pack.courtesy.test(text) ||
    acceptsIn(pack, text)
  )
    return kept;
  const hasTask = kept.some(isTask);
  const has = (kind: Act["kind"]) => kept.some((act) => act.kind === kind);
  const isQuestion = /\?\s*$/.test(text);
  // What is done, gone or decided is in nobody's way.
  const isOver = ruled.some(
    (act) =>
      act.certainty >= 0.8 &&
      (act.kind === "done" ? !ONLY_TELLS.test(text) : /^(?:release|cancel|decision)$/.test(act.kind)),
  );
  // "Der Wagen ist endlich da": what is told as done or arrived is seldom also left to do, or decided.
  const told = ruled.some(({ kind, certainty }) => /^(?:done|release)$/.test(kind) && certainty >= 0.8)
    ? TOLD
    : 0;
  // "Wir bitten Sie, den Vertrag zu verlängern"
  const isAsked = kept.some(({ kind, certainty }) => kind === "request" && certainty >= PLAIN);
  const isUnable = pack.unable.test(text);
  const isOneClause = clausesIn(text, pack) < 2;
  // "Je viens de relancer la banque", "tu n'as plus besoin de signer": nothing of it is left to do.
  const isEnded =
    isOneClause && ruled.some(({ kind, certainty }) => /^(?:done|cancel)$/.test(kind) && certainty >= 0.8);
  const isNoDecision =
    pack.noDecision.test(text) ||
    pack.reason.test(text) ||
    EXCLAIMS.test(text) ||
    isLongAgo(text, statement.sentAt) ||
    ONE_IS_OUT.test(text) ||
    ruled.some(({ kind }) => kind === "cancel");
  const leads = [
    {
      kind: "task" as const,
      lead:
        odds.task -
        OPENS.task -
        told -
        (has("obstacle") ? ELSE.obstacle : 0) -
        (has("decision") ? ELSE.decision : 0),
      isOut:
        hasTask ||
        isUnable ||
        isEnded ||
        QUOTES.test(text) ||
        SAYING.test(text) ||
        ANNOUNCES.test(text) ||
        COMPARES.test(text) ||
        IS.test(text.replace(pack.timesFirst ?? "", "")) ||
        RUNS.test(text) ||
        isContactIfNeeded(text, pack) ||
        (isQuestion && PERFECT.test(text)),
    },
    {
      kind: "obstacle" as const,
      lead: odds.obstacle - OPENS.obstacle,
      isOut: has("obstacle") || isQuestion || isOver || pack.noObstacle.test(text),
    },
    {
      kind: "decision" as const,
      lead: odds.decision - OPENS.decision - told,
      // "C'est Léa qui réservera la salle": who does it is not decided besides.
      isOut: has("decision") || isQuestion || isNoDecision || isAsked || (hasTask && isOneClause),
    },
  ]
    .filter(({ isOut }) => !isOut)
    .sort((a, b) => b.lead - a.lead);
  const isFirst = !hasTask && !has("obstacle") && !has("decision");
  const opened: Act[] = [];
  for (const { kind, lead } of leads) {
    if (lead < (isFirst && opened.length === 0 ? 0 : MORE)) break;
    const certainty = Math.min(0.9, 0.55 + lead / 6);
    const act =
      kind === "task"
        ? taskOf(context, odds, certainty)
        : sentenceAct(kind, certainty, text.replace(pack.openers, ""), context);
    if (act) opened.push(act);
  }
  return [...kept, ...opened];
}

/** How many clauses a sentence has; a name that is called is none. */
function clausesIn(text: string, pack: LanguagePack): number {
  const said = text.replace(pack.openers, "");
  const starts = startsOf(said, pack);
  return starts.filter(({ at }, i) => wordsOf(said.slice(at, starts[i + 1]?.gap)).length > 2).length;
}

/** The whole sentence is the line: without a tagger nobody knows which words of it are the work. */
function taskOf(context: StatementContext, { who }: ActOdds, certainty: number): Act | null {
  const { statement, pack, reader } = context;
  const text = straight(statement.text);
  const called = calledIn(text, context);
  const subject = called === null ? headOf(context) : null;
  const owner =
    subject !== null
      ? subject
      : who === "reader"
        ? (called ?? reader)
        : who === "writer"
          ? statement.speaker
          : who === "other"
            ? nameIn(context)
            : null;
  const kind = subject !== null ? "assignment" : taskKindOf(who, owner);
  const phrase = tidy(text.replace(pack.openers, ""), pack);
  return taskAct({ kind, owner, certainty, phrase, scope: text }, context, true);
}

/** "Amparo queda con la imprenta": somebody known whom the sentence opens with does it, whatever the models guess. */
function headOf({ statement, pack, people }: StatementContext): string | null {
  const words = wordsOf(straight(statement.text).replace(pack.openers, ""));
  const [subject] = subjectsAt(words, pack, people);
  return subject?.named &&
    subject.name !== null &&
    /^\p{Ll}+$/u.test(words[subject.length] ?? "") &&
    people.isKnown(words[0] ?? "")
    ? subject.name
    : null;
}

const isObject = (before: string | undefined, pack: LanguagePack): boolean =>
  before !== undefined && (NO_DOER.test(before) || pack.determiners.has(before.toLowerCase()));

/** The first person or group that a clause of the sentence says something of. */
function nameIn({ statement, pack, people }: StatementContext): string | null {
  const words = wordsOf(straight(statement.text).replace(/[,;:!?]/g, ""));
  for (let at = 0; at < words.length; at++)
    for (const subject of subjectsAt(words.slice(at), pack, people))
      if (subject.name !== null && !(subject.named && isObject(words[at - 1], pack))) {
        // "Cuento con tu respuesta": an unknown word at the head is a name only before a verb.
        const isSure =
          !subject.named ||
          people.isKnown(subject.name) ||
          pack.titles.test(words[at] ?? "") ||
          at > 0 ||
          pack.works(words[subject.length] ?? "", subject.form, true) ||
          FINITE.test(words[subject.length] ?? "");
        if (isSure) return subject.name;
      }
  return null;
}
