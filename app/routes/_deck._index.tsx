import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LandingPage } from "../features/marketing/landing-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? "Mondaybrief: know every blocker before Monday" : "Email Agents - Mondaybrief" },
  {
    name: "description",
    content:
      "Forward what your team sends. Get one digest, ranked by urgency, with the words behind every line.",
  },
];

/** The landing page for a visitor; nothing over the dashboard for a user. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (await context.viewer()) return null;
  const tab =
    new URL(request.url).searchParams.get("tab") === "register" ? ("register" as const) : ("login" as const);
  return { tab, contactEmail: context.platform.settings.contactEmail };
}

export default function Index() {
  const landing = useLoaderData<typeof loader>();
  return landing ? <LandingPage tab={landing.tab} contactEmail={landing.contactEmail} /> : null;
}
