import type { startStripeServer } from "../../support/stripe-server.mjs";

/** The settings of an app whose payments go to a stand-in of the provider. */
export const stripeSettings = ({ url, standIn }: Awaited<ReturnType<typeof startStripeServer>>) => ({
  STRIPE_SECRET_KEY: "sk_test_stand_in",
  STRIPE_PUBLISHABLE_KEY: "pk_test_stand_in",
  STRIPE_WEBHOOK_SECRET: standIn.webhookSecret,
  STRIPE_PRICE_ID: "price_stand_in",
  STRIPE_API_BASE: url,
});
