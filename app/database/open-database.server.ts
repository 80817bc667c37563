import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import * as schema from "./schema.server";

export type Database = DrizzleD1Database<typeof schema>;

/** Wraps a D1 binding. `db.batch([...])` is one transaction; drizzle's `transaction()` fails on D1. */
export function openDatabase(binding: D1Database): Database {
  return drizzle(binding, { schema, casing: "snake_case" });
}
