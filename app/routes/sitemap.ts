import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

const paths = ["/", "/security", "/login", "/register", "/test-contact", "/privacy", "/terms"];

/** The pages for search engines (sitemaps.org). */
export function loader({ context }: LoaderFunctionArgs) {
  const urls = paths.map((path) => `<url><loc>${context.platform.settings.appUrl}${path}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`,
    {
      headers: {
        "Content-Type": "application/xml; charset=utf-8",
        "Cache-Control": "public, max-age=3600",
      },
    },
  );
}
