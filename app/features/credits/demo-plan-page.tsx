import { useEffect, useState } from "react";
import { Banner } from "../../ui/banner";
import { Button, ButtonLink } from "../../ui/button";
import { PaymentNotice } from "./payment-notice";
import { PlanOffer, SUBSCRIBE_LABEL } from "./plan-offer";
import { ReturnSoon } from "./return-soon";

const PROCESSING_MS = 2000;

/** /subscribe without a price to charge: the specification's demo, which says so and calls no server. */
export function DemoPlanPage() {
  const [stage, setStage] = useState<"idle" | "processing" | "done">("idle");
  useEffect(() => {
    if (stage !== "processing") return;
    const timer = setTimeout(() => setStage("done"), PROCESSING_MS);
    return () => clearTimeout(timer);
  }, [stage]);
  if (stage === "done") {
    return (
      <PaymentNotice title="Subscription Successful" tone="ok" takesFocus>
        <p>This was a demo: no charge was made, and your plan has not changed.</p>
        <ReturnSoon />
      </PaymentNotice>
    );
  }
  return (
    <PlanOffer
      notice={
        <Banner tone="info" title="Demo: no charge is made">
          Subscriptions are not set up on this site. The button shows how it would go.
          <p className="mt-1 hidden noscript:block">The demo needs JavaScript.</p>
        </Banner>
      }
      actions={
        <>
          <ButtonLink to="/" variant="ghost">
            Back
          </ButtonLink>
          <Button
            type="button"
            variant="primary"
            pending={stage === "processing"}
            pendingLabel="Processing..."
            onClick={() => setStage("processing")}
          >
            {SUBSCRIBE_LABEL}
          </Button>
        </>
      }
    />
  );
}
