import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { isNotAllowed } from "./is-not-allowed.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/** Imports a TypeScript module of this repository into this process, bundled; a program runs, with its arguments. */
export async function importSource(entry) {
  const folder = await ownFolder();
  const outfile = path.join(folder, `${path.basename(entry, ".ts")}.mjs`);
  try {
    await build({
      entryPoints: [path.join(root, entry)],
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
      target: "node20",
      logLevel: "warning",
      banner: {
        js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
      },
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Beside the packages; where whoever runs this may not write there, among the machine's temporary files. */
async function ownFolder() {
  const cache = path.join(root, "node_modules", ".cache");
  try {
    await mkdir(cache, { recursive: true });
    return await mkdtemp(path.join(cache, "source-"));
  } catch (error) {
    if (!isNotAllowed(error)) throw error;
    return mkdtemp(path.join(tmpdir(), "mondaybrief-"));
  }
}
