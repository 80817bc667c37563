// `node scripts/chaos/kills.mjs [kills] [seed]`, by hand, for sixty take twenty minutes: the built app is killed again and
// again under load, aimed at writing and sending too, and thirty seconds after its last start nothing may be lost, doubled
// or under way. Prints a JSON line a kill, then the figures, and each loss in words; ends with 1 when there is one.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../free-port.mjs";
import { startModelServer } from "../model-server.mjs";
import { signUp } from "../sign-in.mjs";
import { startSlowMailServer } from "../slow-mail-server.mjs";
import { startProcess } from "./app-process.mjs";
import { findLosses } from "./find-losses.mjs";
import { MOMENTS, momentOf } from "./kill-moments.mjs";
import { nextOf } from "./next-of.mjs";
import { seeded } from "./seeded.mjs";
import { openStoredData } from "./stored-data.mjs";
import { createTraffic, peopleWithAgents } from "./traffic.mjs";

const [kills = 60, seed = 1] = process.argv.slice(2).map(Number);
const REST_MS = 30_000;
const MINUTE_MS = 60_000;
const MOST_TRIES = 3;
const SIGNUP_CREDITS = 10_000;
const PEOPLE = { people: 3, agentsEach: 4, recipientsEach: 3 };
/** Kinds of acts, and the milliseconds between two of them. */
const RATES = [
  ["mail", 60],
  ["mail", 90],
  ["digest", 150],
  ["digest", 250],
  ["digest", 350],
  ["page", 500],
];
/** Of the whole process group most of all; sometimes one of the two alone. */
const WHOM = ["group", "group", "workerd", "node"];
/** Unanswered by a process that was just killed: what its other half says then is no news. */
const AROUND_A_KILL_MS = 2000;

const random = seeded(seed);
const mailServer = await startSlowMailServer();
const model = await startModelServer();
const nextMail = nextOf((onStep) => mailServer.behave({ pauseMs: 20 + random() * 120, onStep }));
const nextModel = nextOf((onStep) => model.behave({ pauseMs: 100 + random() * 400, onStep }));
const dataDirectory = mkdtempSync(path.join(tmpdir(), "mondaybrief-kills-"));
const [port, mailPort] = [await freePort(), await freePort()];
const url = `http://localhost:${port}`;
const settings = {
  SMTP_LISTEN: `127.0.0.1:${mailPort}`,
  INBOUND_SECRET: "kills",
  SIGNUP_CREDITS: String(SIGNUP_CREDITS),
  MAILS_PER_AGENT: "100000",
  MAILS_PER_SENDER: "100000",
  MAILER: "smtp",
  SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  OPENAI_BASE_URL: model.url,
  OPENAI_MODEL: "stand-in",
};
const events = {};
const killedAt = [];
let app;

try {
  app = startProcess(port, dataDirectory, settings);
  await app.ready;
  const agents = await peopleWithAgents(signUp, url, PEOPLE);
  const traffic = createTraffic({ url, mailPort, secret: settings.INBOUND_SECRET, agents });
  const names = Object.keys(MOMENTS);
  for (let kill = 0; kill < kills; kill += 1) {
    const name = names[kill % names.length];
    const whom = WHOM[Math.floor(random() * WHOM.length)];
    if (name !== "while it starts") await app.ready;
    const { came, done } = await live(name, traffic, agents);
    const { pid } = app;
    await app.kill(whom);
    killedAt.push(Date.now());
    const load = await done();
    countEvents(app.printed());
    console.log(JSON.stringify({ kill: kill + 1, at: name, came, whom, pid, ...load }));
    const isByModel = names[(kill + 1) % names.length].includes("model") || kill % 3 === 2;
    app = startProcess(port, dataDirectory, { ...settings, WRITER: isByModel ? "openai" : "builtin" });
  }
  await app.ready;
  const readyAt = Date.now();
  await traffic.sendWaiting();
  await pause(readyAt + REST_MS - Date.now());
  // What there is at this moment and nothing that an orderly end would still do.
  await app.kill("group");
  countEvents(app.printed());
  await report(traffic, agents, readyAt);
} finally {
  await app?.kill("group");
  await Promise.all([mailServer.stop(), model.stop()]);
  if (process.exitCode === undefined) rmSync(dataDirectory, { recursive: true, force: true });
  else console.log(`The data is left in ${dataDirectory}.`);
}

/** Load until the moment came. `done` ends the load once the app is dead, and answers what it came to. */
async function live(name, traffic, agents) {
  const over = new AbortController();
  let pressed;
  const press = () =>
    new Promise((resolve) => {
      pressed = resolve;
    });
  const minute = new Date(Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS);
  const running = traffic.run(RATES, over.signal, () => pressed?.());
  const scheduled = agents.filter(({ number }) => number === PEOPLE.agentsEach);
  const planned = Promise.all(scheduled.map((agent) => traffic.scheduleAt(agent, minute)));
  if (name !== "while it starts") await pause(1000 + random() * 2000);
  const came = await momentOf(name, { mail: nextMail, model: nextModel, press, random });
  return {
    came,
    async done() {
      over.abort();
      await planned;
      return running;
    },
  };
}

function countEvents(printed) {
  for (const [, event] of printed.matchAll(/^\{"event":"([^"]+)"/gm))
    events[event] = (events[event] ?? 0) + 1;
}

/** What was lost, and when the last thing was done. */
async function readStored(traffic, agents) {
  for (let tries = 1; ; tries += 1) {
    const data = await openStoredData(dataDirectory);
    try {
      const found = await findLosses({
        ...{ data, traffic, agents, sessions: mailServer.sessions, killedAt },
        signupCredits: SIGNUP_CREDITS,
      });
      const [{ last }] = await data.all(
        "SELECT max((SELECT max(sent_at) FROM deliveries), (SELECT max(finished_at) FROM digest_runs)) AS last",
      );
      return { ...found, last };
    } catch (error) {
      // Miniflare's bridge to workerd may miss an answer on a busy machine, and is out of step from then on.
      if (error.code !== "ERR_ASSERTION" || tries === MOST_TRIES) throw error;
    } finally {
      await data.close();
    }
  }
}

async function report(traffic, agents, readyAt) {
  const { losses, counts, last } = await readStored(traffic, agents);
  const isOdd = ({ at }) => !killedAt.some((killed) => Math.abs(at - killed) < AROUND_A_KILL_MS);
  for (const { who, status, said } of traffic.odd.filter(isOdd))
    losses.push(`${who} answered ${status}: ${said}`);
  const restSeconds = Math.max(0, (last - readyAt) / 1000);
  console.log(
    JSON.stringify({ kills, seed, restSeconds, ...counts, oddAnswers: traffic.odd.length, events }),
  );
  for (const loss of losses) console.log(loss);
  console.log(losses.length === 0 ? "Nothing is lost, doubled or under way." : `${losses.length} losses.`);
  process.exitCode = losses.length === 0 ? undefined : 1;
}
