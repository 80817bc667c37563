import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ALWAYS, FAILED } from "../domain/failed-words";
import { AgentItemsPage } from "../features/items/agent-items-page";
import { comeBack } from "../http/come-back";
import { keepForm, refreshUnlessFailed } from "../http/keep-form";
import { intents, page } from "../http/page-action";
import { requireViewer } from "../http/session";
import { markMyItem } from "../operations/items.server";
import { loadOpenItems } from "../operations/open-items.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Open items of ${data.agent.title} - Mondaybrief` : "Mondaybrief" },
];

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const user = await requireViewer(context, request);
  const agentId = params.agentId ?? "";
  const { view, query } = await loadOpenItems(context, request, user, agentId);
  const title = view.agents.find(({ id }) => id === agentId)?.title ?? "";
  return { view, query, agent: { id: agentId, title } };
}

export const shouldRevalidate = refreshUnlessFailed;

function markItem(args: ActionFunctionArgs) {
  const back = () => comeBack(args.request, `/agents/${args.params.agentId}/items`);
  return page(markMyItem, { next: back, otherwise: back })(args);
}

export const action = intents({ "mark-item": markItem });

export const clientAction = keepForm(FAILED, ALWAYS);

export default function AgentItems() {
  return <AgentItemsPage {...useLoaderData<typeof loader>()} />;
}
