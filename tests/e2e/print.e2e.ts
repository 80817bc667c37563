import { z } from "zod";
import { weekMail } from "../../scripts/own-mails.mjs";
import { deliverToHandler } from "./support/deliver";
import { createAgent, register, signUp } from "./support/steps";
import { expect, test } from "./support/test";

test("in print a digest is whole, with the words behind every line and without a control", async ({
  page,
}) => {
  await signUp(page);
  await createAgent(page, "Payments rollout");
  await page.getByRole("button", { name: "Try a sample digest" }).click();
  await expect(page.getByText(/^Sample digest/).first()).toBeVisible();
  await page.getByRole("link", { name: "View Details" }).click();
  const digest = page.locator("dialog#agent #digest");
  await expect(digest.getByRole("heading", { name: "Overview" })).toBeVisible();
  await expect(digest.locator("blockquote").first()).toBeHidden();

  await page.emulateMedia({ media: "print" });
  const quotes = digest.locator("blockquote");
  await expect(quotes).not.toHaveCount(0);
  await expect(quotes.filter({ visible: true })).toHaveCount(await quotes.count());
  for (const control of ["button", "a", "input", "textarea"])
    await expect(page.locator(control).filter({ visible: true })).toHaveCount(0);
});

test("in print what is open, of an agent and of all, is a list to tick off, with its words and without a control", async ({
  page,
  app,
}) => {
  await signUp(page);
  const address = await createAgent(page, "Payments rollout");
  expect(await deliverToHandler(app, await weekMail(), address)).toBe(200);
  const listed = await (await page.request.get("/api/agents")).json();
  const agentPath = `/agents/${z.array(z.object({ id: z.string() })).parse(listed)[0]?.id}`;
  expect((await page.request.post(`/api${agentPath}/summary-now`)).status()).toBe(200);
  for (const path of ["/monday", "/monday?by=person", `${agentPath}/items`]) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(path);
    const items = page.locator("li[id^=item-]");
    await expect(items).not.toHaveCount(0);
    const quotes = items.locator("blockquote");
    await expect(quotes.first()).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(quotes.filter({ visible: true })).toHaveCount(await quotes.count());
    for (const control of ["button", "input", "select", "nav", "textarea"])
      await expect(page.locator(control).filter({ visible: true })).toHaveCount(0);
    // Of links the names of agents stay, as words.
    await expect(page.locator("a:not([href^='/agents/'])").filter({ visible: true })).toHaveCount(0);
    const box = (index: number) =>
      items
        .nth(index)
        .locator("p")
        .first()
        .evaluate((element) => getComputedStyle(element, "::before").content);
    for (let index = 0; index < (await items.count()); index++) expect(await box(index)).toContain("☐");
    await expect(page.getByText(/^Mondaybrief, /).filter({ visible: true })).toHaveCount(1);
  }
});

test("in print the answers of a page's questions are open", async ({ page }) => {
  await page.goto("/security");
  const answers = page.locator(".accordion details > div");
  await expect(answers).toHaveCount(10);
  await page.emulateMedia({ media: "print" });
  await expect(answers.filter({ visible: true })).toHaveCount(10);
});

test("with forced colours a switch, a pressed button and the filled button still say so", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await register(page);
  const ground = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.getByRole("button", { name: /^Account of/ }).click();
  expect(await ground("[name=theme][aria-pressed=true]")).not.toBe(
    await ground("[name=theme][aria-pressed=false][value=dark]"),
  );
  await page.keyboard.press("Escape");
  await createAgent(page, "Payments rollout");
  await page.getByRole("link", { name: "View Details" }).click();
  await page.getByRole("link", { name: "Edit Agent" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Email Agent" });
  await expect(dialog).toBeVisible();
  expect(await ground("button[form=edit-agent-form]")).not.toBe(await ground("#edit-agent"));
  const off = await ground(".switch-track");
  await dialog.getByText("Auto-delete processed emails", { exact: true }).click();
  await expect.poll(() => ground(".switch-track")).not.toBe(off);
});
