import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MailsPage } from "../features/inbox/mails-page";
import { refreshUnlessFailed } from "../http/keep-form";
import { requireViewer } from "../http/session";
import { loadMails } from "../operations/mails.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Emails of ${data.agent.title} - Mondaybrief` : "Mondaybrief" },
];

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const user = await requireViewer(context, request);
  return loadMails(context, request, user, params.agentId ?? "");
}

export const shouldRevalidate = refreshUnlessFailed;

export default function Mails() {
  return <MailsPage {...useLoaderData<typeof loader>()} />;
}
