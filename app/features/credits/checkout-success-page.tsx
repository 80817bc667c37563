import { useLocation } from "@remix-run/react";
import { useContext, useEffect } from "react";
import { ButtonLink } from "../../ui/button";
import { ToastContext } from "../../ui/toast-context";
import { PaymentNotice } from "./payment-notice";

/** The words of the specification's section 8. */
export const ADDING_FAILED = "There was a problem adding credits to your account.";

/** /checkout-success: what the server found out about the payment that the address names. */
export function CheckoutSuccessPage({
  creditsAdded,
  problem,
  back,
}: {
  creditsAdded: number | null;
  /** Why nothing could be added; null after a success. */
  problem: string | null;
  /** The page that somebody paid from; a path of this site. */
  back: string;
}) {
  const { showToast } = useContext(ToastContext);
  // The address names the payment.
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (problem) {
      showToast({ id: crypto.randomUUID(), title: "Error", description: ADDING_FAILED, tone: "danger" });
    }
  }, [problem, showToast]);
  if (creditsAdded === null) {
    return (
      <PaymentNotice
        title="Payment not confirmed"
        tone="danger"
        action={
          <ButtonLink to={pathname + search} reloadDocument variant="primary">
            Try Again
          </ButtonLink>
        }
      >
        <p>{ADDING_FAILED}</p>
        {problem !== ADDING_FAILED && <p>{problem}</p>}
        <p>If you have paid, your credits are added by themselves within a few minutes.</p>
      </PaymentNotice>
    );
  }
  return (
    <PaymentNotice
      title="Payment Successful!"
      tone="ok"
      action={
        back !== "/" && (
          <ButtonLink to={back} reloadDocument variant="primary">
            Back to where you were
          </ButtonLink>
        )
      }
    >
      <p>{`Thank you for your purchase. ${creditsAdded} credits have been added to your account.`}</p>
    </PaymentNotice>
  );
}
