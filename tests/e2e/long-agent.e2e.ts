import { z } from "zod";
import { lengthenAgent } from "../../scripts/lengthen-agent.mjs";
import { replyMail, weekMail } from "../../scripts/own-mails.mjs";
import { newAgent } from "./support/agent";
import type { App } from "./support/app";
import { findings } from "./support/axe";
import { type Client, newClient } from "./support/client";
import { deliverToHandler } from "./support/deliver";
import { expectSaid } from "./support/said";
import { expect, type Page, test } from "./support/test";
import { signInAs } from "./support/workplace";

const COPIES = 60;
const DIGESTS_A_PAGE = 20;
const MAILS_A_PAGE = 50;

/** An agent with 122 mails and 122 digests; every second digest has a mail more than the one before it. */
async function longAgent(app: App): Promise<{ client: Client; path: string }> {
  const client = await newClient(app.url);
  const { id, emailAddress } = await newAgent(client, { title: "Cutover" });
  for (const mail of [await weekMail(), await replyMail()]) {
    expect(await deliverToHandler(app, mail, emailAddress)).toBe(200);
    expect((await client.call("POST", `/api/agents/${id}/summary-now`)).status).toBeLessThan(300);
  }
  await lengthenAgent(await app.database(), id, { mails: COPIES, digests: COPIES });
  return { client, path: `/agents/${id}` };
}

/** Two pages further, each of which begins where the one before ended. */
async function olderTwice(page: Page, links: ReturnType<Page["locator"]>, length: number): Promise<string[]> {
  const all: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    if (turn > 0) {
      await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Older" }).click();
      await expect(links.first()).not.toHaveAttribute("href", all.at(-length) ?? "");
    }
    all.push(...(await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""))));
  }
  expect(new Set(all).size).toBe(all.length);
  return all;
}

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const { width, javaScriptEnabled } of [
  { width: 1280, javaScriptEnabled: true },
  { width: 390, javaScriptEnabled: false },
]) {
  test.describe(`${width} px, ${javaScriptEnabled ? "with JavaScript" : "with JavaScript off"}`, () => {
    test.use({ viewport: { width, height: 844 }, javaScriptEnabled });

    test("digests past the fiftieth: pages of the history, what changed, and Restore asks", async ({
      page,
      app,
    }) => {
      const { client, path } = await longAgent(app);
      await signInAs(page, app, client);
      await page.goto(path);
      await page.getByRole("link", { name: "Digest history" }).click();
      const history = page.getByRole("dialog", { name: "Digest history" });
      await expect(history.getByText("Current", { exact: true })).toBeVisible();
      const listed = await olderTwice(page, history.locator("h2 a"), DIGESTS_A_PAGE);
      expect(listed).toHaveLength(3 * DIGESTS_A_PAGE);
      expect(await isWide(page)).toBe(false);
      if (javaScriptEnabled) expect(await findings(page)).toEqual([]);

      // The 53rd: the newest stands first and has the mail more, and so has every second.
      const address = listed[52] ?? "";
      await history.locator(`h2 a[href="${address}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      const changes = page.getByRole("region", { name: /^What changed since/ });
      await expect(changes.getByRole("heading", { name: /^New/ })).toBeVisible();
      await expect(page.getByText("Current", { exact: true })).toHaveCount(0);
      expect(await isWide(page)).toBe(false);
      if (javaScriptEnabled) expect(await findings(page)).toEqual([]);

      const current = async () =>
        z
          .object({ lastSummary: z.object({ id: z.string() }) })
          .parse((await client.call("GET", `/api${path}`)).body).lastSummary.id;
      const before = await current();
      const restore = page.getByRole("link", { name: "Restore" });
      const question = page.getByRole("alertdialog", { name: "Restore this digest?" });
      await restore.click();
      await question.getByRole("link", { name: "Cancel" }).click();
      await expect(question).toHaveCount(0);
      expect(await current()).toBe(before);
      await restore.click();
      await question.getByRole("button", { name: "Restore" }).click();
      await expectSaid(page, "Digest restored");
      expect(await current()).toBe(address.split("/").at(-1));
    });

    test("mails past the hundredth: pages of the list, and each opens", async ({ page, app }) => {
      const { client, path } = await longAgent(app);
      await signInAs(page, app, client);
      await page.goto(path);
      await page.getByRole("link", { name: "All emails" }).click();
      await expect(page.getByRole("heading", { name: "Emails", level: 1 })).toBeVisible();
      const links = page.locator(`main li a[href^="${path}/emails/"]:not([id])`);
      const listed = await olderTwice(page, links, MAILS_A_PAGE);
      expect(listed).toHaveLength(2 + 2 * COPIES);
      expect(await isWide(page)).toBe(false);
      if (javaScriptEnabled) expect(await findings(page)).toEqual([]);
      await expect(page.getByRole("link", { name: "Older" })).toHaveCount(0);

      const address = listed[110] ?? "";
      await page.locator(`main a[href="${address}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByRole("link", { name: "Cutover" }).first()).toBeVisible();
      await page.goBack();
      await page.getByRole("link", { name: "Newest" }).click();
      await expect(links.first()).toHaveAttribute("href", listed[0] ?? "");
    });
  });
}
