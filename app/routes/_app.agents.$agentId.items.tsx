import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ALWAYS, FAILED } from "../domain/failed-words";
import { AgentItemsPage } from "../features/items/agent-items-page";
import { comeBack } from "../http/come-back";
import { keepForm, refreshUnlessFailed } from "../http/keep-form";
import { intents, page } from "../http/page-action";
import { requireViewer } from "../http/session";
import { changeMyItem, markMyItem } from "../operations/items.server";
import { loadOpenItems } from "../operations/open-items.server";
import { formMeta } from "../ui/form-meta";
import { PostedContext } from "../ui/posted-answer";
import { useFormAnswer } from "../ui/use-form-answer";

export const meta = formMeta<typeof loader>(({ data }) => [
  { title: data ? `Open items of ${data.agent.title} - Mondaybrief` : "Mondaybrief" },
]);

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const user = await requireViewer(context, request);
  const agentId = params.agentId ?? "";
  const { view, query } = await loadOpenItems(context, request, user, agentId);
  const title = view.agents.find(({ id }) => id === agentId)?.title ?? "";
  return { view, query, agent: { id: agentId, title } };
}

export const shouldRevalidate = refreshUnlessFailed;

const back = ({ request, params }: ActionFunctionArgs) =>
  comeBack(request, `/agents/${params.agentId}/items`);

export const action = intents({
  "mark-item": (args) => page(markMyItem, { next: () => back(args), otherwise: () => back(args) })(args),
  "change-item": (args) => page(changeMyItem, { next: () => back(args) })(args),
});

export const clientAction = keepForm(FAILED, ALWAYS);

export default function AgentItems() {
  return (
    <PostedContext.Provider value={useFormAnswer<typeof action>()}>
      <AgentItemsPage {...useLoaderData<typeof loader>()} />
    </PostedContext.Provider>
  );
}
