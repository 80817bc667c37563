import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { downloadStream } from "../http/download";
import { requireViewer } from "../http/session";
import { downloadMyExport } from "../operations/account.server";

/** A zip file of the user's export. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const user = await requireViewer(context, request);
  const { exportId = "", volume = "" } = params;
  return downloadStream(await downloadMyExport(context, user, { exportId, volume }));
}
