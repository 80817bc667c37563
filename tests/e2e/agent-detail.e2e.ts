import { openSample } from "./support/steps";
import { expect, type Page, test } from "./support/test";

const overview = (page: Page) => page.getByRole("region", { name: "Overview" });

// Without a script: tests/workers/sheet-forms.test.ts.
test.describe("with JavaScript", () => {
  test("each section is edited and saved separately, which marks the digest as edited", async ({ page }) => {
    await openSample(page);
    await page.getByRole("link", { name: "Edit Overview" }).click();
    const text = page.getByRole("textbox", { name: /^Overview/ });
    await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
    await text.fill("Nothing else matters this week.");
    await page.getByRole("button", { name: "Save Overview" }).click();
    await expect(page.getByText("Digest updated", { exact: true })).toBeVisible();
    await expect(overview(page).getByText("Nothing else matters this week.")).toBeVisible();
    await expect(page.getByText(/^Edited /)).toBeVisible();
    await expect(page.getByRole("heading", { name: /^Action Items/ })).toBeVisible();

    await page.getByRole("link", { name: "Generate New" }).click();
    const question = page.getByRole("alertdialog", { name: "Regenerate Digest?" });
    await expect(
      question.getByText(
        "You have manually edited this digest. Regenerating will overwrite your changes. Are you sure you want to continue?",
      ),
    ).toBeVisible();
    await expect(question.getByRole("button", { name: "Continue" })).toBeVisible();
    await question.getByRole("link", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
  });

  test("the last four appear only if they have content, and can be written all the same", async ({
    page,
  }) => {
    await openSample(page);
    const editor = page.getByRole("textbox", { name: /^Blockers/ });
    const write = async (text: string) => {
      await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
      // Not fill: the rich editor takes keys, and learns of a selection made past it only later.
      await editor.press("ControlOrMeta+a");
      await editor.press("Delete");
      if (text) await editor.pressSequentially(text);
      await page.getByRole("button", { name: "Save Blockers" }).click();
      await expect(editor).toBeHidden();
    };
    await page.getByRole("link", { name: "Edit Blockers" }).click();
    await write("");
    await expect(page.getByRole("heading", { name: /^Blockers/ })).toBeHidden();
    await page.getByRole("link", { name: "Add Blockers" }).click();
    await write("The bank has not signed the key");
    await expect(page.getByRole("region", { name: /^Blockers/ })).toContainText(
      "The bank has not signed the key",
    );
    await expect(page.getByRole("link", { name: "Add Blockers" })).toBeHidden();
  });

  test("'Cancel restores the original content'", async ({ page }) => {
    await openSample(page);
    const before = (await overview(page).locator(".prose-digest").textContent()) ?? "";
    await page.getByRole("link", { name: "Edit Overview" }).click();
    await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
    await page.getByRole("textbox", { name: /^Overview/ }).fill("Gone with a cross.");
    await page.getByRole("link", { name: "Cancel editing Overview" }).click();
    await expect(overview(page).locator(".prose-digest")).toHaveText(before);
  });

  test("questions: 'Add Question', 'Save Answer', dismiss, and 'Delete this answered question?'", async ({
    page,
  }) => {
    await openSample(page);
    await expect(page.getByText("No answered questions", { exact: true })).toBeVisible();
    const open = page.getByRole("region", { name: "Clarifying Questions", exact: true });
    for (const question of ["Who signs off?", "When is the dry run?"]) {
      await page.getByLabel("Add a new question").fill(question);
      await page.getByRole("button", { name: "Add Question" }).click();
      await expect(open.getByText(question, { exact: true })).toBeVisible();
    }
    await expect(page.getByText("Question created", { exact: true })).toBeVisible();
    await page.getByLabel("Answer to: Who signs off?").fill("Ana does.");
    await open
      .getByRole("listitem")
      .filter({ hasText: "Who signs off?" })
      .getByRole("button", { name: "Save Answer" })
      .click();
    await expect(page.getByText("Question answered", { exact: true })).toBeVisible();
    const answered = page.getByRole("table", { name: "Answered clarifying questions" });
    await expect(answered.getByText("Ana does.", { exact: true }).first()).toBeVisible();
    await page.getByRole("button", { name: "Dismiss question: When is the dry run?" }).click();
    await expect(page.getByText("Question dismissed", { exact: true })).toBeVisible();
    await expect(open.getByText("When is the dry run?", { exact: true })).toBeHidden();
    await page.getByRole("link", { name: "Delete question Who signs off?" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByText("Delete this answered question?", { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Question deleted", { exact: true })).toBeVisible();
    await expect(page.getByText("No answered questions", { exact: true })).toBeVisible();
  });

  test("a document is added, described and deleted", async ({ page }) => {
    await openSample(page);
    await expect(page.getByText("No context documents added yet.")).toBeVisible();
    await page.getByLabel("Add Document").setInputFiles({
      name: "who-is-who.md",
      mimeType: "text/markdown",
      buffer: Buffer.from("Ana leads the cutover."),
    });
    await expect(page.getByText("Document uploaded", { exact: true })).toBeVisible();
    const table = page.getByRole("table", { name: "Context documents" });
    await expect(table.getByText("who-is-who.md", { exact: true })).toBeVisible();

    await table.getByLabel("Edit description of who-is-who.md").first().click();
    const field = table.getByRole("textbox", { name: "Edit description of who-is-who.md" });
    await field.fill("Who does what");
    await field.press("Enter");
    await expect(page.getByText("Document updated", { exact: true })).toBeVisible();
    await expect(table.getByText("Who does what", { exact: true }).first()).toBeVisible();

    await table.getByRole("link", { name: "Delete document who-is-who.md" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByText('Delete document "who-is-who.md"?', { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Document deleted", { exact: true })).toBeVisible();
    await expect(page.getByText("No context documents added yet.")).toBeVisible();
  });

  test("a file of another kind is refused in words", async ({ page }) => {
    await openSample(page);
    await page.getByLabel("Add Document").setInputFiles({
      name: "plan.exe",
      mimeType: "application/octet-stream",
      buffer: Buffer.from("MZ"),
    });
    await expect(page.getByText("Failed to upload document", { exact: true })).toBeVisible();
    await expect(
      page.getByText("Only .txt, .pdf, .doc, .docx and .md files are accepted.", { exact: true }),
    ).toBeVisible();
  });
});

test("the editor is fetched with the pencil and not before; its toolbar is one tab stop with arrows", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("response", (response) => scripts.push(response.url()));
  await openSample(page);
  const isEditor = (url: string) => /markdown-editor/.test(url);
  expect(scripts.filter(isEditor)).toEqual([]);
  await page.getByRole("link", { name: "Edit Overview" }).click();
  const toolbar = page.getByRole("toolbar", { name: "Formatting" });
  await expect(toolbar).toBeVisible();
  expect(scripts.filter(isEditor).length).toBeGreaterThan(0);
  const names = await toolbar
    .getByRole("button")
    .evaluateAll((all) => all.map((button) => button.getAttribute("aria-label")));
  expect(names).toEqual(["Bold", "Italic", "Heading 1", "Heading 2", "Bullet list", "Numbered list"]);

  const text = page.getByRole("textbox", { name: "Overview", exact: true });
  await expect(text).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await expect(page.getByText("Write something...").filter({ visible: true })).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  const bold = toolbar.getByRole("button", { name: "Bold" });
  await expect(bold).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(bold).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(toolbar.getByRole("button", { name: "Numbered list" })).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Tab");
  await page.keyboard.type("loud");
  await page.getByRole("button", { name: "Save Overview" }).click();
  await expect(overview(page).getByText("loud")).toBeVisible();
});

test("Escape cancels from a button and does nothing in the text; the sheet stays open", async ({ page }) => {
  await openSample(page);
  const pencil = page.getByRole("link", { name: "Edit Overview" });
  await pencil.click();
  const text = page.getByRole("textbox", { name: "Overview", exact: true });
  await expect(text).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(text).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Escape");
  await expect(text).toBeHidden();
  await expect(pencil).toBeFocused();
  await expect(page.getByRole("heading", { name: "Payments rollout", level: 1 })).toBeVisible();
});

test("leaving with changes asks", async ({ page }) => {
  await openSample(page);
  await page.getByRole("link", { name: "Edit Overview" }).click();
  const text = page.getByRole("textbox", { name: "Overview", exact: true });
  await expect(text).toBeFocused();
  await page.keyboard.type("Half a sentence");
  await page.getByRole("link", { name: "Close" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(text).toContainText("Half a sentence");
  await page.getByRole("link", { name: "Close" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("link", { name: "View Details" })).toBeFocused();
});

test("inline editing: Enter saves, Escape cancels, blur saves", async ({ page }) => {
  await openSample(page);
  await page.getByLabel("Add a new question").fill("Who signs off?");
  await page.getByRole("button", { name: "Add Question" }).click();
  await page.getByLabel("Answer to: Who signs off?").fill("Ana");
  await page.getByRole("button", { name: "Save Answer" }).click();
  const table = page.getByRole("table", { name: "Answered clarifying questions" });
  const words = table.getByLabel(/^Edit answer to Who signs off/);
  const field = table.getByRole("textbox", { name: "Edit answer to Who signs off?" });

  await words.first().click();
  await field.fill("Nobody");
  await field.press("Escape");
  await expect(table.getByText("Ana", { exact: true })).toBeVisible();
  await expect(table.locator("summary")).toBeFocused();

  await page.keyboard.press("Enter");
  await field.fill("Joe");
  await field.press("Enter");
  await expect(table.getByText("Joe", { exact: true })).toBeVisible();
  await expect(page.getByText("Question answered", { exact: true })).toBeVisible();

  await words.first().click();
  await field.fill("Priya");
  await page.getByRole("heading", { name: "Agent Information" }).click();
  await expect(table.getByText("Priya", { exact: true })).toBeVisible();
  await page.reload();
  await expect(table.getByText("Priya", { exact: true }).first()).toBeVisible();
});

test("'Shows 3 questions at first, with Show more / Show less in steps of 3'", async ({ page }) => {
  await openSample(page);
  const open = page.getByRole("region", { name: "Clarifying Questions", exact: true });
  const items = open.locator("li");
  for (let place = await items.count(); place < 7; place += 1) {
    await page.getByLabel("Add a new question").fill(`Question ${place}?`);
    await page.getByRole("button", { name: "Add Question" }).click();
    await expect(page.getByLabel("Add a new question")).toHaveValue("");
    await expect(items).toHaveCount(Math.min(place + 1, 3));
  }
  await open.getByRole("link", { name: "Show more" }).click();
  await expect(items).toHaveCount(6);
  await expect(items.nth(3).locator("[tabindex='-1']")).toBeFocused();
  await open.getByRole("link", { name: "Show more" }).click();
  await expect(items).toHaveCount(7);
  await expect(open.getByRole("link", { name: "Show more" })).toBeHidden();
  await open.getByRole("link", { name: "Show less" }).click();
  await expect(items).toHaveCount(6);
});

test("'Add Question' and 'Save Answer' do nothing while the trimmed text is empty, and say why", async ({
  page,
}) => {
  await openSample(page);
  const add = page.getByRole("button", { name: "Add Question" });
  await expect(add).toHaveAttribute("aria-disabled", "true");
  await page.getByLabel("Add a new question").fill("   ");
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Write a question first.")).toBeVisible();
  await expect(page.getByLabel("Add a new question")).toBeFocused();
});

test("Escape leaves the history of digests, and the focus goes back to its link", async ({ page }) => {
  await openSample(page);
  await page.getByRole("link", { name: "Digest history" }).click();
  const dialog = page.getByRole("dialog", { name: "Digest history" });
  await expect(dialog.getByText("Current", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Digest history" })).toBeFocused();
});
