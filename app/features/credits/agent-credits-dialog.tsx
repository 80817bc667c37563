import { Button, ButtonLink } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { useShowToast } from "../../ui/toast-context";
import { checkoutFrom, planFrom } from "./checkout-from";
import { PackOffer, PlanOffer } from "./offer";

/**
 * The second credit and plan dialog, inside the agent detail. With payments its buttons lead to where one pays;
 * without, they say the specification's words (section 2, 'Add More Credits dialog').
 */
export function AgentCreditsDialog({
  agentId,
  canPay,
}: {
  agentId: string;
  /** Whether credits can be bought on this site. */
  canPay: boolean;
}) {
  const showToast = useShowToast();
  const say = (title: string) => showToast({ id: `purchase-${Date.now()}`, title, tone: "neutral" });
  const button = (label: string, to: string, words: string) =>
    canPay ? (
      <ButtonLink to={to} block>
        {label}
      </ButtonLink>
    ) : (
      <>
        <Button type="button" block className="when-script" onClick={() => say(words)}>
          {label}
        </Button>
        <p className="when-no-script text-small text-ink-2">{words}</p>
      </>
    );
  return (
    <Dialog
      id="credits"
      kind="modal"
      title="Credits and plans"
      subtitle="You need credits to generate summaries."
      closeTo={`/agents/${agentId}`}
      returnFocusId="generate-new"
      over
    >
      <div className="grid gap-7 sm:grid-cols-2">
        <section aria-labelledby="pack-title" className="flex flex-col">
          <h2 id="pack-title" className="mb-2 text-input font-bold">
            Credits
          </h2>
          <PackOffer
            action={button(
              "Purchase Credits",
              checkoutFrom(`/agents/${agentId}`),
              "Credits purchase functionality to be implemented.",
            )}
          />
        </section>
        <section aria-labelledby="plan-title" className="flex flex-col">
          <h2 id="plan-title" className="mb-2 text-input font-bold">
            Plan
          </h2>
          <PlanOffer
            action={button(
              "Purchase Plan",
              planFrom(`/agents/${agentId}`),
              "Plan purchase functionality to be implemented.",
            )}
          />
        </section>
      </div>
    </Dialog>
  );
}
