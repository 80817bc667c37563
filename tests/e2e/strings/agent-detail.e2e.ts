import { expect, test } from "../support/test";
import {
  button,
  column,
  dialog,
  fact,
  field,
  heading,
  link,
  picker,
  placeholder,
  region,
  type Sight,
  says,
  text,
  titled,
  within,
} from "./sights";
import { ANSWERED, OPEN_QUESTIONS, stageOf } from "./stage";
import { follow, posts, press, type State, walk } from "./walk";

const sheet = (title: string, ...sights: Sight[]) => within(dialog(title), ...sights);
const sections = ["Overview", "Action Items", "Blockers", "Decisions", "Key Stakeholders"];
const bottom = [
  link("Delete Agent", /\?dialog=delete$/),
  button("Process Emails"),
  link("Edit Agent", /\?dialog=edit$/),
  link("Send Digest Now"),
];
const questions = region("Clarifying Questions");
const answered = region("Answered Clarifying Questions");
const documents = region("Context Documents");

/** Section 2, 'Agent detail dialog' and 'Clarifying questions panel'. */
walk([
  {
    title: "Agent detail, nothing yet: both panels with their empty states, and the bottom buttons",
    as: "busy",
    path: (stage) =>
      stage.newAgent({
        title: "Payments rollout",
        frequency: "daily",
        scheduleTime: "08:00",
        timeZone: "Europe/Berlin",
      }),
    shows: sheet(
      "Payments rollout",
      heading("Payments rollout"),
      link("Close", "/"),
      link("Edit", /\?dialog=edit$/),
      heading("Current Digest"),
      button("Generate New"),
      text("No digest has been generated yet."),
      heading("Agent Information"),
      fact("Email Address", /^paymentsRollout\d{6}@/),
      fact("Status", "Active"),
      fact("Summary Frequency", "Daily, 08:00 (Europe/Berlin)"),
      fact("Created"),
      heading("Next Summary"),
      says(/^Generated (today|tomorrow) at 08:00 \(Europe\/Berlin\)\.$/),
      heading("Recent Emails"),
      text("No emails received yet."),
      heading("Clarifying Questions"),
      text("No clarifying questions"),
      field("Add a new question", ""),
      button("Generate Questions"),
      text("Free"),
      button("Add Question", "disabled"),
      text("Answers are included in the context of all future summaries."),
      heading("Context Information"),
      heading("Context Documents"),
      text("No context documents added yet."),
      picker("Add Document", ".txt,.pdf,.doc,.docx,.md"),
      heading("Answered Clarifying Questions"),
      text("No answered questions"),
      ...bottom,
    ),
    hides: sheet("Payments rollout", ...sections.map(heading), says("Generated at"), text("Edited")),
    next: {
      act: (page) => page.getByLabel("Add a new question").fill("  \n "),
      shows: [button("Add Question", "disabled")],
      next: {
        act: (page) => page.getByLabel("Add a new question").fill("Who signs?"),
        shows: [button("Add Question")],
      },
    },
  },
  {
    title: "Agent detail, manual: 'Summary Frequency: Manual', no 'Next Summary' box; inactive: 'Inactive'",
    as: "busy",
    path: (stage) => stage.newAgent({ title: "Quiet project", status: "inactive" }),
    shows: sheet("Quiet project", fact("Summary Frequency", "Manual"), fact("Status", "Inactive")),
    hides: [heading("Next Summary")],
  },
  {
    title:
      "Agent detail, with a digest: 'Generated at', the five sections, each with a pencil; weekly with its weekday",
    as: "busy",
    path: (stage) => stage.cutover(),
    shows: sheet(
      "Cutover",
      says(/^Generated at /),
      ...sections.flatMap((section) => [heading(section), link(`Edit ${section}`)]),
      fact("Summary Frequency", "Weekly, Monday 09:00 (Europe/Berlin)"),
      heading("Next Summary"),
      // On a Monday after nine it is in a week, and then a date.
      says(/^Generated (today|tomorrow|on Mon(day| \d{1,2} [A-Z][a-z]{2})) at 09:00 \(Europe\/Berlin\)\.$/),
      text("Moving the ledger to the new bank connection."),
      ...within(
        region("Recent Emails"),
        text("(No Subject)"),
        says(/^Joe Marsh <joe@team\.example>/),
        link("Delete email (No Subject)"),
      ),
    ),
    hides: [text("No digest has been generated yet."), text("No emails received yet.")],
  },
  {
    title:
      "Clarifying questions: badge for the latest digest id, 3 at first, 'Show more / Show less in steps of 3'",
    as: "busy",
    path: (stage) => stage.cutover(),
    shows: within(
      questions,
      says(/^Digest\s#[0-9a-z]{6}$/i),
      ...OPEN_QUESTIONS.slice(0, 3).map(text),
      button("Save Answer", "disabled"),
      link("Show more of the open questions"),
    ),
    hides: [text("No clarifying questions"), link("Show less of the open questions")],
    next: {
      act: follow("Show more of the open questions"),
      shows: within(questions, ...OPEN_QUESTIONS.map(text), link("Show less of the open questions")),
      next: {
        act: (page) => page.getByLabel(`Answer to: ${OPEN_QUESTIONS[0]}`).fill("Ana does."),
        shows: [
          {
            ...button("Save Answer"),
            find: (place) =>
              place
                .getByRole("listitem")
                .filter({ hasText: OPEN_QUESTIONS[0] })
                .getByRole("button", { name: "Save Answer" }),
          },
        ],
      },
    },
  },
  {
    title: "Context documents and answered questions: their tables with columns and actions",
    as: "busy",
    path: (stage) => stage.cutover(),
    shows: [
      ...within(
        documents,
        column("Document Name"),
        column("Description"),
        column("Actions"),
        text("who-is-who.md"),
        link("Delete document who-is-who.md"),
      ),
      ...within(
        answered,
        column("Question"),
        column("Answer"),
        column("Actions"),
        text(ANSWERED.question),
        text(ANSWERED.answer),
        link(`Delete question ${ANSWERED.question}`),
      ),
    ],
    hides: [text("No context documents added yet."), text("No answered questions")],
  },
  {
    title: "Section editing: toolbar, check and cross, the placeholder 'Write something...'",
    as: "busy",
    path: async (stage) => `${await stage.cutover()}?edit=overview`,
    shows: [
      titled("Bold"),
      titled("Italic"),
      titled("Heading 1"),
      titled("Heading 2"),
      titled("Bullet list"),
      titled("Numbered list"),
      button("Save Overview"),
      link("Cancel editing Overview"),
    ],
    hides: [text("Write something...")],
    next: {
      async act(page) {
        await page.getByRole("textbox", { name: "Overview", exact: true }).press("ControlOrMeta+a");
        await page.keyboard.press("Delete");
      },
      shows: [text("Write something...")],
    },
  },
  {
    title: "'Generate New' button ('Generating...' while running), 'Send Digest Now' ('Sending...')",
    as: "busy",
    path: (stage) => stage.sampled("Ledger move"),
    act: (page) => dialog("Ledger move")(page).getByRole("button", { name: "Generate New" }).click(),
    holds: posts,
    shows: sheet("Ledger move", button("Generating...", "disabled")),
    next: {
      shows: sheet("Ledger move", button("Generate New")),
      next: {
        act: async (page) => {
          await dialog("Ledger move")(page).getByRole("link", { name: "Send Digest Now" }).click();
          await page.getByRole("alertdialog").getByRole("button", { name: "Send Digest Now" }).click();
        },
        holds: posts,
        shows: [button("Sending...", "disabled")],
        next: { shows: sheet("Ledger move", link("Send Digest Now")) },
      },
    },
  },
  {
    title: "'Process Emails': the toast 'Emails are being processed.'",
    as: "busy",
    path: (stage) => stage.cutover(),
    act: press("Process Emails"),
    shows: [text("Emails are being processed.")],
  },
]);

const withoutDigest = (javaScriptEnabled: boolean): State => ({
  title: "'Updating a digest with none available fails with No summary available to update'",
  as: "busy",
  path: async (stage) => `${await stage.sampled("Short-lived")}?edit=overview`,
  status: 404,
  async act(page, stage) {
    const { pathname } = new URL(page.url());
    await (await stage.user("busy")).press(pathname.replace("/agents/", ""), "remove-samples");
    if (javaScriptEnabled) await page.getByRole("toolbar", { name: "Formatting" }).waitFor();
    await page.getByRole("textbox", { name: /^Overview/ }).fill("Too late.");
    await page.getByRole("button", { name: "Save Overview" }).click();
  },
  shows: [text("No summary available to update"), button("Save Overview"), text("Too late.")],
});
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "with JavaScript off", () => {
    test.use({ javaScriptEnabled });
    walk([withoutDigest(javaScriptEnabled)]);
  });
}

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });
  walk([
    {
      title: "Section editing: a text field with the placeholder 'Write something...'",
      as: "busy",
      path: async (stage) => `${await stage.cutover()}?edit=overview`,
      shows: [placeholder("Write something..."), button("Save Overview"), link("Cancel editing Overview")],
    },
  ]);
});

test("saving an answer sets status 'answered'", async ({ app, request }) => {
  const stage = stageOf(app);
  const answer = await request.get(`/api${await stage.cutover()}/clarifying-questions?status=answered`, {
    headers: { Cookie: (await stage.user("busy")).cookie ?? "" },
  });
  expect(await answer.json()).toMatchObject([{ ...ANSWERED, status: "answered" }]);
});
