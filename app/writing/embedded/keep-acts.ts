import type { Act } from "./act";
import type { Statement } from "./statement";

/** Leaves of what was found in a statement only the acts to keep, because a later one says it, ends it or answers it. */
export function keepActs(
  found: Map<Statement, Act[]>,
  statement: Statement,
  keep: (act: Act) => boolean,
): void {
  found.set(statement, (found.get(statement) ?? []).filter(keep));
}
