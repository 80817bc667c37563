import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Nobody is left on the body after an action or a change of page: when the element that had the focus is
 * gone, the open dialog's title has it, or else the page's content.
 */
export function useFocusAfterNavigation(): void {
  const { key } = useLocation();
  const { state } = useNavigation();
  const last = useRef(key);
  useEffect(() => {
    if (state !== "idle" || last.current === key) return;
    last.current = key;
    // After the dialogs' own effects: they know the opener.
    const timer = setTimeout(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      const dialogs = document.querySelectorAll<HTMLElement>("dialog[open] [tabindex='-1']");
      const place = dialogs[dialogs.length - 1] ?? document.getElementById("main");
      place?.focus({ preventScroll: true });
    }, 10);
    return () => clearTimeout(timer);
  }, [key, state]);
}
