// Runs the built worker in workerd with D1, R2, queues and mail on this machine. No account, no key, no network.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { startLocalWorker } from "./local-worker.mjs";

if (!existsSync("build/worker/index.js")) {
  const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

const stop = async () => {
  await running?.stop();
  process.exit(0);
};
let running;
process.once("SIGINT", stop);
process.once("SIGTERM", stop);

try {
  running = await startLocalWorker({
    port: Number(process.env.PORT || 8787),
    dataDirectory: process.env.DATA_DIR || ".data",
  });
  console.log(`Ready on ${running.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
