const { wait } = Atomics;

/**
 * Lets a wait of this process that has no limit last until the value has changed. Miniflare's synchronous calls wait for
 * a thread that sets the value and then, a moment later, wakes whoever waits: on a busy machine the next call may wait by
 * then, is woken before its answer is there, and fails with 'false == true', as do all calls after it.
 */
export function waitWhole() {
  Atomics.wait = (array, index, value, limit) => {
    if (limit !== undefined) return wait(array, index, value, limit);
    let answer = wait(array, index, value);
    while (answer === "ok" && Atomics.load(array, index) === value) answer = wait(array, index, value);
    return answer;
  };
}
