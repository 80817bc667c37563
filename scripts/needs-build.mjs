import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { BUILT_WORKER } from "./built-program.mjs";

const SOURCES = [
  "app",
  "workers",
  "public",
  "package-lock.json",
  "remix.config.js",
  "vite.config.ts",
  "wrangler.toml",
];

/** Whether build/ is missing, or older than what it is made from. */
export function needsBuild() {
  if (!existsSync(BUILT_WORKER)) return true;
  const built = statSync(BUILT_WORKER).mtimeMs;
  return SOURCES.flatMap(filesOf).some((file) => statSync(file).mtimeMs > built);
}

function filesOf(source) {
  if (!statSync(source).isDirectory()) return [source];
  return readdirSync(source, { recursive: true }).map((name) => path.join(source, name));
}
