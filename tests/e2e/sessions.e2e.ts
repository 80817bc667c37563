import { hydrated } from "../../scripts/screens.mjs";
import { PASSWORD, register, signUp } from "./support/steps";
import { expect, type Page, test } from "./support/test";

test("'Redirecting to login...' when the session ends in another tab", async ({ page, context }) => {
  await register(page);
  await watchFor(page, "Redirecting to login...");
  const other = await context.newPage();
  await other.goto("/");
  await hydrated(other);
  await other.getByRole("button", { name: /^Account of/ }).click();
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(other.getByText("Logged out", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => sessionStorage.getItem("overlay"))).toBe("seen");
});

for (const path of ["/", "/login", "/register"]) {
  test(`'Redirecting to dashboard...' on ${path} when a session begins in another tab`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await watchFor(page, "Redirecting to dashboard...");
    await register(await context.newPage());
    await expect(page.getByRole("heading", { name: "Email Agents", exact: true })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("overlay"))).toBe("seen");
  });
}

/** Notes in the tab's storage when the page says the words; they may be gone with the page at once. */
async function watchFor(page: Page, words: string): Promise<void> {
  await page.evaluate((said) => {
    new MutationObserver(() => {
      if (document.body.textContent?.includes(said)) sessionStorage.setItem("overlay", "seen");
    }).observe(document.body, { childList: true, subtree: true });
  }, words);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "with JavaScript off", () => {
    test.use({ javaScriptEnabled });

    test("'Sign out everywhere' ends the session of another browser too, and the activity log says so", async ({
      page,
      browser,
      app,
    }) => {
      const email = await signUp(page);
      const elsewhere = await browser.newContext({
        baseURL: app.url,
        storageState: await page.context().storageState(),
      });
      expect((await elsewhere.request.get("/", { maxRedirects: 0 })).status()).toBe(200);
      await page.goto("/?dialog=profile");
      await page.getByRole("button", { name: "Sign out everywhere" }).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByText("You have been logged out everywhere.", { exact: true })).toBeVisible();
      expect((await elsewhere.request.get("/create-agent", { maxRedirects: 0 })).status()).toBe(302);
      await elsewhere.close();

      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByRole("heading", { name: "Email Agents", exact: true })).toBeVisible();
      await page.goto("/?dialog=profile");
      await page.getByRole("link", { name: "Activity log" }).click();
      await expect(page.getByRole("heading", { name: "Activity", exact: true })).toBeVisible();
      await expect(page.getByRole("main").getByRole("listitem")).toHaveText([
        /^Signed in.*You/,
        /^Signed out everywhere.*You/,
        /^Account created/,
      ]);
    });
  });
}
