import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rollup } from "vite";
import remixConfig from "./remix.config.js";

/**
 * What is always fetched together is one file: alone, small files compress badly, and each is a request. Each takes what
 * its modules import and no file before it has, so what public pages share with signed-in ones stands in the kit, but not
 * what few pages have.
 */
const FILES: [name: string, begins: RegExp][] = [
  ["react", /\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom)\//],
  [
    "kit",
    /\/app\/(ui\/(?!toast-view|form\/|inline-edit|leave-guard|password-input|skeleton|switch)|features\/(errors\/|shell\/brand|auth\/leaving-overlay)|root\.tsx$)|\/icons\/(file-text|plus|chevron-down)\./,
  ],
  ["form", /\/app\/ui\/form\//],
  ["digest", /\/app\/features\/digests\/digest-body\./],
  ["signed-in", /\/app\/features\/(shell\/signed-in-frame|agents\/agent-deck)\./],
  ["agent", /\/app\/features\/agents\/agent-screen\./],
];
const fileOf = new Map<string, string>();

function clientFile(id: string, graph: Rollup.ManualChunkMeta): string | undefined {
  if (fileOf.size === 0) {
    for (const [name, begins] of FILES) {
      const reached = [...graph.getModuleIds()].filter((module) => begins.test(module));
      for (const module of reached) {
        if (fileOf.has(module)) continue;
        fileOf.set(module, name);
        reached.push(...(graph.getModuleInfo(module)?.importedIds ?? []));
      }
    }
  }
  return fileOf.get(id);
}

/** The server build is the whole worker, which imports Remix's pages, rather than the pages alone: one bundle, one copy of each module. */
const WORKER: Plugin = {
  name: "worker-around-the-pages",
  config: (_, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input: "workers/index.ts" } } } : undefined,
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), ...(process.env.VITEST ? [] : [remix(remixConfig), WORKER])],
  resolve: { mainFields: ["browser", "module", "main"] },
  ssr: {
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  build: {
    minify: true,
    rollupOptions: {
      external: [/^cloudflare:/],
      output: command === "build" && !isSsrBuild ? { manualChunks: clientFile } : {},
    },
  },
}));
