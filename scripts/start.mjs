// Runs the built worker in workerd with D1, R2, queues and mail on this machine. No account, no key, no network.

import { buildIfNeeded } from "./build-if-needed.mjs";
import { createFront, fromWorker } from "./front.mjs";
import { startLocalWorker } from "./local-worker.mjs";
import { readPort } from "./read-port.mjs";
import { requireFreePort } from "./require-free-port.mjs";
import { whenToStop } from "./when-to-stop.mjs";

const PATIENCE_MS = 10_000;
const host = "127.0.0.1";
let worker;
let front;

const listenAlone = whenToStop(async () => {
  try {
    await front?.close(PATIENCE_MS);
    await worker?.stop();
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
  process.exit(0);
});

try {
  const port = await readPort(process.env.PORT);
  await buildIfNeeded();
  await requireFreePort(port, host);
  worker = await startLocalWorker({
    port,
    innerPort: 0,
    host,
    dataDirectory: process.env.DATA_DIR || ".data",
    keepsData: true,
    onDeath() {
      console.error("workerd ended. Nothing is lost; start again.");
      process.exit(1);
    },
  });
  listenAlone();
  const { trustProxy, hasLocalDoors, miniflare } = worker;
  front = createFront({ trustProxy, hasLocalDoors, answer: fromWorker(await miniflare.ready) });
  await front.listen(port, host);
  console.log(`Ready on ${worker.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
