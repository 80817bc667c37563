import { Link } from "@remix-run/react";
import Menu from "lucide-react/icons/menu";
import type { MouseEvent } from "react";
import { ButtonLink } from "../../ui/button";
import { Brand } from "../shell/brand";

const links = [
  { label: "Features", to: "/#features" },
  { label: "Security", to: "/security" },
  { label: "Pricing", to: "/#pricing" },
  { label: "FAQ", to: "/#faq" },
];

// A popover stays open on a jump within the page; without a script a tap beside it closes it.
function closeMenu({ currentTarget }: MouseEvent<HTMLElement>): void {
  const menu = currentTarget.closest<HTMLElement>("[popover]");
  if (menu?.matches(":popover-open")) menu.hidePopover();
}

/** Logo, sections and the way in; on small screens the sections are behind a menu. */
export function PublicHeader({ action = "sign-in" }: { action?: "sign-in" | "trial" }) {
  return (
    <header className="no-print sticky top-0 z-30 border-b bg-surface">
      <div className="mx-auto flex h-15 max-w-6xl items-center gap-2 px-4 sm:px-7">
        <Brand />
        <nav aria-label="Page" className="ml-auto hidden items-center gap-1 md:flex">
          {links.map(({ label, to }) => (
            <Link
              key={label}
              to={to}
              className="control inline-flex items-center rounded-control px-3 font-medium text-ink-2 hover:bg-sunken hover:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2 md:ml-3">
          <ButtonLink to="/login">Sign In</ButtonLink>
          {action === "trial" && (
            <ButtonLink to="/register" variant="primary" className="max-sm:hidden">
              Start Free Trial
            </ButtonLink>
          )}
          <button
            type="button"
            popovertarget="site-menu"
            aria-label="Menu"
            className="control grid w-9 place-items-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink md:hidden pointer-coarse:w-11"
          >
            <Menu size={20} aria-hidden="true" />
          </button>
        </div>
      </div>
      <div id="site-menu" popover="auto" className="menu">
        <nav aria-label="Menu" className="grid">
          {links.map(({ label, to }) => (
            <Link
              key={label}
              to={to}
              onClick={closeMenu}
              className="control flex items-center rounded-control px-3 font-medium hover:bg-sunken"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </header>
  );
}
