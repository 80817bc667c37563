import type { ReactNode } from "react";
import { ButtonLink } from "./button";
import { Dialog } from "./dialog";

export interface AskDialogProps {
  id: string;
  title: string;
  closeTo: string;
  returnFocusId?: string;
  /** Lies over another dialog. */
  over?: boolean;
  children: ReactNode;
}

/** A question before something that can't be undone: Cancel has the focus and stands before `answer`, which does it. */
export function AskDialog({ answer, closeTo, ...dialog }: AskDialogProps & { answer: ReactNode }) {
  return (
    <Dialog
      {...dialog}
      kind="alert"
      closeTo={closeTo}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <ButtonLink to={closeTo} preventScrollReset data-cancel="">
            Cancel
          </ButtonLink>
          {answer}
        </div>
      }
    />
  );
}
