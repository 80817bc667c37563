import { replyMail, weekMail } from "../../scripts/own-mails.mjs";
import { deliverByCommand, deliverToHandler } from "./support/deliver";
import { createAgentByForm, registerByForm } from "./support/steps";
import { expect, test } from "./support/test";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "with JavaScript off", () => {
    test.use({ javaScriptEnabled });

    test("a mail comes in, a digest with the words it rests on goes out", async ({ page, app }) => {
      const email = await registerByForm(page);
      const address = await createAgentByForm(page, "Payments rollout");

      expect(await deliverToHandler(app, await weekMail(), address)).toBe(200);
      expect(await deliverByCommand(app, await replyMail(), address.toUpperCase())).toMatch(/^stored: /m);
      const again = await replyMail();
      expect(await deliverByCommand(app, again, address)).toMatch(/^stored: /m);
      expect(await deliverByCommand(app, again, address)).toMatch(/^duplicate: /m);
      expect(await deliverByCommand(app, again, "nobody000000@inbound.localhost")).toContain("refused (404)");

      await page.reload();
      await page.getByRole("link", { name: "View Details" }).click();
      const sheet = page.getByRole("dialog", { name: "Payments rollout" });
      await expect(sheet.getByText("No digest has been generated yet.")).toBeVisible();
      await expect(sheet.getByText("Cutover: where we stand – Müller account")).toBeVisible();
      await expect(sheet.getByText("plan.csv", { exact: false })).toBeVisible();
      await sheet.getByRole("button", { name: "Generate New" }).click();
      await expect(
        page.getByText("Summary generated with 3 emails processed. Credits remaining: 499", { exact: true }),
      ).toBeVisible();

      const actions = sheet.getByRole("region", { name: /^Action Items/ });
      const request = actions.getByRole("listitem").filter({ hasText: "rollback plan" });
      await expect(request).toContainText("Joe");
      await request.locator("summary", { hasText: "from " }).first().click();
      await expect(
        request.getByText("Joe, please send the rollback plan to the vendor by Friday."),
      ).toBeVisible();
      await expect(sheet.getByRole("region", { name: /^Blockers/ })).toContainText("signing key");
      await expect(sheet.getByRole("region", { name: /^Decisions/ })).toContainText("14 December");

      await sheet.getByRole("link", { name: "Send Digest Now" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Send Digest Now" }).click();
      await expect(page.getByText("Digest sent", { exact: true })).toBeVisible();
      await expect(sheet.getByRole("region", { name: "Sent to" })).toContainText(email);

      await page.goto("/outbox");
      await page
        .getByRole("link", { name: /^Payments rollout: / })
        .first()
        .click();
      await expect(page.getByText(`To ${email}`)).toBeVisible();
      const mail = page.frameLocator("iframe");
      await expect(mail.getByRole("heading", { name: "Action Items" })).toBeVisible();
      await expect(mail.getByText("rollback plan").first()).toBeVisible();
    });
  });
}
