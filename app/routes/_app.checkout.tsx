import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { CheckoutPage } from "../features/credits/checkout-page";
import { comeBack } from "../http/come-back";
import { requireViewer } from "../http/session";

export const meta: MetaFunction = () => [{ title: "Complete Your Purchase - Mondaybrief" }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireViewer(context, request);
  return { publishableKey: context.platform.payments.publishableKey, back: comeBack(request, "/") };
}

/**
 * Only this page's policy lets the payment script in, and a policy belongs to a document: whoever comes here from
 * another page of ours gets a new one.
 */
export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<never> {
  window.location.assign(request.url);
  return new Promise(() => {});
}

export const shouldRevalidate = () => false;

export default function Checkout() {
  return <CheckoutPage {...useLoaderData<typeof loader>()} />;
}
