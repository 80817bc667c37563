import type { AppLoadContext } from "@remix-run/cloudflare";
import type { UserView } from "../domain/accounts/user-view";

/** The signed-in user of a page. Throws the redirect to /login, which brings them back here afterwards. */
export async function requireViewer(context: AppLoadContext, request: Request): Promise<UserView> {
  const user = await context.viewer();
  if (user) return user;
  const { pathname, search } = new URL(request.url);
  const returnTo = pathname === "/dashboard" ? "" : `?returnTo=${encodeURIComponent(pathname + search)}`;
  throw new Response("Redirecting to login...", {
    status: 302,
    headers: { Location: `/login${returnTo}`, "Content-Type": "text/plain; charset=utf-8" },
  });
}

/** Sends somebody who is signed in away from a page for visitors. Throws the redirect to the dashboard. */
export async function requireVisitor(context: AppLoadContext): Promise<void> {
  if (!(await context.viewer())) return;
  throw new Response("Redirecting to dashboard...", {
    status: 302,
    headers: { Location: "/", "Content-Type": "text/plain; charset=utf-8" },
  });
}
