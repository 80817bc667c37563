import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

// Pages that nobody may find are not listed: a crawler must open them to read that it may not keep them, or to be led
// to the login.
const closed = ["/api/", "/outbox"];

/** What crawlers may open (RFC 9309), and where the sitemap is. */
export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${context.platform.settings.appUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
