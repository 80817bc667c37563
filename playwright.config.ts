import { defineConfig } from "playwright/test";
import { findBrowser } from "./scripts/find-browser.mjs";

/** Browser tests against the built worker (`npm run build` first); each worker process runs an app of its own. */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results",
  // One more than the cores of a small machine: a worker in four waits, for an answer, a process or a page's own time.
  workers: 3,
  retries: 0,
  // Patience, not a bar: no test measures time, and a busy machine is several times slower than an idle one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: "list",
  use: {
    browserName: "chromium",
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findBrowser() ?? undefined, args: ["--no-sandbox"] },
    screenshot: "only-on-failure",
  },
});
