import { AskDialog, type AskDialogProps } from "./ask-dialog";
import { type PostFields, PostForm } from "./post-form";

interface ConfirmDialogProps extends AskDialogProps {
  confirmLabel: string;
  pendingLabel?: string;
  tone?: "danger" | "primary";
  action: string;
  fields: PostFields;
}

/** A question whose answer is one post. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { children, confirmLabel, pendingLabel, tone = "danger", action, fields, ...dialog } = props;
  return (
    <AskDialog
      {...dialog}
      answer={
        <PostForm action={action} fields={fields} variant={tone} pendingLabel={pendingLabel}>
          {confirmLabel}
        </PostForm>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-ink-2">{children}</div>
    </AskDialog>
  );
}
