import { ConfirmDialog } from "../../ui/confirm-dialog";

/** Asked before a manually edited digest is replaced (specification, section 2). */
export function RegenerateDialog({ agentId }: { agentId: string }) {
  return (
    <ConfirmDialog
      id="regenerate"
      title="Regenerate Digest?"
      confirmLabel="Continue"
      pendingLabel="Generating..."
      tone="primary"
      action={`/agents/${agentId}`}
      fields={{ intent: "generate", confirmed: "on" }}
      closeTo={`/agents/${agentId}`}
      returnFocusId="generate-new"
      over
    >
      <p>
        You have manually edited this digest. Regenerating will overwrite your changes. Are you sure you want
        to continue?
      </p>
    </ConfirmDialog>
  );
}
