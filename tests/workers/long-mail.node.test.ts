import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { composeMail } from "../../scripts/compose-mail.mjs";
import { fetchOnce } from "../../scripts/fetch-once.mjs";
import { freePort } from "../../scripts/free-port.mjs";
import { startLocalWorker } from "../../scripts/local-worker.mjs";
import { signUp } from "../../scripts/sign-in.mjs";
import { LONG_TEXTS } from "../bench/long-mails";

const INBOUND_SECRET = "long-mail";
/** A digest that is written in one go leaves time for some requests, while its mail is loaded and while it is saved. */
const MEANWHILE = 60;
/** Half a minute of work, and twice that beside all other tests: as long as tests inside workerd have. */
const timeout = 180_000;

let dataDirectory: string;
let app: Awaited<ReturnType<typeof startLocalWorker>>;

beforeAll(async () => {
  dataDirectory = mkdtempSync(path.join(tmpdir(), "mondaybrief-long-mail-"));
  app = await startLocalWorker({
    port: await freePort(),
    dataDirectory,
    settings: { INBOUND_SECRET },
    quiet: true,
  });
});

afterAll(async () => {
  await app.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

describe("One mail of 600 kB holds nobody up", () => {
  it("others are answered while the built worker writes its digest", { timeout }, async () => {
    const user = await signUp(app.url, "long@team.example");
    const agent = await user.call("POST", "/api/agents", { title: "Site" });
    await takeIn(agent.emailAddress, LONG_TEXTS.prose());
    await untilRead();
    const events: string[] = [];
    const digest = user.call("POST", `/api/agents/${agent.id}/summary-now`).then((answer) => {
      events.push("digest");
      return answer;
    });
    for (let count = 0; count < MEANWHILE; count += 1) {
      const answer = await fetchOnce(`${app.url}/healthz`);
      expect(answer.ok).toBe(true);
      await answer.text();
      events.push("answered");
    }
    expect(await digest).toMatchObject({ emailsProcessed: 1 });
    expect(events).toEqual([...Array.from({ length: MEANWHILE }, () => "answered"), "digest"]);
  });
});

async function takeIn(to: string, text: string): Promise<void> {
  const from = "priya@team.example";
  const answer = await fetchOnce(`${app.url}/api/inbound?${new URLSearchParams({ to, from })}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${INBOUND_SECRET}`, "Content-Type": "message/rfc822" },
    body: await composeMail({ from, subject: "Site", text }),
  });
  expect(await answer.json()).toMatchObject({ result: "stored" });
}

async function untilRead(): Promise<void> {
  const database = await app.miniflare.getD1Database("DB");
  const waiting = database.prepare("SELECT count(*) AS mails FROM mails WHERE state = 'received'");
  while ((await waiting.first("mails")) !== 0);
}
