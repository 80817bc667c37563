import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { Log, LogLevel, Miniflare } from "miniflare";
import { runnerImport } from "vite";
import { applyMigrations } from "./apply-migrations.mjs";
import { everyMinute } from "./every-minute.mjs";
import { quietWrangler } from "./quiet-wrangler.mjs";

/**
 * Starts build/worker in workerd with its bindings on this machine, applies the migrations, ticks the clock once at
 * once and then with every minute. Settings: [vars] of wrangler.toml, then .dev.vars, then this process's
 * environment, which wins. `quiet` leaves out the local runtime's warnings. Throws when a setting is bad or the port is taken.
 */
export async function startLocalWorker({
  port,
  dataDirectory,
  host = "127.0.0.1",
  settings = {},
  quiet = false,
}) {
  Object.assign(process.env, quietWrangler);
  const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
  const { module: config } = await runnerImport(path.resolve("app/platform/config.server.ts"));
  const { workerOptions } = unstable_getMiniflareWorkerOptions("wrangler.toml");
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
  config.parseConfig(chosen);
  await requireFreePort(port, host);

  const data = path.resolve(dataDirectory);
  const miniflare = new Miniflare({
    ...workerOptions,
    name: "mondaybrief",
    rootPath: path.resolve("build/worker"),
    modules: readdirSync("build/worker")
      .filter((file) => file.endsWith(".js"))
      .sort((a, b) => Number(b === "index.js") - Number(a === "index.js"))
      .map((file) => ({ type: "ESModule", path: file })),
    bindings: chosen,
    host,
    port,
    log: new Log(quiet ? LogLevel.ERROR : LogLevel.WARN),
    unsafeTriggerHandlers: true,
    cf: false,
    d1Persist: path.join(data, "d1"),
    r2Persist: path.join(data, "r2"),
    cachePersist: false,
  });
  await miniflare.ready;
  await applyMigrations(await miniflare.getD1Database("DB"));
  const worker = await miniflare.getWorker();
  const tick = () => worker.scheduled({ cron: "* * * * *", scheduledTime: new Date() });
  await tick();
  const note = runningNote(port);
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, JSON.stringify({ url, inboundSecret: chosen.INBOUND_SECRET }), { mode: 0o600 });
  const stopClock = everyMinute(tick);
  return {
    url,
    miniflare,
    tick,
    async stop() {
      stopClock();
      rmSync(note, { force: true });
      await miniflare.dispose();
    },
  };
}

// workerd's own complaint is a stack of addresses.
function requireFreePort(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", ({ code, message }) =>
      reject(
        new Error(code === "EADDRINUSE" ? `Port ${port} is in use. Choose another one with PORT.` : message),
      ),
    );
    probe.listen(port, host, () => probe.close(resolve));
  });
}

/** Where a running app leaves word for `npm run deliver`. */
export const runningNote = (port) => path.join(".data", `running-${port}.json`);

function fromEnvironment(names) {
  return Object.fromEntries(
    names.filter((name) => process.env[name] !== undefined).map((name) => [name, process.env[name]]),
  );
}

function fromFile() {
  if (!existsSync(".dev.vars")) return {};
  const pairs = readFileSync(".dev.vars", "utf8")
    .split(/\r?\n/)
    .map((line) => /^\s*([A-Z][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line))
    .filter((match) => match !== null)
    .map(([, name, value]) => [name, value.replace(/^(["'])(.*)\1$/, "$2")]);
  return Object.fromEntries(pairs);
}
