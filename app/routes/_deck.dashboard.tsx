import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { refreshUnlessFailed } from "../http/keep-form";
import { requireViewer } from "../http/session";

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
