import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { PLAN_PRICE } from "../../domain/credits/packs";

const FEATURES = [
  "Unlimited summaries",
  "Priority processing",
  "Advanced customization",
  "24/7 support",
  `${PLAN_PRICE} monthly`,
];

/** What the Professional plan is (specification, section 2, 'Subscribe'), with its buttons underneath. */
export function PlanOffer({ notice, actions }: { notice?: ReactNode; actions: ReactNode }) {
  return (
    <section aria-labelledby="plan-title" className="mx-auto max-w-xl rounded-card border bg-surface">
      <div className="grid gap-5 p-5 sm:p-7">
        <div>
          <h1 id="plan-title" className="text-page tracking-[-0.01em]">
            Subscribe to Professional Plan
          </h1>
          <p className="mt-1 text-ink-2">Get unlimited summaries and premium features</p>
        </div>
        {notice}
        <ul className="grid gap-2">
          {FEATURES.map((feature) => (
            <li key={feature} className="flex items-center gap-3">
              <Check size={16} aria-hidden="true" className="shrink-0 text-accent" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-t px-5 py-4 sm:px-7">{actions}</div>
    </section>
  );
}

/** The words on the button that buys it. */
export const SUBSCRIBE_LABEL = `Subscribe for ${PLAN_PRICE}/month`;
