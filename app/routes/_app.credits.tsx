import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LedgerPage } from "../features/credits/ledger-page";
import { refreshUnlessFailed } from "../http/keep-form";
import { requireViewer } from "../http/session";
import { loadLedger } from "../operations/credits.server";

export const meta: MetaFunction = () => [{ title: "Credits - Mondaybrief" }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const user = await requireViewer(context, request);
  return { credits: user.credits, ...(await loadLedger(context, request, user)) };
}

export const shouldRevalidate = refreshUnlessFailed;

export default function Credits() {
  return <LedgerPage {...useLoaderData<typeof loader>()} />;
}
