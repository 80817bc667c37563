import type { ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { expect, test } from "playwright/test";
import { fetchOnce } from "../../scripts/fetch-once.mjs";
import { freePort } from "../../scripts/free-port.mjs";
import { newDataDirectory } from "./support/app";
import { newClient } from "./support/client";
import { descendants, isAlive, type Run, runScript } from "./support/run";

const folders: string[] = [];
const children: ChildProcess[] = [];
test.afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test("npm start ends in 'Ready on http://localhost:PORT'; PORT and DATA_DIR let two run side by side", async () => {
  // Patience, not a bar: three starts, one after the other.
  test.setTimeout(240_000);
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

async function ready({ dataDirectory = newFolder() } = {}) {
  const port = await freePort();
  const run = start({ PORT: String(port), DATA_DIR: dataDirectory });
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

function newFolder(): string {
  const folder = newDataDirectory();
  folders.push(folder);
  return folder;
}
