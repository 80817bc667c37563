import { Link, useLocation } from "@remix-run/react";
import { ButtonLink } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { RouteTabs } from "../../ui/tabs";
import { checkoutFrom, planFrom } from "./checkout-from";
import { PackOffer, PlanOffer } from "./offer";

/** 'Add More Credits' at ?dialog=credits of any page; its tabs lead to /checkout and /subscribe (specification, section 2). */
export function AddCreditsDialog({ tab }: { tab: string | null }) {
  const { pathname } = useLocation();
  const isMonthly = tab === "monthly";
  return (
    <Dialog
      id="credits"
      kind="modal"
      title="Add More Credits"
      subtitle="One credit buys one digest."
      closeTo={pathname}
      returnFocusId="open-credits"
      over
    >
      <RouteTabs
        label="Ways to pay"
        items={[
          { label: "Pay-as-you-go", to: "?dialog=credits", current: !isMonthly },
          { label: "Monthly Plan", to: "?dialog=credits&plan=monthly", current: isMonthly },
        ]}
      />
      <div className="mt-5">
        {isMonthly ? (
          <PlanOffer
            action={
              <ButtonLink to={planFrom(pathname)} variant="primary" block>
                Choose the Monthly Plan
              </ButtonLink>
            }
          />
        ) : (
          <PackOffer
            action={
              <ButtonLink to={checkoutFrom(pathname)} variant="primary" block>
                Buy 50 credits
              </ButtonLink>
            }
          />
        )}
      </div>
      <p className="mt-5 text-small">
        <Link to="/credits" className="link inline-block py-1">
          Where your credits came from and went to
        </Link>
      </p>
    </Dialog>
  );
}
