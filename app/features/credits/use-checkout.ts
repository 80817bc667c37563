import { type RefObject, useCallback, useContext, useEffect, useRef, useState } from "react";
import { PACK } from "../../domain/credits/packs";
import { ToastContext } from "../../ui/toast-context";
import { postJson } from "./post-json";
import { appearanceLike, loadStripeClient, type StripeClient, type StripeElements } from "./stripe-client";

export const NO_CLIENT = "Stripe is not configured correctly. Please try again later.";
const NOT_INITIALIZED = "Failed to initialize payment";

/** Where a purchase stands (specification, section 4, 'Payment'). */
export type CheckoutStage =
  | { name: "initializing" }
  | { name: "broken"; words: string }
  | { name: "ready"; problem: string | null }
  | { name: "processing" }
  /** The bank has not answered yet; the credits come by themselves. */
  | { name: "pending" }
  /** Paid, and our server could not be told. */
  | { name: "unclaimed"; paymentId: string; problem: string; isTrying: boolean }
  | { name: "done"; creditsAdded: number };

interface Form {
  client: StripeClient;
  clientSecret: string;
  elements?: StripeElements;
}

/** One purchase: asks for a payment, shows its form in `host`, confirms it and claims its credits. */
export function useCheckout(publishableKey: string | null, host: RefObject<HTMLElement>) {
  const { showToast } = useContext(ToastContext);
  const [stage, setStage] = useState<CheckoutStage>(
    publishableKey === null ? { name: "broken", words: NO_CLIENT } : { name: "initializing" },
  );
  const form = useRef<Form | null>(null);
  const say = useCallback(
    (title: string, description: string, tone: "neutral" | "danger" = "danger") =>
      showToast({ id: crypto.randomUUID(), title, description, tone }),
    [showToast],
  );

  useEffect(() => {
    if (publishableKey === null) return;
    let isGone = false;
    const prepare = async () => {
      const [client, answer] = await Promise.all([
        loadStripeClient(publishableKey),
        postJson("/api/create-payment-intent", { credits: PACK.credits }),
      ]);
      if (isGone) return;
      const clientSecret = answer.field("clientSecret");
      if (client === null) {
        setStage({ name: "broken", words: NO_CLIENT });
      } else if (typeof clientSecret !== "string") {
        setStage({ name: "broken", words: NOT_INITIALIZED });
        say("Payment Error", NOT_INITIALIZED);
      } else {
        form.current = { client, clientSecret };
        setStage({ name: "ready", problem: null });
      }
    };
    prepare();
    return () => {
      isGone = true;
    };
  }, [publishableKey, say]);

  const isFormShown = stage.name === "ready" || stage.name === "processing";
  useEffect(() => {
    const node = host.current;
    const open = form.current;
    if (!isFormShown || !node || !open || open.elements) return;
    try {
      open.elements = open.client.elements({
        clientSecret: open.clientSecret,
        appearance: appearanceLike(node.closest("form") ?? node),
      });
      open.elements.create("payment").mount(node);
    } catch {
      setStage({ name: "broken", words: NO_CLIENT });
    }
  }, [isFormShown, host]);

  async function claim(paymentId: string): Promise<void> {
    const answer = await postJson("/api/add-credits", { credits: PACK.credits, paymentIntentId: paymentId });
    const creditsAdded = answer.field("creditsAdded");
    if (answer.ok && typeof creditsAdded === "number") {
      setStage({ name: "done", creditsAdded });
      say("Payment Successful!", `${creditsAdded} credits have been added to your account.`, "neutral");
      return;
    }
    const problem = answer.message ?? "An unexpected error occurred";
    setStage({ name: "unclaimed", paymentId, problem, isTrying: false });
    say("Payment Error", problem);
  }

  async function pay(): Promise<void> {
    const open = form.current;
    if (stage.name !== "ready" || !open?.elements) return;
    setStage({ name: "processing" });
    try {
      const { error, paymentIntent } = await open.client.confirmPayment({
        elements: open.elements,
        confirmParams: { return_url: `${window.location.origin}/checkout-success` },
        redirect: "if_required",
      });
      if (error) {
        const problem = error.message || "An error occurred during payment processing";
        setStage({ name: "ready", problem });
        say("Payment Failed", problem);
      } else if (paymentIntent?.status === "succeeded") {
        await claim(paymentIntent.id);
      } else if (paymentIntent?.status === "processing") {
        setStage({ name: "pending" });
      } else {
        throw new Error("Payment failed");
      }
    } catch (cause) {
      const problem = (cause instanceof Error && cause.message) || "An unexpected error occurred";
      setStage({ name: "ready", problem });
      say("Payment Error", problem);
    }
  }

  async function claimAgain(): Promise<void> {
    if (stage.name !== "unclaimed" || stage.isTrying) return;
    setStage({ ...stage, isTrying: true });
    await claim(stage.paymentId);
  }

  return { stage, pay, claimAgain };
}
