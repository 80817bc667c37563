import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Rooms without I/O: their tests run in Node, but for what a file asks of the runtime, `*.workerd.test.ts`. */
const PURE = ["architecture", "digest", "reading", "writing"].map((room) => `tests/${room}/**/*.test.ts`);
const IN_WORKERD = "tests/**/*.workerd.test.ts";
const IN_NODE = "tests/**/*.node.test.ts";

/**
 * The built worker goes without a source map: that of its minified files is some megabytes, which the runner looks through
 * by a regular expression for each stack that is read, until there is no stack left for it.
 */
const BUILD_WITHOUT_MAP: Plugin = {
  name: "build-without-map",
  enforce: "post",
  transform: (code, id) => (id.includes("/build/server/") ? { code, map: { mappings: "" } } : null),
};

/** All else runs inside workerd, on the built pages, with real D1, R2 and queues. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [
          BUILD_WITHOUT_MAP,
          cloudflareTest(async () => ({
            main: "./build/server/index.js",
            remoteBindings: false,
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations("migrations"),
                INBOUND_SECRET: "inbound-test-secret",
              },
            },
          })),
        ],
        test: {
          name: "workerd",
          // One runtime for all files: starting one costs more than most files' tests. So storage is shared, and
          // every test makes its own user.
          isolate: false,
          maxWorkers: 1,
          // Patience, not a bar: no test measures time.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          include: ["tests/**/*.test.ts"],
          exclude: [
            ...PURE.map((pattern) => pattern.replace("*.test.ts", "!(*.workerd).test.ts")),
            IN_NODE,
            "tests/e2e/**",
          ],
          setupFiles: ["./tests/setup/apply-migrations.ts"],
          deps: { optimizer: { ssr: { enabled: true, include: ["@remix-run/cloudflare"] } } },
        },
      },
      {
        test: {
          name: "node",
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Nothing here has a state or replaces a module; loading all of them anew for each file is half of the time.
          isolate: false,
          // Thousands of patterns are each tried on few sentences: making each twice, first quickly and then well, is dearer.
          execArgv: ["--no-regexp-tier-up"],
          environment: "node",
          include: [...PURE, IN_NODE],
          exclude: [IN_WORKERD, "tests/e2e/**"],
        },
      },
    ],
  },
});
