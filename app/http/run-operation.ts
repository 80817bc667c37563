import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { AuditEntry } from "../domain/audit/audit-event";
import { recordEvent } from "../domain/audit/record-event.server";
import { DomainError } from "../domain/errors";
import { describeFailure, type Failure } from "./failures";
import type { Caller, Operation, SignedInCaller } from "./operation";

export type Outcome<Out> =
  | { ok: true; result: Out; headers: Headers }
  | { ok: false; failure: Failure; headers: Headers };

type Access = "public" | "user";

/**
 * Who is calling. Throws DomainError("unauthenticated") when the operation is for signed-in users and nobody is.
 */
export async function identify(
  operation: { access: Access },
  request: Request,
  context: AppLoadContext,
): Promise<Caller> {
  const user = await context.viewer();
  if (operation.access === "user" && !user) throw new DomainError("unauthenticated", "Please sign in.");
  return {
    platform: context.platform,
    request,
    clientAddress: context.clientAddress,
    headers: new Headers(),
    user,
  };
}

/** Runs an operation with parsed input and turns whatever it throws into a failure with words and a status. */
export async function runOperation<A extends Access, Schema extends z.ZodType, Out>(
  operation: Operation<A, Schema, Out>,
  caller: Caller,
  input: z.output<Schema>,
  context: AppLoadContext,
): Promise<Outcome<Out>> {
  try {
    // `identify` refused callers without a user for operations that need one.
    const result = await operation.run(caller as SignedInCaller, input);
    await record(operation.records?.(result, input) ?? null, caller);
    return { ok: true, result, headers: caller.headers };
  } catch (error) {
    return {
      ok: false,
      failure: describeFailure(error, operation.says, context.requestId),
      headers: caller.headers,
    };
  }
}

async function record(line: (AuditEntry & { userId?: string }) | null, { platform, user }: Caller) {
  if (line === null) return;
  const { userId, ...entry } = line;
  const owner = user?.id ?? userId;
  if (owner !== undefined) await recordEvent(platform, owner, "user", entry);
}
