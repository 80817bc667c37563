import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";

/** Tests run inside workerd, on the built pages, with real D1, R2 and queues; `*.node.test.ts` need Node's sockets. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [
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
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/**/*.node.test.ts", "tests/e2e/**"],
          setupFiles: ["./tests/setup/apply-migrations.ts"],
          deps: { optimizer: { ssr: { enabled: true, include: ["@remix-run/cloudflare"] } } },
        },
      },
      {
        test: {
          name: "node",
          testTimeout: 60_000,
          environment: "node",
          include: ["tests/**/*.node.test.ts"],
          exclude: ["tests/e2e/**"],
        },
      },
    ],
  },
});
