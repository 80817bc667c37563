import type { MetaFunction } from "@remix-run/cloudflare";
import { CheckoutProblem } from "../features/credits/checkout-problem";

export const meta: MetaFunction = () => [{ title: "Checkout - Mondaybrief" }];

export default function Checkout() {
  return <CheckoutProblem words="Stripe is not configured correctly. Please try again later." />;
}
