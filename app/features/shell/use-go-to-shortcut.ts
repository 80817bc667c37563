import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";

/** Ctrl+K, or Command+K, opens 'Go to' over this page, and closes it. */
export function useGoToShortcut(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const isOpen = new URLSearchParams(search).get("dialog") === "go";
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut =
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey &&
        event.key.toLowerCase() === "k";
      if (!isShortcut || event.defaultPrevented) return;
      event.preventDefault();
      navigate(isOpen ? pathname : "?dialog=go", { preventScrollReset: true });
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [pathname, search, navigate]);
}
