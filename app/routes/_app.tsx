import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { SignedInFrame } from "../features/shell/signed-in-frame";
import { refreshUnlessFailed } from "../http/keep-form";
import { requireViewer } from "../http/session";
import { viewedCookie } from "../http/viewed-cookie";
import { loadShell } from "../operations/shell.server";

/** The frame of the signed-in pages that are not the dashboard. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const user = await requireViewer(context, request);
  const shell = await loadShell(context, request, user);
  return data({ shell }, viewedCookie(request, context.platform.now()));
}

export const shouldRevalidate = refreshUnlessFailed;

export default function SignedInPage() {
  const { shell } = useLoaderData<typeof loader>();
  return (
    <SignedInFrame shell={shell}>
      <Outlet />
    </SignedInFrame>
  );
}
