import type { ChildProcess } from "node:child_process";
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { Agent, request } from "node:http";
import { createServer } from "node:net";
import path from "node:path";
import { createTransport } from "nodemailer";
import { expect, test } from "playwright/test";
import { fetchOnce } from "../../scripts/fetch-once.mjs";
import { freePort } from "../../scripts/free-port.mjs";
import { weekMail } from "../../scripts/own-mails.mjs";
import { newAgent, readAgent } from "./support/agent";
import { newDataDirectory } from "./support/app";
import { newClient } from "./support/client";
import { descendants, isAlive, type Run, runScript } from "./support/run";

const NPM = path.join(
  execFileSync("npm", ["root", "--global"], { encoding: "utf8" }).trim(),
  "npm/bin/npm-cli.js",
);

/** What a start reads of this folder, beside its packages. */
const PROGRAM = [
  ...["app", "build", "migrations", "public", "scripts", "workers"],
  ...["package.json", "package-lock.json", "remix.config.js", "vite.config.ts", "wrangler.toml"],
];

const folders: string[] = [];
const closedFolders: string[] = [];
const children: ChildProcess[] = [];
test.afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const folder of closedFolders.splice(0)) chmodSync(folder, 0o755);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test("npm start ends in 'Ready on http://localhost:PORT', takes mail at SMTP_LISTEN; PORT and DATA_DIR let two run side by side", async () => {
  // Patience, not a bar: three starts, one after the other.
  test.setTimeout(240_000);
  const mailPort = await freePort();
  const settings = {
    SMTP_LISTEN: `127.0.0.1:${mailPort}`,
    // What it sends comes in again at its own door.
    MAILER: "smtp",
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    SETUP_SECRET: "a secret of the operator",
    DNS_OVER_HTTPS_URL: "http://127.0.0.1:9",
  };
  const [first, second] = [await readyByNpm({ settings }), await ready()];
  for (const { port } of [first, second]) {
    const health = await fetchOnce(`http://localhost:${port}/healthz`);
    expect(await health.json()).toMatchObject({ ok: true });
  }
  const client = await newClient(`http://localhost:${first.port}`, "ana@team.example");
  expect((await client.call("GET", "/api/auth/user")).status).toBe(200);
  const elsewhere = await fetchOnce(`http://localhost:${second.port}/api/auth/user`, {
    headers: { Cookie: client.cookie },
  });
  expect(elsewhere.status).toBe(401);
  await elsewhere.text();
  const { id, emailAddress } = await newAgent(client, { title: "Payments rollout" });
  await sendBySmtp(mailPort, emailAddress);
  await expect
    .poll(async () => (await client.call("POST", `/api/agents/${id}/summary-now`)).status)
    .toBe(200);
  const { lastSummary } = await readAgent(client, id);
  const quotes = lastSummary?.actionItems.flatMap(({ sources }) => sources.map(({ quote }) => quote));
  expect(quotes?.join()).toContain("rollback plan");

  const checked = await checkSetup(`http://localhost:${first.port}/setup`, settings.SETUP_SECRET);
  for (const found of [
    "migrations are there.",
    "A file was written, read and deleted.",
    "Both brought a message back",
    "smtp took a mail.",
    "came in just now.",
    "builtin wrote a line of a sample mail.",
  ]) {
    expect(checked).toContain(found);
  }

  await endsWhole(first, "SIGTERM");
  second.run.child.kill("SIGINT");
  expect(await second.run.ended).toBe(0);

  const again = await readyByNpm({ dataDirectory: first.dataDirectory });
  const known = await fetchOnce(`http://localhost:${again.port}/api/auth/user`, {
    headers: { Cookie: client.cookie },
  });
  expect(await known.json()).toMatchObject({ email: "ana@team.example" });
  await endsWhole(again, "SIGHUP");
});

