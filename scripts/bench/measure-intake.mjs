import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { Log, LogLevel, Miniflare } from "miniflare";
import PostalMime from "postal-mime";
import { importSource } from "../import-source.mjs";
import { mixedMails } from "../own-mails.mjs";
import { printFigure } from "./print-figure.mjs";
import { workerdCpu } from "./workerd-cpu.mjs";

const MAILS = 300;
const SENDERS = 8;

/**
 * How many mails a second are durably stored, and stored and read: by the built worker, by one that only makes the same
 * calls of the platform, and by one that only puts the bytes into R2 and a row into D1, which is the floor. And how many
 * are parsed alone, by postal-mime and by our reading with it.
 */
export async function measureIntake(app, agent, secret) {
  const mails = await mixedMails(MAILS);
  const details = {
    mails: MAILS,
    bytes: mails.reduce((total, mail) => total + mail.length, 0),
    senders: SENDERS,
  };
  const query = new URLSearchParams({ to: agent.emailAddress, from: "priya@team.example" });
  const headers = { Authorization: `Bearer ${secret}`, "Content-Type": "message/rfc822" };
  const database = await app.miniflare.getD1Database("DB");
  const ours = await takeIn(mails, { url: `${app.url}/api/inbound?${query}`, headers, database });
  printFigure("mails taken in by the built worker", ours.stored, "mails/s", details);
  printFigure("mails taken in and read by the built worker", ours.read, "mails/s", details);
  printFigure("processor that the built worker takes a mail", ours.cpu, "ms", details);
  const calls = await measureCalls(mails);
  printFigure("mails taken in by a worker of the same calls alone", calls.stored, "mails/s", details);
  printFigure("mails taken in and read by a worker of the same calls alone", calls.read, "mails/s", details);
  printFigure("processor that a worker of the same calls alone takes a mail", calls.cpu, "ms", details);
  const least = await measureCalls(mails, "?least");
  const floor = "a worker that puts it into R2 and a row into D1";
  printFigure(`mails taken in by ${floor}`, least.stored, "mails/s", details);
  printFigure(`processor that ${floor} takes a mail`, least.cpu, "ms", details);

  const { readMail } = await importSource("app/reading/read-mail.ts");
  const context = { appUrl: app.url, inboundDomain: "inbound.localhost" };
  const name = "the same mails parsed";
  await perSecond(mails, (mail) => readMail(mail, context));
  const alone = await perSecond(mails, (mail) => PostalMime.parse(mail));
  printFigure(`${name} by postal-mime alone, in Node`, alone, "mails/s", details);
  const whole = await perSecond(mails, (mail) => readMail(mail, context));
  printFigure(`${name}, unwrapped and taken apart, in Node`, whole, "mails/s", details);
}

/** Mails a second that are stored, and that are read when the last one is; and the processor of workerd that one took. */
async function takeIn(mails, { url, headers, database }) {
  const open = mails.values();
  const cpuBefore = workerdCpu();
  const startedAt = performance.now();
  const sender = async () => {
    for (const body of open) {
      const answer = await fetch(url, { method: "POST", headers, body });
      const { result } = await answer.json();
      if (result !== "stored") throw new Error(`The intake answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  const rate = () => mails.length / ((performance.now() - startedAt) / 1000);
  const stored = rate();
  const count = database.prepare("SELECT count(*) AS n FROM mails WHERE state = 'read'");
  while ((await count.first()).n < mails.length) await new Promise((resolve) => setTimeout(resolve, 50));
  return { stored, read: rate(), cpu: (workerdCpu() - cpuBefore) / mails.length };
}

async function measureCalls(mails, query = "") {
  const data = mkdtempSync(path.join(tmpdir(), "mondaybrief-calls-"));
  const miniflare = new Miniflare({
    modules: true,
    scriptPath: "scripts/bench/calls-worker.mjs",
    compatibilityDate: "2026-04-20",
    host: "127.0.0.1",
    port: 0,
    log: new Log(LogLevel.ERROR),
    cf: false,
    d1Databases: { DB: "calls" },
    d1Persist: path.join(data, "d1"),
    r2Buckets: { FILES: "calls" },
    r2Persist: path.join(data, "r2"),
    queueProducers: { JOBS: { queueName: "calls" } },
    queueConsumers: { calls: { maxBatchSize: 10, maxBatchTimeout: 1 } },
  });
  try {
    const url = `${await miniflare.ready}${query}`;
    const database = await miniflare.getD1Database("DB");
    await database.batch(
      [
        "CREATE TABLE agents (id TEXT PRIMARY KEY)",
        "CREATE TABLE mails (id TEXT PRIMARY KEY, state TEXT NOT NULL)",
        "CREATE TABLE counts (subject TEXT PRIMARY KEY, n INTEGER NOT NULL)",
        "CREATE TABLE texts (id TEXT PRIMARY KEY, text TEXT NOT NULL)",
      ].map((sql) => database.prepare(sql)),
    );
    return await takeIn(mails, { url, headers: {}, database });
  } finally {
    await miniflare.dispose();
    rmSync(data, { recursive: true, force: true });
  }
}

async function perSecond(mails, parse) {
  const startedAt = performance.now();
  for (const mail of mails) await parse(mail);
  return mails.length / ((performance.now() - startedAt) / 1000);
}
