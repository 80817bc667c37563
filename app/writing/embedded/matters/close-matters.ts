import type { Act } from "../act";
import type { Statement } from "../statement";
import { type Matter, note } from "./matter";
import type { MatterIndex } from "./matter-index";
import { overlap, type Topic } from "./topic";

const CHANGE_OF_PLAN =
  /\b(?:change of plans?|instead|after all|changed (?:our|my|their) minds?|correction|scratch that|new plan|we(?:'re| are) now|no longer|not .{3,40} but|reversed|overruled|plan b)\b/i;

/** It says itself what it replaces. */
const INSTEAD_OF = /\binstead of\b/i;

/** Ends a matter by the words of a statement. */
export function close(
  matter: Matter,
  what: "reported-done" | "cancelled" | "superseded",
  by: Statement,
): void {
  matter.closedBy = by;
  note(matter, what, by);
}

/** A decision that another one replaces is over. */
export function supersede(index: MatterIndex, act: Act, topic: Topic, thread: string): void {
  if (!CHANGE_OF_PLAN.test(act.statement.text)) return;
  for (const matter of index.near(topic, thread, act.statement.unit)) {
    if (matter.kind !== "decision" || matter.closedBy !== null) continue;
    const inThread =
      thread !== "" && matter.thread === thread && matter.acts.at(-1)?.statement.unit !== act.statement.unit;
    const least = inThread ? (INSTEAD_OF.test(act.statement.text) ? 0.01 : 0) : 0.34;
    if (overlap(matter.topic, topic) >= least) close(matter, "superseded", act.statement);
  }
}
