import { type FormEvent, useContext, useEffect } from "react";
import { ToastContext } from "./toast-context";
import { useFormFetcher } from "./use-form-fetcher";
import { useOfflineRefusal } from "./use-offline-refusal";

export interface PostWords {
  /** Said while the request runs; what came of it takes its place. */
  begins?: { title: string; description: string };
  /** Where its action is another page's: the title of what is said while there is no network. */
  failed?: string;
}

/**
 * A post beside the page, so that two of them can run side by side: its `Form`, what goes on the form, and what it has
 * sent while its request runs. A second press meanwhile is not sent.
 */
export function usePost({ begins, failed }: PostWords = {}) {
  const fetcher = useFormFetcher();
  const { showToast } = useContext(ToastContext);
  const { refuse } = useOfflineRefusal(failed);
  const isPending = fetcher.state !== "idle";
  const toast = fetcher.data?.toast;
  useEffect(() => {
    if (toast) showToast(toast);
  }, [toast, showToast]);
  const onSubmit = (event: FormEvent) => {
    if (isPending) event.preventDefault();
    else if (!refuse(event) && begins) showToast({ id: crypto.randomUUID(), ...begins, tone: "neutral" });
  };
  return {
    Form: fetcher.Form,
    onForm: { method: "post", preventScrollReset: true, onSubmit } as const,
    isPending,
    sent: fetcher.formData,
  };
}
