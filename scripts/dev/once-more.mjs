/**
 * Runs `work` again for every call, never twice at a time: calls during a run are one more run together. Each call
 * answers when nothing is left to do.
 */
export function onceMore(work) {
  let isWanted = false;
  let running;
  const run = async () => {
    while (isWanted) {
      isWanted = false;
      await work();
    }
    running = undefined;
  };
  return () => {
    isWanted = true;
    running ??= run();
    return running;
  };
}
