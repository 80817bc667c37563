import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { download } from "../http/download";
import { requireViewer } from "../http/session";
import { openMyRawMail } from "../operations/mails.server";

/** The original of a mail. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const user = await requireViewer(context, request);
  const { agentId = "", mailId = "" } = params;
  return download(request, await openMyRawMail(context, user, { agentId, mailId }));
}
