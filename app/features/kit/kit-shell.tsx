import { CreditBadge } from "../shell/credit-badge";
import { KitSection, KitState } from "./kit-section";

/** What the header shows of the account. */
export function KitShell() {
  return (
    <KitSection title="Credits">
      <div className="flex flex-wrap gap-7">
        <KitState name="some">
          <CreditBadge credits={12} />
        </KitState>
        <KitState name="one">
          <CreditBadge credits={1} />
        </KitState>
        <KitState name="none">
          <CreditBadge credits={0} />
        </KitState>
        <KitState name="loading">
          <CreditBadge credits={null} />
        </KitState>
      </div>
    </KitSection>
  );
}
