import { expect, it } from "vitest";
import { bySource } from "../../app/digest/by-source";
import type { Source } from "../../app/digest/digest-content";

const says = (kind: Source["kind"], id: string, quote: string): Source => ({ kind, id, quote });

it("a mail that a line quotes twice stands there once, with both of its sentences", () => {
  const plan = says("email", "1", "Joe, please send the rollback plan.");
  const notes = says("email", "2", "Joe will send it.");
  const table = says("email", "1", "rollback | Joe");
  const file = says("document", "1", "Rollback plan: Joe");
  expect(bySource([plan, notes, table, file])).toEqual([[plan, table], [notes], [file]]);
  expect(bySource([])).toEqual([]);
});
