import type { AppLoadContext } from "@remix-run/cloudflare";

import type { UserView } from "../domain/accounts/user-view";
import { auditCsv } from "../domain/audit/audit-csv";

import { readAllEvents, readEvents } from "../domain/audit/read-events.server";
import { recordEvent } from "../domain/audit/record-event.server";

/** A page of the user's audit log. */
export async function loadActivity({ platform }: AppLoadContext, request: Request, user: UserView) {
  const before = new URL(request.url).searchParams.get("before");
  return { ...(await readEvents(platform, user.id, { before })), isFirst: before === null };
}

/** The whole audit log of the user in a format; the download is a line of the log itself. */
export async function exportActivity(
  { platform }: AppLoadContext,
  user: UserView,
  format: "csv" | "json",
): Promise<string> {
  await recordEvent(platform, user.id, "user", { action: "audit.exported" });
  const lines = await readAllEvents(platform, user.id);
  return format === "csv" ? auditCsv(lines) : JSON.stringify(lines, null, 2);
}
