import { readdirSync, readFileSync } from "node:fs";

/** Of a tick of /proc/PID/stat (proc(5), USER_HZ). */
const TICK_MS = 10;

/**
 * Milliseconds of processor that the workerd processes of this process have taken so far: on a machine with other work a
 * steadier measure than time. NaN where there is no /proc.
 */
export function workerdCpu() {
  try {
    return childrenOf("self").reduce((sum, pid) => sum + cpuOf(pid), 0);
  } catch {
    return Number.NaN;
  }
}

const childrenOf = (pid) =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean),
  );

function cpuOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  if (!stat.includes("(workerd)")) return 0;
  const [, , , , , , , , , , , user, system] = stat.slice(stat.indexOf(") ") + 2).split(" ");
  return (Number(user) + Number(system)) * TICK_MS;
}
