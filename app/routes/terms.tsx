import type { MetaFunction } from "@remix-run/cloudflare";
import { publicMeta } from "../features/marketing/public-meta";
import { TermsPage } from "../features/marketing/terms-page";

export const meta: MetaFunction = ({ matches }) =>
  publicMeta(
    {
      title: "Terms - Mondaybrief",
      description: "What you get, what it costs, what we ask of you.",
      path: "/terms",
      picture: "terms",
    },
    matches,
  );

export default function Terms() {
  return <TermsPage />;
}
