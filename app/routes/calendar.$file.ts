import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readFeed } from "../operations/calendar-feeds.server";

/** `/calendar/TOKEN.ics`, for whoever holds it; `workers/fetch.ts` keeps the address out of caches, referrers and indexes. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = /^([0-9a-f]{32})\.ics$/.exec(params.file ?? "")?.[1];
  const calendar = token === undefined ? null : await readFeed(context, token);
  return calendar === null
    ? new Response("Not found.\n", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } })
    : new Response(calendar, {
        headers: {
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": 'inline; filename="mondaybrief.ics"',
        },
      });
}
