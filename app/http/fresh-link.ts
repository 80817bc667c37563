import { createCookie } from "@remix-run/cloudflare";
import { z } from "zod";

const FreshLink = z.object({ id: z.string(), url: z.string() });

/** The address of a share link or of a calendar feed, for the few minutes in which it can be copied. */
type FreshLink = z.infer<typeof FreshLink>;

const cookie = createCookie("fresh-link", {
  httpOnly: true,
  sameSite: "strict",
  maxAge: 600,
});

/** The Set-Cookie that lets the pages under `path` show a new address; over https it never travels without. */
export function freshLinkCookie(request: Request, link: FreshLink, path: string): Promise<string> {
  return cookie.serialize(link, { path, secure: new URL(request.url).protocol === "https:" });
}

/** The address that was made just now in this browser, or null. */
export async function readFreshLink(request: Request): Promise<FreshLink | null> {
  const parsed = FreshLink.safeParse(await cookie.parse(request.headers.get("Cookie")));
  return parsed.success ? parsed.data : null;
}
