import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { UserView } from "../domain/accounts/user-view";
import type { AuditEntry } from "../domain/audit/audit-event";
import { recordEvent } from "../domain/audit/record-event.server";
import { DomainError } from "../domain/errors";
import type { Platform } from "../domain/platform";
import { describeFailure, type Failure, type FailureWords, type ToastWords } from "./failures";

/** Who calls an operation, and what it may touch. */
export interface Caller {
  platform: Platform;
  request: Request;
  clientAddress: string;
  /** Headers for the answer, such as Set-Cookie. */
  headers: Headers;
  user: UserView | null;
}

export interface SignedInCaller extends Caller {
  user: UserView;
}

type Access = "public" | "user";

type CallerOf<A extends Access> = A extends "user" ? SignedInCaller : Caller;

/**
 * Something a person can do: who may, with which input, what is done, and what is said afterwards. Page forms and
 * the /api calls run the same operation, through `page()` and `call()`.
 */
export interface Operation<A extends Access, Schema extends z.ZodType, Out> {
  access: A;
  /** The object that the form validates with; route parameters are part of it. */
  input: Schema;
  run(caller: CallerOf<A>, input: z.output<Schema>): Promise<Out>;
  /** The line that its success adds to the audit log; `userId` names the owner of the log when nobody is signed in. */
  records?: (result: Out, input: z.output<Schema>) => (AuditEntry & { userId?: string }) | null;
  says: {
    /** The success toast of the specification's section 8; nothing is said without it. */
    done?: ToastWords | ((result: Out) => ToastWords);
  } & FailureWords;
}

/** Declares an operation; it exists so that `run` gets its caller and input typed from the other fields. */
export function operation<A extends Access, Schema extends z.ZodType, Out>(
  declared: Operation<A, Schema, Out>,
): Operation<A, Schema, Out> {
  return declared;
}

type Outcome<Out> =
  | { ok: true; result: Out; headers: Headers }
  | { ok: false; failure: Failure; headers: Headers };

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
