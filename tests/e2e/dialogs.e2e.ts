import type { Locator } from "playwright/test";
import { weekMail } from "../../scripts/own-mails.mjs";
import { hydrated } from "../../scripts/screens.mjs";
import { deliverToHandler } from "./support/deliver";
import { createAgent, newAddress, PASSWORD, register, signUp } from "./support/steps";
import { expect, MOVING, test } from "./support/test";

test.use(MOVING);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "with JavaScript off", () => {
    test.use({ javaScriptEnabled });

    test("'Edit Email Agent' saves every field; what was typed stays when the title is missing", async ({
      page,
      complaints,
    }) => {
      complaints.allowStatus(400);
      await signUp(page);
      await createAgent(page, "Payments rollout");
      await page.getByRole("link", { name: "View Details" }).click();
      await page.getByRole("link", { name: "Edit Agent" }).click();
      const dialog = page.getByRole("dialog", { name: "Edit Email Agent" });
      await dialog.getByLabel("Title").fill("");
      await dialog.getByLabel("Context Information").fill("Everything about payouts");
      await dialog.getByRole("button", { name: "Update Agent" }).click();
      await expect(dialog.getByText("Title is required").first()).toBeVisible();
      await expect(dialog.getByLabel("Context Information")).toHaveValue("Everything about payouts");

      await dialog.getByLabel("Title").fill("Payouts");
      await dialog.getByLabel("Frequency").selectOption("weekly");
      await dialog.getByLabel("Day of Week").selectOption("3");
      await dialog.getByLabel("Time", { exact: true }).fill("08:30");
      await dialog.getByLabel("Time Zone").fill("Europe/Berlin");
      await expect(dialog.getByText("Disabled", { exact: true })).toBeVisible();
      await dialog.getByText("Auto-delete processed emails", { exact: true }).click();
      await expect(dialog.getByText("Enabled", { exact: true })).toBeVisible();
      await dialog.getByLabel("Retention period (days)").fill("14");
      await dialog.getByRole("button", { name: "Update Agent" }).click();
      await expect(page.getByText("Agent updated", { exact: true })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Payouts", level: 1 })).toBeVisible();
      await expect(
        page.getByText("Weekly, Wednesday 08:30 (Europe/Berlin)", { exact: true }).first(),
      ).toBeVisible();
      await page.getByRole("link", { name: "Edit", exact: true }).click();
      await expect(dialog.getByLabel("Retention period (days)")).toHaveValue("14");
      await dialog.getByText("Auto-delete processed emails", { exact: true }).click();
      await dialog.getByRole("button", { name: "Update Agent" }).click();
      await page.getByRole("link", { name: "Edit", exact: true }).click();
      await expect(dialog.getByText("Disabled", { exact: true })).toBeVisible();
    });

    test("'Your Profile': a new email needs the current password, the rest does not", async ({
      page,
      complaints,
    }) => {
      complaints.allowStatus(400, 403);
      await signUp(page);
      await page.goto("/?dialog=profile");
      const dialog = page.getByRole("dialog", { name: "Your Profile" });
      await expect(dialog.getByText("Total Credits", { exact: true })).toBeVisible();
      await expect(dialog.getByText("Plan Tier", { exact: true })).toBeVisible();
      await dialog.getByLabel("Name").fill("");
      await dialog.getByRole("button", { name: "Save Changes" }).click();
      await expect(dialog.getByText("Name is required").first()).toBeVisible();
      await dialog.getByLabel("Name").fill("Ana Ruiz");
      await dialog.getByLabel("Company").fill("Northpier");
      await dialog.getByRole("button", { name: "Save Changes" }).click();
      await expect(page.getByText("Profile updated", { exact: true })).toBeVisible();
      await expect(dialog).toBeHidden();

      await page.goto("/?dialog=profile");
      await expect(dialog.getByLabel("Company")).toHaveValue("Northpier");
      const email = newAddress("moved");
      await dialog.getByLabel("Email").fill(email);
      await dialog.getByLabel(/^Current password/).fill("not the password");
      await dialog.getByRole("button", { name: "Save Changes" }).click();
      await expect(page.getByText("Update failed", { exact: true }).first()).toBeVisible();
      await expect(dialog.getByLabel("Email")).toHaveValue(email);
      await dialog.getByLabel(/^Current password/).fill(PASSWORD);
      await dialog.getByRole("button", { name: "Save Changes" }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("button", { name: `Account of ${email}` })).toBeVisible();
    });

    test("the theme is chosen in the user menu and stays", async ({ page }) => {
      await register(page);
      await page.getByRole("button", { name: /^Account of/ }).click();
      // The page is dark before the server knows; a reload in between would find the old cookie.
      const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
      const choice = page.getByRole("group", { name: "Theme" });
      await expect(choice.getByText("Theme", { exact: true })).toBeVisible();
      await expect(choice.getByRole("button")).toHaveText(["System", "Light", "Dark"]);
      await expect(choice.getByRole("button", { pressed: true })).toHaveText("System");
      await choice.getByRole("button", { name: "Dark" }).click();
      await saved;
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await page.getByRole("button", { name: /^Account of/ }).click();
      await page.getByRole("button", { name: "System" }).click();
      await expect(page.locator("html")).not.toHaveAttribute("data-theme", /./);
    });

    test("'Add More Credits': the tabs lead to /checkout and /subscribe", async ({ page }) => {
      await register(page);
      await page.getByRole("link", { name: /^500 credits/ }).click();
      const dialog = page.getByRole("dialog", { name: "Add More Credits" });
      await dialog.getByRole("link", { name: "Monthly Plan", exact: true }).click();
      await dialog.getByRole("link", { name: "Choose the Monthly Plan" }).click();
      await expect(page.getByText("Demo: no charge is made")).toBeVisible();
      await page.getByRole("button", { name: "Subscribe for $8.99/month" }).click();
      if (javaScriptEnabled) await expect(page.getByText("Processing...")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Subscription Successful" })).toBeVisible();
      if (javaScriptEnabled)
        await expect(page.getByRole("heading", { name: "Email Agents", exact: true })).toBeVisible();
      await page.goto("/?dialog=credits");
      await dialog.getByRole("link", { name: "Buy 50 credits" }).click();
      await expect(page.getByText("Payment Error", { exact: true })).toBeVisible();
      await expect(
        page.getByText("Stripe is not configured correctly. Please try again later."),
      ).toBeVisible();
      await page.getByRole("link", { name: "Return to Dashboard" }).click();
      await expect(page.getByRole("heading", { name: "Email Agents", exact: true })).toBeVisible();
    });

    test("'Process Email' can take the other unprocessed mails along", async ({ page, app }) => {
      await signUp(page);
      const address = await createAgent(page, "Cutover");
      const week = (await weekMail()).toString();
      for (const part of ["first", "second"]) {
        const raw = week.replace(/^Message-ID: .*$/im, `Message-ID: <${part}@team.example>`);
        await deliverToHandler(app, Buffer.from(raw), address);
      }
      await page.goto("/?dialog=notifications");
      if (javaScriptEnabled) {
        const [all, one] = [page.getByLabel("Select all"), page.getByLabel(/^Select (?!all)/).first()];
        await all.check();
        await expect(page.getByRole("button", { name: "Dismiss 2 selected" })).toBeVisible();
        await one.uncheck();
        await expect(all).not.toBeChecked();
        await expect(page.getByRole("button", { name: "Dismiss 1 selected" })).toBeVisible();
        await all.check();
        await expect(one).toBeChecked();
        await all.uncheck();
        await expect(page.getByRole("button", { name: /^Dismiss \d+ selected$/ })).toBeHidden();
      }
      await page.getByLabel("and the other unprocessed email").first().check();
      await page.getByRole("button", { name: "Process Email" }).first().click();
      await expect(page.getByText(/^Summary generated with 2 emails processed/).first()).toBeVisible();
      await expect(page.getByText("No new notifications", { exact: true })).toBeVisible();
      const cookies = await page.context().cookies();
      const viewed = cookies.find(({ name }) => name === "notifications_last_viewed");
      expect(Number.isNaN(Date.parse(decodeURIComponent(viewed?.value ?? "")))).toBe(false);
      if (javaScriptEnabled) {
        const kept = await page.evaluate(() => localStorage.getItem("notifications_last_viewed"));
        expect(Number.isNaN(Date.parse(kept ?? ""))).toBe(false);
      }
    });

    test("the forwarding guide: four topics, the user's own addresses, and their state", async ({
      page,
      app,
    }) => {
      await signUp(page);
      const address = await createAgent(page, "Cutover");
      await page.getByRole("link", { name: "Guide to Forwarding" }).click();
      for (const topic of [
        "Email Threads",
        "Messaging Applications",
        "Project Management",
        "Meeting Transcripts",
      ]) {
        await expect(page.getByRole("heading", { name: topic, exact: true })).toBeVisible();
      }
      const addresses = page.getByRole("region", { name: "Your addresses" });
      await expect(addresses.locator("code")).toHaveText(address);
      await expect(addresses.getByText("No mail yet")).toBeVisible();
      await deliverToHandler(app, await weekMail(), address);
      await page.reload();
      await expect(addresses.getByText(/^Last mail/)).toBeVisible();
      await page.getByRole("link", { name: "Jira", exact: true }).click();
      if (javaScriptEnabled) await expect(page.getByText("Personal settings")).toBeVisible();
      await page.getByRole("link", { name: "Back to Dashboard" }).click();
      await expect(page.getByRole("heading", { name: "Email Agents", exact: true })).toBeVisible();
    });
  });
}

