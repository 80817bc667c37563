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

const running = new Map<string, App>();

/** The app of this process that answers at this address. */
export const appAt = (url: string): App | undefined => running.get(url);

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
  const app = { url, port: chosen, dataDirectory, database: () => miniflare.getD1Database("DB"), tick, stop };
  running.set(url, app);
  return app;
}

export function newDataDirectory(): string {
  return mkdtempSync(path.join(tmpdir(), "mondaybrief-e2e-"));
}

/** Ends the app and deletes its data. */
export async function removeApp(app: App): Promise<void> {
  await app.stop();
  running.delete(app.url);
  rmSync(app.dataDirectory, { recursive: true, force: true });
}
