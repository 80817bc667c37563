import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readOutboxMail } from "../operations/outbox.server";

/** The HTML part of a kept mail, for the frame on its page; the shell gives it a policy of its own. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { html } = await readOutboxMail(context, request, params.mailId ?? "");
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
