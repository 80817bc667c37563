import type { QuestionView } from "../../domain/questions/question-view";
import { ConfirmDialog } from "../../ui/confirm-dialog";

/** 'Delete this answered question?' (specification, section 4). */
export function DeleteQuestionDialog({ agentId, question }: { agentId: string; question: QuestionView }) {
  return (
    <ConfirmDialog
      id="delete-question"
      title="Delete question"
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      action={`/agents/${agentId}`}
      fields={{ intent: "delete-question", questionId: question.id }}
      closeTo={`/agents/${agentId}`}
      returnFocusId={`delete-question-${question.id}`}
      over
    >
      <p>Delete this answered question?</p>
      <p dir="auto" className="break-words text-ink-3">
        {question.question}
      </p>
    </ConfirmDialog>
  );
}
