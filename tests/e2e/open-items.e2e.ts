import { deliverToHandler } from "./support/deliver";
import { createAgentByForm, registerByForm } from "./support/steps";
import { expect, test } from "./support/test";

const mail = (from: string, id: string, date: string, subject: string, text: string) =>
  Buffer.from(
    [
      ...[`From: ${from}`, `Date: ${date}`, `Subject: ${subject}`, `Message-ID: <${id}@yard.example>`],
      ...["Content-Type: text/plain; charset=utf-8", "", text, ""],
    ].join("\r\n"),
  );
const ASKED = mail(
  "Ana Ruiz <ana@yard.example>",
  "asked",
  "Mon, 2 Nov 2026 08:00:00 +0000",
  "Shop move",
  "Hi Joe,\r\n\r\nplease send the lease to the landlord by Friday. Could you also order the shelves?\r\n\r\nAna",
);
const DONE = mail(
  "Joe Okafor <joe@yard.example>",
  "done",
  "Tue, 3 Nov 2026 08:00:00 +0000",
  "Re: Shop move",
  "Hi Ana,\r\n\r\nthe lease went to the landlord this morning, done.\r\n\r\nJoe",
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "with JavaScript off", () => {
    test.use({ javaScriptEnabled });

    test("what is open stays in the next digest, what was done is closed; 'Done' and 'Undo' on a line", async ({
      page,
      app,
    }) => {
      await registerByForm(page);
      const address = await createAgentByForm(page, "Shop move");
      const sheet = page.getByRole("dialog", { name: "Shop move" });
      const generate = async (raw: Buffer, left: number) => {
        expect(await deliverToHandler(app, raw, address)).toBe(200);
        await page.goto("/");
        await page.getByRole("link", { name: "View Details" }).click();
        await sheet.getByRole("button", { name: "Generate New" }).click();
        const said = `Summary generated with 1 emails processed. Credits remaining: ${left}`;
        await expect(page.getByText(said, { exact: true })).toBeVisible();
      };
      const actions = sheet.getByRole("region", { name: /^Action Items/ }).getByRole("listitem");
      const shelves = actions.filter({ hasText: "Order the shelves" });

      await generate(ASKED, 499);
      await expect(actions).toHaveCount(2);
      await expect(shelves).toContainText("New");

      await generate(DONE, 498);
      await expect(actions).toHaveCount(1);
      await expect(shelves).toContainText("Open since");
      const closed = sheet.getByRole("region", { name: /^Closed since last time/ }).getByRole("listitem");
      await expect(closed).toContainText("Send the lease to the landlord");
      await closed.locator("summary").click();
      await expect(closed.getByText("the lease went to the landlord this morning, done.")).toBeVisible();

      await shelves.locator("summary", { hasText: "Close it" }).click();
      await shelves.getByRole("button", { name: "Done: Order the shelves" }).click();
      await shelves.getByRole("button", { name: "Undo: Order the shelves" }).click();
      await expect(shelves.locator("summary", { hasText: "Close it" })).toBeVisible();
      await expect(page.getByText("498 credits").first()).toBeVisible();
    });
  });
}
