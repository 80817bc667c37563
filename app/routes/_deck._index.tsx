import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LandingPage } from "../features/marketing/landing-page";
import { publicMeta } from "../features/marketing/public-meta";
import { refreshUnlessFailed } from "../http/keep-form";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? publicMeta(
        {
          title: "Mondaybrief: know every blocker before Monday",
          description:
            "Forward what your team sends. Get one digest, ranked by urgency, with the words behind every line.",
          path: "/",
          picture: "home",
        },
        matches,
      )
    : [
        { title: "Email Agents - Mondaybrief" },
        { name: "description", content: "Your email agents and their digests." },
      ];

/** The landing page for a visitor; nothing over the dashboard for a user. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (await context.viewer()) return null;
  const tab =
    new URL(request.url).searchParams.get("tab") === "register" ? ("register" as const) : ("login" as const);
  return { tab };
}

export const shouldRevalidate = refreshUnlessFailed;

export default function Index() {
  const landing = useLoaderData<typeof loader>();
  return landing ? <LandingPage tab={landing.tab} /> : null;
}
