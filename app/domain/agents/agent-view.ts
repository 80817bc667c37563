import type { agents } from "../../database/schema/agents.server";
import type { AgentSetting } from "./agent-schema";

/** `Agent["confirmation"]` of the api contract. */
export interface ConfirmationView {
  provider: string;
  code: string | null;
  url: string | null;
  verified: boolean;
  receivedAt: string;
}

export interface RecipientView {
  /** As typed. */
  email: string;
  state: "ok" | "invalid" | "unsubscribed" | "suppressed";
}

/** `Agent` of the api contract as listed: its settings and what came of them. Times are ISO 8601 UTC. */
export interface AgentView extends Pick<typeof agents.$inferSelect, AgentSetting> {
  id: string;
  emailAddress: string;
  recipients: RecipientView[];
  confirmation: ConfirmationView | null;
  nextRunAt: string | null;
  createdAt: string;
  lastSummaryAt: string | null;
  emailCount: number;
  unprocessedCount: number;
  /** Mails in quarantine. */
  heldCount: number;
  /** When the last mail came in that is neither a sample nor about mail itself, such as a forwarding confirmation. */
  lastMailAt: string | null;
  hasSamples: boolean;
}
