import { parse, serialize } from "hono/utils/cookie";
import { comeBack } from "./come-back";
import { localPath } from "./local-path";

const NAME = "plan_from";
const AN_HOUR = 3600;

/**
 * Where the plan's page leads back to: `back` of its address, and, once somebody comes from the provider's pages, what it
 * was before, which this browser kept: the provider's page has an address of its own for each user, which two tries with
 * two ways back would share. `keep` is the header that keeps it, or forgets it when somebody begins anew.
 */
export function wayBack(request: Request): { back: string; keep: Record<string, string> } {
  const { searchParams } = new URL(request.url);
  if (searchParams.has("result")) {
    const kept = parse(request.headers.get("Cookie") ?? "", NAME)[NAME];
    return { back: localPath(kept) ?? "/", keep: {} };
  }
  const back = comeBack(request, "/");
  const options = {
    path: "/subscribe",
    httpOnly: true,
    sameSite: "Lax",
    maxAge: back === "/" ? 0 : AN_HOUR,
  } as const;
  return { back, keep: { "Set-Cookie": serialize(NAME, back === "/" ? "" : back, options) } };
}
