import { createRequire } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import { fetchOnce } from "../fetch-once.mjs";

const require = createRequire(import.meta.url);
const WebSocket = createRequire(require.resolve("miniflare"))("ws");
const MB = 1_000_000;
/** A collection is done only when the isolate has something to do again: it is asked for its health meanwhile. */
const COLLECTION = { asks: 10, everyMs: 300 };

/**
 * What the isolate of the app at `url` holds in a workerd whose inspector listens at `port`, in MB, after a collection of its
 * garbage.
 */
export async function heldByApp(port, url) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/core:user:mondaybrief`);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const asked = new Promise((resolve) => {
    socket.on("message", (message) => {
      const { id, result } = JSON.parse(message);
      if (id === 3) resolve(result);
    });
  });
  socket.send(JSON.stringify({ id: 1, method: "HeapProfiler.enable" }));
  socket.send(JSON.stringify({ id: 2, method: "HeapProfiler.collectGarbage" }));
  for (let ask = 0; ask < COLLECTION.asks; ask += 1) {
    await (await fetchOnce(`${url}/healthz`)).arrayBuffer();
    await pause(COLLECTION.everyMs);
  }
  socket.send(JSON.stringify({ id: 3, method: "Runtime.getHeapUsage" }));
  const { usedSize, backingStorageSize = 0 } = await asked;
  socket.close();
  return Math.round((usedSize + backingStorageSize) / MB);
}
