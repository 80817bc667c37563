import { readdirSync } from "node:fs";
import path from "node:path";

const FOLDER = "build/worker";

/** The worker's entry as `npm run build` leaves it: what runs here, and what is deployed. */
export const BUILT_WORKER = path.join(FOLDER, "index.js");

/** What `npm run build` left in build/worker, as Miniflare takes it. */
export function builtProgram() {
  return {
    rootPath: path.resolve(FOLDER),
    hasAssets: true,
    modules: readdirSync(FOLDER)
      .filter((file) => /\.(?:js|wasm)$/.test(file))
      .sort((a, b) => Number(b === "index.js") - Number(a === "index.js"))
      .map((file) => ({ type: file.endsWith(".js") ? "ESModule" : "CompiledWasm", path: file })),
  };
}
