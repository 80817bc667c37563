import * as RadixToast from "@radix-ui/react-toast";
import X from "lucide-react/icons/x";
import { useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Button } from "./button";
import type { ClientToast } from "./toast-context";
import { toastLift } from "./toast-lift";
import { TOAST_MS, ToastIcon, toastLook } from "./toast-look";

export interface ToastViewProps {
  toast: ClientToast;
  open: boolean;
  /** The dialog that must hold it, when one is open. */
  host: HTMLElement | undefined;
  onOpenChange: (open: boolean) => void;
  onUndo: () => void;
}

/** Lifts the toast where it would lie over what was pressed, which still has the focus: the next press may be there. */
function clearPressed(place: HTMLElement): void {
  delete place.dataset.lifted;
  const pressed = document.activeElement;
  if (!pressed || pressed === document.body || place.contains(pressed)) return;
  const lift = toastLift(place.getBoundingClientRect(), pressed.getBoundingClientRect());
  // A heading or a whole region that holds the focus is nothing that was pressed.
  if (lift === null || !pressed.matches("a, button, input, summary, textarea, select")) return;
  place.style.setProperty("--lift", `${lift}px`);
  place.dataset.lifted = "";
}

/** The floating toast: 5000 ms, swiped away after 50 px (specification, section 9). A chunk of its own. */
export function ToastView({ toast, open, host, onOpenChange, onUndo }: ToastViewProps) {
  const place = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (open && place.current) clearPressed(place.current);
  });
  const viewport = (
    <RadixToast.Viewport ref={place} className="toast-place no-print list-none outline-offset-4" />
  );
  return (
    <RadixToast.Provider duration={TOAST_MS} swipeThreshold={50} label="Message" announcerContainer={host}>
      <RadixToast.Root
        key={toast.id}
        open={open}
        onOpenChange={onOpenChange}
        type={toast.tone === "danger" ? "foreground" : "background"}
        className={toastLook(toast.tone)}
      >
        <ToastIcon tone={toast.tone} />
        <div className="min-w-0 flex-1">
          <RadixToast.Title className="font-medium">{toast.title}</RadixToast.Title>
          {toast.description && (
            <RadixToast.Description className="text-small text-ink-2">
              {toast.description}
            </RadixToast.Description>
          )}
        </div>
        {toast.undo && (
          <RadixToast.Action asChild altText={`${toast.undo.label}: open the list to put it back`}>
            <Button type="button" size="sm" onClick={onUndo}>
              {toast.undo.label}
            </Button>
          </RadixToast.Action>
        )}
        <RadixToast.Close
          aria-label="Dismiss message"
          className="target -my-0.5 -mr-1 grid shrink-0 place-items-center rounded-chip text-ink-3 hover:bg-sunken hover:text-ink"
        >
          <X size={16} aria-hidden="true" />
        </RadixToast.Close>
      </RadixToast.Root>
      {host ? createPortal(viewport, host) : viewport}
    </RadixToast.Provider>
  );
}
