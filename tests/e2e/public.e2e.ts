import { exampleMails } from "../../app/features/marketing/example-digest";
import { hydrated } from "../../scripts/screens.mjs";
import { inWords, PUBLIC_WORDS } from "../fixtures/public-words";
import { newAddress, PASSWORD, signUp } from "./support/steps";
import { expect, MOVING, type Page, test } from "./support/test";

test.use(MOVING);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "with JavaScript off", () => {
    test.use({ javaScriptEnabled });

    test("an enquiry is refused in the words of section 5, kept as typed, and then sent", async ({
      page,
      complaints,
    }) => {
      complaints.allowStatus(400);
      await page.goto("/?dialog=contact");
      if (javaScriptEnabled) await formHydrated(page);
      await page.getByLabel("Name", { exact: true }).fill("A");
      await page.getByLabel("Email", { exact: true }).last().fill("not an address");
      await page.getByRole("button", { name: "Send Message" }).click();
      for (const words of [
        "Name must be at least 2 characters.",
        "Company name must be at least 2 characters.",
        "Please enter a valid email address.",
        "Message must be at least 10 characters.",
      ]) {
        await expect(page.getByRole("link", { name: words, exact: true })).toBeVisible();
      }
      await expect(page.getByLabel("Email", { exact: true }).last()).toHaveValue("not an address");
      await page.getByLabel("Name", { exact: true }).fill("Ana Ruiz");
      await page.getByLabel("Company").fill("Northpier");
      await page.getByLabel("Email", { exact: true }).last().fill(newAddress());
      await page.getByLabel("Message").fill("Please tell us about single sign-on.");
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByText("Message Sent!")).toBeVisible();
    });

    test("a forgotten password is set anew by the mailed link, once", async ({ page, complaints, app }) => {
      complaints.allowStatus(404);
      const email = await signUp(page);
      await page.context().clearCookies();
      await page.goto("/login");
      await page.getByRole("link", { name: "Forgot password?" }).click();
      await expect(page.getByRole("heading", { name: "Forgot password?" })).toBeVisible();
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: "Send link" }).click();
      await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
      const mail = page
        .getByRole("listitem")
        .filter({ hasText: email })
        .getByRole("link", { name: /Set a new password/ });
      await expect(async () => {
        await page.goto("/outbox");
        await expect(mail).toBeVisible({ timeout: 500 });
      }).toPass();
      await mail.click();
      const link = page.frameLocator("iframe").getByRole("link", { name: "Set a new password" });
      const href = (await link.getAttribute("href")) ?? "";
      expect(href.startsWith(`${app.url}/reset-password/`)).toBe(true);
      await page.goto(href);
      await page.getByLabel("New Password").fill(`${PASSWORD} anew`);
      await page.getByLabel("Confirm Password").fill(`${PASSWORD} anew`);
      await page.getByRole("button", { name: "Save password" }).click();
      await expect(page.getByText("Password changed", { exact: true }).first()).toBeVisible();
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(`${PASSWORD} anew`);
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByRole("heading", { name: "Email Agents", exact: true })).toBeVisible();
      await page.goto(href);
      await expect(page.getByRole("heading", { name: /expired or was used/ })).toBeVisible();
    });

    test("one question of the FAQ is open at a time, and all can be closed", async ({ page }) => {
      await page.goto("/#faq");
      const open = page.locator("details[name=faq][open]");
      await page.getByText("Which tools are supported?").click();
      await page.getByText("Does my team need accounts?").click();
      await expect(open).toHaveCount(1);
      await page.getByText("Does my team need accounts?").click();
      await expect(open).toHaveCount(0);
    });

    test("the banner is out of the way of the form that it leads to", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/?tab=register#auth");
      await expect(page.getByRole("region", { name: "Start", exact: true })).toBeHidden();
    });

    test("the banner appears past 800 px and can be put away", async ({ page }) => {
      await page.goto("/");
      const banner = page.getByRole("region", { name: "Start", exact: true });
      await page.mouse.wheel(0, 790);
      await expect(banner).not.toBeInViewport();
      await page.mouse.wheel(0, 200);
      await expect(banner).toBeInViewport();
      await banner.getByText("Hide this banner").locator("..").click();
      await expect(banner).toBeHidden();
    });
  });
}

// As the server sends them, tests/workers/public-words.test.ts asks for them.
for (const [path, words] of Object.entries(PUBLIC_WORDS)) {
  test(`${path} says what the specification says`, async ({ page }) => {
    await page.goto(path);
    for (const word of words) {
      await expect(page.getByText(inWords(word)).first(), word).toBeAttached();
    }
  });
}

/** A control that only a script has says that the form of an enquiry is sent by it. */
async function formHydrated(page: Page): Promise<void> {
  await expect(page.locator("input[name=quiet]")).toBeAttached();
}

