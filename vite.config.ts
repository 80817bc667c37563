import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";

export default defineConfig({
  plugins: [tailwindcss(), ...(process.env.VITEST ? [] : [remix(remixConfig)])],
  resolve: { mainFields: ["browser", "module", "main"] },
  ssr: { resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] } },
  build: { minify: true, rollupOptions: { external: [/^cloudflare:/] } },
});
