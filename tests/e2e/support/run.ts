import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A script of ours as a process of its own. */
export interface Run {
  child: ChildProcess;
  /** Everything that was printed so far. */
  printed(): string;
  /** The exit code, once it ended. */
  ended: Promise<number | null>;
}

/** Root is held to what a folder allows, as anybody else is. */
const WITHOUT_ROOTS_RIGHTS = ["setpriv", "--bounding-set=-dac_override"];

/** Starts a script of `folder`, which is this project unless given; `obeysModes` where it matters that it can't write there. */
export function runScript(
  script: string,
  environment: Record<string, string>,
  {
    args = [],
    folder = ".",
    obeysModes = false,
  }: { args?: string[]; folder?: string; obeysModes?: boolean } = {},
): Run {
  const before = obeysModes && process.getuid?.() === 0 ? WITHOUT_ROOTS_RIGHTS : [];
  const [program = "", ...given] = [...before, process.execPath, script, ...args];
  const child = spawn(program, given, {
    cwd: path.resolve(folder),
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  child.stderr.on("data", (chunk) => {
    printed += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  return { child, printed: () => printed, ended };
}

/** The processes that this one started, and theirs. */
export function descendants(pid: number): number[] {
  const parents = readdirSync("/proc").flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    const parent = /^PPid:\s+(\d+)/m.exec(readStatus(entry))?.[1];
    return parent === undefined ? [] : [{ pid: Number(entry), parent: Number(parent) }];
  });
  const children = parents.filter((each) => each.parent === pid).map((each) => each.pid);
  return [...children, ...children.flatMap(descendants)];
}

export function isAlive(pid: number): boolean {
  return /^State:\s+[^Z]/m.test(readStatus(String(pid)));
}

function readStatus(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}
