import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FAILED } from "../domain/failed-words";
import { ProfileDialog } from "../features/profile/profile-dialog";
import { keepForm, refreshUnlessFailed } from "../http/keep-form";
import { page } from "../http/page-action";
import { requireViewer } from "../http/session";
import { changeMyProfile } from "../operations/profile.server";
import { formMeta } from "../ui/form-meta";
import { useFormAnswer } from "../ui/use-form-answer";

export const meta = formMeta(() => [{ title: "Your Profile - Mondaybrief" }]);

/** No page of its own, the dialog is ?dialog=profile: only what its form got back without a script is shown here. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (!new URL(request.url).searchParams.has("sent")) throw new Response("Not Found", { status: 404 });
  return requireViewer(context, request);
}

export const shouldRevalidate = refreshUnlessFailed;

export const action = page(changeMyProfile, { next: "/" });

export const clientAction = keepForm(FAILED.profile);

export default function Profile() {
  return <ProfileDialog user={useLoaderData<typeof loader>()} state={useFormAnswer<typeof action>()} />;
}
