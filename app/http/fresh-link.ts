import { createCookie } from "@remix-run/cloudflare";
import { z } from "zod";

const FreshLink = z.object({ id: z.string(), url: z.string() });

/** A share link's address, for the few minutes in which it can be copied. */
type FreshLink = z.infer<typeof FreshLink>;

const cookie = createCookie("fresh-link", {
  path: "/agents",
  httpOnly: true,
  sameSite: "strict",
  maxAge: 600,
});

/** The Set-Cookie that lets the agent's page show a new link's address; over https it never travels without. */
export function freshLinkCookie(request: Request, link: FreshLink): Promise<string> {
  return cookie.serialize(link, { secure: new URL(request.url).protocol === "https:" });
}

/** The address that was made just now in this browser, or null. */
export async function readFreshLink(request: Request): Promise<FreshLink | null> {
  const parsed = FreshLink.safeParse(await cookie.parse(request.headers.get("Cookie")));
  return parsed.success ? parsed.data : null;
}
