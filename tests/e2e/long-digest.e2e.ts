import { findings } from "./support/axe";
import { deliverToHandler } from "./support/deliver";
import { createAgentByForm, registerByForm } from "./support/steps";
import { expect, test } from "./support/test";

const TASKS = 34;
const MAIL = Buffer.from(
  [
    ...["From: Ana Ruiz <ana@yard.example>", "Date: Mon, 2 Nov 2026 08:00:00 +0000", "Subject: Hulls"],
    ...[
      "Message-ID: <hulls@yard.example>",
      "Content-Type: text/plain; charset=utf-8",
      "",
      "Action items:",
      "",
    ],
    ...Array.from({ length: TASKS }, (_, n) => `- Joe: paint hull H-${n + 101} of the spring order`),
    "",
  ].join("\r\n"),
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "with JavaScript off", () => {
    test.use({ javaScriptEnabled });

    test("a digest of a busy agent stays readable: what is left out is said and linked", async ({
      page,
      app,
    }) => {
      await registerByForm(page);
      const address = await createAgentByForm(page, "Hulls");
      expect(await deliverToHandler(app, MAIL, address)).toBe(200);
      await page.goto("/");
      await page.getByRole("link", { name: "View Details" }).click();
      const sheet = page.getByRole("dialog", { name: "Hulls" });
      await sheet.getByRole("button", { name: "Generate New" }).click();
      const actions = sheet.getByRole("region", { name: /^Action Items/ });
      await expect(actions.getByRole("heading")).toContainText(`${TASKS} lines`);
      const lines = actions.locator("li.digest-line");
      await expect(lines).toHaveCount(25);

      await actions.getByRole("link", { name: `and ${TASKS - 25} more of Action Items` }).press("Enter");
      await expect(lines).toHaveCount(TASKS);
      await expect(page).toHaveURL(/\?lines=all#/);
      if (javaScriptEnabled) {
        await expect(lines.nth(25)).toBeFocused();
        expect(await findings(page)).toEqual([]);
      }

      const last = lines.nth(TASKS - 1);
      const text = (await last.locator("p").first().textContent()) ?? "";
      await last.locator("summary", { hasText: "Close or change it" }).press("Enter");
      await last.getByRole("button", { name: `Done: ${text}` }).press("Enter");
      await expect(last.getByRole("button", { name: `Undo: ${text}` })).toBeVisible();
      await expect(lines).toHaveCount(TASKS);

      await actions.getByRole("link", { name: "Show the first 25 of Action Items" }).press("Enter");
      await expect(lines).toHaveCount(25);
      if (javaScriptEnabled) await expect(actions.getByRole("heading")).toBeFocused();
    });
  });
}
