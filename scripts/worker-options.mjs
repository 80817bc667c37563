import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { isNotAllowed } from "./is-not-allowed.mjs";

const require = createRequire(import.meta.url);
const MEMO = path.resolve("node_modules/.cache/mondaybrief-worker-options.json");

/**
 * What Miniflare is to be told of the worker by wrangler.toml: `options` with the bindings, and `vars`, its [vars].
 * Loading wrangler takes most of a second of a processor, so its answer is kept until wrangler or the file is another.
 */
export function workerOptions() {
  const { version } = require("wrangler/package.json");
  const key = createHash("sha256")
    .update(`${version} ${readFileSync("wrangler.toml", "utf8")}`)
    .digest("hex");
  const known = existsSync(MEMO) ? readMemo() : null;
  if (known?.key === key) return inThisFolder(known.told);
  const told = ask();
  keepMemo({ key, told });
  return inThisFolder(told);
}

/** Where this folder can't be written, each start asks wrangler. */
function keepMemo(memo) {
  try {
    mkdirSync(path.dirname(MEMO), { recursive: true });
    // In one step: of two starts at once, neither reads half of the other's.
    const written = `${MEMO}.${process.pid}`;
    writeFileSync(written, JSON.stringify(memo));
    renameSync(written, MEMO);
  } catch (error) {
    if (!isNotAllowed(error)) throw error;
  }
}

function readMemo() {
  try {
    return JSON.parse(readFileSync(MEMO, "utf8"));
  } catch {
    return null;
  }
}

function ask() {
  const { unstable_getMiniflareWorkerOptions, unstable_readConfig } = require("wrangler");
  const config = unstable_readConfig({ config: "wrangler.toml" });
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config);
  // They have the secrets of .dev.vars, too.
  const { bindings: _, modulesRules: __, assets, ...options } = workerOptions;
  return {
    options: { ...options, assets: { ...assets, directory: path.relative("", assets.directory) } },
    vars: config.vars,
  };
}

function inThisFolder({ options, vars }) {
  const { assets } = options;
  return { options: { ...options, assets: { ...assets, directory: path.resolve(assets.directory) } }, vars };
}