// SIGTERM and SIGHUP: above.
test("npm start ends whole on SIGINT, and when npm or the start itself is killed; its data is then one file", async () => {
  test.setTimeout(240_000);
  const dataDirectory = newFolder();
  for (const signal of ["SIGINT", "SIGKILL"] as const)
    await endsWhole(await readyByNpm({ dataDirectory }), signal);
  const { run } = await ready({ dataDirectory });
  const family = descendants(run.child.pid ?? 0);
  expect(family.filter(isWorkerd)).toHaveLength(1);
  run.child.kill("SIGKILL");
  await expect.poll(() => family.filter(isAlive)).toEqual([]);
});

test("refusals keep the connection, requests under way are answered before the end, and a second start is told who is there", async () => {
  const { port, run, dataDirectory } = await ready();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const first = await post(port, agent, "/login", 200_000);
  expect(first.status).toBe(403);
  for (let count = 0; count < 20; count += 1) {
    expect(await post(port, agent, "/login", 200_000)).toEqual({ status: 403, socket: first.socket });
  }
  agent.destroy();
  const mailDoor = await fetchOnce(
    `http://localhost:${port}/cdn-cgi/handler/email?from=a@b.example&to=c@d.example`,
    {
      method: "POST",
      headers: { "X-Forwarded-For": "203.0.113.9" },
      body: "x",
    },
  );
  expect(mailDoor.status).toBe(404);

  const second = start({ PORT: "0", DATA_DIR: dataDirectory });
  expect(await second.ended).toBe(1);
  const words = `is in use by process ${run.child.pid} (http://localhost:${port}).`;
  expect(second.printed()).toBe(`DATA_DIR ${dataDirectory} ${words}\n`);

  // It has begun and waits for the rest of its body.
  const slow = openPost(port, "/login", 20);
  await slow.isOpen;
  run.child.kill("SIGTERM");
  await expect.poll(() => fetchOnce(`http://localhost:${port}/healthz`).catch(() => "closed")).toBe("closed");
  expect(await slow.finish()).toBe(403);
  expect(await run.ended).toBe(0);
});

test("SIGTERM to all its processes at once, as systemd sends it, ends npm start whole as well", async () => {
  const { run, dataDirectory } = await ready();
  const family = descendants(run.child.pid ?? 0);
  const workerds = family.filter(isWorkerd);
  expect(workerds).toHaveLength(1);
  for (const pid of [...workerds, run.child.pid ?? 0]) process.kill(pid, "SIGTERM");
  expect(await run.ended).toBe(0);
  expect(run.printed()).not.toContain("Error");
  expect(family.filter(isAlive)).toEqual([]);
  expect(logsOf(dataDirectory)).toEqual([]);
});

test("when workerd dies, the start ends with 1, so that whoever watches it starts it anew", async () => {
  const { run } = await ready();
  const [workerd] = descendants(run.child.pid ?? 0).filter(isWorkerd);
  process.kill(workerd ?? 0, "SIGKILL");
  expect(await run.ended).toBe(1);
  expect(run.printed()).toContain("workerd ended.");
});

test("the port refuses until the migrations are there and the clock has ticked: the first answer is that of a healthy app", async () => {
  const port = await freePort();
  start({ PORT: String(port) });
  const answers: (number | "refused")[] = [];
  const ask = async () => {
    const answer = await fetchOnce(`http://localhost:${port}/healthz`).catch(() => null);
    await answer?.text();
    answers.push(answer?.status ?? "refused");
    return answers.at(-1);
  };
  await expect.poll(ask, { timeout: 90_000, intervals: [50] }).not.toBe("refused");
  expect(answers.length).toBeGreaterThan(1);
  expect(answers.at(-1)).toBe(200);
});

