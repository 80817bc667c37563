import { useRef } from "react";
import { PACK, PACK_PRICE } from "../../domain/credits/packs";
import { Banner } from "../../ui/banner";
import { Button, ButtonLink } from "../../ui/button";
import { Spinner } from "../../ui/spinner";
import { PaymentNotice } from "./payment-notice";
import { ReturnSoon } from "./return-soon";
import { useCheckout } from "./use-checkout";

/** /checkout (specification, section 2): one pack of credits, paid by card in the provider's own form. */
export function CheckoutPage({
  publishableKey,
  back,
}: {
  publishableKey: string | null;
  /** The page that somebody came from; a path of this site. */
  back: string;
}) {
  const host = useRef<HTMLDivElement>(null);
  const { stage, pay, claimAgain } = useCheckout(publishableKey, host, back);
  switch (stage.name) {
    case "initializing":
      return <Initializing />;
    case "broken":
      return (
        <PaymentNotice title="Payment Error" tone="danger">
          <p>{stage.words}</p>
        </PaymentNotice>
      );
    case "pending":
      return (
        <PaymentNotice title="Payment on its way" tone="neutral" takesFocus>
          <p>Your bank has not confirmed the payment yet. Your credits are added as soon as it does.</p>
        </PaymentNotice>
      );
    case "unclaimed":
      return (
        <PaymentNotice
          title="Payment received"
          tone="danger"
          takesFocus
          action={
            <Button
              type="button"
              variant="primary"
              pending={stage.isTrying}
              pendingLabel="Processing..."
              onClick={claimAgain}
            >
              Add my credits
            </Button>
          }
        >
          <p>{`You have paid, and your credits could not be added yet: ${stage.problem}`}</p>
          <p>
            Nothing is lost, and you need not pay again: they are added within a few minutes by themselves.
          </p>
        </PaymentNotice>
      );
    case "done":
      return (
        <PaymentNotice title="Payment Successful!" tone="ok" takesFocus>
          <p>{`Thank you for your purchase. ${stage.creditsAdded} credits have been added to your account.`}</p>
          <ReturnSoon to={back} />
        </PaymentNotice>
      );
    case "ready":
    case "processing":
      return (
        <form
          aria-labelledby="checkout-title"
          className="mx-auto max-w-xl rounded-card border bg-surface"
          onSubmit={(event) => {
            event.preventDefault();
            pay();
          }}
        >
          <div className="grid gap-5 p-5 sm:p-7">
            <div>
              <h1 id="checkout-title" className="text-page tracking-[-0.01em]">
                Complete Your Purchase
              </h1>
              <p className="mt-1 text-ink-2">{`You're purchasing ${PACK.credits} credits for ${PACK_PRICE}`}</p>
            </div>
            {stage.name === "ready" && stage.problem && (
              <Banner tone="danger" title={stage.problem} live>
                {stage.hint}
              </Banner>
            )}
            <div ref={host} id="payment-element" className="min-h-40" />
            <p className="text-small text-ink-3">
              Card details go to Stripe directly and never reach this service. One credit buys one digest.
            </p>
          </div>
          <div className="flex flex-wrap justify-end gap-2 border-t px-5 py-4 sm:px-7">
            <ButtonLink to={back} reloadDocument variant="ghost">
              Back
            </ButtonLink>
            <Button variant="primary" pending={stage.name === "processing"} pendingLabel="Processing...">
              {`Pay ${PACK_PRICE}`}
            </Button>
          </div>
        </form>
      );
  }
}

function Initializing() {
  return (
    <>
      <div className="when-script mx-auto max-w-xl rounded-card border bg-surface px-5 py-14">
        <h1 className="sr-only">Complete Your Purchase</h1>
        <Spinner label="Initializing payment..." />
      </div>
      <div className="when-no-script">
        <PaymentNotice title="Complete Your Purchase" tone="neutral">
          <p>{`You're purchasing ${PACK.credits} credits for ${PACK_PRICE}`}</p>
          <p>Entering a card needs JavaScript. Please switch it on for this site and load the page again.</p>
          <noscript>
            <p>It is switched off in this browser.</p>
          </noscript>
        </PaymentNotice>
      </div>
    </>
  );
}
