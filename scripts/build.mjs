// Builds the pages and then the worker around them: build/client, build/server, build/worker.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { quietWrangler } from "./quiet-wrangler.mjs";

const run = (script, ...args) => {
  const { status } = spawnSync(process.execPath, [`node_modules/${script}`, ...args], {
    stdio: ["ignore", process.env.QUIET_BUILD ? "ignore" : "inherit", "inherit"],
    env: { ...process.env, ...quietWrangler, NODE_ENV: "production" },
  });
  if (status !== 0) process.exit(status ?? 1);
};

rmSync("build", { recursive: true, force: true });
run("@remix-run/dev/dist/cli.js", "vite:build", ...(process.env.QUIET_BUILD ? ["--logLevel=error"] : []));
run(
  "wrangler/bin/wrangler.js",
  "deploy",
  "-c",
  "wrangler.toml",
  "--dry-run",
  "--minify",
  "--outdir",
  "build/worker",
);
