import { type FormEvent, useState } from "react";
import { useShowToast } from "./toast-context";
import type { ToastMessage } from "./toast-message";

/** What a link or a dialog says that can't lead on. */
export const OFFLINE = "You are offline";

/** Said when no answer came, or none can come. */
export const UNREACHED = "The server can't be reached. Check your connection and try again.";

/**
 * For a form whose action is another page's: the code that would answer for it may not be here yet, and when it can't
 * be fetched the whole page is loaded again. So while the browser knows that it is offline, `refuse` says so instead
 * of sending (and answers true); `refusal` is what it said, until the next try.
 */
export function useOfflineRefusal(title: string | undefined, description = UNREACHED) {
  const showToast = useShowToast();
  const [refusal, setRefusal] = useState<ToastMessage | null>(null);
  const refuse = (event: FormEvent): boolean => {
    if (navigator.onLine || title === undefined) {
      setRefusal(null);
      return false;
    }
    event.preventDefault();
    const toast = { id: crypto.randomUUID(), title, description, tone: "danger" as const };
    setRefusal(toast);
    showToast(toast);
    return true;
  };
  return { refusal, refuse };
}
