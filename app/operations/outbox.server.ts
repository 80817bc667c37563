import type { AppLoadContext } from "@remix-run/cloudflare";
import { findOutboxMail, listOutboxMails } from "../domain/digests/read-outbox.server";
import { requireLocal } from "../http/require-local";

/** The kept mails. Throws a 404 response unless the app runs locally and keeps its mail (MAILER=outbox). */
export function listOutbox(context: AppLoadContext, request: Request) {
  requireLocalOutbox(context, request);
  return listOutboxMails(context.platform);
}

/** One kept mail. Throws a 404 response. */
export async function readOutboxMail(context: AppLoadContext, request: Request, id: string) {
  requireLocalOutbox(context, request);
  const mail = await findOutboxMail(context.platform, id);
  if (!mail) throw new Response("Not Found", { status: 404 });
  return mail;
}

function requireLocalOutbox(context: AppLoadContext, request: Request): void {
  requireLocal(context, request);
  if (context.platform.mailer.name !== "outbox") throw new Response("Not Found", { status: 404 });
}
