import { test as base, expect } from "playwright/test";
import { fetchOnce } from "../../scripts/fetch-once.mjs";
import { freePort } from "../../scripts/free-port.mjs";
import { weekMail } from "../../scripts/own-mails.mjs";
import { startSlowMailServer } from "../../scripts/slow-mail-server.mjs";
import { bounceMail } from "../fixtures/mail/bounce-mail";
import { newAgent, readAgent } from "./support/agent";
import { type App, removeApp, startApp } from "./support/app";
import { type Client, newClient } from "./support/client";
import { deliverToHandler } from "./support/deliver";
import { startMailServer } from "./support/mail-server";

/** An app and the port on which it looks for its mail server: each test's own, until its end. */
const test = base.extend<object, { mailed: { app: App; port: number } }>({
  mailed: [
    async ({ browserName: _ }, use) => {
      const port = await freePort();
      // By a name that only this machine knows, as many stand in SMTP_URL.
      const app = await startApp({ MAILER: "smtp", SMTP_URL: `smtp://localhost:${port}` });
      await use({ app, port });
      await removeApp(app);
    },
    { scope: "worker" },
  ],
});
// One app for all of them.
test.describe.configure({ mode: "default" });

const RECIPIENTS = ["ana", "bo", "cem", "dee", "eli"].map((name) => `${name}@recipients.example`);

test("each recipient gets one message with both parts and the headers that a digest mail has", async ({
  mailed: { app, port },
}) => {
  const server = await startMailServer({ port });
  try {
    const { client, agent } = await digestToSend(app);
    const sent = await client.call("POST", `/api/agents/${agent.id}/send-summary`, {
      summaryId: agent.lastSummary?.id,
    });
    expect(sent).toEqual({ status: 200, body: { sent: 5, skipped: [] } });
    await everyDelivery(client, agent.id, "sent");
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual(RECIPIENTS);

    const messageIds = new Set<string>();
    for (const { to, from, mail } of server.received) {
      expect(to).toHaveLength(1);
      expect(from).toMatch(/^bounce-[0-9a-f]{32}@inbound\.localhost$/);
      expect(mail.to?.map(({ address }) => address)).toEqual(to);
      expect(mail.from).toEqual({
        name: "Payments rollout via Mondaybrief",
        address: "digests@inbound.localhost",
      });
      expect(mail.replyTo?.[0]?.address).toMatch(/^answer-[0-9a-f]{32}@inbound\.localhost$/);
      expect(mail.subject).toMatch(
        /^Payments rollout: .* - (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2}$/,
      );
      expect(mail.text).toContain("rollback plan");
      expect(mail.html).toContain("rollback plan");
      const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
      expect(headers.get("list-unsubscribe")).toMatch(
        /^<http:\/\/localhost:\d+\/unsubscribe\/[0-9a-f]{32}>, <mailto:unsubscribe-[0-9a-f]{32}@inbound\.localhost>$/,
      );
      expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
      expect(headers.get("list-id")).toContain("Payments rollout");
      expect(headers.get("auto-submitted")).toBe("auto-generated");
      expect(headers.get("x-auto-response-suppress")).toBe("All");
      expect(headers.get("x-entity-ref-id")).toBe(agent.lastSummary?.id);
      messageIds.add(mail.messageId ?? "");
    }
    expect(messageIds.size).toBe(5);
  } finally {
    await server.stop();
  }
});

