import { defineConfig } from "playwright/test";
import { findBrowser } from "./scripts/find-browser.mjs";

/** Start what they need by themselves: nothing to share, and more waiting than work. */
const ALONE = ["credits", "dev", "schedule", "smtp", "start", "strings/money"].map(
  (name) => `**/e2e/${name}.e2e.ts`,
);

/** Browser tests against the built worker (`npm run build` first); each worker process runs an app of its own. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // One more than the cores of a small machine: a worker in four waits, for an answer, a process or a page's own time.
  workers: 3,
  retries: 0,
  // Patience, not a bar: no test measures time, and a busy machine is several times slower than an idle one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A free worker takes the next test, whatever its file: no worker is left with the rest of a long one.
  fullyParallel: true,
  projects: [
    { name: "alone", testMatch: ALONE },
    { name: "together", testMatch: "**/*.e2e.ts", testIgnore: ALONE },
  ],
  reporter: "list",
  use: {
    browserName: "chromium",
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    viewport: { width: 1280, height: 900 },
    // A tenth of what a browser test costs is frames in between; what is about motion asks for it (MOVING).
    contextOptions: { reducedMotion: "reduce" },
    // Without a graphics card its process only draws in software what the browser draws as well by itself.
    // A page lives for seconds: what its script engine would optimise is hardly used again.
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: ["--no-sandbox", "--disable-gpu", "--js-flags=--no-opt"],
    },
    screenshot: "only-on-failure",
  },
});
