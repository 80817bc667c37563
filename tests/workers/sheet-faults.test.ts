import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { type Fault, whileBroken } from "../e2e/support/storage";
import { deliverMail, rawMail } from "../support/deliver-mail";
import { agentWithDigest } from "../support/digest-agent";
import { newUser, type TestUser } from "../support/new-user";
import { type PlainPage, PlainVisitor, storage } from "../support/plain-visitor";
import { sendForm, upload } from "../support/upload";

const SHEET = "[role=dialog], dialog";
const QUESTION = "[role=alertdialog]";
const DESCRIPTION = "Edit description of who-is-who.md";
const ANSWER = "Edit answer to Who signs off?";

/** A row of section 8 about an agent: what breaks, what is pressed, what is said, and what stays on the page. */
interface Row {
  says: string;
  /** Tells two rows of the same words apart. */
  when?: string;
  description?: string;
  breaks: Fault;
  /** The part of the address after the agent's own. */
  at?: string;
  press(page: PlainPage): Promise<PlainPage>;
  /** What was typed is still in the field. */
  keeps?: [label: string, value: string];
}

const ROWS: Row[] = [
  {
    says: "Failed to update agent",
    breaks: { verb: "UPDATE", table: "agents" },
    at: "?dialog=edit",
    press: (page) => page.press("Update Agent", { Title: "Payouts" }),
    keeps: ["Title", "Payouts"],
  },
  {
    says: "Failed to delete agent",
    breaks: { verb: "DELETE", table: "agents" },
    at: "?dialog=delete",
    press: (page) => page.press("Delete Agent", {}, QUESTION),
  },
  {
    says: "Failed to generate summary",
    breaks: { verb: "INSERT", table: "digests" },
    press: (page) => page.press("Generate New", {}, SHEET),
  },
  {
    says: "Failed to upload document",
    breaks: { verb: "INSERT", table: "documents" },
    press: (page) => page.press("Upload", { "Add Document": new File(["The plan."], "plan.md") }),
  },
  {
    says: "Failed to update document",
    breaks: { verb: "UPDATE", table: "documents" },
    press: (page) => page.press("Save", { [DESCRIPTION]: "Who does what" }),
    keeps: [DESCRIPTION, "Who does what"],
  },
  {
    says: "Failed to delete document",
    breaks: { verb: "DELETE", table: "documents" },
    press: async (page) => (await page.follow("Delete document who-is-who.md")).press("Delete", {}, QUESTION),
  },
  {
    says: "Failed to update digest",
    breaks: { verb: "UPDATE", table: "digests" },
    at: "?dialog=history",
    press: async (page) => (await page.follow(/^Restore/)).press("Restore", {}, "#restore"),
  },
  {
    says: "Failed to update section",
    description: "There was an error updating this section.",
    breaks: { verb: "UPDATE", table: "digests" },
    at: "?edit=overview",
    press: (page) => page.press("Save Overview", { "Overview, Markdown": "Nothing else matters this week." }),
    keeps: ["Overview, Markdown", "Nothing else matters this week."],
  },
  {
    says: "Failed to delete email",
    breaks: { verb: "DELETE", table: "mails" },
    press: async (page) => (await page.follow(/^Delete email/)).press("Delete", {}, QUESTION),
  },
  {
    says: "Failed to send digest",
    breaks: { verb: "INSERT", table: "sends" },
    press: async (page) =>
      (await page.follow("Send Digest Now", SHEET)).press("Send Digest Now", {}, QUESTION),
  },
  {
    says: "Failed to create question",
    breaks: { verb: "INSERT", table: "questions" },
    press: (page) => page.press("Add Question", { "Add a new question": "Who pays?" }),
    keeps: ["Add a new question", "Who pays?"],
  },
  {
    says: "Failed to generate questions",
    breaks: { verb: "INSERT", table: "questions" },
    press: (page) => page.press(/^Generate Questions/),
  },
  {
    says: "Failed to save answer",
    breaks: { verb: "UPDATE", table: "questions" },
    press: (page) => page.press("Save Answer", { "Answer to: When is the dry run?": "On Monday." }),
    keeps: ["Answer to: When is the dry run?", "On Monday."],
  },
  {
    says: "Failed to save answer",
    when: "edited inline",
    breaks: { verb: "UPDATE", table: "questions" },
    press: (page) => page.press("Save", { [ANSWER]: "Joe does." }),
    keeps: [ANSWER, "Joe does."],
  },
  {
    says: "Failed to dismiss question",
    breaks: { verb: "UPDATE", table: "questions" },
    press: (page) => page.press("Dismiss question: When is the dry run?"),
  },
  {
    says: "Failed to delete question",
    breaks: { verb: "DELETE", table: "questions" },
    press: async (page) =>
      (await page.follow("Delete question Who signs off?")).press("Delete", {}, QUESTION),
  },
];

