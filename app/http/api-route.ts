import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { z } from "zod";
import { DomainError } from "../domain/errors";
import { describeFailure, type Failure } from "./failures";
import { identify, type Operation, runOperation } from "./operation";
import { isFromOtherSite, OTHER_SITE } from "./other-site";
import { readJson, readMultipart } from "./read-input";

type Method = "GET" | "POST" | "PUT" | "DELETE";

interface Call {
  handle(args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response>;
}

/**
 * One call of the table: an operation, the status of its success, where the wire's words differ from the code's the
 * translation of its result, and whether its body is a form with a file.
 */
export function call<A extends "public" | "user", Schema extends z.ZodType, Out>(
  operation: Operation<A, Schema, Out>,
  answer: {
    status?: number | ((result: Out) => number);
    body?: (result: Out) => unknown;
    reads?: "json" | "multipart";
  } = {},
): Call {
  return {
    async handle({ request, context, params }) {
      try {
        const caller = await identify(operation, request, context);
        const url = new URL(request.url);
        const readBody = answer.reads === "multipart" ? readMultipart : readJson;
        const isRead = request.method === "GET" || request.method === "HEAD";
        const given = isRead ? Object.fromEntries(url.searchParams) : await readBody(request);
        const parsed = await operation.input.safeParseAsync({ ...given, ...params });
        if (!parsed.success) throw invalidInput(parsed.error);
        const outcome = await runOperation(operation, caller, parsed.data, context);
        if (!outcome.ok) return failed(outcome.failure, outcome.headers);
        const body = answer.body ? answer.body(outcome.result) : outcome.result;
        outcome.headers.set("Cache-Control", "no-store");
        const status = typeof answer.status === "function" ? answer.status(outcome.result) : answer.status;
        return Response.json(body, { status: status ?? 200, headers: outcome.headers });
      } catch (error) {
        return failed(describeFailure(error, operation.says, context.requestId));
      }
    },
  };
}

/**
 * The loader and action of an /api route. Refuses in the contract's order: method 405, other site 403, session
 * 401, body 413/415, input 400, and then what the operation says.
 */
export function api(calls: Partial<Record<Method, Call>>) {
  return async (args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> => {
    const { request, context } = args;
    const method = request.method === "HEAD" ? "GET" : request.method;
    const found = isMethod(method) ? calls[method] : undefined;
    if (!found) {
      return Response.json(
        { message: "Method not allowed." },
        { status: 405, headers: { Allow: Object.keys(calls).join(", ") } },
      );
    }
    if (isFromOtherSite(request)) return refuse(new DomainError("forbidden", OTHER_SITE), context);
    return found.handle(args);
  };
}

/** The JSON answer to anything thrown outside of a call. */
export function refuse(error: unknown, context: AppLoadContext): Response {
  return failed(describeFailure(error, { failed: "Something went wrong." }, context.requestId));
}

function isMethod(method: string): method is Method {
  return method === "GET" || method === "POST" || method === "PUT" || method === "DELETE";
}

function failed(failure: Failure, headers = new Headers()): Response {
  if (failure.retryAfterSeconds !== undefined) headers.set("Retry-After", String(failure.retryAfterSeconds));
  headers.set("Cache-Control", "no-store");
  const body = { message: failure.message, ...(failure.fields ? { errors: failure.fields } : {}) };
  return Response.json(body, { status: failure.status, headers });
}

/** Zod's issues as the contract's `errors`; the first message is the answer's. */
function invalidInput(error: z.ZodError): DomainError {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? "");
    const messages = fields[field] ?? [];
    messages.push(issue.message);
    fields[field] = messages;
  }
  return new DomainError("invalid", error.issues[0]?.message ?? "Invalid input.", { fields });
}