test("one-click: the POST of a mail program leaves the list, and the next digest skips that recipient", async ({
  mailed: { app, port },
}) => {
  const server = await startMailServer({ port });
  try {
    const { client, agent } = await digestToSend(app);
    await client.call("POST", `/api/agents/${agent.id}/send-summary`, { summaryId: agent.lastSummary?.id });
    await everyDelivery(client, agent.id, "sent");
    const toBo = server.received.find(({ to }) => to[0] === "bo@recipients.example");
    const header = toBo?.mail.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
    const link = /<(http[^>]+)>/.exec(header)?.[1] ?? "";

    const looked = await fetchOnce(link);
    expect(await looked.text()).toContain("Stop these digests?");
    const left = await fetchOnce(link, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://mail.example" },
      body: "List-Unsubscribe=One-Click",
      redirect: "manual",
    });
    expect(left.status).toBe(200);
    await left.text();

    // Written anew, a digest that was edited makes a new one.
    const before = (await readAgent(client, agent.id)).lastSummary?.id;
    await client.call("PUT", `/api/agents/${agent.id}/summaries/${before}`, {
      content: "Two things are due.",
    });
    const fresh = await client.call("POST", `/api/agents/${agent.id}/summary-now`);
    expect(fresh.status).toBe(200);
    const { lastSummary } = await readAgent(client, agent.id);
    const again = await client.call("POST", `/api/agents/${agent.id}/send-summary`, {
      summaryId: lastSummary?.id,
    });
    expect(again.body).toEqual({
      sent: 4,
      skipped: [{ email: "bo@recipients.example", reason: "unsubscribed" }],
    });
    await everyDelivery(client, agent.id, "sent");
    expect(server.received.filter(({ to }) => to[0] === "bo@recipients.example")).toHaveLength(1);
  } finally {
    await server.stop();
  }
});

test("killing the mail server after 2 of 5 recipients and starting it again ends with each having it exactly once", async ({
  mailed: { app, port },
}) => {
  test.setTimeout(180_000);
  const dying = await startMailServer({ port, takes: 2 });
  let revived: Awaited<ReturnType<typeof startMailServer>> | null = null;
  try {
    const { client, agent } = await digestToSend(app);
    const sent = await client.call("POST", `/api/agents/${agent.id}/send-summary`, {
      summaryId: agent.lastSummary?.id,
    });
    expect(sent).toMatchObject({ status: 200, body: { sent: 5 } });
    const states = async () =>
      (await readAgent(client, agent.id)).deliveries.map(({ state }) => state).sort();
    await expect.poll(states).toEqual(["queued", "queued", "queued", "sent", "sent"]);
    await dying.stop();
    expect(dying.received).toHaveLength(2);

    revived = await startMailServer({ port });
    await everyDelivery(client, agent.id, "sent");
    const everybody = [...dying.received, ...revived.received].flatMap(({ to }) => to).sort();
    expect(everybody).toEqual(RECIPIENTS);
  } finally {
    await revived?.stop();
  }
});

test("a mail that the server may have taken is not sent again until the user says so", async ({
  page,
  mailed: { app, port },
}) => {
  const silent = await startMailServer({ port, answers: false });
  let answering: Awaited<ReturnType<typeof startMailServer>> | null = null;
  try {
    const { client, agent } = await digestToSend(app, ["ana@recipients.example"]);
    await client.call("POST", `/api/agents/${agent.id}/send-summary`, { summaryId: agent.lastSummary?.id });
    await everyDelivery(client, agent.id, "unknown");
    await silent.stop();
    expect(silent.received).toHaveLength(1);
    answering = await startMailServer({ port });
    await app.tick();
    expect((await readAgent(client, agent.id)).deliveries).toMatchObject([{ state: "unknown" }]);
    expect(answering.received).toEqual([]);

    await page
      .context()
      .addCookies([{ name: "sid", value: client.cookie.replace("sid=", ""), url: app.url }]);
    await page.goto(`${app.url}/agents/${agent.id}`);
    await expect(page.getByText("May have arrived")).toBeVisible();
    await page.getByRole("button", { name: "Send again to ana@recipients.example" }).click();
    await everyDelivery(client, agent.id, "sent");
    expect(answering.received).toHaveLength(1);
  } finally {
    await answering?.stop();
  }
});

