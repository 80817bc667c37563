import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright";
import { findOrInstallBrowser } from "../find-browser.mjs";
import { hydrated } from "../screens.mjs";
import { printFigure } from "./print-figure.mjs";

/** The worker as it would be uploaded; Cloudflare's older limit is 3 MiB. */
export function measureWorker() {
  const modules = readdirSync("build/worker").filter((file) => file.endsWith(".js"));
  const sizes = modules.map((file) => gzipSync(readFileSync(path.join("build/worker", file))).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  printFigure("worker, gzip", total / 1024, "KiB", { limit: 3072 });
}

/** The JavaScript of each page, gzip: before it has loaded and is idle, and in all. */
export async function measureScripts(app, user, agent) {
  await user.press(agent.id, "try-sample");
  const browser = await chromium.launch({
    executablePath: await findOrInstallBrowser(),
    args: ["--no-sandbox"],
  });
  const pages = [
    ["/", false],
    ["/login", false],
    ["/register", false],
    ["/dashboard", true],
    ["/create-agent", true],
    [`/agents/${agent.id}`, true],
  ];
  for (const [at, isSignedIn] of pages) {
    const context = await browser.newContext();
    if (isSignedIn) await context.addCookies(user.cookies);
    const page = await context.newPage();
    const loaded = [];
    let isIdle = false;
    page.on("response", (response) => {
      if (response.request().resourceType() !== "script" && !/\.js$/.test(response.url())) return;
      const early = !isIdle;
      loaded.push(response.body().then((body) => ({ early, bytes: gzipSync(body).length })));
    });
    await page.exposeFunction("reportIdle", () => {
      isIdle = true;
    });
    // Registered before the page's own scripts, so its idle callback comes first.
    await page.addInitScript(() =>
      addEventListener("load", () => requestIdleCallback(() => window.reportIdle())),
    );
    await page.goto(`${app.url}${at}`);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const files = await Promise.all(loaded);
    const kilobytes = (some) => some.reduce((total, { bytes }) => total + bytes, 0) / 1000;
    const name = at.replace(agent.id, "{id}");
    printFigure(`JavaScript of ${name}, gzip`, kilobytes(files), "kB", {
      beforeLoadAndIdle: Number(kilobytes(files.filter(({ early }) => early)).toFixed(1)),
      files: files.length,
    });
    await context.close();
  }
  await browser.close();
}