test("a user who may write to its data alone, and not to the program's folder, runs it; nothing of it is left elsewhere", async () => {
  const [program, temporary] = [readOnlyProgram(), newFolder()];
  const [port, dataDirectory] = [await freePort(), newFolder()];
  const environment = { PORT: String(port), DATA_DIR: dataDirectory, TMPDIR: temporary };
  const run = runScript("scripts/start.mjs", environment, { folder: program, obeysModes: true });
  children.push(run.child);
  await Promise.race([
    expect.poll(run.printed, { timeout: 90_000 }).toContain(`Ready on http://localhost:${port}\n`),
    run.ended.then((code) => Promise.reject(new Error(`It ended with ${code}: ${run.printed()}`))),
  ]);
  const health = await fetchOnce(`http://localhost:${port}/healthz`);
  expect(await health.json()).toMatchObject({ ok: true });
  expect(run.printed()).toContain("npm run deliver will not find this start");
  run.child.kill("SIGTERM");
  expect(await run.ended).toBe(0);
  expect(readdirSync(temporary)).toEqual([]);
  expect(readdirSync(program)).not.toContain(".data");
});

// Each by itself: tests/settings/config.test.ts.
test("a bad setting stops the start with its name", async () => {
  const run = start({
    PORT: "0",
    MAILER: "pigeon",
    SIGNUP_CREDITS: "many",
    APP_URL: "nowhere",
    TRUST_PROXY: "yes",
  });
  expect(await run.ended).toBe(1);
  expect(run.printed()).toMatch(/^Bad settings\. /);
  for (const name of ["MAILER", "SIGNUP_CREDITS", "APP_URL", "TRUST_PROXY"])
    expect(run.printed()).toContain(` ${name}: `);
  expect(run.printed()).not.toContain("Ready on");
});

test("a port that is taken says so", async () => {
  const squatter = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => squatter.listen(port, "127.0.0.1", resolve));
  const run = start({ PORT: String(port) });
  expect(await run.ended).toBe(1);
  expect(run.printed()).toBe(`Port ${port} is in use. Choose another one with PORT.\n`);
  await new Promise((resolve) => squatter.close(resolve));
});

interface StartWith {
  dataDirectory?: string;
  settings?: Record<string, string>;
}

interface Started {
  port: number;
  run: Run;
  dataDirectory: string;
}

/** `npm start`, once it is ready. */
async function readyByNpm({ dataDirectory = newFolder(), settings = {} }: StartWith = {}): Promise<Started> {
  const port = await freePort();
  const environment = { PORT: String(port), DATA_DIR: dataDirectory, ...settings };
  const run = runScript(NPM, environment, { args: ["start"] });
  children.push(run.child);
  await expect.poll(run.printed, { timeout: 90_000 }).toContain(`Ready on http://localhost:${port}\n`);
  return { port, run, dataDirectory };
}

/** Sends it the signal: no process that belonged to it is left then, and no write-ahead log. */
async function endsWhole({ run, dataDirectory }: Started, signal: NodeJS.Signals): Promise<void> {
  const family = descendants(run.child.pid ?? 0);
  expect(family.filter(isWorkerd)).toHaveLength(1);
  run.child.kill(signal);
  await expect.poll(() => family.filter(isAlive), signal).toEqual([]);
  expect(logsOf(dataDirectory), signal).toEqual([]);
}

/** Write-ahead logs of D1 and R2 that were not written back; that of the runtime's own notes may stay. */
function logsOf(dataDirectory: string): string[] {
  const names = readdirSync(dataDirectory, { recursive: true, encoding: "utf8" });
  return names.filter((name) => /[0-9a-f]{64}\.sqlite-wal$/.test(name));
}

function isWorkerd(pid: number): boolean {
  return readlinkSync(`/proc/${pid}/exe`).endsWith("/workerd");
}

const FROM_ELSEWHERE = {
  "Sec-Fetch-Site": "cross-site",
  "Content-Type": "application/x-www-form-urlencoded",
};

