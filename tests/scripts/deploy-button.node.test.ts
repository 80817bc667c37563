import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import manifest from "../../package.json" with { type: "json" };

/** Its names are what Cloudflare asks for: those that are not commented out. */
const secrets = Object.keys(parseEnv(readFileSync(".dev.vars.example", "utf8")));
const config = unstable_readConfig({ config: "wrangler.toml" });

describe("The deploy button", () => {
  it("describes each setting and binding that it asks for, and nothing that there is not", () => {
    const { vars, d1_databases, r2_buckets, queues } = config;
    const bindings = [...d1_databases, ...r2_buckets, ...(queues.producers ?? [])].map(
      ({ binding }) => binding,
    );
    const asked = [...Object.keys(vars), ...secrets, ...bindings];
    const described = Object.entries(manifest.cloudflare.bindings);
    expect(described.map(([name]) => name).sort()).toEqual(asked.sort());
    for (const [name, { description }] of described) expect(description, name).toMatch(/\w.*\.$/);
  });

  it("asks for the secret that opens /setup, which tells what is still to do", () => {
    expect(secrets).toEqual(["SETUP_SECRET"]);
  });

  it("is in the README, and ends in `npm run deploy`, which builds by itself", () => {
    const link = "https://deploy.workers.cloudflare.com/?url=";
    expect(readFileSync("README.md", "utf8")).toContain(
      `[![Deploy to Cloudflare](https://deploy.workers.cloudflare.com/button)](${link}`,
    );
    expect(manifest.scripts.deploy).toBe("node scripts/deploy.mjs");
  });
});
