import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FAILED } from "../domain/failed-words";
import { DeleteAccountPage } from "../features/account/delete-account-page";
import { keepForm, refreshUnlessFailed } from "../http/keep-form";
import { page } from "../http/page-action";
import { requireViewer } from "../http/session";
import { deleteMyAccount, loadDeletion } from "../operations/account.server";
import { formMeta } from "../ui/form-meta";
import { useFormAnswer } from "../ui/use-form-answer";

export const meta = formMeta(() => [{ title: "Delete account - Mondaybrief" }]);

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadDeletion(context, await requireViewer(context, request));
}

export const shouldRevalidate = refreshUnlessFailed;

export const action = page(deleteMyAccount, { next: "/account" });

export const clientAction = keepForm(FAILED["delete-account"]);

export default function DeleteAccount() {
  return <DeleteAccountPage {...useLoaderData<typeof loader>()} state={useFormAnswer<typeof action>()} />;
}
