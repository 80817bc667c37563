import { wordsOf } from "./material-facts";

/** The words of a subject without what marks an answer or a forwarded mail; "" where nothing else is left. */
export function threadOf(subject: string | null | undefined): string {
  return wordsOf(
    (subject ?? "").replace(/^(?:\s*(?:re|fwd?|aw|wg|sv|vs|tr|rv)\s*(?:\[\d+\])?\s*:)+/i, ""),
  ).join(" ");
}
