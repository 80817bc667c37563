import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { PlanView } from "../../domain/credits/plan-view";
import { Banner } from "../../ui/banner";
import { Button, ButtonLink } from "../../ui/button";
import { DayTime } from "../../ui/times";
import { useSubmitting } from "../../ui/use-submitting";
import { PaymentNotice } from "./payment-notice";
import { PlanOffer, SUBSCRIBE_LABEL } from "./plan-offer";
import { ReturnSoon } from "./return-soon";

/** /subscribe with a price: the provider's pages subscribe and cancel, this one says how things are. */
export function PlanPage({
  plan,
  isBack,
  problem,
}: {
  plan: PlanView;
  /** They come from the provider's page. */
  isBack: boolean;
  /** Why the plan shown may be old. */
  problem: string | null;
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
        {isBack && <ReturnSoon />}
      </PaymentNotice>
    );
  }
  return (
    <PlanOffer
      notice={
        (isBack || problem) && (
          <Banner tone="warn" title="Your subscription is not active yet" live>
            {problem ?? "The payment provider has not confirmed it. It is switched on as soon as it does."}
          </Banner>
        )
      }
      actions={
        <>
          <ButtonLink to="/" variant="ghost">
            Back
          </ButtonLink>
          {manage}
          <PlanForm intent="subscribe" pending={submitting} variant="primary">
            {SUBSCRIBE_LABEL}
          </PlanForm>
        </>
      }
    />
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
