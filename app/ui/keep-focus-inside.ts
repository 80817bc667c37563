import type { KeyboardEvent } from "react";

const stops =
  "a[href], button, input:not([type='hidden']), select, textarea, summary, iframe, [tabindex='0']";

/** Tab from the last stop of `event.currentTarget` leads to its first, and back: a modal has no way out but its own. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const reachable = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) =>
      stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }) && !stop.closest("[inert]"),
  );
  const first = reachable[0];
  const last = reachable.at(-1);
  const from = document.activeElement;
  const leaving = event.shiftKey ? from === first || from?.getAttribute("tabindex") === "-1" : from === last;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
