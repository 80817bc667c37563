import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { KitPage } from "../features/kit/kit-page";
import { requireLocal } from "../http/require-local";

export const meta: MetaFunction = () => [{ title: "Kit - Mondaybrief" }];

/** Each component in each state, while the app runs locally. */
export function loader({ context, request }: LoaderFunctionArgs) {
  requireLocal(context, request);
  return null;
}

export default function Kit() {
  return <KitPage />;
}
