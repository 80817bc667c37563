// `npm test`: format and lint, types, tests in workerd and in Node, browser tests. One last line: N passed, M failed.
// `npm run test:quick`: without the build and what runs on it, that is without workerd and the browser.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findOrInstallBrowser } from "./find-browser.mjs";
import { quietWrangler } from "./quiet-wrangler.mjs";

const WORKERD_SHARDS = 6;
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
  await step("Build", () => {
    const isBuilt = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
    // The tests below say what the build can do; on its own it counts only when it fails.
    return { passed: 0, failed: isBuilt.status === 0 ? 0 : 1 };
  });
  // Side by side: the tests in workerd keep one core busy for minutes, and these, one after the other, the second. The
  // browser tests don't fit in: they need both cores, and beside them some tests in workerd take seven times as long.
  await Promise.all([
    step("Tests in workerd", () => workerd()),
    step("Types", () => whole("typescript/bin/tsc", "--noEmit")).then(() =>
      step("Tests in Node", () => vitest("node")),
    ),
  ]);
  await step("Browser tests", browser);
}

rmSync(reports, { recursive: true, force: true });
console.log("");
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${failed === 0 ? "ok    " : "FAILED"} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  );
}
for (const { title, message } of failures) console.log(`\n${title}\n${firstLines(message)}`);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.exitCode = sum("failed") === 0 ? 0 : 1;
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);

async function step(name, run) {
  console.log(`\n== ${name}`);
  const startedAt = Date.now();
  let counts;
  try {
    counts = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts = { passed: 0, failed: 1 };
  }
  results.push({ name, ...counts, seconds: Math.round((Date.now() - startedAt) / 1000) });
}

async function vitest(project, shard) {
  const file = path.join(reports, `${project}-${(shard ?? "all").replace("/", "-")}.json`);
  const status = await node(
    "vitest/vitest.mjs",
    "run",
    `--project=${project}`,
    ...(shard ? [`--shard=${shard}`] : []),
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

/**
 * The tests in workerd in several runtimes, two at a time: the runner wraps the worker's prototype once more with each
 * request, so that one runtime for all of them grows slower until it stands.
 */
async function workerd() {
  const left = Array.from({ length: WORKERD_SHARDS }, (_, at) => `${at + 1}/${WORKERD_SHARDS}`);
  const sum = { passed: 0, failed: 0 };
  const work = async () => {
    for (let shard = left.shift(); shard !== undefined; shard = left.shift()) {
      const { passed, failed } = await vitest("workerd", shard);
      sum.passed += passed;
      sum.failed += failed;
    }
  };
  await Promise.all([work(), work()]);
  return sum;
}

async function browser() {
  process.env.CHROME_PATH = await findOrInstallBrowser();
  const file = path.join(reports, "browser.json");
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  const status = await node("playwright/cli.js", "test", "--reporter=list,json");
  const { stats, suites } = JSON.parse(readFileSync(file, "utf8"));
  collectFailures(suites);
  return counted(status, stats.expected, stats.unexpected + stats.flaky + stats.skipped);
}

/** Playwright's suites lie in one another. */
function collectFailures(suites) {
  for (const { specs, suites: inner } of suites) {
    for (const { title, tests } of specs ?? []) {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      if (error) failures.push({ title, message: error.message });
    }
    collectFailures(inner ?? []);
  }
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

async function node(script, ...args) {
  const child = spawn(process.execPath, [`node_modules/${script}`, ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...quietWrangler, NODE_NO_WARNINGS: "1" },
  });
  const [status] = await once(child, "close");
  return status ?? 1;
}
