import type { Slices } from "./slices";

/**
 * Does the work step by step and lets the worker answer others between two of them. Rejects with what the work throws.
 * A timer does that: an isolate goes on with another request only when nothing of this one is left to run, and what
 * waits for a promise that is settled runs before that.
 */
export async function inSlices<Result>(work: Slices<Result>): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
