import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { composeMail } from "../compose-mail.mjs";
import { fetchOnce } from "../fetch-once.mjs";
import { freePort } from "../free-port.mjs";
import { createFront, fromWorker } from "../front.mjs";
import { importSource } from "../import-source.mjs";
import { startLocalWorker } from "../local-worker.mjs";
import { createMailLane, withMailLane } from "../mail-lane.mjs";
import { startModelServer } from "../model-server.mjs";
import { signUp } from "../sign-in.mjs";
import { printFigure } from "./print-figure.mjs";

const IDLE_PROBES = 50;
const REQUEST_MAILS = 400;
const MEGABYTE = 1_000_000;
/** Mails that are sent at once: by few servers, and by many. */
const SENDERS = [4, 32];

const FROM = "priya@team.example";
const SHORT = "Hi Joe,\n\nplease send the report by Friday.";

/** What the first digest after a start takes, which makes tagger and tables ready; the floor is the next one. */
export async function measureFirstDigest(app, user, secret) {
  const times = [];
  for (const title of ["First", "Next"]) {
    const agent = await user.call("POST", "/api/agents", { title });
    await takeIn(app, agent, secret, SHORT);
    times.push((await digestOf(user, agent)).ms);
  }
  const [first, next] = times;
  printFigure("first digest after a start, one mail", first, "ms", { bar: 1500, floorMs: Math.round(next) });
}

/**
 * What other people wait for an answer while mails are taken in, read, and made a digest of: one of 600 kB, of several
 * kinds, and 400 of nothing but requests. And what came of that digest. The floor is the same request beside nothing.
 */
export async function measureWaiting(app, user, secret) {
  const { LONG_TEXTS, requestTexts } = await importSource("tests/bench/long-mails.ts");
  const other = await signUp(app.url, "other@team.example");
  const floors = await floorsOf(app, other);
  for (const [name, textOf] of Object.entries(LONG_TEXTS)) {
    const agent = await user.call("POST", "/api/agents", { title: name });
    await measureBeside(app, other, floors, `a digest of one mail of ${name}`, async () => {
      await takeIn(app, agent, secret, textOf());
      return digestOf(user, agent);
    });
  }
  let agent;
  const front = await frontOf(app, secret);
  for (const senders of SENDERS) {
    agent = await user.call("POST", "/api/agents", { title: `Requests of ${senders}` });
    const texts = requestTexts(REQUEST_MAILS).values();
    const sender = async () => {
      for (const text of texts) await takeIn(front, agent, secret, text);
    };
    const name = `taking in ${REQUEST_MAILS} mails of requests from ${senders} senders`;
    await measureBeside(front, other, floors, name, async () => {
      await Promise.all(Array.from({ length: senders }, sender));
      return {};
    });
  }
  await front.close(0);
  await measureBeside(app, other, floors, `a digest of ${REQUEST_MAILS} mails of requests`, () =>
    digestOf(user, agent),
  );
}

