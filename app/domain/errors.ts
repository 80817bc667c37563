/** Why a request can't be served; `http/failures.ts` maps each kind to its status and toast. */
export type DomainErrorKind =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "out-of-credits"
  | "not-paid"
  | "not-found"
  | "conflict"
  | "unavailable"
  | "too-large"
  | "wrong-type"
  | "too-many";

interface DomainErrorDetails {
  /** Messages by form field, as the api contract's `errors`. */
  fields?: Record<string, string[]>;
  /** For "too-many": the seconds after which a new try makes sense. */
  retryAfterSeconds?: number;
  /** What caused it; logged, never shown. */
  cause?: unknown;
}

/** A refusal in words that are safe to show to the person who asked. */
export class DomainError extends Error {
  readonly kind: DomainErrorKind;
  readonly fields: Record<string, string[]> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: DomainErrorKind, words: string, details: DomainErrorDetails = {}) {
    super(words, { cause: details.cause });
    this.name = "DomainError";
    this.kind = kind;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Not there and not yours are the same answer (api contract, status 404). */
export function notFound(what: string): DomainError {
  return new DomainError("not-found", `${what} not found.`);
}
