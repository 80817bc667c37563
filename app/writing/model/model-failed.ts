/** A model gave no usable draft: it is down, too slow, or answers nonsense. The words are safe to show. */
export class ModelFailed extends Error {
  /** The seconds after which a new try makes sense, where the model's server named them. */
  readonly retryAfterSeconds: number | undefined;

  constructor(words: string, details: { cause?: unknown; retryAfterSeconds?: number } = {}) {
    super(words, { cause: details.cause });
    this.name = "ModelFailed";
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
