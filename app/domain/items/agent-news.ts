import type { Urgency } from "../../digest/digest-content";
import type { ItemKind } from "../../digest/tracked";

/** What stands open at an agent: its actions and blockers; a decision asks nothing of anybody. */
export interface AgentNews {
  overdue: number;
  open: number;
  /** Blockers. */
  stuck: number;
  /** What stands first in the one order of lines; null when nothing is open. */
  worst: {
    kind: ItemKind;
    text: string;
    owner: string | null;
    /** YYYY-MM-DD. */
    due: string | null;
    urgency: Urgency;
  } | null;
  /** YYYY-MM-DD in the agent's zone. */
  today: string;
}
