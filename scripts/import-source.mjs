import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/** Imports a TypeScript module of this repository into this process, bundled; a program runs, with its arguments. */
export async function importSource(entry) {
  const cache = path.join(root, "node_modules", ".cache");
  const outfile = path.join(cache, `${path.basename(entry, ".ts")}-${process.pid}.mjs`);
  await mkdir(cache, { recursive: true });
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
    await rm(outfile, { force: true });
  }
}
