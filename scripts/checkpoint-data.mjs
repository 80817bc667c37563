import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

// Not import, as in local-worker.mjs.
const require = createRequire(import.meta.url);

/** Where the local runtime keeps D1 and R2, and the name under which each of its files is known. */
const KINDS = { d1: "miniflare-D1DatabaseObject", r2: "miniflare-R2BucketObject" };

// An object that ends closes its database, which writes the log back; workerd itself ends without.
const PROGRAM = `
import { DurableObject } from "cloudflare:workers";
class Opened extends DurableObject {
  fetch() {
    this.ctx.storage.sql.exec("select 1 from sqlite_master").toArray();
    this.ctx.abort("closed");
  }
}
export { Opened };
export default {
  async fetch(request, { OBJECTS }) {
    const object = OBJECTS.get(OBJECTS.idFromString(new URL(request.url).pathname.slice(1)));
    await object.fetch("http://localhost/").catch(() => {});
    return new Response(null, { status: 204 });
  },
};`;

/**
 * Writes back what D1 and R2 have in their write-ahead logs, so that each database is one file. Nothing may use the data
 * meanwhile.
 */
export async function checkpointData(data) {
  for (const [folder, uniqueKey] of Object.entries(KINDS)) {
    const place = path.join(data, folder, uniqueKey);
    const names = existsSync(place) ? readdirSync(place) : [];
    const ids = names.flatMap((name) => /^([0-9a-f]{64})\.sqlite-wal$/.exec(name)?.[1] ?? []);
    if (ids.length === 0) continue;
    const temporary = mkdtempSync(path.join(tmpdir(), "mondaybrief-"));
    const miniflare = withTemporaries(temporary, ({ Miniflare }) => {
      return new Miniflare({
        modules: true,
        script: PROGRAM,
        compatibilityDate: "2026-04-20",
        cf: false,
        durableObjects: { OBJECTS: { className: "Opened", useSQLite: true, unsafeUniqueKey: uniqueKey } },
        durableObjectsPersist: path.join(data, folder),
      });
    });
    try {
      for (const id of ids) await miniflare.dispatchFetch(`http://localhost/${id}`);
    } finally {
      await miniflare.dispose();
      rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
    }
  }
}

/** Miniflare deletes its own when it is disposed of, but nobody can wait for that, and this process ends then. */
function withTemporaries(folder, make) {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    return make(require("miniflare"));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
