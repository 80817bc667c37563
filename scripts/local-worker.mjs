import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { Log, LogLevel, Miniflare } from "miniflare";
import { runnerImport } from "vite";
import { applyMigrations } from "./apply-migrations.mjs";
import { everyMinute } from "./every-minute.mjs";
import { quietWrangler } from "./quiet-wrangler.mjs";
import { requireFreePort } from "./require-free-port.mjs";
import { runningNote } from "./running-note.mjs";

/**
 * Starts a worker in workerd with its bindings on this machine, applies the migrations, ticks the clock once at once
 * and then with every minute. Settings: [vars] of wrangler.toml, then .dev.vars, then this process's environment, which
 * wins. `program` is the worker, as built unless given; `innerPort` is where it listens when another server takes the
 * requests of `port` and hands them on. `quiet` leaves out the local runtime's warnings. Throws when a setting is bad or
 * the port is taken.
 */
export async function startLocalWorker({
  port,
  innerPort = port,
  dataDirectory,
  host = "127.0.0.1",
  settings = {},
  quiet = false,
  program = builtProgram(),
}) {
  Object.assign(process.env, quietWrangler);
  const { unstable_getMiniflareWorkerOptions, unstable_readConfig } = await import("wrangler");
  const { module: config } = await runnerImport(path.resolve("app/platform/config.server.ts"));
  const { assets, ...wrangler } = unstable_readConfig({ config: "wrangler.toml" });
  const { workerOptions } = unstable_getMiniflareWorkerOptions(
    program.hasAssets ? { ...wrangler, assets } : wrangler,
  );
  const url = `http://localhost:${port}`;
  const chosen = {
    ...workerOptions.bindings,
    APP_URL: url,
    // Lets `npm run deliver` in; nobody else knows it.
    INBOUND_SECRET: randomBytes(24).toString("hex"),
    ...fromFile(),
    ...fromEnvironment(config.SETTING_NAMES),
    ...settings,
  };
  const { sendsMail, appUrl } = config.appSettings(config.parseConfig(chosen));
  if (!sendsMail) {
    console.warn(
      `No mail is sent: MAILER is "outbox", and ${appUrl} is not this machine. Choose smtp, resend or cloudflare.`,
    );
  }
  await requireFreePort(innerPort, host);

  const data = path.resolve(dataDirectory);
  const optionsFor = ({ rootPath, modules }) => ({
    ...workerOptions,
    name: "mondaybrief",
    rootPath,
    modules,
    bindings: chosen,
    host,
    port: innerPort,
    log: new Log(quiet ? LogLevel.ERROR : LogLevel.WARN),
    unsafeTriggerHandlers: true,
    cf: false,
    d1Persist: path.join(data, "d1"),
    r2Persist: path.join(data, "r2"),
    cachePersist: false,
  });
  const miniflare = new Miniflare(optionsFor(program));
  const migrate = async () => applyMigrations(await miniflare.getD1Database("DB"));
  // Asked for each time: a change of the program leaves the ones before behind.
  const tick = async () =>
    (await miniflare.getWorker()).scheduled({ cron: "* * * * *", scheduledTime: new Date() });
  await miniflare.ready;
  await migrate();
  await tick();
  const note = runningNote(port);
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, JSON.stringify({ url, inboundSecret: chosen.INBOUND_SECRET }), { mode: 0o600 });
  const stopClock = everyMinute(tick);
  return {
    url,
    miniflare,
    tick,
    /** Goes on with another program, on the same data and with migrations that came since. */
    async change(next) {
      await miniflare.setOptions(optionsFor(next));
      await migrate();
    },
    async stop() {
      stopClock();
      rmSync(note, { force: true });
      await miniflare.dispose();
    },
  };
}

/** What `npm run build` left in build/worker. */
function builtProgram() {
  return {
    rootPath: path.resolve("build/worker"),
    hasAssets: true,
    modules: readdirSync("build/worker")
      .filter((file) => file.endsWith(".js"))
      .sort((a, b) => Number(b === "index.js") - Number(a === "index.js"))
      .map((file) => ({ type: "ESModule", path: file })),
  };
}

function fromEnvironment(names) {
  return Object.fromEntries(
    names.filter((name) => process.env[name] !== undefined).map((name) => [name, process.env[name]]),
  );
}

function fromFile() {
  return existsSync(".dev.vars") ? parseEnv(readFileSync(".dev.vars", "utf8")) : {};
}
