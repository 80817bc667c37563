import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { ToastBanner } from "./toast-banner";
import { type ClientToast, ToastContext } from "./toast-context";
import { TOAST_MS } from "./toast-look";
import type { ToastMessage } from "./toast-message";
import type { ToastViewProps } from "./toast-view.client";
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
  const [isPlain, setPlain] = useState(false);
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
    if (!current || View) return;
    // What floats and is swiped is fetched with the first toast; most pages show none.
    import("./toast-view.client").then(
      (module) => setView(() => module.ToastView),
      () => setPlain(true),
    );
  }, [current, View]);
  // Without the chunk nobody else takes the banner away.
  useEffect(() => {
    if (!isPlain || View || !current) return;
    const timer = setTimeout(() => {
      setOpen(false);
      leave();
    }, TOAST_MS);
    return () => clearTimeout(timer);
  }, [isPlain, View, current, leave]);
  useEffect(() => {
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [leave]);
  const context = useMemo(() => ({ showToast, hostToasts }), [showToast, hostToasts]);

  return (
    <ToastContext.Provider value={context}>
      {!View && current && open && (isPlain || current.id === toast?.id) && (
        <ToastBanner toast={current} host={hosts.at(-1)} />
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
