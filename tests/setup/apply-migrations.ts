import { applyD1Migrations, env } from "cloudflare:test";
import { beforeAll } from "vitest";
import "./one-wrapper";

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
});
