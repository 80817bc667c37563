import type { Act } from "../../act";

import { sentenceAct } from "./make-act";
import type { StatementContext } from "./statement-context";
import { firstOf } from "./words";

/** "Wir haben beschlossen", or any line under such a heading. */
export function decisionIn(text: string, context: StatementContext): Act | null {
  const { statement, pack } = context;
  if (statement.heading === "people" || /\?\s*$/.test(text)) return null;
  const isListed = statement.heading === "decisions";
  const shape = firstOf(pack.decisions, text) ?? firstOf(pack.decisions, text.replace(pack.openers, ""));
  if ((!shape && !isListed) || (pack.noDecision.test(text) && !isListed)) return null;
  return sentenceAct(
    "decision",
    isListed ? 0.85 : (shape?.certainty ?? 0),
    text
      .replace(pack.openers, "")
      .replace(/^\p{L}+\s*:\s+(?=\S)/u, (head) =>
        pack.decisions.some(({ pattern }) => pattern.test(`${head}x`)) ? "" : head,
      ),
    context,
  );
}
