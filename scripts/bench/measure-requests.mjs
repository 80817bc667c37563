import { performance } from "node:perf_hooks";
import { printFigure } from "./print-figure.mjs";

const CLIENTS = 8;
const LOAD_SECONDS = 8;

/** Requests a second of a whole signed-in page, and of the least that the same worker can answer. */
export async function measureRequests(app, user) {
  await load(app, "the signed-in dashboard", 200, "/dashboard", { headers: { Cookie: user.cookie } });
  // Refused by the Hono shell before anything else is asked: the floor of the same worker.
  const elsewhere = { method: "POST", headers: { "Sec-Fetch-Site": "cross-site" } };
  await load(app, "a bare Hono answer of the same worker", 403, "/", elsewhere);
}

async function load(app, name, status, at, init) {
  const times = [];
  const ask = async () => (await fetch(`${app.url}${at}`, init)).arrayBuffer();
  // workerd closes connections that idled, and Node tells only when one is used again: the clock starts with open ones.
  await Promise.all(Array.from({ length: CLIENTS }, () => ask().catch(ask)));
  const end = performance.now() + LOAD_SECONDS * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const startedAt = performance.now();
      const answer = await fetch(`${app.url}${at}`, init);
      await answer.arrayBuffer();
      if (answer.status !== status) throw new Error(`${at} answered ${answer.status}`);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  times.sort((a, b) => a - b);
  const quantile = (share) => Number(times[Math.floor(times.length * share)].toFixed(1));
  printFigure(`requests of ${name}`, times.length / LOAD_SECONDS, "requests/s", {
    clients: CLIENTS,
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
  });
}
