// The product while it is being changed: pages, mail, queue and clock, as `npm start` runs them, from the source.
import { onceMore } from "./dev/once-more.mjs";
import { openPages } from "./dev/pages.mjs";
import { openWorkerBundle } from "./dev/worker-bundle.mjs";
import { createFront } from "./front.mjs";
import { handOn, sayFailure } from "./hand-on.mjs";
import { startLocalWorker } from "./local-worker.mjs";
import { readPort } from "./read-port.mjs";
import { requireFreePort } from "./require-free-port.mjs";
import { whenToStop } from "./when-to-stop.mjs";

const host = "127.0.0.1";
let worker;

const listenAlone = whenToStop(async () => {
  await worker?.stop();
  process.exit(0);
});

try {
  const port = await readPort(process.env.PORT);
  await requireFreePort(port, host);
  let problem;
  let settled;
  const { server, listen } = createFront({
    trustProxy: 0,
    hasLocalDoors: true,
    answer(request, response, headers) {
      pages.middlewares(request, response, async (failed) => {
        if (failed) return sayFailure(response, failed);
        // A request never meets an older worker than what is on the disk.
        await settled;
        if (await bundle.isBehind()) settled = renew();
        await settled;
        if (problem) sayFailure(response, problem);
        else handOn(request, response, await worker.miniflare.ready, headers);
      });
    },
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
    keepsData: true,
    onDeath() {
      console.error("workerd ended. Nothing is lost; start again.");
      process.exit(1);
    },
  });
  listenAlone();
  await listen(port, host);
  console.log(`Ready on ${worker.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
