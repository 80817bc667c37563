import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import { DomainError } from "../domain/errors";
import { newId } from "../domain/tokens.server";
import { describeFailure, type Failure, type ToastWords } from "./failures";
import { inputWords } from "./input-words";
import { SECRETS } from "./keep-form";
import { localPath } from "./local-path";
import { identify, type Operation, runOperation } from "./operation";
import { readForm } from "./read-input";
import { flashToast } from "./toast";

interface Door<Schema extends z.ZodType, Out> {
  /** Where to go after success. */
  next: string | ((result: Out, input: z.output<Schema>) => string);
  /**
   * What a failure does: "stay" answers with the form and what was typed; "say" does so, too, and says in a toast
   * what is wrong with the input, for a form whose field has no place for it; a function returns to where the button
   * was pressed (the form's `returnTo`, else the path that it answers) and says it in a toast.
   */
  otherwise?: "stay" | "say" | ((params: ActionFunctionArgs["params"]) => string);
}

/** The action of a page's form: the same operation as its /api twin, answered for a person. */
export function page<A extends "public" | "user", Schema extends z.ZodType, Out>(
  operation: Operation<A, Schema, Out>,
  door: Door<Schema, Out>,
) {
  return async ({ request, context, params }: ActionFunctionArgs) => {
    const form = await readForm(request);
    const returnTo = localPath(form.get("returnTo"));
    for (const [name, value] of Object.entries(params)) if (value !== undefined) form.set(name, value);
    const submission = await parseWithZod(form, {
      schema: operation.input,
      async: true,
      disableAutoCoercion: true,
      error: inputWords,
    });
    const failed = <Answer>(answer: Answer, init: ResponseInit) => {
      context.formFailed = true;
      return data(answer, init);
    };
    const stay = (failure: Failure, headers?: HeadersInit) =>
      failed(
        {
          reply: submission.reply({
            ...(failure.fields ? { fieldErrors: failure.fields } : {}),
            ...(failure.fields ? {} : { formErrors: [failure.message] }),
            hideFields: SECRETS,
          }),
          toast: { id: newId(), ...failure.toast, tone: "danger" as const },
        },
        { status: failure.status, headers },
      );
    const give = async (failure: Failure, headers = new Headers()) => {
      if (failure.kind === "unauthenticated" && operation.access === "user") {
        return redirect(`/login?returnTo=${encodeURIComponent(returnTo ?? new URL(request.url).pathname)}`);
      }
      if (typeof door.otherwise !== "function") return stay(failure, headers);
      headers.append("Set-Cookie", await flashToast({ ...failure.toast, tone: "danger" }));
      const back = returnTo ?? door.otherwise(params);
      return redirect(failure.opensCredits ? withDialog(back, "credits") : back, { headers });
    };
    try {
      const caller = await identify(operation, request, context);
      if (submission.status !== "success") {
        return door.otherwise === undefined || door.otherwise === "stay"
          ? failed({ reply: submission.reply({ hideFields: SECRETS }), toast: null }, { status: 400 })
          : give(describeFailure(invalid(submission.error), operation.says, context.requestId));
      }
      const outcome = await runOperation(operation, caller, submission.value, context);
      if (!outcome.ok) return give(outcome.failure, outcome.headers);
      // The browser has said it already, with a way back, and stays where it is.
      if (form.get("quiet") === "on") return data({ reply: null, toast: null }, { headers: outcome.headers });
      const words = doneWords(operation, outcome.result);
      if (words) outcome.headers.append("Set-Cookie", await flashToast({ ...words, tone: "neutral" }));
      const next = typeof door.next === "string" ? door.next : door.next(outcome.result, submission.value);
      return redirect(returnTo ?? next, { headers: outcome.headers });
    } catch (error) {
      return give(describeFailure(error, operation.says, context.requestId));
    }
  };
}

/** The same page with this dialog open; without a script the purchase prompt opens all the same. */
function withDialog(path: string, dialog: string): string {
  const url = new URL(path, "http://local.invalid");
  url.search = new URLSearchParams({ dialog }).toString();
  return url.pathname + url.search;
}

/** Several forms on one page: the hidden field `intent` says which one was sent. Throws a 404 for any other. */
export function intents<Result>(
  actions: Record<string, (args: ActionFunctionArgs) => Promise<Result>>,
): (args: ActionFunctionArgs) => Promise<Result> {
  return async (args) => {
    const form = await args.request.clone().formData();
    const intent = form.get("intent");
    const found = typeof intent === "string" && Object.hasOwn(actions, intent) ? actions[intent] : undefined;
    if (!found) throw new Response("Not Found", { status: 404 });
    return found(args);
  };
}

function doneWords<Out>(
  operation: { says: { done?: ToastWords | ((result: Out) => ToastWords) } },
  result: Out,
): ToastWords | undefined {
  const { done } = operation.says;
  return typeof done === "function" ? done(result) : done;
}

function invalid(errors: Record<string, string[] | null> | null): DomainError {
  const first = Object.values(errors ?? {}).flatMap((messages) => messages ?? [])[0];
  return new DomainError("invalid", first ?? "Invalid input.");
}
