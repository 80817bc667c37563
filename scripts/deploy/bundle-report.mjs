import { gzipSync } from "node:zlib";

const KIB = 1024;
/** Cloudflare's limits of a worker's upload, compressed. */
const PLANS = { free: 3 * KIB, paid: 10 * KIB };
/** Cloudflare refuses a worker that takes longer, on machines of its own. */
const LONGEST_START_MS = 1000;

/** What a deployment weighs, a plan a line, and how long it takes to start, in words. */
export function bundleReport(bundle, startMs) {
  const size = gzipSync(bundle, { level: 9 }).length / KIB;
  const plans = Object.entries(PLANS).map(([plan, limit]) =>
    size <= limit
      ? `  ${plan} plan: ${number(limit)} KiB, ${number(limit - size)} left`
      : `  ${plan} plan: ${number(limit)} KiB, too large by ${number(size - limit)}`,
  );
  return [
    `Worker: ${number(size)} KiB gzip (${number(bundle.length / KIB)} KiB)`,
    ...plans,
    `  starts in ${Math.round(startMs)} ms here; Cloudflare lets it take ${LONGEST_START_MS}`,
  ].join("\n");
}

const number = (kib) => Math.round(kib).toLocaleString("en-GB");
