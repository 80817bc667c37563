import { weekMail } from "../../scripts/own-mails.mjs";
import { creditsOf, newAgent, readAgent } from "./support/agent";
import { type App, removeApp, startApp } from "./support/app";
import { type Client, newClient } from "./support/client";
import { deliverToHandler } from "./support/deliver";
import { type Behaviour, type ModelServer, say, startModelServer } from "./support/model-server";
import { expect, test } from "./support/test";

test.describe("WRITER=openai", () => {
  // One app and one model for all.
  test.describe.configure({ mode: "default" });
  let model: ModelServer;
  let app: App;

  test.beforeAll(async () => {
    model = await startModelServer();
    app = await startApp({
      WRITER: "openai",
      OPENAI_BASE_URL: model.url,
      OPENAI_MODEL: "local-model",
      OPENAI_TIMEOUT_SECONDS: "5",
    });
  });
  test.afterAll(async () => {
    await removeApp(app);
    await model.stop();
  });

  const trueItem = {
    task: "Send the rollback plan to the vendor",
    owner: "Joe",
    timeline: "Friday",
    urgency: "medium",
    quotes: [{ source: "m1", quote: "Joe, please send the rollback plan to the vendor by Friday." }],
  };
  const draft = (actionItems: unknown[]) =>
    JSON.stringify({
      overview: "The cutover moved.",
      actionItems,
      blockers: [],
      decisions: [],
      stakeholders: [],
    });

  test("an invented item is not saved: its quote stands in no mail, or it has none", async () => {
    model.behave((response) =>
      say(
        response,
        draft([
          trueItem,
          {
            ...trueItem,
            task: "Wire 9,000 EUR",
            quotes: [{ source: "m1", quote: "Wire 9,000 EUR to this account today." }],
          },
          { ...trueItem, task: "Fire the vendor", quotes: [] },
          { ...trueItem, task: "Call the mayor", quotes: [{ source: "m7", quote: "Hi all," }] },
        ]),
      ),
    );
    const { client, agentId } = await agentWithMail();
    const { status } = await client.call("POST", `/api/agents/${agentId}/summary-now`);
    expect(status).toBe(200);
    const { lastSummary } = await readAgent(client, agentId);
    expect(lastSummary?.actionItems).toHaveLength(1);
    expect(lastSummary?.actionItems[0]).toMatchObject({
      task: "Send the rollback plan to the vendor",
      sources: [{ quote: "Joe, please send the rollback plan to the vendor by Friday." }],
    });
    expect(await creditsOf(client)).toBe(499);
  });

  test("broken JSON once is repaired in a second try", async () => {
    model.behave((response, ask) => say(response, ask === 0 ? '{"overview": "The cut' : draft([trueItem])));
    const { client, agentId } = await agentWithMail();
    expect((await client.call("POST", `/api/agents/${agentId}/summary-now`)).status).toBe(200);
    expect(model.asked()).toBe(2);
    expect((await readAgent(client, agentId)).lastSummary?.actionItems).toHaveLength(1);
  });

  const failures: [string, RegExp, Behaviour][] = [
    ["broken JSON twice", /gave an answer that can't be used/, (response) => say(response, '{"overview": ')],
    [
      "a 500",
      /is not available/,
      (response) => {
        response.writeHead(500);
        response.end("boom");
      },
    ],
    ["a connection that is cut", /is not available/, (response) => response.destroy()],
    ["nothing at all", /did not answer in time/, () => {}],
  ];
  for (const [name, words, behaviour] of failures) {
    test(`${name}: the user is told, no digest is saved, no credit is lost`, async ({ page }) => {
      test.setTimeout(180_000);
      model.behave(behaviour);
      const { client, agentId } = await agentWithMail();
      await page
        .context()
        .addCookies([{ name: "sid", value: client.cookie.replace("sid=", ""), url: app.url }]);
      await page.goto(`${app.url}/agents/${agentId}`);
      await page.getByRole("button", { name: "Generate New" }).click();
      await expect(page.getByText("Failed to generate summary", { exact: true })).toBeVisible({
        timeout: 120_000,
      });
      await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
      const agent = await readAgent(client, agentId);
      expect(agent.lastSummary).toBeNull();
      expect(agent.unprocessedCount).toBe(1);
      expect(agent.runs).toMatchObject([{ state: "failed", problem: expect.stringMatching(words) }]);
      expect(await creditsOf(client)).toBe(500);
      await page.goto(`${app.url}/agents/${agentId}`);
      await expect(page.getByText("The last try at a digest failed")).toBeVisible();
    });
  }

  async function agentWithMail(): Promise<{ client: Client; agentId: string }> {
    const client = await newClient(app.url);
    const { id, emailAddress } = await newAgent(client, { title: "Cutover" });
    expect(await deliverToHandler(app, await weekMail(), emailAddress)).toBe(200);
    return { client, agentId: id };
  }
});
