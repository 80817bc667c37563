import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireViewer } from "../http/require-viewer";
import { exportLedger } from "../operations/credits.server";

/** The user's ledger as a file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return new Response(await exportLedger(context, await requireViewer(context, request)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="mondaybrief-credits.csv"',
    },
  });
}
