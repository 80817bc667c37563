import { cloudflareDevProxyVitePlugin, vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";

export default defineConfig(({ command }) => ({
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
  build: { minify: true, rollupOptions: { external: [/^cloudflare:/] } },
}));
