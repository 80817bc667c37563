import { replyMail, weekMail } from "../../scripts/own-mails.mjs";
import { deliverToHandler } from "./support/deliver";
import { createAgent, signUp } from "./support/steps";
import { expect, test } from "./support/test";

/** As Gmail asks, without the signature that would prove it. */
function confirmationMail(address: string): Buffer {
  return Buffer.from(
    [
      "From: Gmail Team <forwarding-noreply@google.com>",
      `To: ${address}`,
      "Subject: (#482913705) Gmail Forwarding Confirmation - Receive Mail from ana@team.example",
      "Date: Mon, 16 Nov 2026 08:00:00 +0000",
      "Message-ID: <confirm-1@google.com>",
      "Content-Type: text/plain; charset=utf-8",
      "",
      `ana@team.example has requested to automatically forward mail to your email address ${address}.`,
      "Confirmation code: 482913705",
      "",
      "https://mail-settings.google.com/mail/vf-%5BANGjdJ8%5D-abc",
      "",
    ].join("\r\n"),
  );
}

test("a forwarding to confirm: its code on card and guide, which wait for it until real mail comes", async ({
  page,
  app,
}) => {
  await signUp(page);
  const address = await createAgent(page, "Cutover");
  await deliverToHandler(app, confirmationMail(address), address);
  const notice = page.getByText("Possible confirmation: Gmail may ask to confirm forwarding: 482913705");
  // It is read in the queue.
  await expect
    .poll(async () => (await page.request.get("/api/agents")).text())
    .toContain('"provider":"gmail"');
  await page.goto("/");
  await expect(page.getByRole("article", { name: "Cutover" })).toContainText("482913705");
  await expect(notice).toBeVisible();
  await page.goto("/forwarding-guide");
  const addresses = page.getByRole("region", { name: "Your addresses" });
  await expect(addresses.getByText("Waiting for confirmation", { exact: true })).toBeVisible();
  await expect(notice).toBeVisible();

  await deliverToHandler(app, await weekMail(), address);
  await page.reload();
  await expect(addresses.getByText(/^Last mail/)).toBeVisible();
  await expect(notice).toBeHidden();
  await page.goto("/");
  await expect(page.getByRole("article", { name: "Cutover" })).toContainText("1 mail waiting");
  await expect(notice).toBeHidden();

  // Forwarded from the mail program, and back to the tab.
  await deliverToHandler(app, await replyMail(), address);
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByRole("article", { name: "Cutover" })).toContainText("2 mails waiting", {
      timeout: 1000,
    });
  }).toPass();
});
