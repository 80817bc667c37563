import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { build } from "esbuild";
import { Log, LogLevel, Miniflare } from "miniflare";
import PostalMime from "postal-mime";
import { importSource } from "../import-source.mjs";
import { mixedMails } from "../own-mails.mjs";
import { printFigure } from "./print-figure.mjs";
import { workerdCpu } from "./workerd-cpu.mjs";

const WARM_UP = 300;
const MAILS = 900;
const SENDERS = 8;

/**
 * How many mails a second are durably stored, and stored and read, once the code is warm: by the built worker, by one
 * that only makes the same calls of the platform, and by one that only puts the bytes into R2 and a row into D1, which is
 * the floor. And how many are parsed alone, by postal-mime in a worker that does nothing else, and here in one go by
 * postal-mime and by our reading with it.
 */
export async function measureIntake(app, user, secret) {
  const mails = await mixedMails(MAILS);
  const details = {
    mails: MAILS,
    bytes: mails.reduce((total, mail) => total + mail.length, 0),
    senders: SENDERS,
  };
  const agent = await user.call("POST", "/api/agents", { title: "Intake" });
  const query = new URLSearchParams({ to: agent.emailAddress, from: "priya@team.example" });
  const headers = { Authorization: `Bearer ${secret}`, "Content-Type": "message/rfc822" };
  const database = await app.miniflare.getD1Database("DB");
  const ours = { url: `${await app.directUrl()}api/inbound?${query}`, headers, database };
  const cold = await takeIn(await mixedMails(WARM_UP), ours);
  printFigure("mails taken in and read by the built worker, the first ones", cold.read, "mails/s", {
    ...details,
    mails: WARM_UP,
  });
  print("the built worker", await takeIn(mails, ours), details);
  print("a worker of the same calls alone", await measureCalls(mails), details);
  print("a worker that puts it into R2 and a row into D1", await measureCalls(mails, "?least"), details);
  print(
    "a worker that parses it with postal-mime, and nothing else",
    await measureCalls(mails, "?parse"),
    details,
  );

  const { readMail } = await importSource("app/reading/read-mail.ts");
  const context = { appUrl: app.url, inboundDomain: "inbound.localhost" };
  const name = "the same mails parsed";
  await perSecond(mails, (mail) => readMail(mail, context));
  const alone = await perSecond(mails, (mail) => PostalMime.parse(mail));
  printFigure(`${name} by postal-mime alone, in Node`, alone, "mails/s", details);
  const whole = await perSecond(mails, (mail) => readMail(mail, context));
  printFigure(`${name}, unwrapped and taken apart, in Node`, whole, "mails/s", details);
}

function print(worker, { stored, read, cpu }, details) {
  printFigure(`mails taken in by ${worker}`, stored, "mails/s", details);
  if (read) printFigure(`mails taken in and read by ${worker}`, read, "mails/s", details);
  printFigure(`processor that ${worker} takes a mail`, cpu, "ms", details);
}

/** Mails a second that are stored, and that are read when the last one is; and the processor of workerd that one took. */
async function takeIn(mails, { url, headers, database }) {
  const count = database?.prepare("SELECT count(*) AS n FROM mails WHERE state = 'read'");
  const before = count && (await count.first()).n;
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
  while (count && (await count.first()).n - before < mails.length)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return { stored, read: count ? rate() : null, cpu: (workerdCpu() - cpuBefore) / mails.length };
}

async function measureCalls(mails, query = "") {
  const data = mkdtempSync(path.join(tmpdir(), "mondaybrief-calls-"));
  const built = await build({
    entryPoints: ["scripts/bench/calls-worker.mjs"],
    bundle: true,
    format: "esm",
    write: false,
  });
  const script = built.outputFiles[0].text;
  const miniflare = new Miniflare({
    modules: true,
    script,
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
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
    await miniflare.ready;
    const url = `${await miniflare.unsafeGetDirectURL()}${query}`;
    const database = await miniflare.getD1Database("DB");
    await database.batch(
      [
        "CREATE TABLE agents (id TEXT PRIMARY KEY)",
        "CREATE TABLE mails (id TEXT PRIMARY KEY, state TEXT NOT NULL)",
        "CREATE TABLE counts (subject TEXT PRIMARY KEY, n INTEGER NOT NULL)",
        "CREATE TABLE texts (id TEXT PRIMARY KEY, text TEXT NOT NULL)",
      ].map((sql) => database.prepare(sql)),
    );
    // What keeps nothing has nothing to wait for.
    const target = { url, headers: {}, database: query === "?parse" ? null : database };
    await takeIn(await mixedMails(WARM_UP), target);
    return await takeIn(mails, target);
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
