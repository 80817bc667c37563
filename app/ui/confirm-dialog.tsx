import type { ReactNode } from "react";
import { ButtonLink } from "./button";
import { Dialog } from "./dialog";
import { type PostFields, PostForm } from "./post-form";

/** A question before something that can't be undone: Cancel has the focus, the other button posts. */
export function ConfirmDialog({
  id,
  title,
  children,
  confirmLabel,
  pendingLabel,
  tone = "danger",
  action,
  fields,
  closeTo,
  returnFocusId,
  over,
}: {
  id: string;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  pendingLabel?: string;
  tone?: "danger" | "primary";
  action: string;
  fields: PostFields;
  closeTo: string;
  returnFocusId?: string;
  over?: boolean;
}) {
  return (
    <Dialog
      id={id}
      title={title}
      kind="alert"
      closeTo={closeTo}
      returnFocusId={returnFocusId}
      over={over}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <ButtonLink to={closeTo} preventScrollReset data-cancel="">
            Cancel
          </ButtonLink>
          <PostForm action={action} fields={fields} variant={tone} pendingLabel={pendingLabel}>
            {confirmLabel}
          </PostForm>
        </div>
      }
    >
      <div className="grid gap-3 text-ink-2">{children}</div>
    </Dialog>
  );
}
