import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseEnv } from "node:util";
import { applyMigrations } from "./apply-migrations.mjs";
import { builtProgram } from "./built-program.mjs";
import { checkpointData } from "./checkpoint-data.mjs";
import { everyMinute } from "./every-minute.mjs";
import { filesOf } from "./files-of.mjs";
import { guardedRuntime } from "./guarded-runtime.mjs";
import { importSource } from "./import-source.mjs";
import { lockData } from "./lock-data.mjs";
import { quietWrangler } from "./quiet-wrangler.mjs";
import { requireFreePort } from "./require-free-port.mjs";
import { runningNote } from "./running-note.mjs";
import { waitWhole } from "./wait-whole.mjs";
import { workerOptions } from "./worker-options.mjs";

// Not import: that reads its 4 MB twice more, for the names of its exports and for the kind of module that it is.
const require = createRequire(import.meta.url);

const LONGEST_ANSWER_MS = 5000;
const LOOK_AGAIN_MS = 20;

/**
 * Starts a worker in workerd with its bindings on this machine, applies the migrations, ticks the clock once at once
 * and then with every minute. Settings: [vars] of wrangler.toml, then .dev.vars, then this process's environment, which
 * wins. `program` is the worker, as built unless given; `innerPort` is where it listens when another server takes the
 * requests of `port` and hands them on. `quiet` leaves out the local runtime's warnings. `onDeath` is called when workerd
 * ends by itself. `inspectorPort` opens workerd to DevTools there. `keepsData` has each database in one file once it is stopped. Throws when a setting is bad, the port is
 * taken, or the data can't be written or is another start's.
 */
export async function startLocalWorker({
  port,
  innerPort = port,
  dataDirectory,
  host = "127.0.0.1",
  settings = {},
  quiet = false,
  program = builtProgram(),
  keepsData = false,
  inspectorPort = 0,
  onDeath = () => {},
}) {
  Object.assign(process.env, quietWrangler);
  /** @type {typeof import("../app/platform/config.server")} */
  const config = await importSource("app/platform/config.server.ts");
  const { options, vars } = workerOptions();
  const { assets, ...withoutAssets } = options;
  const url = `http://localhost:${port}`;
  const chosen = {
    ...vars,
    APP_URL: url,
    // Lets `npm run deliver` in; nobody else knows it.
    INBOUND_SECRET: randomBytes(24).toString("hex"),
    ...fromFile(),
    ...fromEnvironment(config.SETTING_NAMES),
    ...settings,
  };
  const parsed = config.parseConfig(chosen);
  const { sendsMail, appUrl } = config.appSettings(parsed);
  if (!sendsMail) {
    console.warn(
      `No mail is sent: MAILER is "outbox", and ${appUrl} is not this machine. Choose smtp, resend or cloudflare.`,
    );
  }
  await requireFreePort(innerPort, host);
  const lock = await lockData(dataDirectory, { pid: process.pid, url });

  waitWhole();
  /** @type {typeof import("miniflare")} */
  const { Log, LogLevel, Miniflare } = require("miniflare");
  const data = path.resolve(dataDirectory);
  const runtime = guardedRuntime(onDeath);
  const optionsFor = ({ rootPath, modules, assets: folder }) => ({
    ...(program.hasAssets ? options : withoutAssets),
    ...(folder && { serviceBindings: { ...withoutAssets.serviceBindings, ASSETS: filesOf(folder) } }),
    name: "mondaybrief",
    rootPath,
    modules,
    ...runtime.options,
    // Nothing of before is under way: the data is this worker's alone.
    bindings: { ...chosen, STARTED_AT: String(Date.now()) },
    host,
    port: innerPort,
    ...(inspectorPort > 0 && { inspectorPort }),
    log: new Log(quiet ? LogLevel.ERROR : LogLevel.WARN),
    unsafeTriggerHandlers: true,
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
    cf: false,
    d1Persist: path.join(data, "d1"),
    r2Persist: path.join(data, "r2"),
    cachePersist: false,
  });
  const miniflare = await runtime.started(async () => {
    const starting = new Miniflare(optionsFor(program));
    await starting.ready;
    return starting;
  });
  const migrate = async () => applyMigrations(await miniflare.getD1Database("DB"));
  // Asked for each time: a change of the program leaves the ones before behind.
  const tick = async () =>
    (await miniflare.getWorker()).scheduled({ cron: "* * * * *", scheduledTime: new Date() });
  await migrate();
  await tick();
  const note = leaveNote(port, { url, inboundSecret: chosen.INBOUND_SECRET });
  const stopClock = everyMinute(tick);
  return {
    url,
    trustProxy: parsed.TRUST_PROXY,
    hasLocalDoors: isLocalUrl(appUrl),
    inboundDomain: parsed.INBOUND_DOMAIN,
    inboundSecret: parsed.INBOUND_SECRET,
    miniflare,
    tick,
    /**
     * Where the worker is asked without the local runtime's own in between, which takes as long to hand a body on as
     * the worker to store it. It has none of that one's doors. Another one after `change`.
     */
    directUrl: () => miniflare.unsafeGetDirectURL(),
    /** Goes on with another program, on the same data and with migrations that came since. */
    async change(next) {
      await runtime.started(() => miniflare.setOptions(optionsFor(next)));
      await migrate();
    },
    async stop() {
      stopClock();
      rmSync(note, { force: true });
      await noMailIsHandedOver(miniflare);
      runtime.release();
      await miniflare.dispose();
      if (keepsData) await checkpointData(data);
      await lock.release();
    },
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

/** Word for `npm run deliver`. Where this folder can't be written, only that command goes without. */
function leaveNote(port, word) {
  const note = runningNote(port);
  try {
    mkdirSync(path.dirname(note), { recursive: true });
    writeFileSync(note, JSON.stringify(word), { mode: 0o600 });
  } catch (error) {
    console.warn(`npm run deliver will not find this start: ${error.message}`);
  }
  return note;
}

/** Resolves at a moment at which no mail server has a mail and has not answered yet, and at the latest after a while. */
async function noMailIsHandedOver(miniflare) {
  for (const until = Date.now() + LONGEST_ANSWER_MS; Date.now() < until; ) {
    // A worker that is gone, or whose database on a full disk says nothing, hands nothing over either.
    const isOne = await isMailHandedOver(miniflare).catch(() => false);
    if (!isOne) return;
    await pause(LOOK_AGAIN_MS);
  }
}

async function isMailHandedOver(miniflare) {
  const database = await miniflare.getD1Database("DB");
  const { results } = await database
    .prepare("SELECT 1 FROM deliveries WHERE state = 'sending' AND handed_over_at IS NOT NULL LIMIT 1")
    .all();
  return results.length > 0;
}

const isLocalUrl = (url) => /^(?:127\.0\.0\.1|\[::1\]|(?:.+\.)?localhost)$/.test(new URL(url).hostname);
