import { useContext, useEffect } from "react";
import { Banner } from "./banner";
import { ToastContext } from "./toast-context";
import type { ToastMessage } from "./toast-message";
import { useHydrated } from "./use-hydrated";

/** Why a form failed as a whole: a toast with a script, and in any case the reason, which stays. */
export function FormFailure({ toast }: { toast: ToastMessage | null | undefined }) {
  const { showToast } = useContext(ToastContext);
  useEffect(() => {
    if (toast) showToast(toast);
  }, [toast, showToast]);
  const hydrated = useHydrated();
  if (!toast) return null;
  const { title, description } = toast;
  // The toast has the title already, and announces both: once is enough.
  const isToldByToast = hydrated && description !== undefined;
  return (
    <Banner
      tone={toast.tone === "danger" ? "danger" : "neutral"}
      title={isToldByToast ? description : title}
      live={!isToldByToast}
    >
      {!isToldByToast && description}
    </Banner>
  );
}
