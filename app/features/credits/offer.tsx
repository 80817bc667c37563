import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { CREDIT_PACK, PROFESSIONAL_PLAN } from "./packs";

/** The pack of credits: what it is and what it costs. `action` buys it. */
export function PackOffer({ action }: { action: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-page font-bold">{CREDIT_PACK.price}</span>
        <span className="text-ink-2">{`for ${CREDIT_PACK.credits} credits`}</span>
      </p>
      <p className="mt-1 mb-5 text-ink-2">{`${CREDIT_PACK.each}. One credit buys one summary. Paid once, no subscription.`}</p>
      <div className="mt-auto">{action}</div>
    </div>
  );
}

/** The monthly plan: what it promises and what it costs. `action` buys it. */
export function PlanOffer({ action }: { action: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-page font-bold">{PROFESSIONAL_PLAN.price}</span>
        <span className="text-ink-2">{`a month, ${PROFESSIONAL_PLAN.name}`}</span>
      </p>
      <PlanBenefits />
      <div className="mt-auto">{action}</div>
    </div>
  );
}

/** What the plan promises, line by line. */
export function PlanBenefits() {
  return (
    <ul className="mt-3 mb-5 grid gap-1.5">
      {PROFESSIONAL_PLAN.benefits.map((benefit) => (
        <li key={benefit} className="flex items-start gap-2.5">
          <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
