import { env } from "cloudflare:test";
import { openDatabase } from "../../app/database/open-database.server";
import { overriding } from "./overriding";
import { platformAt, type TestPlatform } from "./platform-at";

interface Asked {
  sql: string;
  values: unknown[];
  real: D1PreparedStatement;
}

/** A platform that remembers what it asked of the database, and how the database goes about it. */
export function askedPlatform(at: Date | string): TestPlatform & {
  /** The statements so far. */
  asked: Asked[];
  /** SQLite's plans of the statements so far, a line for each table that they read. */
  plans(): Promise<string[]>;
} {
  const asked: Asked[] = [];
  const known = new WeakMap<D1PreparedStatement, Asked>();
  const wrap = (statement: Asked): D1PreparedStatement => {
    const { sql, real } = statement;
    const wrapped = overriding(real, {
      bind: (...values: unknown[]) => wrap({ sql, values, real: real.bind(...values) }),
      all: <Row>() => {
        asked.push(statement);
        return real.all<Row>();
      },
      raw: (options?: { columnNames?: false }) => {
        asked.push(statement);
        return real.raw(options);
      },
    } as Partial<D1PreparedStatement>);
    known.set(wrapped, statement);
    return wrapped;
  };
  const database = overriding(env.DB, {
    prepare: (sql: string) => wrap({ sql, values: [], real: env.DB.prepare(sql) }),
    batch: <Row>(statements: D1PreparedStatement[]) => {
      const all = statements.flatMap((each) => known.get(each) ?? []);
      asked.push(...all);
      return env.DB.batch<Row>(all.map(({ real }) => real));
    },
  });
  return {
    ...platformAt(at, { db: openDatabase(database) }),
    asked,
    plans: async () => {
      const plan = ({ sql, values }: Asked) =>
        env.DB.prepare(`explain query plan ${sql}`)
          .bind(...values)
          .all<{ detail: string }>();
      const plans = await Promise.all(asked.map(plan));
      return plans.flatMap(({ results }) => results.map(({ detail }) => detail));
    },
  };
}
