import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DigestPage } from "../features/digests/digest-page";
import { WrittenContext } from "../features/digests/written-context";
import { refreshUnlessFailed } from "../http/keep-form";
import { requireViewer } from "../http/session";
import { loadDigest } from "../operations/shell.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Digest of ${data.agent.title} - Mondaybrief` : "Mondaybrief" },
];

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const user = await requireViewer(context, request);
  const { agentId = "", digestId = "" } = params;
  return loadDigest(context, request, user, { agentId, digestId });
}

export const shouldRevalidate = refreshUnlessFailed;

export default function Digest() {
  const { overviewHtml, written, counts, keptMails, ...found } = useLoaderData<typeof loader>();
  return (
    <WrittenContext.Provider value={written}>
      <DigestPage found={found} counts={counts} keptMails={keptMails} renderMarkdown={() => overviewHtml} />
    </WrittenContext.Provider>
  );
}
