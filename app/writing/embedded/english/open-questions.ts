import type { Act } from "../act";
import { isErrand } from "./clause";
import { hasObject } from "./commands";
import { act, type SaidClause } from "./said-clause";

/** Said of somebody they tell, asked of anybody they are work: "Could somebody confirm the rental?" */
const ASKABLE = /^(?:do|confirm|write|tell|ask|answer|explain|report|add)$/;

/** "Who orders the slings?", "Can somebody book the hall?": nobody's task until somebody takes it. */
export function openQuestionIn(said: SaidClause): Act | null {
  const { clause } = said;
  const asksWho =
    /^(?:who|anyone|anybody|someone|somebody|any volunteers)$/i.test(clause.subject?.text ?? "") ||
    (clause.marker === "who" && clause.from <= 4);
  if (!clause.question || !asksWho || clause.past || clause.perfect || clause.passive) return null;
  if (!isErrand(clause) && !(ASKABLE.test(clause.verb) && hasObject(said))) return null;
  return act(
    said,
    "request",
    null,
    clause.modal && /^(?:any|some)/i.test(clause.subject?.text ?? "") ? 0.5 : 0.4,
  );
}
