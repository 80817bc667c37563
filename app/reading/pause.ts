/**
 * Lets a worker answer others before it goes on. A timer does that: an isolate turns to another request only when
 * nothing of this one is left to run, and what waits for a promise that is settled runs before that.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
