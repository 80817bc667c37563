import { createAgent, signUp } from "./support/steps";
import { expect, test } from "./support/test";

test("Ctrl+K finds an agent or a page by a part of its name; its script is fetched only then", async ({
  page,
}) => {
  await signUp(page);
  await createAgent(page, "Payments rollout");
  await createAgent(page, "Müller account");
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Name of an agent or a page" });
  await expect(field).toBeFocused();
  expect(fetched.some((url) => url.includes("destination-finder"))).toBe(true);
  await expect(page.getByRole("option").first()).toContainText("Müller account");

  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: /^Account of/ })).toBeFocused();

  await page.keyboard.press("Control+k");
  await field.pressSequentially("mull");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Müller account", level: 1 })).toBeVisible();

  await page.keyboard.press("Control+k");
  await field.pressSequentially("no such thing");
  await expect(page.getByText("Nothing of that name.")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field).toBeHidden();
  await expect(page.getByRole("heading", { name: "Müller account", level: 1 })).toBeVisible();
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("'Go to' is a list of links", async ({ page }) => {
    await signUp(page);
    await createAgent(page, "Payments rollout");
    await page.goto("/credits?dialog=go");
    const dialog = page.getByRole("dialog", { name: "Go to" });
    await expect(dialog.getByRole("link", { name: /^Create New Agent/ })).toBeVisible();
    await dialog.getByRole("link", { name: /^Payments rollout/ }).click();
    await expect(page.getByRole("heading", { name: "Payments rollout", level: 1 })).toBeVisible();
  });
});
