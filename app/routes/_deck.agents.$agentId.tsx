import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ALWAYS, FAILED } from "../domain/failed-words";
import { AgentScreen } from "../features/agents/agent-screen";
import { SharesContext } from "../features/sharing/shares-context";
import { comeBack } from "../http/come-back";
import { keepForm, refreshUnlessFailed } from "../http/keep-form";
import { intents, page } from "../http/page-action";
import { requireViewer } from "../http/session";
import { deleteMyAgent, mailAgain, updateMyAgent } from "../operations/agents.server";
import { editMyDigestSection, leaveOutMyLine } from "../operations/digest-edits.server";
import {
  digestMyMail,
  generateMyDigest,
  removeMySamples,
  restoreMyDigest,
  retryMyDelivery,
  sendMyLatestDigest,
  tryMySample,
} from "../operations/digests.server";
import { deleteMyDocument, describeMyDocument, uploadMyDocument } from "../operations/documents.server";
import {
  allowMyMail,
  deleteMyMail,
  discardMyMail,
  dismissMyMail,
  readMyMails,
  restoreMyMail,
} from "../operations/inbox.server";
import { changeMyItem, markMyItem } from "../operations/items.server";
import {
  addMyQuestion,
  answerMyQuestion,
  deleteMyQuestion,
  dismissMyQuestion,
  generateMyQuestions,
} from "../operations/questions.server";
import { loadShares, revokeMyLink, shareMyDigest } from "../operations/sharing.server";
import { loadAgentSheet, loadDigestHistory, loadQuarantine, loadSendAsk } from "../operations/shell.server";
import { formMeta } from "../ui/form-meta";
import { useFormAnswer } from "../ui/use-form-answer";

export const meta = formMeta<typeof loader>(({ data }) => [
  { title: data ? `${data.agent.title} - Mondaybrief` : "Mondaybrief" },
  { name: "description", content: "An email agent: its digest, mails, questions and documents." },
]);

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const user = await requireViewer(context, request);
  const agentId = params.agentId ?? "";
  const [sheet, history, shares, held, ask] = await Promise.all([
    loadAgentSheet(context, request, user, agentId),
    loadDigestHistory(context, request, user, agentId),
    loadShares(context, request, user, agentId),
    loadQuarantine(context, request, user, agentId),
    loadSendAsk(context, request, user, agentId),
  ]);
  return { ...sheet, history, shares, held, ask };
}

export const shouldRevalidate = refreshUnlessFailed;

const back = ({ agentId }: ActionFunctionArgs["params"]) => `/agents/${agentId}`;
const next = (_: unknown, { agentId }: { agentId: string }) => `/agents/${agentId}`;
const door = { next, otherwise: back };
/** The form of a line comes back to the lines that are shown. */
const ofLine = ({ request, params }: ActionFunctionArgs) => {
  const here = () => comeBack(request, back(params));
  return { next: here, otherwise: here };
};
const text = { next, otherwise: "say" } as const;

export const action = intents({
  update: page(updateMyAgent, { next }),
  generate: page(generateMyDigest, door),
  "edit-section": page(editMyDigestSection, text),
  "restore-digest": page(restoreMyDigest, door),
  "leave-out-line": (args) => page(leaveOutMyLine, ofLine(args))(args),
  "mark-item": (args) => page(markMyItem, ofLine(args))(args),
  "change-item": (args) => page(changeMyItem, { next: ofLine(args).next })(args),
  send: page(sendMyLatestDigest, door),
  "try-sample": page(tryMySample, door),
  "remove-samples": page(removeMySamples, door),
  "process-mails": page(readMyMails, door),
  "process-mail": page(digestMyMail, door),
  "dismiss-mail": page(dismissMyMail, door),
  "restore-mail": page(restoreMyMail, door),
  "delete-mail": page(deleteMyMail, door),
  "allow-mail": page(allowMyMail, door),
  "discard-mail": page(discardMyMail, door),
  share: page(shareMyDigest, door),
  "revoke-link": page(revokeMyLink, door),
  "add-document": page(uploadMyDocument, door),
  "describe-document": page(describeMyDocument, text),
  "delete-document": page(deleteMyDocument, door),
  "add-question": page(addMyQuestion, text),
  "generate-questions": page(generateMyQuestions, door),
  "answer-question": page(answerMyQuestion, text),
  "dismiss-question": page(dismissMyQuestion, door),
  "delete-question": page(deleteMyQuestion, door),
  "retry-delivery": page(retryMyDelivery, door),
  "lift-suppression": page(mailAgain, door),
  delete: page(deleteMyAgent, { next: "/", otherwise: back }),
});

export const clientAction = keepForm(FAILED, ALWAYS);

export default function AgentDetail() {
  const { shares, ...sheet } = useLoaderData<typeof loader>();
  return (
    <SharesContext.Provider value={shares}>
      <AgentScreen {...sheet} state={useFormAnswer<typeof action>()} />
    </SharesContext.Provider>
  );
}
