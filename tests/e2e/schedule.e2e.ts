import { expect, test } from "playwright/test";
import { weekMail } from "../../scripts/own-mails.mjs";
import { newAgent, readAgent } from "./support/agent";
import { removeApp, startApp } from "./support/app";
import { newClient } from "./support/client";
import { deliverToHandler } from "./support/deliver";
import { startMailServer } from "./support/mail-server";

const MINUTE = 60_000;

test("a weekly agent whose time comes while the app runs sends its digest with nobody at the keyboard, once", async () => {
  const server = await startMailServer();
  const app = await startApp({ MAILER: "smtp", SMTP_URL: `smtp://127.0.0.1:${server.port}` });
  try {
    const client = await newClient(app.url);
    const due = new Date(Math.floor(Date.now() / MINUTE) * MINUTE);
    const weekly = {
      frequency: "weekly",
      scheduleTime: due.toISOString().slice(11, 16),
      scheduleDay: due.getUTCDay(),
      timeZone: "UTC",
    };
    const agent = await newAgent(client, {
      title: "Monday brief",
      recipients: ["ana@recipients.example"],
      ...weekly,
    });
    const quiet = await newAgent(client, {
      title: "Nothing new",
      recipients: ["bo@recipients.example"],
      ...weekly,
    });
    const inAWeek = new Date(due.getTime() + 7 * 24 * 60 * MINUTE).toISOString();
    expect([agent.nextRunAt, quiet.nextRunAt]).toEqual([inAWeek, inAWeek]);
    expect(await deliverToHandler(app, await weekMail(), agent.emailAddress)).toBe(200);

    // Instead of waiting for a week: the time that both wait for is this minute.
    const database = await app.database();
    await database.prepare("UPDATE agents SET next_run_at = ?").bind(due.getTime()).run();
    await Promise.all([app.tick(), app.tick()]);
    await expect
      .poll(async () => (await readAgent(client, agent.id)).deliveries.map(({ state }) => state), {
        timeout: 60_000,
        intervals: [100],
      })
      .toEqual(["sent"]);
    await app.tick();

    const after = await readAgent(client, agent.id);
    expect(after.runs).toMatchObject([{ state: "done", trigger: "scheduled" }]);
    expect(after.lastSummary?.blockers.length).toBeGreaterThan(0);
    expect(after.unprocessedCount).toBe(0);
    expect(after.nextRunAt).toBe(inAWeek);
    expect(server.received.map(({ to }) => to)).toEqual([["ana@recipients.example"]]);

    await expect
      .poll(async () => (await readAgent(client, quiet.id)).runs.map(({ state }) => state))
      .toEqual(["skipped"]);
    expect((await readAgent(client, quiet.id)).deliveries).toEqual([]);
    const { body } = await client.call("GET", "/api/auth/user");
    expect(body).toMatchObject({ credits: 499 });
  } finally {
    await removeApp(app);
    await server.stop();
  }
});
