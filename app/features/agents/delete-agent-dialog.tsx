import { ConfirmDialog } from "../../ui/confirm-dialog";

/** 'Delete Agent?' with both texts of the specification (section 2, 'Bottom buttons'). */
export function DeleteAgentDialog({ agentId }: { agentId: string }) {
  return (
    <ConfirmDialog
      id="delete-agent"
      title="Delete Agent?"
      confirmLabel="Delete Agent"
      pendingLabel="Deleting..."
      action={`/agents/${agentId}`}
      fields={{ intent: "delete" }}
      closeTo={`/agents/${agentId}`}
      returnFocusId="delete-agent-button"
      over
    >
      <p>Warning: You are about to delete this agent. This action cannot be undone. Continue?</p>
      <p>This permanently deletes the agent, all its summaries and associated data.</p>
    </ConfirmDialog>
  );
}
