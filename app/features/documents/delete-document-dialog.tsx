import { isolated } from "../../digest/isolated";
import type { DocumentView } from "../../domain/documents/document-view";
import { ConfirmDialog } from "../../ui/confirm-dialog";

/** 'Delete document "{filename}"?' (specification, section 2). */
export function DeleteDocumentDialog({
  agentId,
  document,
}: {
  agentId: string;
  document: Pick<DocumentView, "id" | "filename">;
}) {
  return (
    <ConfirmDialog
      id="delete-document"
      title="Delete document"
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      action={`/agents/${agentId}`}
      fields={{ intent: "delete-document", documentId: document.id }}
      closeTo={`/agents/${agentId}`}
      returnFocusId={`delete-document-${document.id}`}
      over
    >
      <p className="break-words">{`Delete document "${isolated(document.filename)}"?`}</p>
    </ConfirmDialog>
  );
}
