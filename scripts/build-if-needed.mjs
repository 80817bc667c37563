import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { needsBuild } from "./needs-build.mjs";

const LOCK = "node_modules/.cache/mondaybrief-build.lock";
const LONGEST_BUILD_MS = 5 * 60_000;

/** Builds when that is needed; of two starts at once, the second waits for the first. Throws when the build fails. */
export async function buildIfNeeded() {
  while (needsBuild()) {
    mkdirSync("node_modules/.cache", { recursive: true });
    if (!takeLock()) {
      await pause(300);
      continue;
    }
    try {
      const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
      if (status !== 0) throw new Error("The build failed.");
    } finally {
      rmSync(LOCK, { recursive: true, force: true });
    }
  }
}

function takeLock() {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    const age = Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    // Whoever held it was killed.
    if (age > LONGEST_BUILD_MS) rmSync(LOCK, { recursive: true, force: true });
    return false;
  }
}
