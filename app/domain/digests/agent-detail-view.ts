import type { DigestView } from "../../digest/digest-view";
import type { AgentView } from "../agents/agent-view";
import type { DocumentView } from "../documents/document-view";
import type { MailView } from "../inbox/mail-view";
import type { QuestionView } from "../questions/question-view";

import type { DeliveryView } from "./delivery-view";
import type { RunView } from "./run-view";

/** `Agent` as `GET /api/agents/{id}` answers it. */
export interface AgentDetailView extends AgentView {
  emails: MailView[];
  contextDocs: DocumentView[];
  lastSummary: DigestView | null;
  clarifyingQuestions: QuestionView[];
  /** Of the latest sending of the latest digest. */
  deliveries: DeliveryView[];
  /** The latest runs, newest first. */
  runs: RunView[];
}
