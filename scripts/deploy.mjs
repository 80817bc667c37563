// `npm run deploy`: builds, says what it weighs and how long it takes to start, then queues, migrations and the very file
// that `npm start` runs. `npm run deploy -- --dry-run` stops before anything leaves this machine.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BUILT_WORKER } from "./built-program.mjs";
import { bundleReport } from "./deploy/bundle-report.mjs";
import { measureStart } from "./deploy/measure-start.mjs";
import { quietWrangler } from "./quiet-wrangler.mjs";

const CONFIG = ["-c", "wrangler.toml"];
/** The built file as it is: wrangler would write another one. */
const AS_BUILT = ["deploy", BUILT_WORKER, "--no-bundle", ...CONFIG];
const NO_DATABASE = "00000000-0000-0000-0000-000000000000";

Object.assign(process.env, quietWrangler);
const { unstable_readConfig } = await import("wrangler");

try {
  run("scripts/build.mjs");
  requireSame();
  console.log(bundleReport(readFileSync(BUILT_WORKER), await measureStart()));
  if (process.argv.includes("--dry-run")) process.exit(0);
  const { queues, d1_databases } = unstable_readConfig({ config: "wrangler.toml" });
  if (d1_databases.some((database) => database.database_id === NO_DATABASE)) {
    throw new Error(
      "wrangler.toml has no database yet: npx wrangler d1 create mondaybrief, and put the id into it.",
    );
  }
  // A consumer of a queue that isn't there fails the deployment, and nothing else makes the one for dead jobs.
  const named = [...(queues.producers ?? []), ...(queues.consumers ?? [])].map(({ queue }) => queue);
  for (const queue of new Set(named)) {
    if (wrangler("pipe", "queues", "info", queue, ...CONFIG).status !== 0) {
      requireDone(wrangler("inherit", "queues", "create", queue, ...CONFIG));
    }
  }
  // By its binding: the database may have another name at whoever deploys it.
  requireDone(wrangler("inherit", "d1", "migrations", "apply", "DB", "--remote", ...CONFIG));
  requireDone(wrangler("inherit", ...AS_BUILT));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Throws when wrangler would upload other bytes than were built. */
function requireSame() {
  const folder = mkdtempSync(path.join(tmpdir(), "mondaybrief-deploy-"));
  try {
    requireDone(wrangler("pipe", ...AS_BUILT, "--dry-run", "--outdir", folder));
    const uploaded = readFileSync(path.join(folder, path.basename(BUILT_WORKER)));
    if (!uploaded.equals(readFileSync(BUILT_WORKER))) {
      throw new Error(`wrangler would upload something else than ${BUILT_WORKER}.`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function wrangler(stdio, ...args) {
  return spawnSync(process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...args], { stdio });
}

function run(script) {
  requireDone(spawnSync(process.execPath, [script], { stdio: "inherit" }));
}

function requireDone({ status, stdout, stderr }) {
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ""}${stderr ?? ""}`);
  throw new Error("Nothing was deployed.");
}
