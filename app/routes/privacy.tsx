import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PrivacyPage } from "../features/marketing/privacy-page";
import { publicMeta } from "../features/marketing/public-meta";

export const meta: MetaFunction = ({ matches }) =>
  publicMeta(
    {
      title: "Privacy - Mondaybrief",
      description: "What is stored, who sees it, and how it goes away.",
      path: "/privacy",
      picture: "privacy",
    },
    matches,
  );

export function loader({ context }: LoaderFunctionArgs) {
  const { writer, mailer, settings } = context.platform;
  return { writer: writer.name, mailer: mailer.name, contactEmail: settings.contactEmail };
}

export default function Privacy() {
  return <PrivacyPage {...useLoaderData<typeof loader>()} />;
}
