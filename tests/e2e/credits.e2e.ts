import { weekMail } from "../../scripts/own-mails.mjs";
import { deliverToHandler } from "./support/deliver";
import { createAgent, signUp } from "./support/steps";
import { expect, test } from "./support/test";

// One app for both.
test.describe.configure({ mode: "default" });
test.use({ settings: { SIGNUP_CREDITS: "0" } });

test("without credits 'Generate New' says 'No credits remaining'", async ({ page, app }) => {
  await signUp(page);
  const address = await createAgent(page, "Cutover");
  await deliverToHandler(app, await weekMail(), address);
  await expect(page.getByText("0 credits", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "View Details" }).click();
  await page.getByRole("button", { name: "Generate New" }).click();
  await expect(page.getByText("No credits remaining", { exact: true })).toBeVisible();
  await expect(
    page.getByText("You need to purchase more credits to generate summaries.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("No digest has been generated yet.")).toBeVisible();
});

test("without credits the purchase prompt opens, and the badge is red and bold", async ({ page, app }) => {
  await signUp(page);
  const address = await createAgent(page, "Cutover");
  await deliverToHandler(app, await weekMail(), address);
  const badge = page.getByText("0 credits", { exact: true });
  await expect(badge).toHaveCSS("font-weight", "640");
  await page.goto("/");
  await page.getByRole("link", { name: "View Details" }).click();
  await page.getByRole("button", { name: "Generate New" }).click();
  const prompt = page.getByRole("dialog", { name: "Credits and plans" });
  await prompt.getByRole("button", { name: "Purchase Credits" }).click();
  await expect(
    page.getByText("Credits purchase functionality to be implemented.").filter({ visible: true }).first(),
  ).toBeVisible();
  await prompt.getByRole("button", { name: "Purchase Plan" }).click();
  await expect(
    page.getByText("Plan purchase functionality to be implemented.").filter({ visible: true }).first(),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Generate New" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.getByRole("article").getByRole("link", { name: "Send Digest Now" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send Digest Now" }).click();
  await expect(page.getByRole("dialog", { name: "Add More Credits" })).toBeVisible();
});
