import * as RadixToast from "@radix-ui/react-toast";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import X from "lucide-react/icons/x";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "./button";
import { type ClientToast, ToastContext } from "./toast-context";
import type { ToastMessage } from "./toast-message";
import { useHydrated } from "./use-hydrated";

const box = "toast flex items-start gap-3 rounded-card border border-l-[3px] bg-surface px-4 py-3 shadow-pop";
const rails = { neutral: "border-l-accent", danger: "border-l-danger" };

function ToastIcon({ tone }: { tone: ToastMessage["tone"] }) {
  return tone === "danger" ? (
    <CircleAlert size={18} aria-hidden="true" className="mt-px shrink-0 text-danger" />
  ) : (
    <CircleCheck size={18} aria-hidden="true" className="mt-px shrink-0 text-accent" />
  );
}

/**
 * The page's one toaster: one toast at a time, 5000 ms, swiped away after 50 px (specification, section 9).
 * `toast` is what the server says with this page; without a script it is a banner of the page.
 */
export function Toaster({ toast, children }: { toast: ToastMessage | null; children: ReactNode }) {
  const hydrated = useHydrated();
  const [current, setCurrent] = useState<ClientToast | null>(toast);
  const [open, setOpen] = useState(true);
  const [hosts, setHosts] = useState<HTMLElement[]>([]);
  const live = useRef<ClientToast | null>(toast);

  const leave = useCallback(() => {
    const gone = live.current;
    live.current = null;
    gone?.onGone?.();
  }, []);
  const showToast = useCallback(
    (next: ClientToast) => {
      leave();
      live.current = next;
      setCurrent(next);
      setOpen(true);
    },
    [leave],
  );
  const hostToasts = useCallback((element: HTMLElement) => {
    setHosts((before) => [...before, element]);
    return () => setHosts((before) => before.filter((host) => host !== element));
  }, []);
  useEffect(() => {
    if (toast) showToast(toast);
  }, [toast, showToast]);
  useEffect(() => {
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [leave]);
  const context = useMemo(() => ({ showToast, hostToasts }), [showToast, hostToasts]);

  const host = hosts.at(-1);
  const viewport = <RadixToast.Viewport className="toast-place no-print list-none outline-offset-4" />;
  return (
    <ToastContext.Provider value={context}>
      {!hydrated && toast && (
        <div className="toast-place no-print">
          <div role={toast.tone === "danger" ? "alert" : "status"} className={`${box} ${rails[toast.tone]}`}>
            <ToastIcon tone={toast.tone} />
            <div className="min-w-0">
              <p className="font-medium">{toast.title}</p>
              {toast.description && <p className="text-small text-ink-2">{toast.description}</p>}
            </div>
          </div>
        </div>
      )}
      {children}
      {hydrated && (
        <RadixToast.Provider duration={5000} swipeThreshold={50} label="Message" announcerContainer={host}>
          {current && (
            <RadixToast.Root
              key={current.id}
              open={open}
              onOpenChange={(next) => {
                setOpen(next);
                if (!next) leave();
              }}
              type={current.tone === "danger" ? "foreground" : "background"}
              className={`${box} ${rails[current.tone]}`}
            >
              <ToastIcon tone={current.tone} />
              <div className="min-w-0 flex-1">
                <RadixToast.Title className="font-medium">{current.title}</RadixToast.Title>
                {current.description && (
                  <RadixToast.Description className="text-small text-ink-2">
                    {current.description}
                  </RadixToast.Description>
                )}
              </div>
              {current.undo && (
                <RadixToast.Action asChild altText={`${current.undo.label}: open the list to put it back`}>
                  <Button
                    type="button"
                    size="sm"
                    onClick={() => {
                      live.current = null;
                      current.undo?.onSelect();
                    }}
                  >
                    {current.undo.label}
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
          )}
          {host ? createPortal(viewport, host) : viewport}
        </RadixToast.Provider>
      )}
    </ToastContext.Provider>
  );
}
