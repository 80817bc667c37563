// Runs the built worker in workerd with D1, R2, queues and mail on this machine. No account, no key, no network.

import path from "node:path";
import { buildIfNeeded } from "./build-if-needed.mjs";
import { createFront, fromWorker } from "./front.mjs";
import { startLocalWorker } from "./local-worker.mjs";
import { readMailDoor } from "./mail-door/read-mail-door.mjs";
import { workerIntake } from "./mail-door/worker-intake.mjs";
import { createMailDoor } from "./mail-door.mjs";
import { createMailLane, withMailLane } from "./mail-lane.mjs";
import { readPort } from "./read-port.mjs";
import { requireFreePort } from "./require-free-port.mjs";
import { watchRoom } from "./room-left.mjs";
import { whenToStop } from "./when-to-stop.mjs";

const PATIENCE_MS = 10_000;
/** Whoever ends all processes of a start at once, as systemd does unless it is told otherwise, may end workerd first. */
const SAME_END_MS = 500;
/** Between the two servers of this machine; HOST says who else may ask. */
const inside = "127.0.0.1";
const host = process.env.HOST || inside;
const dataDirectory = process.env.DATA_DIR || ".data";
let worker;
let front;
let mailDoor;
let isEnding = false;

const listenAlone = whenToStop(async () => {
  isEnding = true;
  try {
    await Promise.all([mailDoor?.close(PATIENCE_MS), front?.close(PATIENCE_MS)]);
    await worker?.stop();
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
  process.exit(0);
});

try {
  const port = await readPort(process.env.PORT);
  const mailAt = readMailDoor(process.env);
  await buildIfNeeded();
  await requireFreePort(port, host);
  worker = await startLocalWorker({
    port,
    innerPort: 0,
    host: inside,
    dataDirectory,
    keepsData: true,
    inspectorPort: Number(process.env.INSPECTOR_PORT ?? 0),
    onDeath() {
      setTimeout(() => {
        if (isEnding) return;
        console.error("workerd ended. Nothing is lost; start again.");
        process.exit(1);
      }, SAME_END_MS);
    },
  });
  listenAlone();
  const { trustProxy, hasLocalDoors, inboundDomain, inboundSecret, miniflare } = worker;
  const [url, directUrl] = await Promise.all([miniflare.ready, worker.directUrl()]);
  const { hasRoom } = watchRoom(dataDirectory);
  const lane = createMailLane();
  const answer = withMailLane(fromWorker(url), {
    lane,
    secret: inboundSecret,
    answerMail: fromWorker(directUrl),
  });
  front = createFront({ trustProxy, hasLocalDoors, hasRoom, answer });
  await front.listen(port, host);
  if (mailAt) {
    mailDoor = createMailDoor({
      intake: workerIntake({ url: directUrl, secret: inboundSecret, lane }),
      hasRoom,
      name: inboundDomain,
      spool: path.join(dataDirectory, "smtp"),
      tls: mailAt.tls,
    });
    await mailDoor.listen(mailAt.port, mailAt.host);
    console.log(`Takes mail for ${inboundDomain} on ${process.env.SMTP_LISTEN}`);
  }
  console.log(`Ready on ${worker.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
