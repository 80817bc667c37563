import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from "@remix-run/react";
import { UNREACHED } from "../ui/use-offline-refusal";

/** Never sent back, or kept, with a form that failed. */
export const SECRETS = ["password", "confirmPassword", "currentPassword"];

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

/**
 * A route's `shouldRevalidate`: after a form that failed nothing has changed, and asking again for the page would lose
 * it when the server can't be reached. Remix says the same of a navigation's forms, and not of a fetcher's.
 */
export const refreshUnlessFailed: ShouldRevalidateFunction = ({ actionStatus = 200 }) => actionStatus < 400;

/** What was typed into a form, by field, without its files and secrets. */
function typedIn(form: FormData): Record<string, string | string[]> {
  const names = [...new Set(form.keys())].filter((name) => !SECRETS.includes(name));
  const typed = names.map((name): [string, string[]] => [
    name,
    form.getAll(name).filter((value) => typeof value === "string"),
  ]);
  return Object.fromEntries(
    typed.flatMap(([name, values]) =>
      values.length === 0 ? [] : [[name, values.length === 1 ? (values[0] ?? "") : values]],
    ),
  );
}
