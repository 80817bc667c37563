// Runs the built worker in workerd with D1, R2, queues and mail on this machine. No account, no key, no network.

import { buildIfNeeded } from "./build-if-needed.mjs";
import { startLocalWorker } from "./local-worker.mjs";

const stop = async () => {
  await running?.stop();
  process.exit(0);
};
let running;
process.once("SIGINT", stop);
process.once("SIGTERM", stop);

try {
  await buildIfNeeded();
  running = await startLocalWorker({
    port: Number(process.env.PORT || 8787),
    dataDirectory: process.env.DATA_DIR || ".data",
  });
  console.log(`Ready on ${running.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
