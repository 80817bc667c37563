import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { AgentSheet } from "../features/agents/agent-sheet";
import { DeleteAgentDialog } from "../features/agents/delete-agent-dialog";
import { RegenerateDialog } from "../features/digests/regenerate-dialog";
import { DeleteMailDialog } from "../features/inbox/delete-mail-dialog";
import { SharesContext } from "../features/sharing/shares-context";
import { intents, page } from "../http/page-action";
import { requireViewer } from "../http/require-viewer";
import { deleteMyAgent } from "../operations/agents.server";
import {
  digestMyMail,
  generateMyDigest,
  removeMySamples,
  retryMyDelivery,
  sendMyLatestDigest,
  tryMySample,
} from "../operations/digests.server";
import { deleteMyMail, dismissMyMail, readMyMails, restoreMyMail } from "../operations/inbox.server";
import { loadShares, revokeMyLink, shareMyDigest } from "../operations/sharing.server";
import { loadAgentSheet } from "../operations/shell.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.agent.title} - Mondaybrief` : "Mondaybrief" },
];

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const user = await requireViewer(context, request);
  const agentId = params.agentId ?? "";
  const [sheet, shares] = await Promise.all([
    loadAgentSheet(context, user, agentId),
    loadShares(context, request, user, agentId),
  ]);
  return { ...sheet, shares };
}

const back = ({ agentId }: ActionFunctionArgs["params"]) => `/agents/${agentId}`;
const door = {
  next: (_: unknown, { agentId }: { agentId: string }) => `/agents/${agentId}`,
  otherwise: back,
};

export const action = intents({
  generate: page(generateMyDigest, door),
  send: page(sendMyLatestDigest, door),
  "try-sample": page(tryMySample, door),
  "remove-samples": page(removeMySamples, door),
  "process-mails": page(readMyMails, door),
  "process-mail": page(digestMyMail, door),
  "dismiss-mail": page(dismissMyMail, door),
  "restore-mail": page(restoreMyMail, door),
  "delete-mail": page(deleteMyMail, door),
  share: page(shareMyDigest, door),
  "revoke-link": page(revokeMyLink, door),
  "retry-delivery": page(retryMyDelivery, door),
  delete: page(deleteMyAgent, { next: "/", otherwise: back }),
});

export default function AgentDetail() {
  const { agent, user, overviewHtml, shares } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const dialog = search.get("dialog");
  const mail =
    dialog === "delete-mail" ? agent.emails.find((each) => each.id === search.get("mail")) : undefined;
  const isCovered = dialog === "delete" || dialog === "regenerate" || mail !== undefined;
  return (
    <SharesContext.Provider value={shares}>
      <AgentSheet agent={agent} user={user} renderMarkdown={() => overviewHtml} covered={isCovered} />
      {dialog === "delete" && <DeleteAgentDialog agentId={agent.id} />}
      {dialog === "regenerate" && <RegenerateDialog agentId={agent.id} />}
      {mail && <DeleteMailDialog agentId={agent.id} mail={mail} />}
    </SharesContext.Provider>
  );
}