type Told = Record<"emails" | "contextDocs", { state: string }[]>;

/** An agent with two digests, a mail that is in them and one that waits, a document, an open question and an answered one. */
async function newSheet(user: TestUser): Promise<string> {
  const { agent, digest } = await agentWithDigest(user, { recipients: ["joe@team.example"] });
  const api = `/api/agents/${agent.id}`;
  const done = async <Body>(method: string, path: string, body?: unknown) => {
    const answer = await user.call<Body>(method, path, body);
    expect(answer.status, `${method} ${path}`).toBeLessThan(300);
    return answer.body;
  };
  // Written anew, a digest that was edited is replaced, and stays in the history.
  await done("PUT", `${api}/summaries/${digest.digestId}`, { content: "Two things block the cutover." });
  await done("POST", `${api}/summary-now`);
  await deliverMail(agent.emailAddress, rawMail({ Subject: "Another one" }), {
    bindings: { JOBS: env.JOBS },
  });
  await sendForm(
    user,
    `${api}/context-docs`,
    upload("Ana leads the cutover. Ana sends the plan to the bank by Friday.", "who-is-who.md"),
  );
  for (const question of ["Who signs off?", "When is the dry run?"]) {
    const asked = await done<{ id: string }>("POST", `${api}/clarifying-questions`, {
      question,
      summaryId: null,
    });
    if (question.startsWith("Who"))
      await done("PUT", `${api}/clarifying-questions/${asked.id}`, {
        answer: "Ana does.",
        status: "answered",
      });
  }
  const isRead = ({ state }: { state: string }) => state === "read";
  await vi.waitFor(async () => {
    const { emails, contextDocs } = await done<Told>("GET", api);
    expect([...emails, ...contextDocs].map(isRead)).toEqual([true, true, true]);
  }, 20_000);
  return agent.id;
}

/** The agent and the user as the api tells them, without the history of runs: what a failure must not change. */
async function everythingOf(user: TestUser, agentId: string): Promise<unknown> {
  const { runs: _, ...agent } = (await user.call("GET", `/api/agents/${agentId}`)).body;
  return {
    agent,
    user: (await user.call("GET", "/api/auth/user")).body,
    digests: (await user.call("GET", `/api/agents/${agentId}/summaries`)).body,
  };
}

describe("with JavaScript off", () => {
  // One for all: failures leave it as it is.
  let user: TestUser;
  let agentId: string;
  beforeAll(async () => {
    user = await newUser();
    agentId = await newSheet(user);
  }, 60_000);

  for (const {
    says,
    when,
    description = "An unexpected error occurred",
    breaks,
    at = "",
    press,
    keeps,
  } of ROWS) {
    it(`'${says}' when the storage refuses ${breaks.verb} ${breaks.table}${at}${when ? `, ${when}` : ""}: nothing is lost`, async () => {
      const before = await everythingOf(user, agentId);
      const page = await new PlainVisitor(user.cookie).open(`/agents/${agentId}${at}`);
      const answer = await whileBroken(storage, breaks, () => press(page));
      answer.expectSaid(says, description);
      if (keeps) expect(answer.valueOf(keeps[0])).toBe(keeps[1]);
      expect(await everythingOf(user, agentId)).toEqual(before);
    });
  }
});
