import { useFetcher } from "@remix-run/react";
import { type ReactNode, useContext, useEffect } from "react";
import { Button, type ButtonProps } from "./button";
import type { FormState } from "./form-state";
import { ToastContext } from "./toast-context";
import { useOfflineRefusal } from "./use-offline-refusal";

/** Hidden fields of a form of one button. */
export type PostFields = Record<string, string>;

/**
 * A form of one button: plain HTML without a script, and with one a request of its own, so that two of
 * them can run side by side. A second press while it runs is not sent.
 */
export function PostForm({
  action,
  fields,
  children,
  formClassName,
  before,
  begins,
  failed,
  ...button
}: ButtonProps & {
  action: string;
  fields: PostFields;
  children: ReactNode;
  formClassName?: string;
  /** A choice that goes with the button, before it. */
  before?: ReactNode;
  /** Said while the request runs; what came of it takes its place. */
  begins?: { title: string; description: string };
  /** Where its action is another page's: the title of what is said while there is no network. */
  failed?: string;
}) {
  const fetcher = useFetcher<FormState>();
  const { showToast } = useContext(ToastContext);
  const { refuse } = useOfflineRefusal(failed);
  const pending = fetcher.state !== "idle";
  const toast = fetcher.data?.toast;
  useEffect(() => {
    if (toast) showToast(toast);
  }, [toast, showToast]);
  return (
    <fetcher.Form
      method="post"
      action={action}
      preventScrollReset
      className={formClassName}
      onSubmit={(event) => {
        if (pending) event.preventDefault();
        else if (!refuse(event) && begins) showToast({ id: crypto.randomUUID(), ...begins, tone: "neutral" });
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {before}
      <Button {...button} pending={pending}>
        {children}
      </Button>
    </fetcher.Form>
  );
}
