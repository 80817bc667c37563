import { weekMail } from "../../../scripts/own-mails.mjs";
import { hydrated } from "../../../scripts/screens.mjs";
import { newAgent } from "../support/agent";
import type { App } from "../support/app";
import { newClient } from "../support/client";
import { deliverToHandler } from "../support/deliver";
import { expectSaid } from "../support/said";
import { expect, type Page, test } from "../support/test";
import { signInAs } from "../support/workplace";

/** The sheet of a new user's agent with one mail. */
async function openSheet(page: Page, app: App): Promise<void> {
  const client = await newClient(app.url);
  const { id, emailAddress } = await newAgent(client, {
    title: "Warehouse",
    recipients: ["joe@team.example"],
  });
  await deliverToHandler(app, await weekMail(), emailAddress);
  await signInAs(page, app, client);
  await page.goto(`/agents/${id}`);
  await hydrated(page);
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("dialog").getByRole("button", { name }).click();

// Without a script: tests/workers/success-words.test.ts.
test.describe("with JavaScript", () => {
  test("the success toasts of digest, questions and email, word for word", async ({ page, app }) => {
    await openSheet(page, app);
    await press(page, "Generate New");
    await expectSaid(page, "Summary generated with 1 emails processed. Credits remaining: 499");

    await page.route("**/agents/*.data*", async (route) => {
      const isSending = route.request().postData()?.includes("intent=send");
      if (isSending) await expectSaid(page, "Sending digest", "Sending your digest...");
      await route.continue();
    });
    await page.getByRole("dialog").getByRole("link", { name: "Send Digest Now" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Send Digest Now" }).click();
    await expectSaid(page, "Digest sent", "Your digest has been sent successfully.");

    await press(page, /^Generate Questions/);
    await expectSaid(page, "Questions generated", /^\d new questions?\. No credits were used\.$/);

    await page.getByRole("link", { name: /^Delete email/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expectSaid(page, "Email deleted");
    await expect(page.getByText("1 credit, 499 left")).toBeVisible();
  });
});

test("'Email copied'", async ({ page, app, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openSheet(page, app);
  const dialog = page.getByRole("dialog");
  await press(page, /Copy/);
  await expectSaid(page, "Email copied");
  const address = await dialog.locator("code").first().textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address?.trim());
});
