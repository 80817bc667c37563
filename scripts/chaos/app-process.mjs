import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Patience, not a bar: the machine may be busy. */
const LONGEST_START_MS = 120_000;

/**
 * `npm start` as a process group of its own, on this port and folder, with these settings. `ready` resolves once it says
 * so, and rejects when it ends before; `ended` resolves to its exit code, or null when it was killed; `printed` is all
 * that it said. `kill` ends it without a word: its whole "group", or only its "workerd", or only its "node".
 */
export function startProcess(port, dataDirectory, settings) {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, ...settings, PORT: String(port), DATA_DIR: dataDirectory },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let printed = "";
  const ended = new Promise((resolve) => child.once("close", resolve));
  const ready = new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`It does not start: ${printed}`)), LONGEST_START_MS);
    const listen = (chunk) => {
      printed += chunk;
      if (!printed.includes("Ready on ")) return;
      clearTimeout(late);
      resolve();
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    ended.then((code) => {
      clearTimeout(late);
      reject(new Error(`It ended with ${code}: ${printed.slice(-2000)}`));
    });
  });
  ready.catch(() => {});
  return {
    ready,
    ended,
    pid: child.pid,
    printed: () => printed,
    signal: (name) => child.kill(name),
    workerd: () => workerdBelow(child.pid),
    async kill(whom) {
      const workerd = workerdBelow(child.pid);
      if (whom === "workerd" && workerd !== undefined) process.kill(workerd, "SIGKILL");
      else if (whom === "node") child.kill("SIGKILL");
      else killGroup(child.pid);
      await ended;
    },
  };
}

function killGroup(pid) {
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    // It ended by itself.
    if (error.code !== "ESRCH") throw error;
  }
}

/** The process id of its runtime; undefined before there is one, and where the system does not tell. */
function workerdBelow(pid) {
  if (process.platform !== "linux") return undefined;
  const children = readdirSync("/proc").filter((id) => /^\d+$/.test(id) && parentOf(id) === pid);
  return children.map(Number).find((id) => nameOf(id) === "workerd");
}

const parentOf = (id) => Number(/^PPid:\s+(\d+)/m.exec(statusOf(id))?.[1]);
const nameOf = (id) => /^Name:\s+(\S+)/m.exec(statusOf(id))?.[1];

function statusOf(id) {
  try {
    return readFileSync(`/proc/${id}/status`, "utf8");
  } catch {
    return "";
  }
}
