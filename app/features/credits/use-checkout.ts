import { type RefObject, useCallback, useContext, useEffect, useRef, useState } from "react";
import { PACK } from "../../domain/credits/packs";
import { ToastContext } from "../../ui/toast-context";
import { postJson } from "./post-json";
import { appearanceLike, loadStripeClient, type StripeClient, type StripeElements } from "./stripe-client";

const NO_CLIENT = "Stripe is not configured correctly. Please try again later.";
const NOT_INITIALIZED = "Failed to initialize payment";
const DECLINED = "You have not been charged. Please check the details, or use another card.";
const NOT_CHARGED = "No payment has arrived. Please try again.";
const UNCERTAIN =
  "It is not certain whether you were charged. Please look at your credits before you try again.";

/** Where a purchase stands (specification, section 4, 'Payment'). */
type CheckoutStage =
  | { name: "initializing" }
  | { name: "broken"; words: string }
  /** `hint` goes with a problem: whether there was a charge, and what to do. */
  | { name: "ready"; problem: string | null; hint: string }
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

/** Where a bank that asks for more leads back to, and from there to the page that somebody paid from. */
const successPath = (back: string) =>
  back === "/" ? "/checkout-success" : `/checkout-success?${new URLSearchParams({ back })}`;

/** One purchase: asks for a payment, shows its form in `host`, confirms it and claims its credits. */
export function useCheckout(publishableKey: string | null, host: RefObject<HTMLElement>, back: string) {
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
        setStage({ name: "ready", problem: null, hint: "" });
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

  const askForCredits = async (paymentId: string) => {
    const answer = await postJson("/api/add-credits", { credits: PACK.credits, paymentIntentId: paymentId });
    const creditsAdded = answer.field("creditsAdded");
    return { answer, creditsAdded: answer.ok && typeof creditsAdded === "number" ? creditsAdded : null };
  };

  function finish(creditsAdded: number): void {
    setStage({ name: "done", creditsAdded });
    say("Payment Successful!", `${creditsAdded} credits have been added to your account.`, "neutral");
  }

  async function claim(paymentId: string): Promise<void> {
    const { answer, creditsAdded } = await askForCredits(paymentId);
    if (creditsAdded !== null) return finish(creditsAdded);
    const problem = answer.message ?? "An unexpected error occurred";
    setStage({ name: "unclaimed", paymentId, problem, isTrying: false });
    say("Payment Error", problem);
  }

  /** The provider's client gave no clear answer, so the server asks whether the payment went through all the same. */
  async function fail({ clientSecret }: Form, title: string, problem: string): Promise<void> {
    const { answer, creditsAdded } = await askForCredits(clientSecret);
    if (creditsAdded !== null) return finish(creditsAdded);
    setStage({ name: "ready", problem, hint: answer.status === 402 ? NOT_CHARGED : UNCERTAIN });
    say(title, problem);
  }

  async function pay(): Promise<void> {
    const open = form.current;
    if (stage.name !== "ready" || !open?.elements) return;
    setStage({ name: "processing" });
    try {
      const { error, paymentIntent } = await open.client.confirmPayment({
        elements: open.elements,
        confirmParams: { return_url: window.location.origin + successPath(back) },
        redirect: "if_required",
      });
      if (error) {
        const problem = error.message || "An error occurred during payment processing";
        if (error.type !== "card_error" && error.type !== "validation_error") {
          return await fail(open, "Payment Failed", problem);
        }
        setStage({ name: "ready", problem, hint: DECLINED });
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
      await fail(open, "Payment Error", problem);
    }
  }

  async function claimAgain(): Promise<void> {
    if (stage.name !== "unclaimed" || stage.isTrying) return;
    setStage({ ...stage, isTrying: true });
    await claim(stage.paymentId);
  }

  return { stage, pay, claimAgain };
}
