import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FAILED } from "../domain/failed-words";
import { AccountPage } from "../features/account/account-page";
import { keepForm, refreshUnlessFailed } from "../http/keep-form";
import { intents, page } from "../http/page-action";
import { requireViewer } from "../http/session";
import {
  closeMyOtherSessions,
  closeMySession,
  keepMyAccount,
  loadAccount,
  startMyExport,
} from "../operations/account.server";

export const meta: MetaFunction = () => [{ title: "Account - Mondaybrief" }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadAccount(context, request, await requireViewer(context, request));
}

export const shouldRevalidate = refreshUnlessFailed;

const here = "/account";
const door = { next: here, otherwise: () => here };

export const action = intents({
  "end-session": page(closeMySession, door),
  "end-other-sessions": page(closeMyOtherSessions, door),
  export: page(startMyExport, door),
  "keep-account": page(keepMyAccount, door),
});

export const clientAction = keepForm(FAILED);

export default function Account() {
  return <AccountPage {...useLoaderData<typeof loader>()} />;
}
