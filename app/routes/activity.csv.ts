import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireViewer } from "../http/require-viewer";
import { exportActivity } from "../operations/audit.server";

/** The user's audit log as a file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const user = await requireViewer(context, request);
  return new Response(await exportActivity(context, user, "csv"), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="mondaybrief-activity.csv"',
    },
  });
}
