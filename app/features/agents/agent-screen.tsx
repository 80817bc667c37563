import { useSearchParams } from "@remix-run/react";
import type { AgentDetailView, UserView } from "../../domain/agents/agent-view";
import type { DigestSection } from "../../domain/digests/digest-sections";
import type { DigestView } from "../../domain/digests/digest-view";
import type { FormState } from "../../ui/form-state";
import { AgentCreditsDialog } from "../credits/agent-credits-dialog";
import { editName, SECTION_OF_EDIT, type SectionEditing } from "../digests/digest-edit";
import { DigestHistoryDialog } from "../digests/digest-history-dialog";
import { RegenerateDialog } from "../digests/regenerate-dialog";
import { DeleteDocumentDialog } from "../documents/delete-document-dialog";
import { DeleteMailDialog } from "../inbox/delete-mail-dialog";
import { DeleteQuestionDialog } from "../questions/delete-question-dialog";
import { AgentSheet } from "./agent-sheet";
import { DeleteAgentDialog } from "./delete-agent-dialog";
import { EditAgentDialog } from "./edit-agent-dialog";

interface AgentScreenProps {
  agent: AgentDetailView;
  user: UserView;
  /** Safe HTML of the digest's overview. */
  overviewHtml: string;
  /** The digest's Markdown by section. */
  sections: Record<DigestSection, string>;
  /** Whether credits can be bought on this site. */
  canPay: boolean;
  /** While its dialog is open. */
  history: DigestView[] | null;
  /** What the last form that stayed on the page got back. */
  state: FormState | null | undefined;
}

/** The agent's sheet and whichever of its dialogs the URL names: ?dialog=, ?edit=. */
export function AgentScreen(props: AgentScreenProps) {
  const { agent, user, overviewHtml } = props;
  const [search] = useSearchParams();
  const dialog = openDialog(props, search);
  const isElsewhere = search.get("dialog") === "profile" || search.get("dialog") === "notifications";
  return (
    <>
      <AgentSheet
        agent={agent}
        user={user}
        renderMarkdown={() => overviewHtml}
        editing={sectionEditing(props, search)}
        covered={dialog !== null || isElsewhere}
      />
      {dialog}
    </>
  );
}

/** The answer to a form of this intent; another form's is none. */
function answerTo(intent: string, state: AgentScreenProps["state"]): FormState | null {
  return state?.reply?.initialValue?.intent === intent ? state : null;
}

function sectionEditing(
  { agent, sections, state }: AgentScreenProps,
  search: URLSearchParams,
): SectionEditing | null {
  const name = editName(search.get("edit"));
  const failed = answerTo("edit-section", state);
  const typed = failed?.reply?.initialValue?.text;
  // Without a digest there is nothing to edit, but what was typed for one that went meanwhile is kept.
  if (name === null || (agent.lastSummary === null && !failed)) return null;
  return {
    name,
    text: typeof typed === "string" ? typed : sections[SECTION_OF_EDIT[name]],
    summaryId: agent.lastSummary?.id ?? "",
    agentPath: `/agents/${agent.id}`,
    failure: failed?.toast,
  };
}

function openDialog({ agent, canPay, history, state }: AgentScreenProps, search: URLSearchParams) {
  const find = <Thing extends { id: string }>(things: Thing[], parameter: string) =>
    things.find((thing) => thing.id === search.get(parameter));
  switch (search.get("dialog")) {
    case "edit":
      return <EditAgentDialog agent={agent} state={answerTo("update", state)} />;
    case "delete":
      return <DeleteAgentDialog agentId={agent.id} />;
    case "regenerate":
      return <RegenerateDialog agentId={agent.id} />;
    case "credits":
      return <AgentCreditsDialog agentId={agent.id} canPay={canPay} />;
    case "history":
      return (
        history && <DigestHistoryDialog agentId={agent.id} timeZone={agent.timeZone} digests={history} />
      );
    case "delete-mail": {
      const mail = find(agent.emails, "mail");
      return mail ? <DeleteMailDialog agentId={agent.id} mail={mail} /> : null;
    }
    case "delete-document": {
      const document = find(agent.contextDocs, "document");
      return document ? <DeleteDocumentDialog agentId={agent.id} document={document} /> : null;
    }
    case "delete-question": {
      const question = find(agent.clarifyingQuestions, "question");
      return question ? <DeleteQuestionDialog agentId={agent.id} question={question} /> : null;
    }
    default:
      return null;
  }
}
