import { createContext, useContext } from "react";
import type { FormState } from "./form-state";
import type { PostFields } from "./post-form";

/** What the server answered to the form that this page was posted with, without a script. */
export const PostedContext = createContext<FormState | null | undefined>(null);

/** That answer, when it is about the form with these hidden fields; else null. */
export function usePostedAnswer(fields: PostFields): FormState | null {
  const answer = useContext(PostedContext);
  const posted = answer?.reply?.initialValue;
  if (!posted) return null;
  const isOurs = Object.entries(fields).every(
    ([name, value]) => name === "returnTo" || (posted[name] ?? "") === value,
  );
  return isOurs ? (answer ?? null) : null;
}

/** What was typed into the field `name` in a try that failed; undefined when none did. */
export function typedBefore(answer: FormState | null | undefined, name: string): string | undefined {
  if (!answer?.toast) return undefined;
  const typed = answer.reply?.initialValue?.[name];
  return typeof typed === "string" ? typed : "";
}
