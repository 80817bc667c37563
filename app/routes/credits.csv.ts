import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireViewer } from "../http/require-viewer";
import { textFile } from "../http/text-file";
import { exportLedger } from "../operations/credits.server";

/** The user's ledger as a file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return textFile(
    await exportLedger(context, await requireViewer(context, request)),
    "text/csv",
    "mondaybrief-credits.csv",
  );
}
