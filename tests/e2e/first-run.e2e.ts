import { newAddress, PASSWORD } from "./support/steps";
import { expect, type Page, test } from "./support/test";

/** A person who counts what they had to do. */
class Person {
  clicks = 0;
  typedFields = 0;
  constructor(readonly page: Page) {}

  async click(role: "button" | "link", name: string): Promise<void> {
    this.clicks += 1;
    await this.page.getByRole(role, { name }).first().click();
  }

  async type(label: string, text: string): Promise<void> {
    this.typedFields += 1;
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }
}

for (const { javaScriptEnabled, width } of [
  { javaScriptEnabled: true, width: 1280 },
  { javaScriptEnabled: false, width: 1280 },
  { javaScriptEnabled: true, width: 390 },
]) {
  test.describe(`with JavaScript${javaScriptEnabled ? "" : " off"}, ${width} px`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 844 } });

    test("six clicks or fewer from / to a digest that was sent; at most four typed fields", async ({
      page,
    }) => {
      const person = new Person(page);
      await page.goto("/");
      await person.click("link", "Start Free Digest");
      await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
      await person.type("Email", newAddress());
      await person.type("Password", PASSWORD);
      await person.type("Confirm Password", PASSWORD);
      await person.click("button", "Create account");
      await expect(page.getByRole("link", { name: "Create New Agent" })).toHaveCount(1);
      await person.type("Title", "Payments rollout");
      await person.click("button", "Create Agent");
      await person.click("button", "Try a sample digest");
      await expect(page.getByText("Sample digest ready", { exact: true })).toBeVisible();
      // The card counts real mail alone: beside 'Never' and '0' it says why, and the second step leads to the sample.
      const card = page.getByRole("article", { name: "Payments rollout" });
      await expect(card.getByText("Last summary: Never")).toBeVisible();
      await expect(card.getByText("Emails processed: 0")).toBeVisible();
      await expect(card.getByText("Samples are not counted")).toBeVisible();
      await expect(page.getByRole("link", { name: "Read the sample digest" })).toHaveAttribute(
        "href",
        /^\/agents\/[^/]+$/,
      );
      await person.click("link", "Send Digest Now");
      person.clicks += 1;
      await page.getByRole("alertdialog").getByRole("button", { name: "Send Digest Now" }).click();
      await expect(page.getByText("Digest sent", { exact: true })).toBeVisible();
      expect(person.clicks).toBeLessThanOrEqual(6);
      expect(person.typedFields).toBeLessThanOrEqual(4);

      await person.click("link", "View Details");
      const digest = page.getByRole("region", { name: "Current Digest" });
      await expect(digest.getByRole("heading", { name: "Overview" })).toBeVisible();
      await expect(digest.getByText("Sample", { exact: true }).first()).toBeVisible();

      await expect(page.getByText("500 credits", { exact: true })).toBeAttached();
      test.info().annotations.push({
        type: "first run",
        description: `${person.clicks - 1} clicks to the sent digest, ${person.typedFields} typed fields`,
      });

      await page.getByRole("button", { name: "Remove sample mails" }).click();
      await expect(page.getByText("Samples removed", { exact: true })).toBeVisible();
      await expect(page.getByText("No digest has been generated yet.")).toBeVisible();
      await expect(page.getByText("No emails received yet.")).toBeVisible();
    });
  });
}

test("from / to a digest that was sent with the keyboard alone: six presses, focus seen at every stop", async ({
  page,
}) => {
  await page.goto("/");
  let presses = 0;
  const press = async (name: string) => {
    await tabTo(page, name);
    await page.keyboard.press("Enter");
    presses += 1;
  };
  await press("Start Free Digest");
  await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
  await typeNewAccount(page);
  await press("Create account");
  await expect(page.getByRole("heading", { name: "Email Agents", exact: true })).toBeVisible();
  await tabTo(page, "Title");
  await page.keyboard.type("Payments rollout");
  await press("Create Agent");
  await expect(page.getByRole("article", { name: "Payments rollout" })).toBeVisible();
  await press("Try a sample digest");
  await expect(page.getByText("Sample digest ready", { exact: true })).toBeVisible();
  await press("Send Digest Now");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await press("Send Digest Now");
  await expect(page.getByText("Digest sent", { exact: true })).toBeVisible();
  await expectFocusSomewhere(page);
  expect(presses).toBeLessThanOrEqual(6);
});

test("the form of a new agent and its sheet with the keyboard alone: focus is seen at every stop and never left on the body", async ({
  page,
}) => {
  await page.goto("/register");
  await typeNewAccount(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Email Agents", exact: true })).toBeVisible();

  await tabTo(page, "Create New Agent");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Create Email Agent" })).toBeVisible();
  await tabTo(page, "Title");
  await page.keyboard.type("Payments rollout");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article", { name: "Payments rollout" })).toBeVisible();

  await tabTo(page, "Try a sample digest");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Sample digest ready", { exact: true })).toBeVisible();
  await expectFocusSomewhere(page);
  await tabTo(page, "View Details");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Payments rollout", level: 1 })).toBeFocused();

  const stops = new Set<string>();
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press("Tab");
    const where = await page.evaluate(() => {
      const inside =
        document.activeElement?.closest("dialog") !== null || document.activeElement === document.body;
      return { inside, name: document.activeElement?.id || (document.activeElement?.textContent ?? "") };
    });
    expect(where.inside, "Tab stays inside the dialog").toBe(true);
    stops.add(where.name);
  }
  expect(stops.size).toBeGreaterThan(5);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "View Details" })).toBeFocused();
});

/** Fills in the form of a new account by the keyboard. */
async function typeNewAccount(page: Page): Promise<void> {
  await tabTo(page, "Email");
  await page.keyboard.type(newAddress());
  await tabTo(page, "Password");
  await page.keyboard.type(PASSWORD);
  await tabTo(page, "Confirm Password");
  await page.keyboard.type(PASSWORD);
}

/** Presses Tab until the focus is on the control with this name, and sees to it that each stop shows. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if ((await focused.count()) === 0) continue;
    const look = await focused.evaluate((element) => {
      const style = getComputedStyle(element);
      const label =
        element instanceof HTMLInputElement ? element.labels?.[0]?.firstChild?.textContent : undefined;
      return {
        name: (label ?? element.getAttribute("aria-label") ?? element.textContent ?? "").trim(),
        outline: Number.parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== "none",
        text: element.outerHTML.slice(0, 120),
      };
    });
    expect(look.outline, `a visible focus on ${look.text}`).toBe(true);
    if (look.name === name) return;
  }
  throw new Error(`Tab never came to "${name}"`);
}

async function expectFocusSomewhere(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body),
    )
    .toBe(true);
}
