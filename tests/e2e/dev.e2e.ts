import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, type Request, test } from "playwright/test";
import { fetchOnce } from "../../scripts/fetch-once.mjs";
import { freePort } from "../../scripts/free-port.mjs";
import { weekMail } from "../../scripts/own-mails.mjs";
import { hydrated } from "../../scripts/screens.mjs";
import { newDataDirectory } from "./support/app";
import { descendants, isAlive, type Run, runScript } from "./support/run";
import { createAgentByForm, registerByForm } from "./support/steps";
import { listen } from "./support/test";

const PROJECT = ["app", "migrations", "public", "scripts", "workers", "package.json", "package-lock.json"];
const SETTINGS = ["remix.config.js", "tsconfig.json", "vite.config.ts", "wrangler.toml"];

/**
 * An edit is two hot updates, of its script and of the styles made from it: where the second finds the first still fetching
 * the page's data, Remix cancels that fetch, and leaves the end of its answer uncaught.
 */
const CANCELLED = "uncaught: signal is aborted without reason";

let folder: string;
let run: Run;
test.beforeEach(() => {
  // A copy, so that the edits below are nobody else's.
  folder = newDataDirectory();
  for (const name of [...PROJECT, ...SETTINGS]) cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
});
test.afterEach(() => {
  run.child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

test("npm run dev is the product in one terminal, and edits show in it", async ({ browser }) => {
  // Patience, not a bar: it builds, starts and works like several tests.
  test.setTimeout(300_000);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  run = runScript("scripts/dev.mjs", { PORT: String(port), DATA_DIR: ".data" }, { folder });
  await expect.poll(run.printed, { timeout: 150_000 }).toContain(`Ready on ${url}\n`);

  const health = await fetchOnce(`${url}/healthz`);
  expect(health.status).toBe(200);
  expect(await health.json()).toMatchObject({ ok: true });
  const login = await fetchOnce(`${url}/login`);
  const policy = login.headers.get("Content-Security-Policy");
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'; style-src 'self' 'nonce-[^']+';/);
  expect(await login.text()).toContain("Welcome back");

  const context = await browser.newContext({ baseURL: url });
  const complaints = { seen: [] as string[], allowed: new Set<number>() };
  context.on("page", (page) => listen(page, complaints));
  const page = await context.newPage();
  const underWay = requestsUnderWay(page);
  await registerByForm(page);
  const address = await createAgentByForm(page, "Payments rollout");
  await page.getByRole("button", { name: "Try a sample digest" }).click();
  await expect(page.getByText("Sample digest ready", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "View Details" }).click();
  await expect(page.getByRole("region", { name: "Current Digest" })).toContainText("Overview");

  expect(await deliver(port, address)).toMatch(/^stored: /);
  // Vite tells only who listens already, and the page is there before its script.
  const listens = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
  await page.reload();
  await expect(page.getByText("Cutover: where we stand – Müller account", { exact: true })).toBeVisible();
  await listens;
  await hydrated(page);

  edit(
    "app/features/digests/digest-panel.tsx",
    "            Current Digest\n",
    "            Digest of Now\n",
  );
  await expect(page.getByRole("region", { name: "Digest of Now" })).toBeVisible();
  edit(
    "app/reading/read-mail.ts",
    "? message.origin :",
    "? { ...message.origin, subject: `Read anew: `.concat(message.origin.subject) } :",
  );
  await expect(async () => {
    expect(await deliver(port, address)).toMatch(/^stored: /);
    // An edit has the page load its data anew: a reload in the middle of it would be an error of the browser's own.
    await expect.poll(() => underWay.size).toBe(0);
    await page.reload();
    // The next reload must not cut off what this one still fetches.
    await hydrated(page);
    const subject = page.getByText("Read anew: Cutover: where we stand – Müller account").first();
    await expect(subject).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect.poll(() => underWay.size).toBe(0);
  await context.close();
  expect(complaints.seen.filter((said) => said !== CANCELLED)).toEqual([]);

  edit("app/reading/read-mail.ts", "    role,\n", "    role role\n");
  expect(await (await fetchOnce(`${url}/healthz`)).text()).toContain("read-mail.ts:");
  edit("app/reading/read-mail.ts", "    role role\n", "    role,\n");
  expect((await fetchOnce(`${url}/healthz`)).status).toBe(200);

  const family = descendants(run.child.pid ?? 0);
  expect(family.length).toBeGreaterThan(0);
  run.child.kill("SIGTERM");
  expect(await run.ended).toBe(0);
  await expect.poll(() => family.filter(isAlive)).toEqual([]);
});

/** The requests of a page that have no answer yet. */
function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const requests = new Set<Request>();
  page.on("request", (request) => requests.add(request));
  page.on("requestfinished", (request) => requests.delete(request));
  page.on("requestfailed", (request) => requests.delete(request));
  return requests;
}

/** `npm run deliver` with a mail of its own; answers what it printed. */
async function deliver(port: number, address: string): Promise<string> {
  mkdirSync(path.join(folder, ".data"), { recursive: true });
  writeFileSync(path.join(folder, ".data", "mail.eml"), await weekMail());
  const args = [".data/mail.eml", address];
  const delivery = runScript("scripts/deliver.mjs", { PORT: String(port) }, { args, folder });
  await delivery.ended;
  return delivery.printed();
}

function edit(file: string, from: string, to: string): void {
  const place = path.join(folder, file);
  const source = readFileSync(place, "utf8");
  expect(source).toContain(from);
  writeFileSync(place, source.replace(from, to));
}
