import { type RefObject, useEffect, useRef } from "react";

/**
 * Calls `leave` on Escape while `dialog` is the uppermost one, wherever the focus is. Not for a key that something
 * inside it took for itself, that belongs to a menu or to a question of the platform's own over it, or that ends what
 * an input method composes.
 */
export function useEscape(dialog: RefObject<HTMLDialogElement>, leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
      if (document.querySelector(":popover-open, dialog:modal")) return;
      const uppermost = [...document.querySelectorAll("dialog[open]")].at(-1);
      if (uppermost === dialog.current) latest.current();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [dialog]);
}
