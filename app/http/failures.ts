import { DomainError, type DomainErrorKind } from "../domain/errors";
import { log } from "../domain/log";
import { isStorageAway, STORAGE_AWAY } from "./storage-away";

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

interface Treatment {
  status: number;
  /** Words that take the place of the operation's own in the toast. */
  toast?: ToastWords;
  opensCredits?: boolean;
}

/** The one table of failures: kind -> status, toast, purchase prompt (specification, section 8). */
const TREATMENTS: Record<DomainErrorKind, Treatment> = {
  invalid: { status: 400 },
  unauthenticated: { status: 401 },
  forbidden: { status: 403 },
  "out-of-credits": {
    status: 402,
    toast: {
      title: "No credits remaining",
      description: "You need to purchase more credits to generate summaries.",
    },
    opensCredits: true,
  },
  "not-paid": { status: 402 },
  "not-found": { status: 404 },
  conflict: { status: 409 },
  unavailable: { status: 503 },
  "too-large": { status: 413 },
  "wrong-type": { status: 415 },
  "too-many": { status: 429 },
};

export interface Failure {
  kind: DomainErrorKind | "unexpected";
  status: number;
  /** Safe to show. */
  message: string;
  fields: Record<string, string[]> | undefined;
  retryAfterSeconds: number | undefined;
  toast: ToastWords;
  opensCredits: boolean;
}

/**
 * What to answer for something that was thrown. Storage that is away answers 503; anything else that isn't a DomainError
 * is logged and answers 500.
 */
export function describeFailure(error: unknown, says: FailureWords, requestId: string): Failure {
  if (isStorageAway(error)) {
    const away = new DomainError("unavailable", STORAGE_AWAY, { retryAfterSeconds: 60, cause: error });
    return describeFailure(away, says, requestId);
  }
  if (error instanceof DomainError) {
    const treatment = TREATMENTS[error.kind];
    if (error.kind === "unavailable") log("request.unavailable", { requestId }, error);
    return {
      kind: error.kind,
      status: treatment.status,
      message: error.message,
      fields: error.fields,
      retryAfterSeconds: error.retryAfterSeconds,
      toast: treatment.toast ?? { title: says.failed, description: error.message },
      opensCredits: treatment.opensCredits ?? false,
    };
  }
  log("request.failed", { requestId }, error);
  return {
    kind: "unexpected",
    status: 500,
    message: says.failed,
    fields: undefined,
    retryAfterSeconds: undefined,
    toast: { title: says.failed, description: says.unexpected ?? "An unexpected error occurred" },
    opensCredits: false,
  };
}
