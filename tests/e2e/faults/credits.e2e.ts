import { weekMail } from "../../../scripts/own-mails.mjs";
import { hydrated } from "../../../scripts/screens.mjs";
import { newAgent } from "../support/agent";
import { newClient } from "../support/client";
import { deliverToHandler } from "../support/deliver";
import { expectSaid } from "../support/said";
import { expect, signInAs, test } from "../support/workplace";

/** Where a digest is asked for: the address after the user's last credit went, the button, and the prompt. */
const PLACES = [
  {
    name: "on the card",
    at: (path: string) => `/?dialog=send&agent=${path.split("/").at(-1)}`,
    button: "Send Digest Now",
    prompt: "Add More Credits",
  },
  { name: "on the panel", at: (path: string) => path, button: "Generate New", prompt: "Credits and plans" },
  {
    name: "on a notification",
    at: () => "/?dialog=notifications",
    button: "Process Email",
    prompt: "Add More Credits",
  },
];

// Without a script: tests/workers/credits-faults.test.ts.
test.describe("with JavaScript", () => {
  for (const { name, at, button, prompt } of PLACES) {
    test(`insufficient credits ${name}: 'No credits remaining', and the purchase prompt opens`, async ({
      page,
      app,
    }) => {
      const client = await newClient(app.url);
      const { id, emailAddress } = await newAgent(client, {
        title: "Warehouse",
        recipients: ["joe@team.example"],
      });
      await deliverToHandler(app, await weekMail(), emailAddress);
      const database = await app.database();
      await database.prepare("UPDATE users SET credits = 0 WHERE email = ?").bind(client.email).run();
      await signInAs(page, app, client);
      await page.goto(at(`/agents/${id}`));
      await hydrated(page);
      await page.getByRole("button", { name: button }).first().click();
      await expectSaid(
        page,
        "No credits remaining",
        "You need to purchase more credits to generate summaries.",
      );
      await expect(page.getByRole("dialog", { name: prompt })).toBeVisible();
      expect((await client.call("GET", `/api/agents/${id}`)).body).toMatchObject({
        lastSummary: null,
        unprocessedCount: 1,
      });
      expect((await client.call("GET", "/api/auth/user")).body).toMatchObject({ credits: 0 });
    });
  }
});
