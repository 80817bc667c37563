import type { MetaDescriptor } from "@remix-run/cloudflare";

interface PublicPage {
  /** Unique; stands in the tab and in previews. */
  title: string;
  description: string;
  /** The page's one address. */
  path: string;
  /** Which of public/og, without its ending. */
  picture: string;
}

/** Title, description, canonical address and preview picture (1200 x 630) of a public page. */
export function publicMeta(
  { title, description, path, picture }: PublicPage,
  matches: readonly { id: string; data?: unknown }[],
): MetaDescriptor[] {
  const root = matches.find((match) => match.id === "root")?.data;
  const appUrl =
    typeof root === "object" && root !== null && "appUrl" in root && typeof root.appUrl === "string"
      ? root.appUrl
      : "";
  const image = `${appUrl}/og/${picture}.png`;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: `${appUrl}${path}` },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Mondaybrief" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: `${appUrl}${path}` },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: description },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
