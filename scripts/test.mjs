// `npm test`: format and lint, types, tests in workerd and in Node, browser tests. One last line: N passed, M failed.
// `npm run test:quick`: without the build and what runs on it, that is without workerd and the browser.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findOrInstallBrowser } from "./find-browser.mjs";
import { quietWrangler } from "./quiet-wrangler.mjs";

/** A stage that hangs fails in the end; this is several times what the longest one takes on two busy cores. */
const LONGEST_MS = 30 * 60_000;
const LINES_OF_PAGE = 60;

const reports = mkdtempSync(path.join(tmpdir(), "mondaybrief-test-"));
const isQuick = process.argv.includes("--quick");
const results = [];
/** Said once more at the end, where whoever reads only that finds them. */
const failures = [];

await step("Format and lint", () => whole("@biomejs/biome/bin/biome", "check", "."));
if (isQuick) {
  await Promise.all([
    step("Types", () => whole("typescript/bin/tsc", "--noEmit")),
    step("Tests in Node", () => vitest("node")),
  ]);
} else {
  // Side by side: the build and what runs in workerd keep one core busy, and what needs neither, one after the other, the
  // second. The browser tests, which take all cores, begin when one of these is free; those of them that start what they
  // need by themselves wait more than they work, and run one by one beside the others from the build on.
  const built = step("Build", build);
  const typed = step("Types", () => whole("typescript/bin/tsc", "--noEmit"));
  // One of them starts the built worker.
  const inNode = built.then(() => step("Tests in Node", () => vitest("node")));
  await Promise.all([
    typed,
    built.then(() => step("Tests in workerd", () => vitest("workerd"))),
    built.then(() => step("Browser tests alone", () => browser("alone", "--workers=1"))),
    inNode.then(() => step("Browser tests", () => browser("together"))),
  ]);
}

rmSync(reports, { recursive: true, force: true });
console.log("");
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${failed === 0 ? "ok    " : "FAILED"} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  );
}
for (const { title, message, page = "" } of failures) {
  console.log(`\n${title}\n${firstLines(message)}`);
  if (page !== "") console.log(`  How the page ended:\n${page}`);
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.exitCode = sum("failed") === 0 ? 0 : 1;
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);

async function step(name, work) {
  console.log(`\n== ${name}`);
  const startedAt = Date.now();
  let counts;
  try {
    counts = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts = { passed: 0, failed: 1 };
  }
  results.push({ name, ...counts, seconds: Math.round((Date.now() - startedAt) / 1000) });
}

async function vitest(project) {
  const file = path.join(reports, `${project}.json`);
  const status = await node(
    "vitest/vitest.mjs",
    "run",
    `--project=${project}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  );
  const report = JSON.parse(readFileSync(file, "utf8"));
  for (const { assertionResults } of report.testResults) {
    for (const { fullName, failureMessages } of assertionResults) {
      if (failureMessages?.length) failures.push({ title: fullName, message: failureMessages[0] });
    }
  }
  return counted(status, report.numPassedTests, report.numTotalTests - report.numPassedTests);
}

/** The tests below say what the build can do; on its own it counts only when it fails. */
async function build() {
  const status = await run("scripts/build.mjs");
  return { passed: 0, failed: status === 0 ? 0 : 1 };
}

/** The tests of one project of playwright.config.ts, which has a folder of its own for what failed. */
async function browser(project, ...more) {
  process.env.CHROME_PATH = await findOrInstallBrowser();
  const file = path.join(reports, `browser-${project}.json`);
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  const status = await node(
    "playwright/cli.js",
    "test",
    `--project=${project}`,
    `--output=test-results/${project}`,
    "--reporter=list,json",
    ...more,
  );
  const { stats, suites } = JSON.parse(readFileSync(file, "utf8"));
  collectFailures(suites);
  return counted(status, stats.expected, stats.unexpected + stats.flaky + stats.skipped);
}

/** Playwright's suites lie in one another. */
function collectFailures(suites) {
  for (const { specs, suites: inner } of suites) {
    for (const { title, tests } of specs ?? []) {
      const failed = tests.flatMap(({ results }) => results).find((result) => result.error);
      if (failed) failures.push({ title, message: failed.error.message, page: shownBy(failed) });
    }
    collectFailures(inner ?? []);
  }
}

/** The end of the page that a browser test failed on, where its dialogs and toasts are: a failure that doesn't come again is told by it. */
function shownBy({ attachments }) {
  const file = attachments?.find(({ name }) => name === "error-context")?.path;
  const [, page = ""] = file ? (/^```yaml\n(.*?)^```/ms.exec(readFileSync(file, "utf8")) ?? []) : [];
  return page
    .trimEnd()
    .split("\n")
    .slice(-LINES_OF_PAGE)
    .map((line) => `  ${line.slice(0, 160)}`)
    .join("\n");
}

function firstLines(message) {
  return stripVTControlCharacters(message ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.includes("/node_modules/"))
    .slice(0, 8)
    .map((line) => `  ${line.slice(0, 200)}`)
    .join("\n");
}

/** A tool that failed as a whole, with every test passed, has failed. */
function counted(status, passed, failed) {
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
}

async function whole(script, ...args) {
  const status = await node(script, ...args);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function node(script, ...args) {
  return run(`node_modules/${script}`, ...args);
}

async function run(script, ...args) {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    timeout: LONGEST_MS,
    killSignal: "SIGKILL",
    env: { ...process.env, ...quietWrangler, NODE_NO_WARNINGS: "1" },
  });
  const [status] = await once(child, "close");
  return status ?? 1;
}
