import { describe, expect, it } from "vitest";
import { deliverMail, rawMail } from "../support/deliver-mail";
import { newAgent } from "../support/new-agent";
import { newUser } from "../support/new-user";
import { type PlainPage, PlainVisitor } from "../support/plain-visitor";

const QUESTION = "[role=alertdialog]";
const DESCRIPTION = "Edit description of who-is-who.md";

/** The sheet of an agent with a sample digest. */
async function openSample(): Promise<PlainPage> {
  const user = await newUser();
  const { id } = await newAgent(user, { title: "Payments rollout", recipients: [user.email] });
  const visitor = new PlainVisitor(user.cookie);
  await (await visitor.open("/")).press("Try a sample digest");
  return visitor.open(`/agents/${id}`);
}

/** The digest's own words, section by section. */
const prose = (page: PlainPage) => page.shown(".prose-digest").map((element) => element.textContent);

describe("with JavaScript off", () => {
  it("each section is edited and saved separately, which marks the digest as edited", async () => {
    const editor = await (await openSample()).follow("Edit Overview");
    const saved = await editor.press("Save Overview", {
      "Overview, Markdown": "Nothing else matters this week.",
    });
    saved.expectSaid("Digest updated");
    expect(prose(saved)[0]?.trim()).toBe("Nothing else matters this week.");
    saved.expectShown("Nothing else matters this week.", /^Edited /);
    expect(saved.shown("h2, h3, h4", /^Action Items/)).toHaveLength(1);

    const asked = await saved.follow("Generate New");
    expect(asked.shown(`:is(${QUESTION}) *`, "Regenerate Digest?").length).toBeGreaterThan(0);
    asked.expectShown(
      "You have manually edited this digest. Regenerating will overwrite your changes. Are you sure you want to continue?",
    );
    expect(asked.shown("button", "Continue")).toHaveLength(1);
    (await asked.follow("Cancel", QUESTION)).expectNotShown("Regenerate Digest?");
  });

  it("the last four appear only if they have content, and can be written all the same", async () => {
    const heading = (page: PlainPage) => page.shown("h2, h3, h4", /^Blockers/).length;
    const sheet = await openSample();
    expect(heading(sheet)).toBe(1);
    const emptied = await (await sheet.follow("Edit Blockers")).press("Save Blockers", {
      "Blockers, Markdown": "",
    });
    expect(heading(emptied)).toBe(0);
    const written = await (await emptied.follow("Add Blockers")).press("Save Blockers", {
      "Blockers, Markdown": "The bank has not signed the key",
    });
    expect(heading(written)).toBe(1);
    expect(written.shown("section", /^Blockers.*The bank has not signed the key/)).toHaveLength(1);
    written.expectNotShown("Add Blockers");
  });

  it("'Cancel restores the original content'", async () => {
    const sheet = await openSample();
    const before = prose(sheet);
    expect(before[0]).not.toBe("");
    const editor = await sheet.follow("Edit Overview");
    expect(prose(await editor.follow("Cancel editing Overview"))).toEqual(before);
  });

  it("questions: 'Add Question', 'Save Answer', dismiss, and 'Delete this answered question?'", async () => {
    let page = await openSample();
    page.expectShown("No answered questions");
    for (const question of ["Who signs off?", "When is the dry run?"]) {
      page = await page.press("Add Question", { "Add a new question": question });
      page.expectSaid("Question created");
      page.expectShown(question);
    }
    page = await page.press("Save Answer", { "Answer to: Who signs off?": "Ana does." });
    page.expectSaid("Question answered");
    expect(page.shown("table *", "Ana does.").length).toBeGreaterThan(0);
    page = await page.press("Dismiss question: When is the dry run?");
    page.expectSaid("Question dismissed");
    page.expectNotShown("When is the dry run?");
    page = await page.follow("Delete question Who signs off?");
    page.expectShown("Delete this answered question?");
    page = await page.press("Delete", {}, QUESTION);
    page.expectSaid("Question deleted");
    page.expectShown("No answered questions");
  });

  it("a document is added, described and deleted", async () => {
    let page = await openSample();
    page.expectShown("No context documents added yet.");
    page = await page.press("Upload", {
      "Add Document": new File(["Ana leads the cutover."], "who-is-who.md", { type: "text/markdown" }),
    });
    page.expectSaid("Document uploaded");
    expect(page.shown("table *", "who-is-who.md").length).toBeGreaterThan(0);
    page = await page.press("Save", { [DESCRIPTION]: "Who does what" });
    page.expectSaid("Document updated");
    expect(page.shown("table *", "Who does what").length).toBeGreaterThan(0);
    page = await page.follow("Delete document who-is-who.md");
    page.expectShown('Delete document "who-is-who.md"?');
    page = await page.press("Delete", {}, QUESTION);
    page.expectSaid("Document deleted");
    page.expectShown("No context documents added yet.");
  });

  it("a file of another kind is refused in words", async () => {
    const sheet = await openSample();
    const refused = await sheet.press("Upload", { "Add Document": new File(["MZ"], "plan.exe") });
    refused.expectSaid(
      "Failed to upload document",
      "Only .txt, .pdf, .doc, .docx and .md files are accepted.",
    );
  });

  it("quarantine: 'Who may write', then 'Allow' with 'always', and 'Discard'", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const visitor = new PlainVisitor(user.cookie);
    const dialog = await visitor.open(`/agents/${agent.id}?dialog=edit`);
    const refused = await dialog.press("Update Agent", { "Who may write": "harbour" });
    refused.expectShown(/"harbour" is neither an address nor a domain/);
    const saved = await refused.press("Update Agent", { "Who may write": "ana@payments.example" });
    saved.expectSaid("Agent updated");
    saved.expectShown("ana@payments.example");
    for (const author of ["lena@harbour.example", "lena@harbour.example", "tom@harbour.example"]) {
      await deliverMail(agent.emailAddress, rawMail({ From: author, Subject: `Of ${author}` }), { from: "" });
    }
    const held = await (await visitor.open(`/agents/${agent.id}`)).follow("3 emails wait in quarantine");
    const discarded = await held.press("Discard");
    discarded.expectSaid("Email discarded");
    const allowed = await discarded.press("Allow", { "always lena@harbour.example": "on" });
    allowed.expectSaid("2 emails allowed");
    allowed.expectShown("Nothing waits");
    allowed.expectShown("ana@payments.example, lena@harbour.example");
  });
});
