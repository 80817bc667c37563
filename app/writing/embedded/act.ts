import type { DueDate } from "./due-dates";
import type { Statement } from "./statement";

export type ActKind =
  | "request" // somebody is asked
  | "commitment" // the speaker takes it on
  | "assignment" // somebody else has it
  | "duty" // it has to be done, by whom is not said
  | "obstacle" // it is in the way
  | "decision"
  | "acceptance" // "on it", "sure, by Friday"
  | "done"
  | "cancel"
  | "release"; // what was in the way is gone

/** One thing that a statement does: asks, promises, reports, decides. */
export interface Act {
  kind: ActKind;
  statement: Statement;
  /** The line, in words of the statement. */
  line: string;
  /** What a pronoun of the line means, where its line does not say it: shown beside it. */
  meant?: string;
  /** Where what it means is a guess, it links what was said, and is not shown; false where its words leave no doubt. */
  isGuess?: boolean;
  /** Why somebody is to be turned to, in the words that stand in front: shown where its line leaves that open. */
  why?: { words: string; from: Statement };
  /** Who has it, by the fullest known name; a group as said; null when it isn't said. */
  owner: string | null;
  /** Who has it if nobody takes it, where its words don't tell and the models surely do. */
  leftTo?: string;
  when: DueDate | null;
  /** How sure it is that a careful reader would see it so, 0 to 1. */
  certainty: number;
  /** Further statements that carry the act: the one that a pronoun points to. */
  support: Statement[];
  /** It answers who does what was asked, or which of two: no model has to judge whether it is worth a line. */
  isAnswer?: true;
  /** A question or proposal and its answer say it together: who judges lines by one sentence can't. */
  isSaidInTwo?: true;
  /** What obstructs or is put up with: said of obstacles. */
  impact?: string | null;
  /** The way out that the words name: said of obstacles. */
  solution?: string | null;
  /** Why it was decided, and where it stands: said of decisions. */
  context?: string | null;
  status?: string | null;
}

/** From this certainty on an act makes a line; below it, it may, if somebody takes it. */
export const SURE = 0.5;

const TASKS: ReadonlySet<ActKind> = new Set(["request", "commitment", "assignment", "duty"]);

/** Whether the act leaves work to somebody, named or not. */
export const isTask = ({ kind }: Pick<Act, "kind">): boolean => TASKS.has(kind);
