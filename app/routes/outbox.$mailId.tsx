import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { OutboxMailPage } from "../features/inbox/outbox";
import { readOutboxMail } from "../operations/outbox.server";

export const meta: MetaFunction = () => [{ title: "Outbox - Mondaybrief" }];

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { html: _, ...mail } = await readOutboxMail(context, request, params.mailId ?? "");
  return mail;
}

export default function OutboxMail() {
  const mail = useLoaderData<typeof loader>();
  return <OutboxMailPage mail={mail} htmlPath={`/outbox/${encodeURIComponent(mail.id)}/html`} />;
}
