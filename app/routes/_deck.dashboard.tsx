import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { refreshUnlessFailed } from "../http/refresh-unless-failed";
import { requireViewer } from "../http/require-viewer";

export const meta: MetaFunction = () => [
  { title: "Email Agents - Mondaybrief" },
  { name: "description", content: "Your email agents and their digests." },
];

/** The same as the signed-in root. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireViewer(context, request);
  return null;
}

export const shouldRevalidate = refreshUnlessFailed;

export default function Dashboard() {
  return null;
}
