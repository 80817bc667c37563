import path from "node:path";
import { Log, LogLevel, Miniflare } from "miniflare";
import { quietWrangler } from "../quiet-wrangler.mjs";
import { workerOptions } from "../worker-options.mjs";

/**
 * What a start left in this folder, for whoever counts it: `all` asks D1 and answers rows, `fileKeys` the keys and sizes
 * in R2. Nothing else may use the folder meanwhile, and nothing is at work in it: no worker, no clock, no queue.
 */
export async function openStoredData(dataDirectory) {
  Object.assign(process.env, quietWrangler);
  const { d1Databases, r2Buckets } = workerOptions().options;
  const data = path.resolve(dataDirectory);
  const miniflare = new Miniflare({
    modules: true,
    script: "export default { fetch: () => new Response() };",
    compatibilityDate: "2026-04-20",
    log: new Log(LogLevel.ERROR),
    cf: false,
    d1Databases,
    r2Buckets,
    d1Persist: path.join(data, "d1"),
    r2Persist: path.join(data, "r2"),
  });
  const database = await miniflare.getD1Database("DB");
  const bucket = await miniflare.getR2Bucket("FILES");
  return {
    async all(sql, ...values) {
      return (
        await database
          .prepare(sql)
          .bind(...values)
          .all()
      ).results;
    },
    async fileSizes(prefix) {
      const sizes = new Map();
      let cursor;
      do {
        const page = await bucket.list({ prefix, cursor });
        for (const { key, size } of page.objects) sizes.set(key, size);
        cursor = page.truncated ? page.cursor : undefined;
      } while (cursor !== undefined);
      return sizes;
    },
    close: () => miniflare.dispose(),
  };
}
