import type { Act, ActKind } from "../act";
import type { Clause } from "./clause";
import { isHedged, isPolite } from "./hedges";
import type { Scene } from "./scene";

/** A clause in its sentence, with what every reader of an act asks about it. */
export interface SaidClause {
  scene: Scene;
  clause: Clause;
  /** Its words. */
  own: string;
  /** Its words behind the verb group. */
  rest: string;
  /** What the sentence says before the verb group. */
  before: string;
  /** The speaker keeps a way out. */
  isHedged: boolean;
  /** It happens only if something else does. */
  isConditional: boolean;
  previous: Clause | undefined;
  next: Clause | undefined;
}

/** The clause at `index` of a sentence, as the readers of acts take it. */
export function saidClause(scene: Scene, clause: Clause, index: number): SaidClause {
  const own = scene.words(clause.from, clause.to);
  const before = scene.words(0, clause.group.from);
  return {
    scene,
    clause,
    own,
    rest: scene.words(clause.group.to, clause.to),
    before,
    isHedged:
      isHedged(own) ||
      /\b(?:maybe|perhaps|possibly|hopefully)\b/i.test(before.slice(-30)) ||
      /\b(?:not (?:\p{L}+ )?sure|unsure|doubts?|don['’]t (?:know|think))(?: (?:if|whether|that))?\s\S+\s*$/iu.test(
        before,
      ),
    isConditional:
      !clause.imperative &&
      clause.subject?.kind !== "you" &&
      (/(?:^|[,;–—-]\s)\W*(?:and |or )?(?:otherwise|or else|if not,?)\b/i.test(before) ||
        isUnderCondition(scene, index)),
    previous: scene.clauses[index - 1],
    next: scene.clauses[index + 1],
  };
}

/** "If it rains, I will call" and "I will call if it rains"; "..., and if Bo could" begins something new. */
function isUnderCondition(scene: Scene, index: number): boolean {
  const isReal = (clause: Clause | undefined): boolean =>
    clause !== undefined &&
    /^(?:if|unless)$/.test(clause.marker ?? "") &&
    !isPolite(scene.words(clause.from, clause.to));
  const next = scene.clauses[index + 1];
  // "Kelly offered to ask the gym if their door can be open": whether
  const asks = /^(?:ask|check|see|know|tell|wonder|confirm|clarify|say|find|enquire|inquire)$/.test(
    scene.clauses[index]?.verb ?? "",
  );
  if (asks && next?.marker === "if" && next.from === scene.clauses[index]?.to)
    return isReal(scene.clauses[index - 1]);
  const joined = next !== undefined && scene.tokens[next.from - 1]?.pos === "CCONJ";
  // "They'll cover it but only if we get a quote, and they want photos": the condition is of what stands before it.
  const { from } = scene.clauses[index] ?? { from: 0 };
  const isOfBefore =
    index > 1 && scene.tokens[from - 1]?.lower === "and" && scene.tokens[from - 2]?.lower === ",";
  return (isReal(scene.clauses[index - 1]) && !isOfBefore) || (isReal(next) && !joined);
}

/** An act of this clause; without `phrase` the words from the verb on, its form made a command. */
export const act = (
  { scene, clause }: SaidClause,
  kind: ActKind,
  owner: string | null,
  certainty: number,
  phrase?: string,
): Act | null => scene.made(kind, owner, certainty, phrase ?? scene.commandOf(clause), clause);

/** An act that asks it of whoever is addressed. */
export const asked = (said: SaidClause, certainty: number, phrase?: string): Act | null =>
  act(
    said,
    "request",
    said.clause.subject?.kind === "you" ? said.scene.ownerOf(said.clause.subject) : said.scene.reader,
    certainty,
    phrase,
  );
