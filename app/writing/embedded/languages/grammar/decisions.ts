import type { Act } from "../../act";
import { isLongAgo } from "../../long-ago";
import { sentenceAct } from "./make-act";
import type { StatementContext } from "./statement-context";
import { firstOf } from "./words";

/** "Como acordamos, ...": what follows was agreed before, whatever it is. */
const AS_AGREED =
  /^(?:como|tal (?:y )?como|según lo|comme|wie) (?:acordamos|acordado|hablamos|quedamos|decidimos|decidido|convenu|décidé|decide|prévu|besprochen|vereinbart|beschlossen),?\s+/iu;

/** "Ein Interessent hat abgesagt": what somebody else decided for themselves. */
export const ONE_IS_OUT =
  /^(?:leider )?(?:eine?r?|zwei|drei|une?|deux|una?|dos) [^,;]{3,40} (?:hat|haben) (?:\S+ ){0,2}?(?:abgesagt|zugesagt|gekündigt)|^(?:un|une|deux|una?|dos) [^,;]{3,40} (?:s'est désistée?|se sont désistée?s|a (?:refusé|renoncé|annulé)|ha (?:renunciado|cancelado)|han (?:renunciado|cancelado))/iu;

/** "Wir haben beschlossen", or any line under such a heading. */
export function decisionIn(text: string, context: StatementContext): Act | null {
  const { statement, pack } = context;
  if (statement.heading === "people" || /\?\s*$/.test(text)) return null;
  const isListed = statement.heading === "decisions";
  if (!isListed && (isLongAgo(text, statement.sentAt) || ONE_IS_OUT.test(text))) return null;
  const said = text.replace(AS_AGREED, "");
  const shape = firstOf(pack.decisions, said) ?? firstOf(pack.decisions, said.replace(pack.openers, ""));
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
