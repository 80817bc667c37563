import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ALWAYS, FAILED } from "../domain/failed-words";
import { MondayPage } from "../features/items/monday-page";
import { comeBack } from "../http/come-back";
import { keepForm, refreshUnlessFailed } from "../http/keep-form";
import { intents, page } from "../http/page-action";
import { requireViewer } from "../http/session";
import { markMyItem } from "../operations/items.server";
import { loadOpenItems } from "../operations/open-items.server";

export const meta: MetaFunction = () => [{ title: "Monday - Mondaybrief" }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadOpenItems(context, request, await requireViewer(context, request));
}

export const shouldRevalidate = refreshUnlessFailed;

/** The address says which agent the item is of, and how the page was when its button was pressed. */
function markItem(args: ActionFunctionArgs) {
  const back = () => comeBack(args.request, "/monday");
  const agentId = new URL(args.request.url).searchParams.get("of") ?? "";
  return page(markMyItem, { next: back, otherwise: back })({ ...args, params: { agentId } });
}

export const action = intents({ "mark-item": markItem });

export const clientAction = keepForm(FAILED, ALWAYS);

export default function Monday() {
  return <MondayPage {...useLoaderData<typeof loader>()} />;
}
