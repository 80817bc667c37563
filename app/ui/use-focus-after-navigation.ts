import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * A link to a place of a page takes the focus there, too, as the browser's own do: the next Tab goes on from it. Who
 * pressed Tab before the page had come stays where that led.
 * Nobody is left on the body after an action or a change of page: when the element that had the focus is gone, the
 * nearest heading around its place has it that can take it, else the open dialog's title, or else the page's content.
 */
export function useFocusAfterNavigation(): void {
  const { key, hash } = useLocation();
  const { state } = useNavigation();
  const last = useRef(key);
  const around = useRef<Element[]>([]);
  const hasMovedOn = useRef(false);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      // A question before something is done comes and goes; the place is where it was asked from.
      if (!(target instanceof Element) || target.closest("[role='alertdialog'], .toast-place")) return;
      around.current = selfAndAncestors(target);
    };
    const moveOn = ({ key: pressed }: KeyboardEvent) => {
      if (pressed === "Tab") hasMovedOn.current = true;
    };
    // Enter on a link or in a form is a click, too.
    const setOut = () => {
      hasMovedOn.current = false;
    };
    document.addEventListener("focusin", remember);
    document.addEventListener("keydown", moveOn, true);
    document.addEventListener("click", setOut, true);
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("keydown", moveOn, true);
      document.removeEventListener("click", setOut, true);
    };
  }, []);
  useEffect(() => {
    if (state !== "idle" || last.current === key) return;
    last.current = key;
    // After the dialogs' own effects: they know the opener.
    const timer = setTimeout(() => {
      if (hash && !hasMovedOn.current && goOnFrom(hash)) return;
      if (document.activeElement && document.activeElement !== document.body) return;
      placeNear(around.current)?.focus({ preventScroll: true });
    }, 10);
    return () => clearTimeout(timer);
  }, [key, hash, state]);
}

/** Whether the page has such a place; what has the focus within it keeps it. */
function goOnFrom(hash: string): boolean {
  const place = document.getElementById(hash.slice(1));
  if (!place) return false;
  if (!place.contains(document.activeElement)) {
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
  return true;
}

/** The first heading, from the inside out, that stands in what is on top; `around` may have left the page. */
function placeNear(around: Element[]): HTMLElement | null {
  const titles = document.querySelectorAll<HTMLElement>("dialog[open] h1[tabindex='-1']");
  const title = titles[titles.length - 1] ?? document.getElementById("main");
  for (const element of around) {
    if (!element.isConnected || element.tagName !== "SECTION") continue;
    const heading = element.querySelector<HTMLElement>(":is(h2, h3)[tabindex='-1']");
    if (heading && heading.closest("dialog") === title?.closest("dialog")) return heading;
  }
  return title;
}

function selfAndAncestors(element: Element): Element[] {
  const found = [];
  for (let each: Element | null = element; each; each = each.parentElement) found.push(each);
  return found;
}
