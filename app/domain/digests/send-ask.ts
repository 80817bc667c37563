import type { AgentView, RecipientView } from "../agents/agent-view";

/** What somebody should know before a digest is mailed (decisions.md, 'send an existing digest'). */
export interface SendAsk extends Pick<AgentView, "id" | "title" | "unprocessedCount"> {
  /** Null: there is none yet, so sending writes one first. */
  digest: { id: string; generatedAt: string } | null;
  recipients: (RecipientView & {
    /** When they last got this digest, ISO 8601 UTC; null when never. */
    gotAt: string | null;
  })[];
}
