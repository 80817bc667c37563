import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ActivityPage } from "../features/profile/activity-page";
import { requireViewer } from "../http/session";
import { loadActivity } from "../operations/audit.server";

export const meta: MetaFunction = () => [{ title: "Activity - Mondaybrief" }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadActivity(context, request, await requireViewer(context, request));
}

export default function Activity() {
  return <ActivityPage {...useLoaderData<typeof loader>()} />;
}
