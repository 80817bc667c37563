// `nice -n 15 node scripts/chaos/ten-minutes.mjs [minutes]`, by hand: the built app under a steady load of pages, mails by
// both doors, sign-ins, digests and sendings. Prints a JSON line a minute and the figures at the end; ends with 1 when
// somebody got an error that is no 429, or when what the app's isolate or the start holds grew. workerd itself is told for whoever
// plans a machine: it gives back little of what it once took, and takes more while it is let.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../free-port.mjs";
import { signUp } from "../sign-in.mjs";
import { startSlowMailServer } from "../slow-mail-server.mjs";
import { startProcess } from "./app-process.mjs";
import { heldByApp } from "./held-by-app.mjs";
import { createTraffic, peopleWithAgents } from "./traffic.mjs";

const [minutes = 10] = process.argv.slice(2).map(Number);
const MINUTE_MS = 60_000;
const PEOPLE = { people: 4, agentsEach: 3, recipientsEach: 2 };
/** Kinds of acts, and the milliseconds between two of them: moderate, so that others can use the machine. */
const RATES = [
  ["mail", 250],
  ["page", 100],
  ["page", 150],
  ["digest", 1500],
  ["signIn", 10_000],
];
const TOO_MANY = [429, 451];
/** While tables, caches and compiled code come to be. */
const WARM_MINUTES = 2;
/** Of what was held after those. */
const MOST_GROWTH = 1.25;

const mailServer = await startSlowMailServer({ pauseMs: 50 });
const dataDirectory = mkdtempSync(path.join(tmpdir(), "mondaybrief-minutes-"));
const [port, mailPort, inspectorPort] = [await freePort(), await freePort(), await freePort()];
const url = `http://localhost:${port}`;
const secret = "minutes";
const app = startProcess(port, dataDirectory, {
  SMTP_LISTEN: `127.0.0.1:${mailPort}`,
  INBOUND_SECRET: secret,
  INSPECTOR_PORT: String(inspectorPort),
  SIGNUP_CREDITS: "10000",
  MAILER: "smtp",
  SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
});
try {
  await app.ready;
  const agents = await peopleWithAgents(signUp, url, PEOPLE);
  const traffic = createTraffic({ url, mailPort, secret, agents });
  const over = new AbortController();
  const warm = {};
  const startedAt = performance.now();
  const running = traffic.run(RATES, over.signal);
  for (let minute = 1; minute <= minutes; minute += 1) {
    await pause(MINUTE_MS);
    const now = { workerdMB: memoryOf(app.workerd()), startMB: memoryOf(app.pid) };
    if (minute === Math.min(WARM_MINUTES, minutes)) Object.assign(warm, await held());
    const { mails, digests, odd } = traffic;
    console.log(
      JSON.stringify({ minute, ...now, mails: mails.size, digests: digests.length, odd: odd.length }),
    );
  }
  over.abort();
  const acts = await running;
  report(traffic, acts, { warm, last: await held() }, (performance.now() - startedAt) / 1000);
  app.signal("SIGTERM");
  await app.ended;
} finally {
  await app.kill("group");
  await mailServer.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}

/** MB that the app's isolate and the process of the start hold. */
async function held() {
  return { app: await heldByApp(inspectorPort, url), start: memoryOf(app.pid) };
}

function report(traffic, acts, memory, seconds) {
  const refused = traffic.odd.filter(({ status }) => TOO_MANY.includes(status));
  const troubles = traffic.odd
    .filter((each) => !refused.includes(each))
    .map(({ who, status, said }) => `${who} answered ${status}: ${said}`);
  for (const [kind, { unanswered }] of Object.entries(acts))
    if (unanswered > 0) troubles.push(`${unanswered} of ${kind} got no answer`);
  for (const [name, before] of Object.entries(memory.warm)) {
    const now = memory.last[name];
    if (now > before * MOST_GROWTH) troubles.push(`What ${name} holds grew from ${before} to ${now} MB`);
  }
  const events = [...app.printed().matchAll(/^\{"event":"([^"]+)"/gm)].map(([, event]) => event);
  console.log(
    JSON.stringify({
      seconds: Math.round(seconds),
      ...acts,
      mails: traffic.mails.size,
      digests: traffic.digests.length,
      sent: mailServer.taken.length,
      tooMany: refused.length,
      waitsMs: traffic.waits(),
      heldMB: memory,
      events,
    }),
  );
  for (const trouble of troubles) console.log(trouble);
  process.exitCode = troubles.length === 0 ? 0 : 1;
}

/** What a process holds; where the system does not tell, 1, and nothing grows. */
function memoryOf(pid) {
  if (process.platform !== "linux") return 1;
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)[1]) / 1024);
}
