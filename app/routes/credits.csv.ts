import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { textFile } from "../http/download";
import { requireViewer } from "../http/session";
import { exportLedger } from "../operations/credits.server";

/** The user's ledger as a file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return textFile(
    await exportLedger(context, await requireViewer(context, request)),
    "text/csv",
    "mondaybrief-credits.csv",
  );
}
