import * as RadixToast from "@radix-ui/react-toast";
import X from "lucide-react/icons/x";
import { createPortal } from "react-dom";
import { Button } from "./button";
import type { ClientToast } from "./toast-context";
import { TOAST_MS, ToastIcon, toastLook } from "./toast-look";

export interface ToastViewProps {
  toast: ClientToast;
  open: boolean;
  /** The dialog that must hold it, when one is open. */
  host: HTMLElement | undefined;
  onOpenChange: (open: boolean) => void;
  onUndo: () => void;
}

/** The floating toast: 5000 ms, swiped away after 50 px (specification, section 9). A chunk of its own. */
export function ToastView({ toast, open, host, onOpenChange, onUndo }: ToastViewProps) {
  const viewport = <RadixToast.Viewport className="toast-place no-print list-none outline-offset-4" />;
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
