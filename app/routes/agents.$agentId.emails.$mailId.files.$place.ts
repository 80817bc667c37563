import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { download } from "../http/download";
import { requireViewer } from "../http/session";
import { openMyMailFile } from "../operations/mails.server";

/** A file that came with a mail. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const user = await requireViewer(context, request);
  const { agentId = "", mailId = "", place = "" } = params;
  return download(request, await openMyMailFile(context, user, { agentId, mailId, place }));
}
