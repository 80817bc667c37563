import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SharedDigest } from "../features/digests/shared-digest";
import { WrittenContext } from "../features/digests/written-context";
import { DeadSharePage } from "../features/sharing/dead-share-page";
import { loadSharedDigest } from "../operations/sharing.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.agentTitle} - shared digest` : "This link does not work any more - Mondaybrief" },
  { name: "description", content: "A digest that was shared with you, with the words behind each line." },
  { name: "robots", content: "noindex, nofollow" },
];

/** For whoever holds the link; `workers/fetch.ts` keeps the address out of caches, referrers and indexes. */
export function loader({ context, params }: LoaderFunctionArgs) {
  return loadSharedDigest(context, params.token ?? "");
}

export default function Shared() {
  const { overviewHtml, written, ...shared } = useLoaderData<typeof loader>();
  return (
    <WrittenContext.Provider value={written}>
      <SharedDigest {...shared} renderMarkdown={() => overviewHtml} />
    </WrittenContext.Provider>
  );
}

export function ErrorBoundary() {
  return <DeadSharePage />;
}
