import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { textFile } from "../http/download";
import { requireViewer } from "../http/session";
import { exportActivity } from "../operations/audit.server";

/** The user's audit log as a file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const user = await requireViewer(context, request);
  return textFile(
    await exportActivity(context, user, "json"),
    "application/json",
    "mondaybrief-activity.json",
  );
}
