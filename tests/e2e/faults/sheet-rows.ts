import { expect, type Page } from "playwright/test";
import { hydrated } from "../../../scripts/screens.mjs";
import type { Fault } from "../support/storage";

/** A row of section 8 about an agent: what breaks, what is pressed, what is said, and what stays on the screen. */
interface Row {
  says: string;
  /** Tells two rows of the same words apart. */
  when?: string;
  description?: string;
  breaks: Fault;
  /** The part of the address after the agent's own. */
  at?: string;
  press(page: Page): Promise<void>;
  /** What was typed is still there. */
  keeps?(page: Page): Promise<void>;
}

export const UNEXPECTED = "An unexpected error occurred";

const table = (page: Page) => page.getByRole("table", { name: "Context documents" });
const answers = (page: Page) => page.getByRole("table", { name: "Answered clarifying questions" });
const openQuestion = (page: Page) => page.getByRole("listitem").filter({ hasText: "When is the dry run?" });
const overview = (page: Page) => page.getByRole("textbox", { name: /^Overview/ });
const description = (page: Page) =>
  table(page).getByRole("textbox", { name: "Edit description of who-is-who.md" });
const answer = (page: Page) => answers(page).getByRole("textbox", { name: "Edit answer to Who signs off?" });
const confirm = (page: Page, name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name }).click();

/** Opens the words, types, and saves with Enter. */
async function editInline(
  opener: ReturnType<Page["locator"]>,
  field: ReturnType<typeof answer>,
  text: string,
) {
  await opener.click();
  await field.fill(text);
}

export const ROWS: Row[] = [
  {
    says: "Failed to update agent",
    breaks: { verb: "UPDATE", table: "agents" },
    at: "?dialog=edit",
    async press(page) {
      await page.getByLabel("Title").fill("Payouts");
      await page.getByRole("button", { name: "Update Agent" }).click();
    },
    keeps: (page) => expect(page.getByLabel("Title")).toHaveValue("Payouts"),
  },
  {
    says: "Failed to delete agent",
    breaks: { verb: "DELETE", table: "agents" },
    at: "?dialog=delete",
    press: (page) => confirm(page, "Delete Agent"),
  },
  {
    says: "Failed to generate summary",
    breaks: { verb: "INSERT", table: "digests" },
    press: (page) => page.getByRole("dialog").getByRole("button", { name: "Generate New" }).click(),
  },
  {
    says: "Failed to upload document",
    breaks: { verb: "INSERT", table: "documents" },
    async press(page) {
      await page.getByLabel("Add Document").setInputFiles({
        name: "plan.md",
        mimeType: "text/markdown",
        buffer: Buffer.from("The plan."),
      });
    },
  },
  {
    says: "Failed to update document",
    breaks: { verb: "UPDATE", table: "documents" },
    async press(page) {
      await editInline(table(page).locator("summary"), description(page), "Who does what");
      await description(page).press("Enter");
    },
    keeps: (page) => expect(description(page)).toHaveValue("Who does what"),
  },
  {
    says: "Failed to delete document",
    breaks: { verb: "DELETE", table: "documents" },
    async press(page) {
      await table(page).getByRole("link", { name: "Delete document who-is-who.md" }).click();
      await confirm(page, "Delete");
    },
  },
  {
    says: "Failed to update digest",
    breaks: { verb: "UPDATE", table: "digests" },
    at: "?dialog=history",
    async press(page) {
      await page
        .getByRole("link", { name: /^Restore/ })
        .first()
        .click();
      await confirm(page, "Restore");
    },
  },
  {
    says: "Failed to update section",
    description: "There was an error updating this section.",
    breaks: { verb: "UPDATE", table: "digests" },
    at: "?edit=overview",
    async press(page) {
      await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
      await overview(page).fill("Nothing else matters this week.");
      await page.getByRole("button", { name: "Save Overview" }).click();
    },
    keeps: async (page) => {
      const isText = await overview(page).evaluate((field) => field.tagName === "TEXTAREA");
      if (isText) await expect(overview(page)).toHaveValue("Nothing else matters this week.");
      else await expect(overview(page)).toHaveText("Nothing else matters this week.");
    },
  },
  {
    says: "Failed to delete email",
    breaks: { verb: "DELETE", table: "mails" },
    async press(page) {
      await page
        .getByRole("link", { name: /^Delete email/ })
        .first()
        .click();
      await confirm(page, "Delete");
    },
  },
  {
    says: "Failed to send digest",
    breaks: { verb: "INSERT", table: "sends" },
    async press(page) {
      await page.getByRole("dialog").getByRole("link", { name: "Send Digest Now" }).click();
      await confirm(page, "Send Digest Now");
    },
  },
  {
    says: "Failed to create question",
    breaks: { verb: "INSERT", table: "questions" },
    async press(page) {
      await page.getByLabel("Add a new question").fill("Who pays?");
      await page.getByRole("button", { name: "Add Question" }).click();
    },
    keeps: (page) => expect(page.getByLabel("Add a new question")).toHaveValue("Who pays?"),
  },
  {
    says: "Failed to generate questions",
    breaks: { verb: "INSERT", table: "questions" },
    press: (page) => page.getByRole("button", { name: /^Generate Questions/ }).click(),
  },
  {
    says: "Failed to save answer",
    breaks: { verb: "UPDATE", table: "questions" },
    async press(page) {
      await page.getByLabel("Answer to: When is the dry run?").fill("On Monday.");
      await openQuestion(page).getByRole("button", { name: "Save Answer" }).click();
    },
    keeps: (page) => expect(page.getByLabel("Answer to: When is the dry run?")).toHaveValue("On Monday."),
  },
  {
    says: "Failed to save answer",
    when: "edited inline",
    breaks: { verb: "UPDATE", table: "questions" },
    async press(page) {
      await editInline(answers(page).locator("summary"), answer(page), "Joe does.");
      await page.getByRole("heading", { name: "Agent Information" }).click();
    },
    keeps: (page) => expect(answer(page)).toHaveValue("Joe does."),
  },
  {
    says: "Failed to dismiss question",
    breaks: { verb: "UPDATE", table: "questions" },
    press: (page) => page.getByRole("button", { name: "Dismiss question: When is the dry run?" }).click(),
  },
  {
    says: "Failed to delete question",
    breaks: { verb: "DELETE", table: "questions" },
    async press(page) {
      await page.getByRole("link", { name: "Delete question Who signs off?" }).click();
      await confirm(page, "Delete");
    },
  },
];

/** Opens the agent there, ready to be pressed. */
export async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
