import { pause } from "../reading/pause";
import type { Slices } from "./slices";

/** Does the work step by step and lets a worker answer others between two steps. Rejects with what the work throws. */
export async function inSlices<Result>(work: Slices<Result>): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await pause();
  }
}
