import { DomainError } from "../domain/errors";
import type { Payments } from "../domain/platform";

/** What is said where a payment would begin (specification, section 8, 'Payment client missing'). */
const NOT_CONFIGURED = "Stripe is not configured correctly. Please try again later.";

async function refuse(): Promise<never> {
  throw new DomainError("unavailable", NOT_CONFIGURED);
}

/** Payments without a provider's keys: everything else of the product works, and whoever would pay is told. */
export const offlinePayments: Payments = {
  isOn: false,
  publishableKey: null,
  sellsPlan: false,
  createPayment: refuse,
  readPayment: refuse,
  cancelPayment: refuse,
  createCustomer: refuse,
  startPlan: refuse,
  findOpenCheckout: refuse,
  openPortal: refuse,
  deleteCustomer: refuse,
  listPlans: refuse,
  readEvent: refuse,
};
