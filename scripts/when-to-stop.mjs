const LOOK_AGAIN_MS = 500;
/** A terminal sends Ctrl+C to npm and to us, and npm hands it on: within this time it is the same one. */
const SAME_PRESS_MS = 1000;

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Calls `stop` once, when this process is to end: SIGINT, SIGTERM, SIGHUP, or npm, which started it, is gone. Whoever
 * presses again a second later does not wait any longer. Answers what makes it the only one that the signals reach:
 * Miniflare, once it is there, would end the process at once.
 */
export function whenToStop(stop) {
  let askedAt;
  const ask = () => {
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > SAME_PRESS_MS) process.exit(1);
      return;
    }
    askedAt = Date.now();
    stop();
  };
  const listenAlone = () => {
    for (const signal of SIGNALS) process.removeAllListeners(signal).on(signal, ask);
  };
  listenAlone();
  if (process.env.npm_lifecycle_event !== undefined) watchParent(ask);
  return listenAlone;
}

function watchParent(onEnd) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onEnd();
  }, LOOK_AGAIN_MS);
  watch.unref();
}
