import { env } from "cloudflare:test";
import type { Platform } from "../../app/domain/platform";
import { createPlatform } from "../../workers/platform";
import { heldJobs } from "./held-jobs";
import { overriding } from "./overriding";
import { sharedWriter } from "./shared-writer";

/** What a worker throws when it is killed; whoever catches it finds that nothing else works any more either. */
class Killed extends Error {
  constructor() {
    super("The worker was killed.");
    this.name = "Killed";
  }
}

/** A worker's platform that dies at a call of D1, R2, the queue, the mailer or the writer. */
interface MortalPlatform extends Platform {
  /** How many calls were made. */
  calls(): number;
  held: ReturnType<typeof heldJobs>["held"];
}

/**
 * The worker's own platform, killed before its `nth` call reaches what is outside of it. From then on every call fails,
 * as of a worker that is no more; so it leaves what one leaves that is killed after the call before, its answer lost.
 */
export function mortalPlatform(at: string, nth: number): MortalPlatform {
  let calls = 0;
  const call = async <Out>(run: () => Promise<Out>): Promise<Out> => {
    calls += 1;
    if (calls >= nth) throw new Killed();
    return run();
  };
  const jobs = heldJobs();
  const now = () => new Date(at);
  const { platform } = createPlatform({ ...env, DB: mortalDatabase(env.DB, call) });
  const { files, mailer } = platform;
  return {
    ...platform,
    now,
    files: {
      put: (...args) => call(() => files.put(...args)),
      get: (...args) => call(() => files.get(...args)),
      find: (...args) => call(() => files.find(...args)),
      list: (...args) => call(() => files.list(...args)),
      delete: (...args) => call(() => files.delete(...args)),
    },
    jobs: { enqueue: (...args) => call(() => jobs.enqueue(...args)) },
    mailer: { ...mailer, send: (...args) => call(() => mailer.send(...args)) },
    writer: { name: sharedWriter.name, write: (material) => call(() => sharedWriter.write(material)) },
    calls: () => calls,
    held: jobs.held,
  };
}

type Call = <Out>(run: () => Promise<Out>) => Promise<Out>;

function mortalDatabase(real: D1Database, call: Call): D1Database {
  const known = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = overriding(statement, {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      run: <Row>() => call(() => statement.run<Row>()),
      all: <Row>() => call(() => statement.all<Row>()),
      raw: (options?: { columnNames?: false }) => call(() => statement.raw(options)),
    } as Partial<D1PreparedStatement>);
    known.set(wrapped, statement);
    return wrapped;
  };
  return overriding(real, {
    prepare: (sql: string) => wrap(real.prepare(sql)),
    batch: <Row>(statements: D1PreparedStatement[]) =>
      call(() => real.batch<Row>(statements.map((each) => known.get(each) ?? each))),
  });
}
