import { useContext, useEffect } from "react";
import { Banner } from "./banner";
import { ToastContext } from "./toast-context";
import type { ToastMessage } from "./toast-message";

/** Why a form failed as a whole: a toast with a script, and in any case a message that stays. */
export function FormFailure({ toast }: { toast: ToastMessage | null | undefined }) {
  const { showToast } = useContext(ToastContext);
  useEffect(() => {
    if (toast) showToast(toast);
  }, [toast, showToast]);
  if (!toast) return null;
  return (
    <Banner tone={toast.tone === "danger" ? "danger" : "neutral"} title={toast.title} live>
      {toast.description}
    </Banner>
  );
}
