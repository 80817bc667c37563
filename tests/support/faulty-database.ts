import { overriding } from "./overriding";

/** "before": the statement never reaches the database. "after": it is done, and only its answer gets lost. */
export type Fault = "before" | "after" | null;

/**
 * A D1 database whose statements (and the batches that hold them) fail as `faultOf` says for their SQL, with `words` where
 * they never reach it.
 */
export function faultyDatabase(
  real: D1Database,
  faultOf: (sql: string) => Fault,
  words = "D1_ERROR: the database is gone",
): D1Database {
  const known = new WeakMap<D1PreparedStatement, { statement: D1PreparedStatement; sql: string }>();
  const failing = async <Out>(fault: Fault, run: () => Promise<Out>): Promise<Out> => {
    if (fault === "before") throw new Error(words);
    const out = await run();
    if (fault === "after") throw new Error("D1_ERROR: the answer was lost");
    return out;
  };
  const wrap = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const fault = () => faultOf(sql);
    const wrapped = overriding(statement, {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), sql),
      run: <Row>() => failing(fault(), () => statement.run<Row>()),
      all: <Row>() => failing(fault(), () => statement.all<Row>()),
      raw: (options?: { columnNames?: false }) => failing(fault(), () => statement.raw(options)),
    } as Partial<D1PreparedStatement>);
    known.set(wrapped, { statement, sql });
    return wrapped;
  };
  return overriding(real, {
    prepare: (sql: string) => wrap(real.prepare(sql), sql),
    batch: async <Row>(statements: D1PreparedStatement[]) => {
      const inner = statements.map((each) => known.get(each) ?? { statement: each, sql: "" });
      const faults = inner.map((each) => faultOf(each.sql));
      const fault =
        faults.find((each) => each === "before") ?? faults.find((each) => each === "after") ?? null;
      return failing(fault, () => real.batch<Row>(inner.map((each) => each.statement)));
    },
  });
}
