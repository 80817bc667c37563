import { cpus } from "node:os";

const machine = { node: process.version, processors: cpus().length };

/** One line of the bench. */
export function printFigure(name, value, unit, details = {}) {
  console.log(JSON.stringify({ name, value: Number(value.toFixed(1)), unit, ...details, ...machine }));
}
