import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MailPage } from "../features/inbox/mail-page";
import { subjectWords } from "../features/inbox/mail-words";
import { refreshUnlessFailed } from "../http/keep-form";
import { requireViewer } from "../http/session";
import { loadMail } from "../operations/mails.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${subjectWords(data.mail)} - Mondaybrief` : "Mondaybrief" },
];

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const user = await requireViewer(context, request);
  const { agentId = "", mailId = "" } = params;
  return loadMail(context, request, user, { agentId, mailId });
}

export const shouldRevalidate = refreshUnlessFailed;

export default function Mail() {
  return <MailPage {...useLoaderData<typeof loader>()} />;
}
