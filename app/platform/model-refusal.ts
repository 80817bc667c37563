import { DomainError } from "../domain/errors";
import { ModelFailed } from "../writing/model/model-failed";

/** The result of a model's work; its failure becomes the refusal that the writer's port promises. */
export async function refusing<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    const { message, cause, retryAfterSeconds } = error;
    throw new DomainError("unavailable", message, { cause, retryAfterSeconds });
  }
}
