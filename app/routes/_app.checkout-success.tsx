import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ADDING_FAILED, CheckoutSuccessPage } from "../features/credits/checkout-success-page";
import { comeBack } from "../http/come-back";
import { describeFailure } from "../http/failures";
import { refreshUnlessFailed } from "../http/keep-form";
import { requireViewer } from "../http/session";
import { claimByAddress } from "../operations/credits.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.problem ? "Error: Payment" : "Payment Successful!"} - Mondaybrief` },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const user = await requireViewer(context, request);
  const back = comeBack(request, "/");
  const claim = await claimOrProblem(context, request, user);
  if ("problem" in claim) {
    const { status, message } = claim.problem;
    return data({ creditsAdded: null, problem: message, back }, { status });
  }
  // The frame's balance was read beside this loader; once more, and it is the new one.
  if (claim.isNew && request.url.includes("payment_intent")) {
    const { pathname, search } = new URL(request.url);
    throw redirect(pathname + search);
  }
  return data({ creditsAdded: claim.creditsAdded, problem: null, back });
}

export const shouldRevalidate = refreshUnlessFailed;

async function claimOrProblem(...[context, request, user]: Parameters<typeof claimByAddress>) {
  try {
    return await claimByAddress(context, request, user);
  } catch (error) {
    return { problem: describeFailure(error, { failed: ADDING_FAILED }, context.requestId) };
  }
}

export default function CheckoutSuccess() {
  return <CheckoutSuccessPage {...useLoaderData<typeof loader>()} />;
}
