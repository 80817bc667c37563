import type { ClientActionFunctionArgs } from "@remix-run/react";
import { UNREACHED } from "../ui/use-offline-refusal";
import { typedIn } from "./typed-in";

type Words = string | Record<string, string>;

/**
 * The browser's side of a page's action. When the server gives no answer (no network, or something else answered in
 * its place), the page and what was typed stay, and the toast has the title `failed` and, where the specification has
 * one, the description `always`; both by the form's `intent` where a page has several. Redirects and refusals pass.
 */
export function keepForm(failed: Words, always?: Words) {
  return async ({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> => {
    const form = await request.clone().formData();
    try {
      return await serverAction();
    } catch (cause) {
      if (!(cause instanceof Error) || request.signal.aborted) throw cause;
      const intent = String(form.get("intent"));
      const of = (words: Words | undefined) => (typeof words === "string" ? words : words?.[intent]);
      const description = of(always) ?? UNREACHED;
      // A Response, because with its status the page's data isn't asked for, which would fail as well.
      return Response.json(
        {
          reply: { status: "error", initialValue: typedIn(form), error: { "": [description] } },
          toast: { id: crypto.randomUUID(), title: of(failed), description, tone: "danger" },
        },
        { status: 503 },
      );
    }
  };
}
