import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { NotFoundPage } from "../features/errors/plain-page";

export const meta: MetaFunction = () => [{ title: "404 Page Not Found - Mondaybrief" }];

export function loader(_: LoaderFunctionArgs) {
  throw new Response("Not Found", { status: 404 });
}

export default function NotFound() {
  return <NotFoundPage signedIn={false} />;
}
