import { readdirSync, readFileSync } from "node:fs";
import { build, transform } from "esbuild";
import { Log, LogLevel, Miniflare } from "miniflare";
import { parseAst } from "vite";
import { importSource } from "../import-source.mjs";
import { quietWrangler } from "../quiet-wrangler.mjs";
import { printFigure } from "./print-figure.mjs";

const TASKS = [
  ["1000 mails of the fixtures", "fixtures/1000", { cpu: 4000, memory: 100 }],
  ["1000 office mails of 2 kB", "office/1000", { cpu: 4000, memory: 100 }],
  ["200 mails of nothing but requests", "requests/200", {}],
  ["400 mails of nothing but requests", "requests/400", {}],
  ["800 mails of nothing but requests", "requests/800", {}],
  ["one mail of prose", "prose/1", {}],
];
/** Processor time in /proc is counted in hundredths of a second. */
const TICK_MS = 10;

/**
 * What the embedded writer takes in workerd, each time in a worker that has written nothing before: CPU of the whole process
 * (with its compiler and collector), floor: the same mails only made; and the memory that its process takes at most, floor:
 * what it holds after a request that needs nothing. Only where the system tells these in /proc.
 */
export async function measureWriterInWorkerd() {
  if (process.platform !== "linux") return;
  Object.assign(process.env, quietWrangler);
  const { outputFiles } = await build({
    entryPoints: ["tests/bench/writer-worker.ts"],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    conditions: ["workerd", "worker"],
    plugins: [compactPatterns(await importSource("scripts/patterns/compact-patterns.ts"))],
  });
  for (const [name, path, bars] of TASKS) await measure(outputFiles[0].text, name, path, bars);
}

/** As in the worker's build (vite.config.ts). */
const compactPatterns = ({ hasCompactPatterns, withCompactPatterns }) => ({
  name: "compact-patterns",
  setup({ onLoad }) {
    onLoad({ filter: /\/app\/writing\/.+\.ts$/ }, async ({ path }) => {
      if (!hasCompactPatterns(path)) return null;
      const { code } = await transform(readFileSync(path, "utf8"), { loader: "ts", target: "esnext" });
      return { contents: withCompactPatterns(code, parseAst(code)), loader: "js" };
    });
  },
});

async function measure(script, name, path, bars) {
  const miniflare = new Miniflare({
    modules: true,
    script,
    compatibilityDate: "2026-04-20",
    compatibilityFlags: ["nodejs_compat"],
    log: new Log(LogLevel.ERROR),
    cf: false,
  });
  const ask = async (what) => (await miniflare.dispatchFetch(`http://bench/${what}/${path}`)).json();
  try {
    await ask("idle");
    const process = workerdBelow();
    const floorMB = memoryOf(process, "VmRSS");
    const before = cpuOf(process);
    await ask("make");
    const made = cpuOf(process);
    const { actionItems } = await ask("write");
    const runtime = "workerd";
    printFigure(`embedded writer in workerd, ${name}`, cpuOf(process) - made, "ms of CPU", {
      runtime,
      ...(bars.cpu && { bar: bars.cpu }),
      floorMs: made - before,
      actionItems,
    });
    printFigure(`memory beyond the idle worker's, ${name}`, memoryOf(process, "VmHWM") - floorMB, "MB", {
      runtime,
      ...(bars.memory && { bar: bars.memory }),
      floorMB: Math.round(floorMB),
    });
  } finally {
    await miniflare.dispose();
  }
}

/** The process id of the runtime that this process started. */
function workerdBelow() {
  const found = readdirSync("/proc").filter((id) => /^\d+$/.test(id) && isOurs(id));
  if (found.length !== 1) throw new Error(`${found.length} runtimes run below this process instead of one.`);
  return found[0];
}

function isOurs(id) {
  try {
    const { name, fields } = statOf(id);
    return name === "workerd" && Number(fields[1]) === process.pid;
  } catch {
    // It ended while we looked.
    return false;
  }
}

/** The fields of /proc/ID/stat behind the name: state, parent, ... (proc(5)). */
function statOf(id) {
  const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${id}/stat`, "utf8"));
  return { name, fields: rest.split(" ") };
}

function cpuOf(id) {
  const { fields } = statOf(id);
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

const memoryOf = (id, field) =>
  Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${id}/status`, "utf8"))[1]) /
  1024;
