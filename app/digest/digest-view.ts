import type { Coverage } from "./coverage";
import type { ActionItem, Blocker, ClosedItem, Decision, Stakeholder } from "./digest-content";

/** `Summary` of the api contract, with what the screens add. */
export interface DigestView {
  id: string;
  agentId: string;
  /** ISO 8601 UTC. */
  generatedAt: string;
  /** Markdown. */
  content: string;
  metadata: { manuallyEdited: boolean; editedAt?: string; writer: string };
  overview: string;
  actionItems: ActionItem[];
  blockers: Blocker[];
  decisions: Decision[];
  /** What ended since the digest before. */
  closed: ClosedItem[];
  /** Items whose line a person deleted from it, and did not say that it is only from this digest. */
  removed: { itemId: string; text: string }[];
  assignees: Stakeholder[];
  emailsProcessed: number;
  coverage: Coverage;
  isSample: boolean;
}
