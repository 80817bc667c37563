import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type ClientToast, ToastContext } from "./toast-context";
import { ToastIcon, toastLook } from "./toast-look";
import type { ToastMessage } from "./toast-message";
import type { ToastViewProps } from "./toast-view";
import { useHydrated } from "./use-hydrated";

/**
 * The page's one toaster: one toast at a time, 5000 ms, swiped away after 50 px (specification, section 9).
 * `toast` is what the server says with this page; without a script it is a banner of the page.
 */
export function Toaster({ toast, children }: { toast: ToastMessage | null; children: ReactNode }) {
  const hydrated = useHydrated();
  const [current, setCurrent] = useState<ClientToast | null>(toast);
  const [open, setOpen] = useState(true);
  const [hosts, setHosts] = useState<HTMLElement[]>([]);
  const [View, setView] = useState<ComponentType<ToastViewProps> | null>(null);
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
  const isNeeded = current !== null;
  useEffect(() => {
    if (!isNeeded) return;
    // What floats and is swiped is fetched with the first toast; most pages show none.
    import("./toast-view").then((module) => setView(() => module.ToastView), leave);
  }, [isNeeded, leave]);
  useEffect(() => {
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [leave]);
  const context = useMemo(() => ({ showToast, hostToasts }), [showToast, hostToasts]);

  return (
    <ToastContext.Provider value={context}>
      {!View && toast && current?.id === toast.id && (
        <div className="toast-place no-print">
          <div role={toast.tone === "danger" ? "alert" : "status"} className={toastLook(toast.tone)}>
            <ToastIcon tone={toast.tone} />
            <div className="min-w-0">
              <p className="font-medium">{toast.title}</p>
              {toast.description && <p className="text-small text-ink-2">{toast.description}</p>}
            </div>
          </div>
        </div>
      )}
      {children}
      {hydrated && current && View && (
        <View
          toast={current}
          open={open}
          host={hosts.at(-1)}
          onOpenChange={(next) => {
            setOpen(next);
            if (!next) leave();
          }}
          onUndo={() => {
            live.current = null;
            current.undo?.onSelect();
          }}
        />
      )}
    </ToastContext.Provider>
  );
}
