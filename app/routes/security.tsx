import type { MetaFunction } from "@remix-run/cloudflare";
import { publicMeta } from "../features/marketing/public-meta";
import { SecurityPage } from "../features/marketing/security-page";

export const meta: MetaFunction = ({ matches }) =>
  publicMeta(
    {
      title: "Security - Mondaybrief",
      description:
        "Access, encryption, retention and sharing: what is true today, and what is planned, kept apart.",
      path: "/security",
      picture: "security",
    },
    matches,
  );

export default function Security() {
  return <SecurityPage />;
}
