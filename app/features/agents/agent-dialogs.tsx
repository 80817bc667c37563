import type { AgentDetailView } from "../../domain/digests/agent-detail-view";
import type { DigestHistory } from "../../domain/digests/digest-history";
import type { SendAsk } from "../../domain/digests/send-ask";
import type { DocumentView } from "../../domain/documents/document-view";
import type { HeldMailView } from "../../domain/inbox/held-mail-view";
import type { MailView } from "../../domain/inbox/mail-view";
import type { QuestionView } from "../../domain/questions/question-view";

import type { FormState } from "../../ui/form-state";

import { AgentCreditsDialog } from "../credits/agent-credits-dialog";
import { DigestHistoryDialog } from "../digests/digest-history-dialog";
import { RegenerateDialog } from "../digests/regenerate-dialog";
import { SendDialog } from "../digests/send-dialog";
import { DeleteDocumentDialog } from "../documents/delete-document-dialog";
import { DeleteMailDialog } from "../inbox/delete-mail-dialog";
import { QuarantineDialog } from "../inbox/quarantine-dialog";
import { DeleteQuestionDialog } from "../questions/delete-question-dialog";
import { DeleteAgentDialog } from "./delete-agent-dialog";
import { EditAgentDialog } from "./edit-agent-dialog";

/** Which dialog is open over the sheet, with the thing that it is about. */
export type OpenDialog =
  | { name: "edit"; state: FormState | null }
  | { name: "delete" }
  | { name: "regenerate" }
  | { name: "send"; ask: SendAsk }
  | { name: "credits"; canPay: boolean }
  | { name: "history"; history: DigestHistory; isFirst: boolean }
  | { name: "quarantine"; mails: HeldMailView[] }
  | { name: "delete-mail"; mail: MailView }
  | { name: "delete-document"; document: DocumentView }
  | { name: "delete-question"; question: QuestionView };

/** The dialogs of the agent's sheet: one script, fetched with the first of them. */
export function AgentDialogs({ agent, open }: { agent: AgentDetailView; open: OpenDialog }) {
  const agentId = agent.id;
  switch (open.name) {
    case "edit":
      return <EditAgentDialog agent={agent} state={open.state} />;
    case "delete":
      return <DeleteAgentDialog agentId={agentId} />;
    case "send":
      return <SendDialog ask={open.ask} closeTo={`/agents/${agentId}`} over />;
    case "regenerate":
      return <RegenerateDialog agentId={agentId} />;
    case "credits":
      return <AgentCreditsDialog agentId={agentId} canPay={open.canPay} />;
    case "history":
      return (
        <DigestHistoryDialog
          agentId={agentId}
          timeZone={agent.timeZone}
          history={open.history}
          isFirst={open.isFirst}
        />
      );
    case "quarantine":
      return (
        <QuarantineDialog agentId={agentId} mails={open.mails} hasList={agent.allowedSenders.length > 0} />
      );
    case "delete-mail":
      return <DeleteMailDialog agentId={agentId} mail={open.mail} />;
    case "delete-document":
      return <DeleteDocumentDialog agentId={agentId} document={open.document} />;
    case "delete-question":
      return <DeleteQuestionDialog agentId={agentId} question={open.question} />;
  }
}
