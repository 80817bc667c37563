import { createPortal } from "react-dom";
import { ToastIcon, toastLook } from "./toast-look";
import type { ToastMessage } from "./toast-message";

/** The same words in place: without a script, until the floating toast is fetched, and when it can't be. */
export function ToastBanner({ toast, host }: { toast: ToastMessage; host: HTMLElement | undefined }) {
  const banner = (
    <div className="toast-place no-print">
      <div role={toast.tone === "danger" ? "alert" : "status"} className={toastLook(toast.tone)}>
        <ToastIcon tone={toast.tone} />
        <div className="min-w-0">
          <p className="font-medium">{toast.title}</p>
          {toast.description && <p className="text-small text-ink-2">{toast.description}</p>}
        </div>
      </div>
    </div>
  );
  return host ? createPortal(banner, host) : banner;
}
