import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { textFile } from "../http/download";
import { requireViewer } from "../http/session";
import { exportOpenItems } from "../operations/open-items.server";

/** The open items of all agents as a file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const user = await requireViewer(context, request);
  return textFile(await exportOpenItems(context, request, user), "text/csv", "mondaybrief-monday.csv");
}
