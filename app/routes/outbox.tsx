import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { OutboxPage } from "../features/inbox/outbox";
import { listOutbox } from "../operations/outbox.server";

export const meta: MetaFunction = () => [{ title: "Outbox - Mondaybrief" }];

export function loader({ context, request }: LoaderFunctionArgs) {
  return listOutbox(context, request);
}

export default function Outbox() {
  return <OutboxPage mails={useLoaderData<typeof loader>()} />;
}
