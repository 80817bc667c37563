import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/** Imports a TypeScript module of this project into Node, bundled. */
export async function importSource(file) {
  const outfile = path.resolve("node_modules/.cache", `bench-${process.pid}-${path.parse(file).name}.mjs`);
  await mkdir(path.dirname(outfile), { recursive: true });
  try {
    await build({
      entryPoints: [file],
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