test("a server that takes two seconds a reply gets its mail, once; who pressed 'Send' is told that it goes on", async ({
  mailed: { app, port },
}) => {
  const server = await startSlowMailServer({ pauseMs: 2100 }, port);
  try {
    const { client, agent } = await digestToSend(app, ["ana@recipients.example"]);
    const headers = { Cookie: client.cookie, Origin: app.url };
    const pressed = await fetchOnce(`${app.url}/agents/${agent.id}`, {
      method: "POST",
      headers,
      body: new URLSearchParams({ intent: "send" }),
      redirect: "manual",
    });
    const toast = pressed.headers.get("set-cookie")?.split(";")[0];
    await pressed.text();
    // One reply at most, of the six that it takes: nobody waited for the mail server.
    expect(server.taken).toEqual([]);
    const next = await fetchOnce(`${app.url}/agents/${agent.id}`, {
      headers: { ...headers, Cookie: `${client.cookie}; ${toast}` },
    });
    expect((await next.text()).includes("Sending your digest...")).toBe(true);
    await everyDelivery(client, agent.id, "sent");
    expect(server.taken).toEqual(["ana@recipients.example"]);
  } finally {
    await server.stop();
  }
});

test("a server that takes 20 s for its last reply is waited for, and gets the mail once", async ({
  mailed: { app, port },
}) => {
  const server = await startSlowMailServer({ pauseMs: 0, pausesMs: { ".": 20_000 } }, port);
  try {
    const { client, agent } = await digestToSend(app, ["ana@recipients.example"]);
    const path = `/api/agents/${agent.id}/send-summary`;
    const sent = await client.call("POST", path, { summaryId: agent.lastSummary?.id });
    expect(sent).toEqual({ status: 200, body: { sent: 1, skipped: [] } });
    // Nobody who pressed the button waits for that reply.
    expect(server.sessions.some(({ step, isAnswered }) => step === "." && isAnswered)).toBe(false);
    await everyDelivery(client, agent.id, "sent");
    expect(server.taken).toEqual(["ana@recipients.example"]);
    expect(server.sessions).toHaveLength(1);
  } finally {
    await server.stop();
  }
});

test("a report to the address that the mail server was given ends that recipient's mailing, and no other's", async ({
  mailed: { app, port },
}) => {
  const server = await startMailServer({ port });
  try {
    const recipients = ["gone@recipients.example", "there@recipients.example"];
    const { client, agent } = await digestToSend(app, recipients);
    const path = `/api/agents/${agent.id}/send-summary`;
    await client.call("POST", path, { summaryId: agent.lastSummary?.id });
    await everyDelivery(client, agent.id, "sent");
    const returnPath = server.received.find(({ to }) => to[0] === recipients[0])?.from ?? "";
    expect(returnPath).toMatch(/^bounce-/);
    expect(await deliverToHandler(app, Buffer.from(bounceMail()), returnPath)).toBe(200);
    const answer = await client.call("GET", `/api/agents/${agent.id}`);
    expect(answer.body).toMatchObject({
      recipients: [
        { email: recipients[0], state: "suppressed" },
        { email: recipients[1], state: "ok" },
      ],
    });
    const again = await client.call("POST", path, { summaryId: agent.lastSummary?.id });
    expect(again.body).toMatchObject({ skipped: [{ email: recipients[0], reason: "suppressed" }] });
  } finally {
    await server.stop();
  }
});

/** Waits until all of them are; the queue and the clock bring it about by themselves. */
function everyDelivery(client: Client, agentId: string, state: string): Promise<void> {
  const isThere = async () =>
    (await readAgent(client, agentId)).deliveries.every((each) => each.state === state);
  return expect.poll(isThere, { timeout: 120_000, intervals: [500] }).toBe(true);
}

async function digestToSend(app: App, recipients = RECIPIENTS) {
  const client = await newClient(app.url);
  const { id, emailAddress } = await newAgent(client, { title: "Payments rollout", recipients });
  expect(await deliverToHandler(app, await weekMail(), emailAddress)).toBe(200);
  expect((await client.call("POST", `/api/agents/${id}/summary-now`)).status).toBe(200);
  return { client, agent: await readAgent(client, id) };
}
