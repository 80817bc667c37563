import { Log, LogLevel, Miniflare } from "miniflare";
import { unstable_readConfig } from "wrangler";
import { builtProgram } from "../built-program.mjs";

const TIMES = 3;
const EMPTY = 'export default { fetch: () => new Response("") };';

/**
 * How many milliseconds the built worker's modules take to be compiled and run in workerd on this machine: what workerd
 * takes to be ready with it and not with an empty worker, each the median of three.
 */
export async function measureStart() {
  const { compatibility_date, compatibility_flags } = unstable_readConfig({ config: "wrangler.toml" });
  const { rootPath, modules } = builtProgram();
  const options = {
    compatibilityDate: compatibility_date,
    compatibilityFlags: compatibility_flags,
    log: new Log(LogLevel.ERROR),
    cf: false,
  };
  const built = await median({ ...options, rootPath, modules });
  const empty = await median({ ...options, modules: true, script: EMPTY });
  return Math.max(0, built - empty);
}

async function median(options) {
  const times = [];
  for (let time = 0; time < TIMES; time += 1) {
    const started = performance.now();
    const miniflare = new Miniflare(options);
    await miniflare.ready;
    times.push(performance.now() - started);
    await miniflare.dispose();
  }
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)];
}
