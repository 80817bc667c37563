import type { Page } from "playwright/test";
import { weekMail } from "../../scripts/own-mails.mjs";
import type { App } from "./support/app";
import { deliverToHandler } from "./support/deliver";
import { createAgent, createAgentByForm, registerByForm, signUp } from "./support/steps";
import { expect, MOVING, test } from "./support/test";

test.use(MOVING);

/** The dashboard with an agent that has got a mail. */
async function agentWithMail(page: Page, app: App): Promise<void> {
  await signUp(page);
  const address = await createAgent(page, "Cutover");
  await deliverToHandler(app, await weekMail(), address);
}

test("a dialog takes the focus, Escape closes it, and the focus goes back to what opened it", async ({
  page,
  app,
}) => {
  await agentWithMail(page, app);
  await page.goto("/");

  const bell = page.getByRole("link", { name: /^Notifications/ });
  await bell.click();
  await expect(page.getByRole("heading", { name: "Notifications", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(bell).toBeFocused();

  await page.getByRole("link", { name: "View Details" }).click();
  await expect(page.getByRole("heading", { name: "Cutover", level: 1 })).toBeFocused();

  const remove = page.getByRole("link", { name: /^Delete email Cutover/ });
  await remove.click();
  const question = page.getByRole("alertdialog", { name: /Delete/ });
  await expect(question.getByText(/^Delete email "Cutover: where we stand/)).toBeVisible();
  await expect(question.getByRole("link", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();

  const erase = page.getByRole("link", { name: "Delete Agent" });
  await erase.click();
  const warning = page.getByRole("alertdialog", { name: "Delete Agent?" });
  await expect(
    warning.getByText("Warning: You are about to delete this agent. This action cannot be undone. Continue?"),
  ).toBeVisible();
  await warning.getByRole("link", { name: "Cancel" }).click();
  await expect(erase).toBeFocused();

  await erase.click();
  await warning.getByRole("button", { name: "Delete Agent" }).click();
  await expect(page.getByText("Agent deleted", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(page.getByText("No email agents found")).toBeVisible();
});

test("one toast at a time, and it can be closed at once", async ({ page }) => {
  await registerByForm(page);
  const toasts = page.getByRole("region", { name: /Notifications \(F8\)/ }).getByRole("listitem");
  await expect(toasts).toHaveCount(1);
  await expect(toasts).toContainText("Account created");
  await expect(toasts).toContainText("Your account has been created successfully.");
  await createAgentByForm(page, "Cutover");
  await expect(toasts).toHaveCount(1);
  await expect(toasts).toContainText("Agent created");

  await page.getByRole("button", { name: "Try a sample digest" }).click();
  await expect(toasts).toContainText("Sample digest ready");
  await expect(toasts).toHaveCount(1);
  await page.getByRole("button", { name: "Dismiss message" }).click();
  await expect(toasts).toHaveCount(0);
});

test("with nothing to write from, 'Generate New' says so and costs nothing", async ({ page }) => {
  await signUp(page);
  await createAgent(page, "Cutover");
  await page.getByRole("link", { name: "View Details" }).click();
  await page.getByRole("button", { name: "Generate New" }).click();
  await expect(page.getByText("Failed to generate summary", { exact: true })).toBeVisible();
  await expect(page.getByText("No emails to summarize yet.", { exact: true })).toBeVisible();
  await expect(page.getByText("1 credit, 500 left")).toBeVisible();
});

test("a double press of 'Generate New' buys one digest", async ({ page, app }) => {
  await agentWithMail(page, app);
  await page.getByRole("link", { name: "View Details" }).click();
  await page.getByRole("button", { name: "Generate New" }).dblclick();
  await expect(page.getByText("1 credit, 499 left")).toBeVisible();
  await page.reload();
  await expect(page.getByText("1 credit, 499 left")).toBeVisible();
});

test("what was sent closes its question, also when the page is fetched again between the press and its paint", async ({
  page,
}) => {
  await signUp(page);
  await createAgent(page, "Cutover");
  await page.getByRole("button", { name: "Try a sample digest" }).click();
  await expect(page.getByText("Sample digest ready", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "View Details" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Send Digest Now" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Send Digest Now" }).evaluate((button) => {
    // As quick as a server can be: no paint comes between the press and the asking for news.
    const { fetch } = window;
    window.fetch = (...asked) =>
      asked[0] === "/healthz" ? Promise.resolve(new Response("ok")) : fetch(...asked);
    if (button instanceof HTMLButtonElement) button.click();
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Sent to" })).toBeVisible();
  await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL("/");
});

test("another form pressed while a digest is written leaves the digest where it is looked for", async ({
  page,
  app,
}) => {
  await agentWithMail(page, app);
  await page.getByRole("link", { name: "View Details" }).click();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*", async (route) => {
    if (route.request().postData() !== "intent=generate") return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    await released;
    await route.fulfill({ response });
  });
  await page.getByRole("button", { name: "Generate New" }).click();
  await expect(page.getByRole("button", { name: "Generating..." })).toBeVisible();
  await page.getByRole("button", { name: "Process Emails" }).click();
  await expect(page.getByText("Emails are being processed.", { exact: true })).toBeVisible();
  release();
  await expect(page.getByText(/^Generated at /)).toBeVisible();
});
