import { isolated } from "../../digest/isolated";
import type { MailView } from "../../domain/inbox/mail-view";
import { ConfirmDialog } from "../../ui/confirm-dialog";

/** 'Delete email "{subject}"?' (specification, section 2). */
export function DeleteMailDialog({
  agentId,
  mail,
  closeTo = `/agents/${agentId}`,
}: {
  agentId: string;
  mail: Pick<MailView, "id" | "subject">;
  /** The page without it. */
  closeTo?: string;
}) {
  return (
    <ConfirmDialog
      id="delete-mail"
      title="Delete email"
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      action={`/agents/${agentId}`}
      fields={{ intent: "delete-mail", mailId: mail.id }}
      closeTo={closeTo}
      returnFocusId={`delete-mail-${mail.id}`}
      over
    >
      <p className="break-words">{`Delete email "${isolated(mail.subject || "(No Subject)")}"?`}</p>
    </ConfirmDialog>
  );
}
