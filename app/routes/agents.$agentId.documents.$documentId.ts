import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { download } from "../http/download";
import { requireViewer } from "../http/session";
import { downloadMyDocument } from "../operations/documents.server";

/** The original of a context document. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const user = await requireViewer(context, request);
  const { agentId = "", documentId = "" } = params;
  return download(request, await downloadMyDocument(context, user, { agentId, documentId }));
}
