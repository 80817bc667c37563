import { cloudflareDevProxyVitePlugin, vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Rollup } from "vite";
import remixConfig from "./remix.config.js";

/**
 * What is always fetched together is one file: alone, small files compress badly, and each is a request. Each takes what
 * its modules import and no file before it has, so what public pages share with signed-in ones stands in the kit.
 */
const FILES: [name: string, begins: RegExp][] = [
  ["react", /\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom)\//],
  [
    "kit",
    /\/app\/(ui\/(?!toast-view|form\/)|features\/(errors\/|shell\/brand|auth\/leaving-overlay)|root\.tsx$)|\/icons\/file-text\./,
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

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    ...(command === "serve" && !process.env.VITEST
      ? [
          cloudflareDevProxyVitePlugin({
            async getLoadContext({
              request,
              context,
            }: {
              request: Request;
              context: { cloudflare: { env: Env } };
            }) {
              const { createDevelopmentContext } = await import("./workers/development-context");
              return createDevelopmentContext(request, context.cloudflare.env);
            },
            configPath: "wrangler.toml",
            remoteBindings: false,
            persist: { path: process.env.DATA_DIR || ".data" },
          }),
        ]
      : []),
    ...(process.env.VITEST ? [] : [remix(remixConfig)]),
  ],
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
