// The product while it is being changed: pages, mail, queue and clock, as `npm start` runs them, from the source.
import { createServer } from "node:http";
import { handOn, sayFailure } from "./dev/hand-on.mjs";
import { onceMore } from "./dev/once-more.mjs";
import { openPages } from "./dev/pages.mjs";
import { openWorkerBundle } from "./dev/worker-bundle.mjs";
import { startLocalWorker } from "./local-worker.mjs";
import { requireFreePort } from "./require-free-port.mjs";

const port = Number(process.env.PORT || 8787);
const host = "127.0.0.1";
let worker;

const stop = async () => {
  await worker?.stop();
  process.exit(0);
};
process.once("SIGINT", stop);
process.once("SIGTERM", stop);

try {
  await requireFreePort(port, host);
  let problem;
  let settled;
  const server = createServer((request, response) => {
    pages.middlewares(request, response, async (failed) => {
      if (failed) return sayFailure(response, failed);
      // A request never meets an older worker than what is on the disk.
      await settled;
      if (problem) sayFailure(response, problem);
      else handOn(request, response, await worker.miniflare.ready);
    });
  });
  const renew = onceMore(async () => {
    const started = performance.now();
    try {
      await pages.catchUp();
      await worker.change(await bundle.build());
      problem = undefined;
      console.log(`Worker changed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    } catch (error) {
      problem = error;
      console.error(error instanceof Error ? error.message : error);
    }
  });
  const pages = await openPages({
    server,
    onEdit() {
      if (worker) settled = renew();
    },
  });
  const bundle = await openWorkerBundle(pages.load);
  worker = await startLocalWorker({
    port,
    innerPort: 0,
    host,
    dataDirectory: process.env.DATA_DIR || ".data",
    program: await bundle.build(),
  });
  await new Promise((resolve) => server.listen(port, host, resolve));
  console.log(`Ready on ${worker.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