test("a dialog of the sheet gives the focus back to what opened it", async ({ page }) => {
  await signUp(page);
  await createAgent(page, "Cutover");
  await page.getByRole("link", { name: "View Details" }).click();
  const opener = page.getByRole("link", { name: "Edit Agent" });
  await opener.click();
  await expect(page.getByRole("heading", { name: "Edit Email Agent" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

test("Escape closes the uppermost dialog wherever the focus is; what is under it can't be reached", async ({
  page,
}) => {
  await signUp(page);
  await createAgent(page, "Cutover");
  await page.getByRole("link", { name: "View Details" }).click();
  await page.getByRole("link", { name: "Delete Agent" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete Agent?" });
  const sheet = page.getByRole("dialog", { name: "Cutover" });
  await question.getByText(/permanently deletes/).click();
  await page.mouse.click(5, 5);
  await expect(question).toBeVisible();
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press("Tab");
    expect(await question.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
});

test("a sheet that came with the page is moved in once, not again when the script takes it over", async ({
  page,
}) => {
  await signUp(page);
  await createAgent(page, "Cutover");
  await page.getByRole("link", { name: "View Details" }).click();
  await expect(page.getByRole("dialog", { name: "Cutover" })).toBeVisible();
  await page.addInitScript(() => {
    document.addEventListener("animationstart", ({ animationName }) => {
      const { dataset } = document.documentElement;
      dataset.begun = `${dataset.begun ?? ""} ${animationName}`;
    });
  });
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "Cutover", level: 1 })).toBeFocused();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  expect(await page.locator("html").getAttribute("data-begun")).toBe(" sheet-in");
});

/** The lower left of what it lies on. */
const isInItsCorner = (toast: Locator, on: Locator) =>
  expect
    .poll(async () => {
      const [box, under] = [await toast.boundingBox(), await on.boundingBox()];
      return box && under ? { left: box.x - under.x < 24, low: box.y > 900 / 2 } : null;
    })
    .toEqual({ left: true, low: true });

test("a toast has one corner, the lower left, on a page and over the sheet", async ({ page }) => {
  await signUp(page);
  await createAgent(page, "Cutover");
  await page.goto("/");
  await page.getByRole("button", { name: "Try a sample digest" }).click();
  const toast = page.locator(".toast");
  await expect(toast).toContainText("Sample digest ready");
  await isInItsCorner(toast, page.locator("body"));
  await page.getByRole("link", { name: "View Details" }).click();
  await page.getByRole("button", { name: "Generate New" }).click();
  await expect(toast).toContainText("Failed to generate summary");
  await isInItsCorner(toast, page.getByRole("dialog", { name: "Cutover" }));
});

test("a toast never lies over the sheet's buttons", async ({ page }) => {
  await signUp(page);
  await createAgent(page, "Cutover");
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    await page.getByRole("link", { name: "View Details" }).click();
    await page.getByRole("button", { name: "Generate New" }).click();
    const toast = page.getByRole("listitem").filter({ hasText: "Failed to generate summary" });
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    for (const name of ["Send Digest Now", "Process Emails"]) {
      const button = await page.getByRole("dialog").getByText(name, { exact: true }).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `${name}, ${width} px`).toBeLessThanOrEqual(button?.y ?? 0);
    }
  }
});

test("the sheet's buttons are one row from 360 px up, Delete away from the others; on a phone they take less than a tenth", async ({
  page,
}) => {
  await signUp(page);
  await createAgent(page, "Cutover");
  await page.goto("/");
  await page.getByRole("link", { name: "View Details" }).click();
  const sheet = page.getByRole("dialog", { name: "Cutover" });
  const [remove, process, send] = [
    sheet.getByRole("link", { name: "Delete Agent" }),
    sheet.getByRole("button", { name: "Process Emails" }),
    sheet.getByRole("link", { name: "Send Digest Now" }),
  ];
  for (const width of [1280, 768, 767, 640, 639, 390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    const [first, second, last] = await Promise.all(
      [remove, process, send].map(async (each) => {
        const box = await each.boundingBox();
        if (!box) throw new Error(`a button is missing at ${width} px`);
        return box;
      }),
    );
    const middles = [first, second, last].map((box) => (box ? box.y + box.height / 2 : 0));
    expect(Math.max(...middles) - Math.min(...middles), `one row at ${width} px`).toBeLessThan(4);
    const gap = (second?.x ?? 0) - (first ? first.x + first.width : 0);
    expect(gap, `between Delete and Process at ${width} px`).toBeGreaterThan(24);
    if (width < 400) {
      expect(844 - (last?.y ?? 0), "from the row's top to the end of the screen").toBeLessThan(844 / 10);
    }
  }
});
