import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FAILED } from "../domain/failed-words";
import { CreateAgentPage } from "../features/agents/create-agent-page";
import { keepForm, refreshUnlessFailed } from "../http/keep-form";
import { page } from "../http/page-action";
import { requireViewer } from "../http/session";
import { createMyAgent } from "../operations/agents.server";
import { formMeta } from "../ui/form-meta";
import { useFormAnswer } from "../ui/use-form-answer";

export const meta = formMeta(() => [{ title: "Create Email Agent - Mondaybrief" }]);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { email, timeZone } = await requireViewer(context, request);
  return { email, timeZone, inboundDomain: context.platform.settings.inboundDomain };
}

export const shouldRevalidate = refreshUnlessFailed;

export const action = page(createMyAgent, { next: "/" });

export const clientAction = keepForm(FAILED.create);

export default function CreateAgent() {
  return <CreateAgentPage state={useFormAnswer<typeof action>()} {...useLoaderData<typeof loader>()} />;
}