/** A form of another site, which is refused unread; answers the status and the socket that it went over. */
function post(port: number, agent: Agent, path: string, size: number) {
  return new Promise<{ status: number | undefined; socket: number | undefined }>((resolve, reject) => {
    const headers = { ...FROM_ELSEWHERE, "Content-Length": size };
    const asked = request({ host: "127.0.0.1", port, agent, method: "POST", path, headers }, (answer) => {
      const socket = asked.socket?.localPort;
      answer.resume().once("end", () => resolve({ status: answer.statusCode, socket }));
    });
    asked.once("error", reject);
    asked.end(Buffer.alloc(size, "a"));
  });
}

/** The same, half sent: `finish` sends the rest and answers the status. */
function openPost(port: number, path: string, size: number) {
  const headers = { ...FROM_ELSEWHERE, "Content-Length": size };
  const asked = request({ host: "127.0.0.1", port, agent: false, method: "POST", path, headers });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    asked.once("response", (answer) => resolve(answer.resume().statusCode));
    asked.once("error", reject);
  });
  const isOpen = new Promise<void>((resolve) => asked.write(Buffer.alloc(size / 2, "a"), () => resolve()));
  return {
    isOpen,
    finish() {
      asked.end(Buffer.alloc(size / 2, "a"));
      return answered;
    },
  };
}

/** Sends a mail as another server would; rejects unless it was taken, and unless another address is refused. */
async function sendBySmtp(port: number, to: string): Promise<void> {
  const mailServer = createTransport({ host: "127.0.0.1", port });
  const raw = await weekMail();
  await mailServer.sendMail({ envelope: { from: "priya@team.example", to }, raw });
  const elsewhere = { envelope: { from: "priya@team.example", to: "victim@elsewhere.example" }, raw };
  await expect(mailServer.sendMail(elsewhere)).rejects.toThrow("550 5.1.1 No such address here.");
}

/** What /setup says after its check, as a browser without a script asks for it. */
async function checkSetup(url: string, secret: string): Promise<string> {
  const post = (form: Record<string, string>, cookie = "") =>
    fetchOnce(url, {
      method: "POST",
      headers: { Origin: new URL(url).origin, Cookie: cookie },
      body: new URLSearchParams(form),
      redirect: "manual",
    });
  const opened = await post({ secret });
  await opened.text();
  const checked = await post({ intent: "check" }, opened.headers.get("set-cookie")?.split(";")[0]);
  return checked.text();
}

async function ready({ dataDirectory = newFolder(), settings = {} }: StartWith = {}): Promise<Started> {
  const port = await freePort();
  const run = start({ PORT: String(port), DATA_DIR: dataDirectory, ...settings });
  // Whoever has ended gets ready no more.
  const endedBefore = run.ended.then((code) => {
    throw new Error(`npm start ended with ${code}: ${run.printed()}`);
  });
  const isReady = expect
    .poll(run.printed, { timeout: 120_000 })
    .toContain(`Ready on http://localhost:${port}\n`);
  await Promise.race([isReady, endedBefore]);
  return { port, run, dataDirectory };
}

function start(environment: Record<string, string>): Run {
  const run = runScript("scripts/start.mjs", { DATA_DIR: newFolder(), ...environment });
  children.push(run.child);
  return run;
}

/** A copy of the built program, as another user's: nothing can be written beside its files or packages. */
function readOnlyProgram(): string {
  const program = newFolder();
  // Not cpSync: it gives folders a new time, and the build would seem older than what it is made from.
  execFileSync("cp", ["-a", ...PROGRAM, program]);
  const packages = path.join(program, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync("node_modules"))
    if (name !== ".cache") symlinkSync(path.resolve("node_modules", name), path.join(packages, name));
  for (const folder of [program, packages]) {
    chmodSync(folder, 0o555);
    closedFolders.push(folder);
  }
  return program;
}

function newFolder(): string {
  const folder = newDataDirectory();
  folders.push(folder);
  return folder;
}
