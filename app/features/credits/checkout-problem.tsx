import CreditCard from "lucide-react/icons/credit-card";
import { ButtonLink } from "../../ui/button";

/** 'Payment Error': why nothing can be paid (specification, section 2, 'Checkout'). */
export function CheckoutProblem({ words }: { words: string }) {
  return (
    <div className="mx-auto max-w-md rounded-card border border-l-[3px] border-l-danger bg-surface p-7">
      <CreditCard size={22} aria-hidden="true" className="text-danger" />
      <h1 className="mt-4 text-page tracking-[-0.01em]">Payment Error</h1>
      <p className="mt-2 mb-5 text-ink-2">{words}</p>
      <ButtonLink to="/">Return to Dashboard</ButtonLink>
    </div>
  );
}
