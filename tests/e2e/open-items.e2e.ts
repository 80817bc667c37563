import { findings } from "./support/axe";
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
      complaints,
    }) => {
      complaints.allowStatus(400);
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

      await shelves.locator("summary", { hasText: "Close or change it" }).click();
      await shelves.getByRole("button", { name: "Done: Order the shelves" }).click();
      await shelves.getByRole("button", { name: "Undo: Order the shelves" }).click();
      await expect(shelves.locator("summary", { hasText: "Close or change it" })).toBeVisible();
      await expect(page.getByText("498 credits").first()).toBeVisible();

      await shelves.locator("summary", { hasText: "Close or change it" }).press("Enter");
      const due = shelves.getByLabel("Due: Order the shelves");
      const save = shelves.getByRole("button", { name: "Save owner and date: Order the shelves" });
      await shelves.getByLabel("Owner: Order the shelves").fill("Marta Lind");
      // A browser that has no field for dates sends what was typed.
      await due.evaluate((field) => field.setAttribute("type", "text"));
      await due.fill("Friday");
      await save.press("Enter");
      await expect(shelves.getByText("Enter a date such as 2026-11-27.", { exact: true })).toBeVisible();
      await expect(due).toHaveAttribute("aria-invalid", "true");
      await expect(due).toHaveAccessibleDescription("Enter a date such as 2026-11-27.");
      await expect(shelves.getByLabel("Owner: Order the shelves")).toHaveValue("Marta Lind");
      await due.evaluate((field) => field.setAttribute("type", "date"));
      await due.fill("2026-12-04");
      await save.press("Enter");
      await expect(shelves.getByText("Now Marta Lind, Fri 4 Dec", { exact: true })).toBeVisible();
      await page.setViewportSize({ width: 320, height: 800 });
      if (javaScriptEnabled) {
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          expect(await findings(page), colorScheme).toEqual([]);
        }
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 1280, height: 800 });
      await shelves.getByRole("button", { name: "Undo: Order the shelves" }).press("Enter");
      await expect(shelves.getByText(/^Now /)).toHaveCount(0);
      await expect(page.getByText("498 credits").first()).toBeVisible();
    });

    test("a deleted line asks whether it was wrong, is done, or is missing only from this digest", async ({
      page,
      app,
    }) => {
      await registerByForm(page);
      const address = await createAgentByForm(page, "Shop move");
      expect(await deliverToHandler(app, ASKED, address)).toBe(200);
      await page.goto("/");
      await page.getByRole("link", { name: "View Details" }).click();
      const sheet = page.getByRole("dialog", { name: "Shop move" });
      await sheet.getByRole("button", { name: "Generate New" }).click();
      await expect(sheet.getByRole("link", { name: "Edit Action Items" })).toBeVisible();
      await page.goto(`${new URL(page.url()).pathname}?edit=actions`);
      const text = sheet.getByRole("textbox", { name: /^Action Items/ });
      if (javaScriptEnabled) {
        // The plain field that the server sent has the same words until the editor takes its place.
        await expect(sheet.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
        await text.getByText("Order the shelves").click({ clickCount: 3 });
        await page.keyboard.press("Backspace");
      } else {
        await text.fill((await text.inputValue()).replace(/.*Order the shelves.*\n?/, ""));
      }
      await sheet.getByRole("button", { name: "Save Action Items" }).press("Enter");
      const asked = sheet.getByRole("region", { name: "A deleted line" });
      await expect(asked).toContainText("Order the shelves");
      await expect(asked).toContainText("Wrong, done, or only from this digest?");
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      if (javaScriptEnabled) expect(await findings(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await asked.getByRole("button", { name: "Wrong: Order the shelves" }).press("Enter");
      await expect(asked).toContainText("Marked as wrong");
      await asked.getByRole("button", { name: "Undo: Order the shelves" }).press("Enter");
      await asked.getByRole("button", { name: "Only from this digest: Order the shelves" }).press("Enter");
      await expect(asked).toHaveCount(0);
    });
  });
}
