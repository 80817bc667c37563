import type { z } from "zod";

import type { UserView } from "../domain/accounts/user-view";
import type { AuditEntry } from "../domain/audit/audit-event";

import type { Platform } from "../domain/platform";

export interface ToastWords {
  title: string;
  description?: string;
}

/** What is said of a failure (section 8). */
export interface FailureWords {
  /** The title of the toast. */
  failed: string;
  /** The toast's description when there are no better words: not a refusal, but a fault. */
  unexpected?: string;
}

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

type CallerOf<A extends "public" | "user"> = A extends "user" ? SignedInCaller : Caller;

/**
 * Something a person can do: who may, with which input, what is done, and what is said afterwards. Page forms and
 * the /api calls run the same operation, through `page()` and `api()`.
 */
export interface Operation<A extends "public" | "user", Schema extends z.ZodType, Out> {
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
export function operation<A extends "public" | "user", Schema extends z.ZodType, Out>(
  declared: Operation<A, Schema, Out>,
): Operation<A, Schema, Out> {
  return declared;
}
