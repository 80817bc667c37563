import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { PlanView } from "../../domain/credits/plan-view";
import { Banner } from "../../ui/banner";
import { Button, ButtonLink } from "../../ui/button";
import { FormFailure } from "../../ui/form-failure";
import { DayTime } from "../../ui/times";
import type { ToastMessage } from "../../ui/toast-message";
import { useSubmitting } from "../../ui/use-submitting";
import { PlanBenefits } from "./offer";
import { PROFESSIONAL_PLAN } from "./packs";
import { PaymentNotice } from "./payment-notice";
import { ReturnSoon } from "./return-soon";

/** /subscribe with a price: the provider's pages subscribe and cancel, this one says how things are. */
export function PlanPage({
  plan,
  isBack,
  problem,
  failure,
  back,
}: {
  plan: PlanView;
  /** They come from the provider's page. */
  isBack: boolean;
  /** Why the plan shown may be old. */
  problem: string | null;
  /** Why the last press led nowhere. */
  failure: ToastMessage | null | undefined;
  /** The page they came from, or the dashboard. */
  back: string;
}) {
  const { submitting } = useSubmitting("/subscribe");
  const manage = plan.hasPortal && (
    <PlanForm intent="manage" pending={submitting} variant="outline">
      Manage or cancel
    </PlanForm>
  );
  if (plan.tier === "Professional") {
    return (
      <PaymentNotice
        title={isBack ? "Subscription Successful" : "Professional Plan"}
        tone={plan.isOverdue ? "danger" : "ok"}
        action={manage || undefined}
      >
        <FormFailure toast={failure} />
        {plan.isOverdue && (
          <p>The last renewal could not be charged. Please check your card; until then nothing changes.</p>
        )}
        <p>Your digests cost no credits while the plan is active.</p>
        {plan.currentPeriodEnd && (
          <p>
            {plan.cancelAtPeriodEnd ? "It is cancelled and ends on " : "It renews on "}
            <DayTime iso={plan.currentPeriodEnd} />.
          </p>
        )}
        {isBack && <ReturnSoon to={back} />}
      </PaymentNotice>
    );
  }
  return (
    <section aria-labelledby="plan-title" className="mx-auto max-w-md rounded-card border bg-surface">
      <div className="p-5 sm:p-7">
        <h1 id="plan-title" className="text-page tracking-[-0.01em]">
          Subscribe to Professional Plan
        </h1>
        <p className="mt-1 text-ink-2">Get unlimited summaries and premium features</p>
        <FormFailure toast={failure} />
        {(isBack || problem) && (
          <div className="mt-3">
            <Banner tone="warn" title="Your subscription is not active yet" live>
              {problem ?? "The payment provider has not confirmed it. It is switched on as soon as it does."}
            </Banner>
          </div>
        )}
        <PlanBenefits />
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-t px-5 py-4 sm:px-7">
        <ButtonLink to={back} variant="ghost">
          Back
        </ButtonLink>
        {manage}
        <PlanForm intent="subscribe" pending={submitting} variant="primary">
          {`Subscribe for ${PROFESSIONAL_PLAN.price}/month`}
        </PlanForm>
      </div>
    </section>
  );
}

function PlanForm({
  intent,
  pending,
  variant,
  children,
}: {
  intent: "subscribe" | "manage";
  pending: boolean;
  variant: "primary" | "outline";
  children: ReactNode;
}) {
  return (
    <Form method="post" action="/subscribe">
      <input type="hidden" name="intent" value={intent} />
      <Button variant={variant} pending={pending} pendingLabel="Processing...">
        {children}
      </Button>
    </Form>
  );
}
