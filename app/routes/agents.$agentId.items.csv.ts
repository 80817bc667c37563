import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { textFile } from "../http/download";
import { requireViewer } from "../http/session";
import { exportOpenItems } from "../operations/open-items.server";

/** The open items of an agent as a file. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const user = await requireViewer(context, request);
  const text = await exportOpenItems(context, request, user, params.agentId ?? "");
  return textFile(text, "text/csv", "mondaybrief-items.csv");
}
