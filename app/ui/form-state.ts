import type { SubmissionResult } from "@conform-to/react";
import type { ToastMessage } from "./toast-message";

/** What a page's action answers when it doesn't redirect. */
export interface FormState {
  /** Conform's answer: what was typed (never a password) and what is wrong with it. */
  reply?: SubmissionResult<string[]> | null;
  /** Why the operation as a whole failed; also stays inline in the form. */
  toast?: ToastMessage | null;
}

/** Whether an action's answer says that the form failed. */
export function formFailed(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return false;
  const { reply, toast } = answer as FormState;
  return reply?.status === "error" || toast?.tone === "danger";
}
