import { useSearchParams } from "@remix-run/react";
import { type DigestSection, writtenSection } from "../../digest/digest-sections";
import type { LineCounts } from "../../digest/shown-lines";
import type { WrittenLines } from "../../digest/written-lines";
import type { UserView } from "../../domain/accounts/user-view";
import type { AgentDetailView } from "../../domain/digests/agent-detail-view";
import type { DigestHistory } from "../../domain/digests/digest-history";
import type { SendAsk } from "../../domain/digests/send-ask";
import type { HeldMailView } from "../../domain/inbox/held-mail-view";
import type { FormState } from "../../ui/form-state";
import { PostedContext } from "../../ui/posted-answer";
import { urlPart } from "../../ui/url-part";
import { editName, SECTION_OF_EDIT, type SectionEditing } from "../digests/digest-edit";
import { WrittenContext } from "../digests/written-context";
import type { AgentDialogs, OpenDialog } from "./agent-dialogs";
import { AgentSheet } from "./agent-sheet";

const DIALOGS: ReadonlySet<string | null> = new Set<OpenDialog["name"]>([
  "edit",
  "delete",
  "send",
  "regenerate",
  "credits",
  "history",
  "quarantine",
  "delete-mail",
  "delete-document",
  "delete-question",
]);

const LazyAgentDialogs = urlPart<Parameters<typeof AgentDialogs>[0]>(
  (search) => DIALOGS.has(search.get("dialog")),
  () => import("./agent-dialogs").then((module) => module.AgentDialogs),
);

interface AgentScreenProps {
  agent: AgentDetailView;
  /** How many lines its digest has by section: `agent` has those that are shown. */
  counts: LineCounts | null;
  /** Of the mails that its lines quote, the ids of those that are still kept. */
  keptMails: string[];
  user: UserView;
  /** Safe HTML of the digest's overview. */
  overviewHtml: string;
  /** The lines of the digest that were written with emphasis or links. */
  written: WrittenLines | null;
  /** The digest's Markdown by section, while one is edited. */
  sections: Record<DigestSection, string> | null;
  /** Whether credits can be bought on this site. */
  canPay: boolean;
  /** While its dialog is open. */
  history: DigestHistory | null;
  /** To whom its digest would be sent, while that is asked. */
  ask: SendAsk | null;
  /** The mails in quarantine, while their dialog is open. */
  held: HeldMailView[] | null;
  /** What the last form that stayed on the page got back. */
  state: FormState | null | undefined;
}

/** The agent's sheet and whichever of its dialogs the URL names: ?dialog=, ?edit=. */
export function AgentScreen(props: AgentScreenProps) {
  const { agent, user, overviewHtml } = props;
  const [search] = useSearchParams();
  const open = openDialog(props, search);
  const isElsewhere = ["profile", "notifications", "go"].includes(search.get("dialog") ?? "");
  return (
    <PostedContext.Provider value={props.state}>
      <WrittenContext.Provider value={props.written}>
        <AgentSheet
          agent={agent}
          counts={props.counts}
          keptMails={props.keptMails}
          user={user}
          renderMarkdown={() => overviewHtml}
          editing={sectionEditing(props, search)}
          covered={open !== null || isElsewhere}
        />
      </WrittenContext.Provider>
      {open && <LazyAgentDialogs agent={agent} open={open} />}
    </PostedContext.Provider>
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
    text: typeof typed === "string" ? typed : writtenSection(sections?.[SECTION_OF_EDIT[name]] ?? ""),
    summaryId: agent.lastSummary?.id ?? "",
    agentPath: `/agents/${agent.id}`,
    failure: failed?.toast,
  };
}

function openDialog(
  { agent, canPay, history, ask, held, state }: AgentScreenProps,
  search: URLSearchParams,
): OpenDialog | null {
  const find = <Thing extends { id: string }>(things: Thing[], parameter: string) =>
    things.find((thing) => thing.id === search.get(parameter));
  const name = search.get("dialog");
  switch (name) {
    case "edit":
      return { name, state: answerTo("update", state) };
    case "delete":
    case "regenerate":
      return { name };
    case "credits":
      return { name, canPay };
    case "send":
      return ask && { name, ask };
    case "history":
      return history && { name, history, isFirst: !search.has("before") };
    case "quarantine":
      return held && { name, mails: held };
    case "delete-mail": {
      const mail = find(agent.emails, "mail");
      return mail ? { name, mail } : null;
    }
    case "delete-document": {
      const document = find(agent.contextDocs, "document");
      return document ? { name, document } : null;
    }
    case "delete-question": {
      const question = find(agent.clarifyingQuestions, "question");
      return question ? { name, question } : null;
    }
    default:
      return null;
  }
}
