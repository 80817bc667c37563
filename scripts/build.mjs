// Builds what browsers get (build/client), the worker with its pages (build/server), and that one as it is deployed (build/worker).
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { quietWrangler } from "./quiet-wrangler.mjs";

// The tools' long reports are only worth reading when one of them fails, or when asked for.
const isVerbose = process.argv.includes("--verbose");

const run = (script, ...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`node_modules/${script}`, ...args], {
    stdio: isVerbose ? "inherit" : "pipe",
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...quietWrangler, NODE_ENV: "production" },
  });
  if (status === 0) return;
  if (!isVerbose) process.stderr.write(`${stdout}${stderr}`);
  process.exit(status ?? 1);
};

const started = Date.now();
console.log("Building the pages and the worker ...");
rmSync("build", { recursive: true, force: true });
run("@remix-run/dev/dist/cli.js", "vite:build");
run("wrangler/bin/wrangler.js", "deploy", "-c", "wrangler.toml", "--dry-run", "--outdir", "build/worker");
console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
