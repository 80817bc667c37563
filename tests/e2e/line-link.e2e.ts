import { deliverToHandler } from "./support/deliver";
import { createAgent, register } from "./support/steps";
import { expect, test } from "./support/test";

const ASKED = Buffer.from(
  [
    "From: Ana Ruiz <ana@yard.example>",
    `Date: ${new Date().toUTCString()}`,
    "Subject: Shop move",
    "Message-ID: <line-link@yard.example>",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Hi Joe,\r\n\r\nplease send the lease to the landlord by Friday. Could you also order the shelves?\r\n\r\nAna",
    "",
  ].join("\r\n"),
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "with JavaScript off", () => {
    test.use({ javaScriptEnabled });

    test("from the link in the mail to 'Done' and back, without an account, at 320 px, by keyboard alone", async ({
      page,
      app,
      browser,
    }) => {
      await register(page);
      const address = await createAgent(page, "Shop move");
      expect(await deliverToHandler(app, ASKED, address)).toBe(200);
      await page.getByRole("link", { name: "View Details" }).click();
      const sheet = page.getByRole("dialog", { name: "Shop move" });
      await sheet.getByRole("button", { name: "Generate New" }).click();
      const actions = sheet.getByRole("region", { name: /^Action Items/ }).getByRole("listitem");
      await expect(actions.filter({ hasText: "Order the shelves" })).toBeVisible();
      const agentId = new URL(page.url()).pathname.split("/").at(-1);
      const { lastSummary } = await (await page.request.get(`/api/agents/${agentId}`)).json();
      const sent = await page.request.post(`/api/agents/${agentId}/send-summary`, {
        data: { summaryId: lastSummary.id },
      });
      expect(await sent.json()).toEqual({ sent: 1, skipped: [] });
      await page.goto("/outbox");
      await page
        .getByRole("link", { name: /Shop move: / })
        .first()
        .click();
      const text = (await page.locator("pre").textContent()) ?? "";
      const [, number] = /^(\d+)\. .*Order the shelves/m.exec(text) ?? [];
      const link = new RegExp(`https?://\\S+/i/${number}-\\S+`).exec(text)?.[0] ?? "";

      const recipient = await browser.newContext({
        javaScriptEnabled,
        viewport: { width: 320, height: 640 },
      });
      const mail = await recipient.newPage();
      await mail.goto(`${app.url}${new URL(link).pathname}`);
      await expect(mail.getByRole("heading", { name: "Order the shelves", level: 1 })).toBeVisible();
      await expect(mail.getByText("Could you also order the shelves?")).toBeVisible();
      expect(
        await mail.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      const press = async (name: string) => {
        await mail.getByRole("button", { name }).focus();
        await mail.keyboard.press("Enter");
      };
      await press("Done");
      await expect(mail.getByText("marked by you")).toBeVisible();
      const items = async () =>
        (await (await page.request.get(`/api/agents/${agentId}/items?state=closed`)).json()) as {
          text: string;
        }[];
      expect((await items()).map(({ text: words }) => words)).toEqual(["Order the shelves"]);
      await mail.reload();
      await press("Undo");
      await expect(mail.getByRole("button", { name: "Not ours" })).toBeVisible();
      expect(await items()).toEqual([]);
      await recipient.close();
    });
  });
}
