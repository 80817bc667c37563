import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FAILED } from "../domain/failed-words";
import { ImportPage } from "../features/imports/import-page";
import { keepForm, refreshUnlessFailed } from "../http/keep-form";
import { intents, page } from "../http/page-action";
import { requireViewer } from "../http/session";
import { importMyFile, loadImports, removeMyImport } from "../operations/imports.server";
import { formMeta } from "../ui/form-meta";
import { useFormAnswer } from "../ui/use-form-answer";

export const meta = formMeta<typeof loader>(({ data }) => [
  { title: data ? `Import emails for ${data.agent.title} - Mondaybrief` : "Mondaybrief" },
]);

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadImports(context, await requireViewer(context, request), params.agentId ?? "");
}

export const shouldRevalidate = refreshUnlessFailed;

const back = ({ agentId }: ActionFunctionArgs["params"]) => `/agents/${agentId}/import`;
const door = { next: (_: unknown, { agentId }: { agentId: string }) => back({ agentId }), otherwise: back };

export const action = intents({
  "import-mails": page(importMyFile, door),
  "remove-import": page(removeMyImport, door),
});

export const clientAction = keepForm(FAILED);

export default function Import() {
  return <ImportPage {...useLoaderData<typeof loader>()} state={useFormAnswer<typeof action>()} />;
}
