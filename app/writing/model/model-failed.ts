/** A model gave no usable draft: it is down, too slow, or answers nonsense. The words are safe to show. */
export class ModelFailed extends Error {
  /** The seconds after which a new try makes sense, where the model's server named them. */
  readonly retryAfterSeconds: number | undefined;
  /** "again": the next try may well succeed; "never": every call with this key and model will be refused. */
  readonly next: "again" | "perhaps" | "never";

  constructor(
    words: string,
    details: { cause?: unknown; retryAfterSeconds?: number; next?: ModelFailed["next"] } = {},
  ) {
    super(words, { cause: details.cause });
    this.name = "ModelFailed";
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.next = details.next ?? "perhaps";
  }
}
