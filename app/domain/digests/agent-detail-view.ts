import type { DigestView } from "../../digest/digest-view";
import type { ItemStanding } from "../../digest/tracked";
import type { AgentView } from "../agents/agent-view";
import type { DocumentView } from "../documents/document-view";
import type { MailView } from "../inbox/mail-view";
import type { QuestionView } from "../questions/question-view";

/** Where a delivery of the latest sending stands. */
export interface DeliveryView {
  id: string;
  email: string;
  state: "queued" | "sending" | "sent" | "refused" | "unknown" | "failed";
  attempts: number;
  problem: string | null;
  sentAt: string | null;
}

/** One try at a digest, for the history. */
export interface RunView {
  id: string;
  trigger: "manual" | "scheduled" | "sample";
  state: "queued" | "writing" | "done" | "skipped" | "failed";
  startedAt: string;
  problem: string | null;
}

/** `Agent` as `GET /api/agents/{id}` answers it. */
export interface AgentDetailView extends AgentView {
  emails: MailView[];
  contextDocs: DocumentView[];
  lastSummary: DigestView | null;
  /** How the items of its lines stand now, by id. */
  itemStates: Record<string, ItemStanding>;
  clarifyingQuestions: QuestionView[];
  /** Of the latest sending of the latest digest. */
  deliveries: DeliveryView[];
  /** The latest runs, newest first. */
  runs: RunView[];
}
