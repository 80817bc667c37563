import { hydrated } from "../../scripts/screens.mjs";
import { createAgent, signUp } from "./support/steps";
import { expect, MOVING, type Page, test } from "./support/test";

test.use(MOVING);

/** Keeps every script of ours back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const reload = (page: Page) => page.evaluate(() => location.reload());

/** A new agent's sheet, whose script comes when what is answered is called. */
async function sheetBeforeItsScript(page: Page): Promise<() => void> {
  await signUp(page);
  await createAgent(page, "Payments rollout");
  await page.getByRole("link", { name: "View Details" }).click();
  await expect(page.getByRole("dialog", { name: "Payments rollout" })).toBeVisible();

  const release = await holdScripts(page);
  await Promise.all([page.waitForEvent("load"), reload(page)]);
  return release;
}

test("what is written before the script came is kept, with the focus", async ({ page }) => {
  const release = await sheetBeforeItsScript(page);
  const question = page.getByLabel("Add a new question");
  await question.click();
  await question.pressSequentially("Who tells the bank?");
  release();
  await hydrated(page);
  await expect(question).toBeFocused();
  await expect(question).toHaveValue("Who tells the bank?");
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByText("Question created", { exact: true })).toBeVisible();
  await expect(page.locator("#questions").getByText("Who tells the bank?", { exact: true })).toBeVisible();
});

test("a file that was chosen before the script came is uploaded when it comes", async ({ page }) => {
  const release = await sheetBeforeItsScript(page);
  await page.getByLabel("Add Document").setInputFiles({
    ...{ name: "who-is-who.md", mimeType: "text/markdown" },
    buffer: Buffer.from("Ana leads the cutover."),
  });
  await expect(page.getByRole("button", { name: "Upload" })).toBeVisible();
  release();
  await expect(page.getByText("Document uploaded", { exact: true })).toBeVisible();
  await expect(page.locator("#documents").getByText("who-is-who.md")).toBeVisible();
});

test("a dialog that the address asks for works with the script of its own", async ({ page }) => {
  await signUp(page);
  await createAgent(page, "Payments rollout");
  await page.getByRole("link", { name: "View Details" }).click();
  await page.getByRole("link", { name: "Edit Agent" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Email Agent" });
  await expect(dialog).toBeVisible();

  const release = await holdScripts(page);
  await Promise.all([page.waitForEvent("load"), reload(page)]);
  await dialog.getByLabel("Title").fill("Payouts");
  release();
  await hydrated(page);
  await expect(dialog.getByLabel("Title")).toBeFocused();
  await expect(dialog.getByLabel("Title")).toHaveValue("Payouts");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Payments rollout" })).toBeVisible();
});

test("a signed-in page that can't have its script works without it", async ({ page, complaints }) => {
  await signUp(page);
  await createAgent(page, "Payments rollout");
  await page.route("**/assets/*.js", (route) => route.abort());
  await Promise.all([page.waitForEvent("load"), reload(page)]);
  await page.getByRole("link", { name: "View Details" }).click();
  await page.getByRole("link", { name: "Delete Agent" }).click();
  await page.getByRole("button", { name: "Delete Agent" }).click();
  await expect(page.getByText("Agent deleted", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No email agents found" })).toBeVisible();
  // Chromium logs each script that it could not have.
  complaints.seen.length = 0;
});
