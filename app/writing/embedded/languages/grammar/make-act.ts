import type { Act, ActKind } from "../../act";
import { dueDateIn } from "../../due-dates";
import { sentenceCase, shorten } from "../../task-wording";
import { lineOf } from "../../wording";
import { withoutCauses } from "./clause-starts";
import type { StatementContext } from "./statement-context";

/** One clause of a sentence that says something, with what it makes. */
export interface Found {
  kind: ActKind;
  certainty: number;
  owner: string | null;
  phrase: string;
  /** The clause, in which its date stands. */
  scope: string;
}

/** "Sag ihm, dass wir morgen liefern": the day is of what is told. */
const TOLD =
  /,?(?<!(?<!\p{L})(?:hay|habrá|habría|teng\p{L}+|tien\p{L}+|tenemos|tendr\p{L}+|faut|faudra|faudrait|est-ce|antes de|hasta|avant))\s(?:dass|que(?! (?:viene|entra))|ob|si)\s.*?(?=;|,? (?:et (?:de |d'|à )|und (?:mir|uns) )|$)/isu;

/** "Ich erwarte, dass Sie bis Montag jemanden schicken", "denk dran, dass ...": what is told is what is wanted. */
const DEMANDS =
  /(?<!\p{L})(?:fragen,? ob (?:du|sie|ihr)|(?:demander|savoir) si (?:tu|vous)|(?:preguntar\p{L}*|saber|pedir\p{L}*) si (?:me |nos )?p(?:ue|o)d\p{L}+)(?!\p{L})|(?<!\p{L})(?:erwarten?|verlangen?|fordern?|bitten?|ersuchen?|exijo|exigimos|ruego|rogamos|requiere|requerimos|pido|pedimos|solicito|solicitamos|necesito|necesitamos|quiero|queremos|demande|demandons|exige|exigeons|souhaite|souhaitons|voudrais|attends|attendons|möglich|zugesagt|versprochen|meinst|glaubst|denkst|meinen|glauben|denken|(?:wäre|hilft|geholfen)(?= .*wenn)|verlassen?|sorgt?|sorgen|schaut?|achtet?|achten|dafür|denkt?e? (?:bitte |auch |noch )*(?:daran|dran)|vergiss|vergesst|vergessen|n'oublie|n'oubliez|pense|pensez|recuerda|recuerde|recordad|acuérdate|acuérdese|olvides?|olviden)(?!\p{L})[^.?!]{0,40}?[,\s](?:dass|que|qu')\s?/iu;

/** "Avisar a Pablo de que la visita es el martes": the task is the telling, and the day is of what is told. */
const TELLS =
  /^(?:avis|inform|record|dec|coment|explic|anunci|prév[ei]n|prevén|dire|rappel|expliqu|annonc)\p{L}* [^,;]{0,40}?(?:que|qu'|dass)(?!\p{L})/iu;

/** So many letters tell a phrase from others. */
const TELLING = 12;

/** The act of a task with its line, owner and date; null where no line is left. `alone` lends it any date of the statement. */
export function taskAct(
  { kind, owner, certainty, phrase, scope }: Found,
  { statement, clock, pack }: StatementContext,
  alone: boolean,
): Act | null {
  // "Ce serait bien que tu signes vendredi": the task itself is what is told.
  const isTold =
    !TELLS.test(phrase) &&
    !scope.replace(TOLD, "").includes(phrase.slice(-TELLING)) &&
    scope.includes(phrase.slice(-TELLING));
  const told = isTold || DEMANDS.test(statement.text) ? "" : TOLD;
  const when =
    dueDateIn(scope.replace(told, ""), statement.sentAt, clock) ??
    (alone
      ? dueDateIn(withoutCauses(statement.text.replace(told, ""), pack), statement.sentAt, clock)
      : null);
  const worded = lineOf(pack.wording?.(phrase) ?? phrase, {
    speaker: null,
    owner,
    when,
    language: statement.language,
  });
  const line = pack.withoutDay?.(worded, when) ?? worded;
  if (line.replace(/[^\p{L}]/gu, "").length < 4) return null;
  return { kind, statement, line, owner, when, certainty, support: [], impact: null };
}

/** An obstacle or a decision: the sentence is the line. */
export const sentenceAct = (
  kind: ActKind,
  certainty: number,
  words: string,
  { statement }: StatementContext,
): Act => ({
  kind,
  statement,
  line: shorten(sentenceCase(words.replace(/[.!]+$/, "")), 200),
  owner: null,
  when: null,
  certainty,
  support: [],
  impact: null,
});
