import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ForwardingGuide } from "../features/guide/forwarding-guide";
import { refreshUnlessFailed } from "../http/keep-form";
import { requireViewer } from "../http/session";
import { loadAgents } from "../operations/shell.server";

export const meta: MetaFunction = () => [{ title: "Guide to Forwarding - Mondaybrief" }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const user = await requireViewer(context, request);
  return { agents: await loadAgents(context, user) };
}

export const shouldRevalidate = refreshUnlessFailed;

export default function Guide() {
  return <ForwardingGuide {...useLoaderData<typeof loader>()} />;
}
