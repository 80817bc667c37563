import { Form, Link } from "@remix-run/react";
import LogOut from "lucide-react/icons/log-out";
import Search from "lucide-react/icons/search";
import UserRound from "lucide-react/icons/user-round";

import type { UserView } from "../../domain/accounts/user-view";
import { ThemeChoice } from "./theme-choice";

const row = "control flex w-full items-center gap-3 rounded-control px-3 text-left hover:bg-sunken";

/** The user's email, or 'User', with the initial; a popover of the platform, so it opens without a script. */
export function UserMenu({
  user,
  theme,
}: {
  user: Pick<UserView, "email" | "displayName">;
  theme: "light" | "dark" | null;
}) {
  const name = user.email || "User";
  const initial = (user.displayName || name).charAt(0).toUpperCase();
  return (
    <>
      <button
        type="button"
        id="user-menu-button"
        popovertarget="user-menu"
        aria-label={`Account of ${name}`}
        className="control grid w-9 place-items-center rounded-full pointer-coarse:w-11"
      >
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full border border-accent bg-accent-soft text-small font-bold text-accent-ink"
        >
          {initial}
        </span>
      </button>
      <div id="user-menu" popover="auto" className="menu">
        <p className="px-3 pt-2 text-meta text-ink-3">Signed in as</p>
        <p className="truncate border-b px-3 pb-3 font-medium" title={name}>
          {name}
        </p>
        <div className="border-b py-1.5">
          <Link
            to="?dialog=go"
            preventScrollReset
            className={row}
            onClick={(event) => event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
          >
            <Search size={16} aria-hidden="true" className="text-ink-3" />
            Go to...
            <kbd className="ml-auto font-sans text-small text-ink-3">Ctrl K</kbd>
          </Link>
          <Link
            to="?dialog=profile"
            preventScrollReset
            className={row}
            onClick={(event) => event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
          >
            <UserRound size={16} aria-hidden="true" className="text-ink-3" />
            Profile
          </Link>
        </div>
        <ThemeChoice theme={theme} />
        <Form method="post" action="/logout" className="pt-1.5">
          <input type="hidden" name="intent" value="here" />
          <button type="submit" className={row}>
            <LogOut size={16} aria-hidden="true" className="text-ink-3" />
            Logout
          </button>
        </Form>
      </div>
    </>
  );
}
