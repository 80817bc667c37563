import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../../scripts/free-port.mjs";
import { startLocalWorker } from "../../../scripts/local-worker.mjs";

/** The built worker on a free port of this machine, with data of its own. */
export interface App {
  url: string;
  port: number;
  dataDirectory: string;
  /** The D1 that the worker itself reads and writes. */
  database(): Promise<D1Database>;
  /** One tick of the minute clock. */
  tick(): Promise<unknown>;
  /** Ends the worker; the data stays, so that it can be started again. */
  stop(): Promise<void>;
}

export type Settings = Record<string, string>;

/** Starts the app; `dataDirectory` and `port` continue an earlier one. */
export async function startApp(
  settings: Settings = {},
  { dataDirectory = newDataDirectory(), port }: { dataDirectory?: string; port?: number } = {},
): Promise<App> {
  const chosen = port ?? (await freePort());
  const { url, miniflare, tick, stop } = await startLocalWorker({
    port: chosen,
    dataDirectory,
    settings,
    quiet: true,
  });
  return { url, port: chosen, dataDirectory, database: () => miniflare.getD1Database("DB"), tick, stop };
}

export function newDataDirectory(): string {
  return mkdtempSync(path.join(tmpdir(), "mondaybrief-e2e-"));
}

/** Ends the app and deletes its data. */
export async function removeApp(app: App): Promise<void> {
  await app.stop();
  rmSync(app.dataDirectory, { recursive: true, force: true });
}
