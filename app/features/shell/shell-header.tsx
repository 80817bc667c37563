import { Link } from "@remix-run/react";
import Bell from "lucide-react/icons/bell";
import ListChecks from "lucide-react/icons/list-checks";

import type { UserView } from "../../domain/accounts/user-view";
import { Brand } from "./brand";

import { CreditLink } from "./credit-badge";
import { UserMenu } from "./user-menu";

/** Logo, what is open, credits, bell and user menu (specification, section 2, 'Shared layout'). */
export function ShellHeader({
  user,
  unviewed,
  theme,
}: {
  user: UserView;
  unviewed: number;
  theme: "light" | "dark" | null;
}) {
  return (
    <header className="no-print sticky top-0 z-30 border-b bg-surface">
      <div className="mx-auto flex h-15 max-w-6xl items-center gap-1 px-4 sm:gap-2 sm:px-7">
        <Brand />
        <div className="-mr-1.5 ml-auto flex items-center gap-0.5 sm:mr-0 sm:gap-2">
          <Link
            to="/monday"
            className="control inline-flex items-center justify-center gap-2 rounded-control px-2 font-medium text-ink-2 hover:bg-sunken hover:text-ink pointer-coarse:min-w-11"
          >
            <ListChecks size={19} aria-hidden="true" />
            <span className="max-sm:sr-only">Monday</span>
          </Link>
          <CreditLink credits={user.credits} />
          <Link
            id="open-notifications"
            to="?dialog=notifications"
            data-offline="follow"
            preventScrollReset
            aria-label={unviewed > 0 ? `Notifications, ${unviewed} new` : "Notifications"}
            className="control relative grid w-9 place-items-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink pointer-coarse:w-11"
          >
            <Bell size={19} aria-hidden="true" />
            {unviewed > 0 && (
              <span
                aria-hidden="true"
                className="absolute top-0.5 right-0.5 grid h-4 min-w-4 place-items-center rounded-full border-2 border-surface bg-danger px-0.5 text-[0.625rem] leading-none font-bold text-on-danger"
              >
                {unviewed > 9 ? "9+" : unviewed}
              </span>
            )}
          </Link>
          <UserMenu user={user} theme={theme} />
        </div>
      </div>
    </header>
  );
}
