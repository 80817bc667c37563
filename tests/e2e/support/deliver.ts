import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fetchOnce } from "../../../scripts/fetch-once.mjs";
import type { App } from "./app";

/** Hands a mail to the worker's email handler, as Email Routing would; answers the HTTP status of the local door. */
export async function deliverToHandler(app: App, raw: Buffer, to: string): Promise<number> {
  const query = new URLSearchParams({ from: "priya@team.example", to });
  const answer = await fetchOnce(`${app.url}/cdn-cgi/handler/email?${query}`, {
    method: "POST",
    body: new Uint8Array(raw),
  });
  await answer.text();
  return answer.status;
}

/** `npm run deliver -- FILE ADDRESS`; answers what it printed. */
export async function deliverByCommand(app: App, raw: Buffer, to: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "mondaybrief-mail-"));
  const file = path.join(folder, "mail.eml");
  writeFileSync(file, raw);
  const child = spawn(process.execPath, ["scripts/deliver.mjs", file, to, "priya@team.example"], {
    env: { ...process.env, PORT: String(app.port) },
  });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  child.stderr.on("data", (chunk) => {
    printed += chunk;
  });
  await new Promise((resolve) => child.once("close", resolve));
  rmSync(folder, { recursive: true });
  return printed;
}