/** The same while a model answers with 10 MB, in an app of its own. */
export async function measureLargeAnswers() {
  const model = await startModelServer();
  const dataDirectory = mkdtempSync(path.join(tmpdir(), "mondaybrief-answers-"));
  const secret = "bench";
  const settings = {
    INBOUND_SECRET: secret,
    WRITER: "openai",
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: "stand-in",
  };
  const app = await startLocalWorker({ port: await freePort(), dataDirectory, settings, quiet: true });
  try {
    const user = await signUp(app.url, "answers@team.example");
    const other = await signUp(app.url, "other@team.example");
    const floors = await floorsOf(app, other);
    for (const [name, answer] of Object.entries(largeAnswers())) {
      const agent = await user.call("POST", "/api/agents", { title: name });
      await takeIn(app, agent, secret, SHORT);
      model.behave({ pauseMs: 0, answer });
      const what = `a model that answers 10 MB of ${name}`;
      await measureBeside(app, other, floors, what, () => digestOf(user, agent));
    }
  } finally {
    await app.stop();
    await model.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

function largeAnswers() {
  const filled = (piece) => piece.repeat(Math.floor((10 * MEGABYTE) / piece.length));
  const quotes = [{ source: "m1", quote: "please send the report by Friday." }];
  const item = { task: "Send the report", owner: "Joe", timeline: "Friday", urgency: "none", quotes };
  const lists = { actionItems: [], blockers: [], decisions: [], stakeholders: [] };
  const text = JSON.stringify(item);
  return {
    talk: filled("I am a model and like to talk. "),
    "braces that never close": filled("{"),
    "brackets in one field": JSON.stringify({ ...lists, overview: filled("[") }),
    "lines of one mail": `{"overview":"","actionItems":[${filled(`${text},`)}${text}]}`,
  };
}

/** Somebody else asks for one thing after the other while the work is done; prints the longest wait of each kind. */
async function measureBeside(app, other, floors, name, work) {
  const probes = probesOf(app, other);
  const waits = new Map();
  let isOver = false;
  const asking = Object.entries(probes).map(async ([what, probe]) => {
    const own = [];
    waits.set(what, own);
    while (!isOver) own.push(await timed(probe));
  });
  const came = await work();
  isOver = true;
  await Promise.all(asking);
  for (const [what, times] of waits) {
    printFigure(`longest wait of others for ${what}, ${name}`, Math.max(...times), "ms", {
      bar: 200,
      floorMs: Math.round(floors[what]),
      requests: times.length,
      ...(came.ms === undefined ? {} : { digestMs: Math.round(came.ms), lines: came.lines }),
      ...(came.problem ? { problem: came.problem } : {}),
    });
  }
}

/** What `npm start` puts in front of the worker. */
async function frontOf(app, secret) {
  const answerMail = fromWorker(await app.directUrl());
  const answer = withMailLane(fromWorker(app.url), { lane: createMailLane(), secret, answerMail });
  const { listen, close } = createFront({ trustProxy: 0, hasLocalDoors: false, answer });
  const port = await freePort();
  await listen(port, "127.0.0.1");
  return { url: `http://localhost:${port}`, close };
}

async function floorsOf(app, other) {
  const floors = {};
  for (const [what, probe] of Object.entries(probesOf(app, other))) {
    const times = [];
    for (let count = 0; count < IDLE_PROBES; count += 1) times.push(await timed(probe));
    floors[what] = Math.max(...times);
  }
  return floors;
}

/** A whole page of another user, and what the Hono shell refuses before anything else is asked. */
function probesOf(app, other) {
  return {
    "a page": () => fetchOnce(`${app.url}/dashboard`, { headers: { Cookie: other.cookie } }),
    "a bare answer": () =>
      fetchOnce(app.url, { method: "POST", headers: { "Sec-Fetch-Site": "cross-site" } }),
  };
}

async function timed(probe) {
  const startedAt = performance.now();
  await (await probe()).arrayBuffer();
  return performance.now() - startedAt;
}

async function takeIn(app, agent, secret, text) {
  const query = new URLSearchParams({ to: agent.emailAddress, from: FROM });
  const answer = await fetchOnce(`${app.url}/api/inbound?${query}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${secret}`, "Content-Type": "message/rfc822" },
    body: await composeMail({ from: FROM, subject: "Site", text }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The intake answered ${answer.status}`);
}

/** How long the digest takes, and its lines, or why there is none. */
async function digestOf(user, agent) {
  const startedAt = performance.now();
  const made = await user.call("POST", `/api/agents/${agent.id}/summary-now`).catch((error) => error);
  const ms = performance.now() - startedAt;
  if (made instanceof Error) return { ms, lines: 0, problem: made.message.replace(/^[^:]*: /, "") };
  if (made.summary === null) return { ms, lines: 0, problem: made.message };
  const { actionItems, blockers, decisions } = made.summary;
  return { ms, lines: actionItems.length + blockers.length + decisions.length };
}
