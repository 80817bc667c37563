import type { Act } from "../act";
import { straight } from "../straight";
import { decisionIn } from "./grammar/decisions";
import { listedTasks } from "./grammar/listed-tasks";
import { obstacleIn } from "./grammar/obstacles";
import { reportsIn } from "./grammar/reports";
import type { StatementContext } from "./grammar/statement-context";
import { tasksIn } from "./grammar/tasks";
import { wordsOf } from "./grammar/words";
import type { LanguagePack } from "./language-pack";
import { takenOn } from "./pointed-out";

/** "Was mir fehlt, ist ..." */
const CLEFT = /^(?:was|ce (?:qui|que|dont)|ce qu'|lo que)[^,]{2,40},/i;

/** "Bevor wir anfangen können, muss der Statiker ...": who has to come first is what is waited for. */
const COMES_FIRST = /^(?:(?:bevor|ehe|avant que|avant de pouvoir|antes de (?:que|poder)) |avant qu')/iu;

const AGREES =
  /(?<!\p{L})(?:accepté|accepte|aceptado|aceptó|acepta) (?:de |d')?(?=\p{L}+(?:[aei]r|re)(?!\p{L}))/iu;

/** What a German, French or Spanish statement does, by the words of its pack. */
export function readForeignActs(context: StatementContext): Act[] {
  const { statement, pack } = context;
  const text = straight(statement.text);
  const reports = reportsIn(text, context);
  if (statement.heading === "resolved") return reports;
  const decision = decisionIn(text, context);
  if (statement.heading === "decisions") return decision ? [decision] : [];
  const obstacle = obstacleIn(text, context);
  const tasks =
    listedTasks(text, context) ??
    (isOnlyAcceptance(text, pack) ? [takenOn(context) ?? []].flat() : tasksIn(text, context));
  // "La banque a accepté de repousser l'échéance": what is decided is nobody's task.
  const isOneClause = text.search(pack.breaks) < 0;
  const asked = tasks.filter((act) => act.kind === "request" || (act.certainty >= 0.8 && !isOneClause));
  // "Claire a accepté de relire le contrat": what somebody takes on, and no board, is theirs to do.
  const taken = tasks.filter(
    ({ kind, owner, certainty }) =>
      kind === "assignment" &&
      certainty >= 0.8 &&
      owner !== null &&
      !owner.split(" ").some((word) => pack.roles.test(word)),
  );
  if (decision && taken.length > 0 && AGREES.test(text)) return [...tasks, ...reports];
  if (decision) return [decision, ...asked, ...reports];
  if (obstacle) {
    // "Uns fehlt noch deine Liste" asks for it: the request is the line.
    const own = tasks.find(
      (act) =>
        act.kind === "request" &&
        pack.obstacles.some(({ pattern }) => pattern.test(act.line) || pattern.test(text)) &&
        tasks.length === 1 &&
        !/,/.test(text.replace(CLEFT, "")),
    );
    return own
      ? [own, ...reports]
      : [
          obstacle,
          ...tasks.filter(
            ({ kind }) => kind !== "duty" && !(kind === "assignment" && COMES_FIRST.test(text)),
          ),
          ...reports.filter((r) => r.kind !== "release"),
        ];
  }
  return [...tasks, ...reports];
}

/** The answer takes what was asked, in few words: "mach ich", "je m'en occupe", "vale, lo hago". */
export function acceptsIn(pack: LanguagePack, text: string): boolean {
  const plain = straight(text).trim();
  return (
    plain.length <= 120 &&
    !/\?\s*$/.test(plain) &&
    pack.accepts.test(plain) &&
    !pack.notAccepting.test(plain.replace(/\b(?:kein problem|sin problema|pas de (?:problème|souci))/gi, ""))
  );
}

/** "Mach ich, bis Freitag" names nothing of its own: it takes what was asked. */
function isOnlyAcceptance(text: string, pack: LanguagePack): boolean {
  if (!acceptsIn(pack, text)) return false;
  const rest = text.trim().replace(pack.accepts, "").trim();
  return wordsOf(rest).length <= 3 && !/^(?:um|von|mit|für|de|del|du|des|d')(?!\p{L})/iu.test(rest);
}
