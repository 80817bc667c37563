// `npm run bench`: figures of the built worker on this machine, a JSON line each: {name, value, unit, ...}
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { measureIntake } from "./bench/measure-intake.mjs";
import { measureLongAgent } from "./bench/measure-long-agent.mjs";
import { measureMainJob } from "./bench/measure-main-job.mjs";
import { measureManyItems } from "./bench/measure-many-items.mjs";
import { measureRequests } from "./bench/measure-requests.mjs";
import { measureScripts, measureWorker } from "./bench/measure-sizes.mjs";
import { measureFirstDigest, measureLargeAnswers, measureWaiting } from "./bench/measure-waiting.mjs";
import { measureWriter } from "./bench/measure-writer.mjs";
import { measureWriterInWorkerd } from "./bench/measure-writer-in-workerd.mjs";
import { freePort } from "./free-port.mjs";
import { startLocalWorker } from "./local-worker.mjs";
import { signUp } from "./sign-in.mjs";

const INBOUND_SECRET = "bench";

// Before the worker starts: it keeps this process busy for a minute, in which idle connections die unnoticed.
await measureWriter();
await measureWriterInWorkerd();

const dataDirectory = mkdtempSync(path.join(tmpdir(), "mondaybrief-bench-"));
const app = await startLocalWorker({
  port: await freePort(),
  dataDirectory,
  settings: { INBOUND_SECRET, MAILS_PER_SENDER: "2000" },
  quiet: true,
});
try {
  const user = await signUp(app.url, "bench@team.example");
  const agent = await user.call("POST", "/api/agents", { title: "Bench" });
  await measureIntake(app, user, INBOUND_SECRET);
  await measureFirstDigest(app, user, INBOUND_SECRET);
  await measureWaiting(app, user, INBOUND_SECRET);
  await measureRequests(app, user);
  await measureManyItems(app, INBOUND_SECRET);
  await measureLongAgent(app, INBOUND_SECRET);
  measureWorker();
  await measureScripts(app, user, agent);
  await measureMainJob(app);
} finally {
  await app.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}
await measureLargeAnswers();
