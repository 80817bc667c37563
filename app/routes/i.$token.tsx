import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinePage } from "../features/answers/line-page";
import { DeadSharePage } from "../features/sharing/dead-share-page";
import { answerLine, loadLine } from "../operations/line-links.server";

export const meta: MetaFunction<typeof loader> = ({ data: line }) => [
  {
    title: line
      ? `Line ${line.number} of ${line.agentTitle} - Mondaybrief`
      : "This link does not work any more - Mondaybrief",
  },
  { name: "robots", content: "noindex, nofollow" },
];

/** Looking changes nothing: mail scanners open every link. `workers/fetch.ts` keeps the address out of caches and indexes. */
export function loader({ context, params }: LoaderFunctionArgs) {
  return loadLine(context, params.token ?? "");
}

/** Goes back to the page, so that loading it again does nothing twice. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const failure = await answerLine(context, request, token);
  if (failure === null) return redirect(`/i/${encodeURIComponent(token)}`, 303);
  return data({ problem: failure.problem }, { status: failure.status });
}

export default function Line() {
  const line = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <LinePage line={line} problem={answer?.problem ?? null} />;
}

export function ErrorBoundary() {
  return <DeadSharePage />;
}
