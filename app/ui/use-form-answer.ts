import { useActionData } from "@remix-run/react";
import { useEffect } from "react";
import { FAILED_TITLE } from "./form-meta";
import { formFailed } from "./form-state";

/**
 * What the route's action answered to the form that was sent last. While that says that it failed, the title begins
 * with "Error: "; in the server's HTML that is `formMeta`'s doing, because the head is written before the form.
 */
export function useFormAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const answer = useActionData<Action>();
  const failed = formFailed(answer);
  // After every commit: each may have written the title anew.
  useEffect(() => {
    if (failed && !document.title.startsWith(FAILED_TITLE)) {
      document.title = FAILED_TITLE + document.title;
    }
  });
  useEffect(() => (failed ? unmarkTitle : undefined), [failed]);
  return answer;
}

/** The title of a page that took this one's place is no longer marked and stays as it is. */
function unmarkTitle(): void {
  if (document.title.startsWith(FAILED_TITLE)) document.title = document.title.slice(FAILED_TITLE.length);
}