test("'Start Free Digest' opens the Register tab, Login is the default", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await page.getByRole("link", { name: "Start Free Digest" }).first().click();
  await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
  await expect(page.locator("#auth")).toBeInViewport();
});

test("the headline keeps its name; its word changes every 2500 ms, can be paused and rests for reduced motion", async ({
  page,
}) => {
  await page.goto("/");
  await expect(
    page.getByRole("heading", {
      name: "Know every blocker, task, update, decision and metric before Monday.",
      level: 1,
    }),
  ).toBeVisible();
  const words = page.locator(".rotation-word");
  expect(await words.allTextContents()).toEqual(["blocker", "task", "update", "decision", "metric"]);
  const delays = await words.evaluateAll((all) => all.map((word) => getComputedStyle(word).animationDelay));
  expect(delays).toEqual(["0s", "2.5s", "5s", "7.5s", "10s"]);
  await page.getByLabel("Pause the changing word").check({ force: true });
  const states = () =>
    words.evaluateAll((all) => all.flatMap((word) => word.getAnimations().map((each) => each.playState)));
  expect(new Set(await states())).toEqual(new Set(["paused"]));
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await states()).toEqual([]);
  await expect(words.first()).toHaveCSS("opacity", "1");
});

test("by keyboard alone 'Start Free Digest' leads to the form: Tab goes on from the card", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("link", { name: "Start Free Digest" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Confirm Password")).toBeVisible();
  await expect(page.locator("#auth")).toBeFocused();
  // Login, Register, Email.
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Tab");
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("Tab right after Enter on 'Start Free Digest' is the reader's own: the page that comes takes no focus away", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await page.clock.install();
  await page.getByRole("link", { name: "Start Free Digest" }).first().focus();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Confirm Password")).toBeVisible();
  await page.keyboard.press("Tab");
  const reached = await page.locator(":focus").elementHandle();
  await page.clock.runFor(1000);
  expect(await reached?.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("times of the landing page's digest and of its quotes are of one zone, whoever looks", async ({
  page,
}) => {
  await page.goto("/");
  const times = await page.locator("#main time").allTextContents();
  expect(times.length).toBeGreaterThan(5);
  expect(times.filter((words) => !words.endsWith(" CET"))).toEqual([]);
});

test("each mail that the front page's digest was written from opens as it was sent", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("region", { name: "Written from these mails" }).getByRole("link");
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(paths.length).toBe(exampleMails.length);
  for (const path of paths) {
    const answer = await page.request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
    expect(await answer.text()).toMatch(/^From: [\s\S]*^Subject: /m);
  }
  const [first] = exampleMails;
  await links.first().click();
  await expect(page.getByText(`Subject: ${first?.subject}`)).toBeVisible();
});

test("the tabs of the Live Digest Demo follow arrows, Home and End", async ({ page }) => {
  await page.goto("/?demo=actions");
  const tab = (name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) });
  await hydrated(page);
  await tab("Action Items").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Decisions")).toBeFocused();
  await expect(
    page.getByText("The old order form stays online until the end of January", { exact: true }),
  ).toBeVisible();
  await page.keyboard.press("End");
  await expect(tab("Blockers")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Home");
  await expect(tab("Action Items")).toBeFocused();
});

test("a flip card turns by keyboard and both its faces are read", async ({ page }) => {
  await page.goto("/");
  const card = page.getByRole("button", {
    name: /Forty threads before coffee.*One page, ranked by urgency/s,
  });
  await expect(card).toHaveAttribute("data-ready", "true");
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Space");
  await expect(card).toHaveAttribute("aria-pressed", "false");
});

test("the contact dialog holds the focus, gives it back, and is empty again 300 ms after closing", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/security");
  const opener = page.getByRole("link", { name: "Contact Enterprise Sales" });
  await hydrated(page);
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Contact Us" });
  await formHydrated(page);
  await dialog.getByLabel("Name", { exact: true }).fill("Ana");
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.clock.fastForward(300);
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("");
});

test("an enquiry that fails says so in a toast and stays in the form", async ({ page, complaints }) => {
  complaints.allowStatus(429);
  await page.goto("/test-contact");
  await formHydrated(page);
  for (let count = 0; count < 20; count += 1) {
    await page.request.post("/api/contact/enterprise", {
      data: { name: "Ana", company: "Northpier", email: newAddress(), message: "Over and over again." },
    });
  }
  await page.getByLabel("Name", { exact: true }).fill("Ana Ruiz");
  await page.getByLabel("Company").fill("Northpier");
  await page.getByLabel("Email", { exact: true }).fill(newAddress());
  await page.getByLabel("Message").fill("Please tell us about single sign-on.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Error", { exact: true }).first()).toBeVisible();
  await expect(
    page.getByText("Failed to send your message. Please try again later.", { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByLabel("Company")).toHaveValue("Northpier");
});
