/**
 * Lets a worker answer others before it goes on. A timer does that: an isolate turns to another request only when
 * nothing of this one is left to run, and what waits for a promise that is settled runs before that.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Bytes or characters that are read before anybody who waits could notice. */
const SHORT = 32 * 1024;

/** `pause` between two steps over so much; a short mail takes less time to read than the timers of its pauses. */
export async function pauseIfLong(size: number): Promise<void> {
  if (size > SHORT) await pause();
}
