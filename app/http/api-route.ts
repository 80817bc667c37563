import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Hono } from "hono";
import type { z } from "zod";
import { DomainError, notFound } from "../domain/errors";
import { describeFailure, type Failure } from "./failures";
import { inputWords } from "./input-words";
import { identify, type Operation, runOperation } from "./operation";
import { isFromOtherSite, OTHER_SITE } from "./other-site";
import { readBytes, readJson, readMultipart } from "./read-input";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** How a call's input arrives besides its path. */
type Reads = "query" | "json" | "multipart" | "bytes";

/** One call of the api: a row of the table. */
export interface ApiCall {
  method: Method;
  /** Its parameters are named as in the operation's input: `/api/agents/:agentId`. */
  path: string;
  access: "public" | "user";
  reads: Reads;
  /** Path parameters, and the fields of the query or body; `body` holds the bytes where it reads bytes. */
  input: z.ZodType;
  /** A body that the input takes; a value such as `:summaryId` stands for an id. */
  example: Record<string, unknown>;
  /** The status of its success, and the type or shape of the JSON that it answers. */
  answers: Readonly<Record<number, string>>;
  /** The statuses of its refusals in the contract's order; 405 is the path's and not named. */
  refuses: number[];
  handle(request: Request, context: AppLoadContext, params: Record<string, string>): Promise<Response>;
}

interface Answer<Out> {
  answers: Readonly<Record<number, string>>;
  /** Which of several statuses a result has. */
  status?: (result: Out) => number;
  /** Where the wire's words differ from the code's, the translation. */
  body?: (result: Out) => unknown;
  /** Where it answers no JSON, the answer. */
  respond?: (request: Request, result: Out) => Promise<Response>;
  /** "query" for GET and "json" for all others, unless it says otherwise. */
  reads?: Reads;
  /** The most bytes that it reads where it reads bytes; 1 MB unless it says otherwise. */
  largest?: number;
  example?: Record<string, unknown>;
  /** What it refuses besides what its method, path, access and body make it refuse. */
  refuses?: number[];
}

/** Declares a call: an operation, where it answers, and how. */
export function call<A extends "public" | "user", Schema extends z.ZodType, Out>(
  method: Method,
  path: string,
  operation: Operation<A, Schema, Out>,
  answer: Answer<Out>,
): ApiCall {
  const { answers, example = {}, reads = method === "GET" ? "query" : "json" } = answer;
  const only = Number(Object.keys(answers)[0]);
  const { access, input } = operation;
  const refuses = refusalsOf({ method, path, access, reads, own: answer.refuses ?? [] });
  return {
    ...{ method, path, access, reads, input, example, answers, refuses },
    async handle(request, context, params) {
      try {
        if (isFromOtherSite(request)) throw new DomainError("forbidden", OTHER_SITE);
        const caller = await identify(operation, request, context);
        const given = { ...(await read(request, reads, answer.largest)), ...params };
        const parsed = await input.safeParseAsync(given, { error: inputWords });
        if (!parsed.success) throw invalidInput(parsed.error);
        const outcome = await runOperation(operation, caller, parsed.data, context);
        if (!outcome.ok) return failed(outcome.failure, outcome.headers);
        const { result, headers } = outcome;
        if (answer.respond) return await answer.respond(request, result);
        headers.set("Cache-Control", "no-store");
        const body = answer.body ? answer.body(result) : result;
        return Response.json(body, { status: answer.status?.(result) ?? only, headers });
      } catch (error) {
        return failed(describeFailure(error, operation.says, context.requestId));
      }
    },
  };
}

/**
 * The loader and action of /api: finds the call in the table. Refuses in the contract's order: method 405, other site
 * 403, session 401, body 413/415, input 400, and then what the operation says. Anything else is 404.
 */
export function apiRoute(table: ApiCall[]) {
  const router = new Hono<{ Bindings: AppLoadContext }>({ strict: false });
  for (const { method, path, handle } of table) {
    router.on(method, path, (c) => handle(c.req.raw, c.env, c.req.param()));
  }
  for (const path of new Set(table.map((each) => each.path))) {
    router.all(path, () => notAllowed(table.filter((each) => each.path === path)));
  }
  router.notFound((c) => refuse(notFound("This call was"), c.env));
  router.onError((error, c) => refuse(error, c.env));
  return ({ request, context }: LoaderFunctionArgs | ActionFunctionArgs) => router.fetch(request, context);
}

async function read(request: Request, reads: Reads, largest?: number): Promise<Record<string, unknown>> {
  switch (reads) {
    case "query":
      return Object.fromEntries(new URL(request.url).searchParams);
    case "json":
      return readJson(request);
    case "multipart":
      return readMultipart(request);
    case "bytes":
      return {
        body: await readBytes(
          request,
          largest === undefined ? undefined : { bytes: largest, words: "The body is too large." },
        ),
      };
  }
}

function refusalsOf(
  about: Pick<ApiCall, "method" | "path" | "access" | "reads"> & { own: number[] },
): number[] {
  const { method, path, access, reads, own } = about;
  const shared = [
    ...(method === "GET" ? [] : [403]),
    ...(access === "user" ? [401] : []),
    ...(reads === "query" ? [] : [413]),
    ...(reads === "json" || reads === "multipart" ? [415, 400] : []),
    ...(path.includes("/:") ? [404] : []),
  ];
  return [...new Set([...shared, ...own])];
}

function notAllowed(calls: ApiCall[]): Response {
  const headers = { Allow: calls.map(({ method }) => method).join(", ") };
  return Response.json({ message: "Method not allowed." }, { status: 405, headers });
}

/** The JSON answer to anything thrown outside of a call. */
function refuse(error: unknown, context: AppLoadContext): Response {
  return failed(describeFailure(error, { failed: "Something went wrong." }, context.requestId));
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
