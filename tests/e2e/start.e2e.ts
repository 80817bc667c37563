import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "playwright/test";
import { fetchOnce } from "../../scripts/fetch-once.mjs";
import { freePort } from "../../scripts/free-port.mjs";
import { newDataDirectory } from "./support/app";
import { newClient } from "./support/client";
import { newAddress, PASSWORD } from "./support/steps";

interface Run {
  child: ChildProcess;
  /** Everything that was printed so far. */
  printed(): string;
  /** The exit code, once it ended. */
  ended: Promise<number | null>;
}

const folders: string[] = [];
const children: ChildProcess[] = [];
test.afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test("npm start ends in 'Ready on http://localhost:PORT'; PORT and DATA_DIR let two run side by side", async () => {
  const [first, second] = [await ready(), await ready()];
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

  first.run.child.kill("SIGTERM");
  second.run.child.kill("SIGINT");
  expect(await first.run.ended).toBe(0);
  expect(await second.run.ended).toBe(0);

  const again = await ready({ dataDirectory: first.dataDirectory });
  const known = await fetchOnce(`http://localhost:${again.port}/api/auth/user`, {
    headers: { Cookie: client.cookie },
  });
  expect(await known.json()).toMatchObject({ email: "ana@team.example" });
  again.run.child.kill("SIGTERM");
  await again.run.ended;
});

test("SIGTERM leaves no process behind", async () => {
  const { run } = await ready();
  const family = descendants(run.child.pid ?? 0);
  expect(family.length).toBeGreaterThan(0);
  run.child.kill("SIGTERM");
  expect(await run.ended).toBe(0);
  await expect.poll(() => family.filter(isAlive)).toEqual([]);
});

test("a bad setting stops the start with its name", async () => {
  for (const [name, value] of Object.entries({
    MAILER: "pigeon",
    SIGNUP_CREDITS: "many",
    APP_URL: "nowhere",
  })) {
    const run = start({ PORT: String(await freePort()), [name]: value });
    expect(await run.ended).toBe(1);
    expect(run.printed()).toContain(`Bad settings. ${name}: `);
    expect(run.printed()).not.toContain("Ready on");
  }
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

test("npm run dev serves the pages on the same data, and SIGTERM leaves no process behind", async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const run = start({ PORT: String(port) }, "scripts/dev.mjs");
  await expect
    .poll(() => stripVTControlCharacters(run.printed()), { timeout: 90_000 })
    .toContain(`${url}/\n`);
  const registered = await fetchOnce(`${url}/register`, {
    method: "POST",
    headers: { Origin: url },
    body: new URLSearchParams({
      email: newAddress(),
      password: PASSWORD,
      confirmPassword: PASSWORD,
    }),
    redirect: "manual",
  });
  await registered.text();
  expect(registered.status).toBe(302);
  const cookies = registered.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const dashboard = await fetchOnce(`${url}/`, { headers: { Cookie: cookies.join("; ") } });
  expect(await dashboard.text()).toContain("No email agents found");
  const family = descendants(run.child.pid ?? 0);
  run.child.kill("SIGTERM");
  await run.ended;
  await expect.poll(() => family.filter(isAlive)).toEqual([]);
  expect(run.printed()).not.toContain("failed");
});

async function ready({ dataDirectory = newFolder() } = {}) {
  const port = await freePort();
  const run = start({ PORT: String(port), DATA_DIR: dataDirectory });
  await expect.poll(run.printed, { timeout: 90_000 }).toContain(`Ready on http://localhost:${port}\n`);
  return { port, run, dataDirectory };
}

function start(environment: Record<string, string>, script = "scripts/start.mjs"): Run {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATA_DIR: newFolder(), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  child.stderr.on("data", (chunk) => {
    printed += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  return { child, printed: () => printed, ended };
}

function newFolder(): string {
  const folder = newDataDirectory();
  folders.push(folder);
  return folder;
}

/** The processes that this one started, and theirs. */
function descendants(pid: number): number[] {
  const parents = readdirSync("/proc").flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    const parent = /^PPid:\s+(\d+)/m.exec(readStatus(entry))?.[1];
    return parent === undefined ? [] : [{ pid: Number(entry), parent: Number(parent) }];
  });
  const children = parents.filter((each) => each.parent === pid).map((each) => each.pid);
  return [...children, ...children.flatMap(descendants)];
}

function isAlive(pid: number): boolean {
  return /^State:\s+[^Z]/m.test(readStatus(String(pid)));
}

function readStatus(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}
