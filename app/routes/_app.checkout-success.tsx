import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CheckoutSuccessPage } from "../features/credits/checkout-success-page";
import { requireViewer } from "../http/require-viewer";
import { loadClaim } from "../operations/credits.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.problem ? "Error: Payment" : "Payment Successful!"} - Mondaybrief` },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const user = await requireViewer(context, request);
  const { claimed, problem } = await loadClaim(context, request, user);
  // The frame's balance was read beside this loader; once more, and it is the new one.
  if (claimed?.isNew && request.url.includes("payment_intent")) {
    const { pathname, search } = new URL(request.url);
    throw redirect(pathname + search);
  }
  return data({ creditsAdded: claimed?.creditsAdded ?? null, problem }, { status: problem?.status ?? 200 });
}

export default function CheckoutSuccess() {
  const { creditsAdded, problem } = useLoaderData<typeof loader>();
  return <CheckoutSuccessPage creditsAdded={creditsAdded} problem={problem?.message ?? null} />;
}
