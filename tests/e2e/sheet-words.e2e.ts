import { deliverToHandler } from "./support/deliver";
import { createAgent, openSample, signUp } from "./support/steps";
import { expect, type Page, test } from "./support/test";

const field = (page: Page) => page.getByLabel("Add a new question");

async function addQuestion(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(field(page)).toHaveValue("");
  await expect(page.getByRole("button", { name: `Dismiss question: ${question}` })).toBeVisible();
}

test("a question that is being written stays while others are generated, dismissed and deleted", async ({
  page,
}) => {
  await openSample(page);
  await addQuestion(page, "Who signs off?");
  await field(page).fill("When is the dry");
  await page.getByRole("button", { name: "Dismiss question: Who signs off?" }).click();
  await expect(page.getByText("Question dismissed", { exact: true })).toBeVisible();
  await expect(field(page)).toHaveValue("When is the dry");
  await page.getByRole("button", { name: "Generate Questions" }).click();
  await expect(page.getByText("Questions generated", { exact: true })).toBeVisible();
  await expect(field(page)).toHaveValue("When is the dry");
});

test("what is gone gives the focus to the heading of its part, not to the toast, which goes by itself", async ({
  page,
}) => {
  await openSample(page);
  await addQuestion(page, "Who signs off?");
  await expect(page.getByRole("button", { name: "Add Question" })).toBeFocused();
  await page.getByRole("button", { name: "Dismiss question: Who signs off?" }).click();
  await expect(page.getByRole("heading", { name: "Clarifying Questions", exact: true })).toBeFocused();
  await expect(page.getByText("Question dismissed", { exact: true })).toBeVisible();
  await expect(page.getByText("Question dismissed", { exact: true })).toBeHidden();
  await page
    .getByRole("link", { name: /^Delete email / })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "Recent Emails" })).toBeFocused();
});

test("a question and an answer that are too long say so and stay", async ({ page, complaints }) => {
  complaints.allowStatus(400);
  await openSample(page);
  await addQuestion(page, "Who signs off?");
  await field(page).fill("why ".repeat(300));
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByText("A question has at most 1000 characters").first()).toBeVisible();
  await expect(field(page)).toHaveValue("why ".repeat(300));
  const answer = page.getByLabel("Answer to: Who signs off?");
  await answer.fill("because ".repeat(300));
  await page
    .getByRole("listitem")
    .filter({ has: answer })
    .getByRole("button", { name: "Save Answer" })
    .click();
  await expect(page.getByText("An answer has at most 2000 characters").first()).toBeVisible();
  await expect(answer).toHaveValue("because ".repeat(300));
});

// The widest and the narrowest: what fits into 320 px fits into 390.
for (const width of [1280, 320]) {
  test(`one word as long as a title can be widens no page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSample(page);
    const path = new URL(page.url()).pathname;
    const word = "W".repeat(200);
    await page.request.put(`/api${path}`, {
      data: { title: word, description: word, recipients: [`${word}@x`] },
    });
    const places = [`${path}/items`, `${path}/emails`, `${path}?dialog=history`, `${path}?dialog=send`];
    for (const where of ["/", path, ...places, "/monday", "/activity", "/forwarding-guide", "/?dialog=go"]) {
      await page.goto(where);
      await expect(page.getByText(word).first()).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(
        width,
      );
    }
  });
}

for (const width of [1280, 320]) {
  test(`a mail whose subject is one long word widens no page or dialog at ${width} px`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signUp(page);
    const address = await createAgent(page, "Payments rollout");
    const word = "W".repeat(200);
    const mail = [
      `From: ${"Z".repeat(100)} <ana@team.example>`,
      `Message-ID: <long-${width}@team.example>`,
      `Subject: ${word}`,
      "",
      `Joe, please send the plan for ${word} by Friday.`,
    ];
    expect(await deliverToHandler(app, Buffer.from(mail.join("\r\n")), address)).toBe(200);
    await page.goto("/");
    const agent = new URL(
      (await page.getByRole("link", { name: "View Details" }).getAttribute("href")) ?? "",
      page.url(),
    ).pathname;
    await page.goto(agent);
    const asks = page.getByRole("link", { name: /^Delete email W/ });
    const deletes = await asks.getAttribute("href");
    for (const where of ["/?dialog=notifications", agent, deletes ?? "", `${agent}/emails`]) {
      await page.goto(where);
      await expect(page.getByText(word).first()).toBeAttached();
      const wider = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll("dialog [id$=-body]")]
          .filter((part) => part.scrollWidth > part.clientWidth)
          .map(({ id, scrollWidth }) => `${id || "page"} ${scrollWidth}`),
      );
      expect(wider, where).toEqual([]);
    }
  });
}

test("the address of an agent that is gone has the title of the 404 page", async ({ page, complaints }) => {
  complaints.allowStatus(404);
  await signUp(page);
  for (const path of ["/agents/none", "/no-such-page"]) {
    await page.goto(path);
    await expect(page).toHaveTitle("404 Page Not Found - Mondaybrief");
  }
});

test("a time zone that nobody knows is refused in words, also while the schedule is out of sight", async ({
  page,
  complaints,
}) => {
  // Pressed before the browser has the rules, the server says the same.
  complaints.allowStatus(400);
  await openSample(page);
  await page.getByRole("link", { name: "Edit Agent" }).click();
  await page.getByLabel("Frequency").selectOption("daily");
  await page.getByLabel("Time Zone").fill("Europe/Berln");
  await page.getByLabel("Frequency").selectOption("manual");
  await page.getByRole("button", { name: "Update Agent" }).click();
  await expect(page.getByText("Unknown time zone; one is written like Europe/Berlin").first()).toBeVisible();
  await expect(page.getByLabel("Time Zone")).toBeVisible();
  await page.getByLabel("Time Zone").fill("Europe/Vienna");
  await page.getByRole("button", { name: "Update Agent" }).click();
  await expect(page.getByText("Agent updated", { exact: true })).toBeVisible();
});

test("leaving the form of an agent with changes asks; Cancel and saving don't", async ({ page }) => {
  await openSample(page);
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const form = page.getByRole("dialog", { name: "Edit Email Agent" });
  const context = form.getByLabel("Context Information");
  await page.getByRole("link", { name: "Edit Agent" }).click();
  await context.fill("Everything that the writer has to know.");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(context).toHaveValue("Everything that the writer has to know.");
  await expect(context).toBeFocused();
  await page.keyboard.press("ControlOrMeta+k");
  await question.getByRole("button", { name: "Keep editing" }).click();
  await form.getByRole("link", { name: "Cancel" }).click();
  await expect(form).toBeHidden();

  await page.getByRole("link", { name: "Edit Agent" }).click();
  await context.fill("Payments move to the new ledger.");
  await form.getByRole("button", { name: "Update Agent" }).click();
  await expect(page.getByText("Agent updated", { exact: true })).toBeVisible();
  await expect(form).toBeHidden();

  await page.goto("/create-agent");
  await page.getByLabel("Title").fill("Vendor watch");
  await page.getByRole("link", { name: "Mondaybrief" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { name: "Email Agents", exact: true })).toBeVisible();
});
