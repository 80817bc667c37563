import type { SubmissionResult } from "@conform-to/react";
import type { FieldProblem } from "./error-summary";
import type { ToastMessage } from "./toast-message";

/** What a page's action answers when it doesn't redirect. */
export interface FormState {
  /** Conform's answer: what was typed (never a password) and what is wrong with it. */
  reply?: SubmissionResult<string[]> | null;
  /** Why the operation as a whole failed; also stays inline in the form. */
  toast?: ToastMessage | null;
}

interface FieldLike {
  id: string;
  errors?: string[];
}

/** The problems of these fields in their order, for the summary on top of the form. */
export function fieldProblems(fields: FieldLike[]): FieldProblem[] {
  return fields.flatMap((field) => (field.errors ?? []).map((text) => ({ id: field.id, text })));
}

/** `title` as it is, or with "Error: " before it when the answer carries problems, so that a tab tells. */
export function titleFor(title: string, state: FormState | null | undefined): string {
  const failed = state?.reply?.status === "error" || state?.toast?.tone === "danger";
  return failed ? `Error: ${title}` : title;
}
