import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";

const require = createRequire(import.meta.url);
const WORKERD = require(require.resolve("workerd", { paths: [require.resolve("miniflare")] })).default;
const WRAPPER = path.resolve(import.meta.dirname, "workerd.sh");

/** Waits for the end of this process, however it ends, and ends the one that it is given. */
const GUARD = 'trap "" INT HUP TERM; read -r _; kill -9 "$1"';

/**
 * What ties a workerd to this process: options for Miniflare, and `started`, in which it is to be started. When this
 * process is killed, workerd is ended by a guard; when workerd ends by itself, `onDeath` is called.
 */
export function guardedRuntime(onDeath) {
  const guards = new Set();
  let isOver = false;
  return {
    options: {
      handleRuntimeStdio(stdout, stderr) {
        createInterface(stdout).on("line", (line) => console.log(line));
        // Its end is told here only when workerd ends by itself: what Miniflare ends, it no longer listens to.
        stdout.once("end", () => {
          if (!isOver) onDeath();
        });
        createInterface(stderr).on("line", (line) => {
          const pid = /^workerd (\d+)$/.exec(line)?.[1];
          if (pid === undefined) console.error(line);
          else watch(pid);
        });
      },
    },
    async started(start) {
      // Read by Miniflare while it starts workerd; other runtimes of this process have no guard.
      process.env.MONDAYBRIEF_WORKERD = WORKERD;
      process.env.MINIFLARE_WORKERD_PATH = WRAPPER;
      try {
        return await start();
      } finally {
        delete process.env.MINIFLARE_WORKERD_PATH;
      }
    },
    /** Before workerd is ended on purpose. */
    release() {
      isOver = true;
      letGo();
    },
  };

  function watch(pid) {
    letGo();
    const guard = spawn("/bin/sh", ["-c", GUARD, "guard", pid], {
      detached: true,
      stdio: ["pipe", "ignore", "ignore"],
    });
    guard.unref();
    guard.stdin.unref?.();
    guards.add(guard);
  }

  function letGo() {
    for (const guard of guards) guard.kill("SIGKILL");
    guards.clear();
  }
}
