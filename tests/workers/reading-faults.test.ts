import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { whileBroken, whileTorn } from "../e2e/support/storage";
import { agentWithMail } from "../support/agent-with-mail";
import { newAgent } from "../support/new-agent";
import { newUser } from "../support/new-user";
import { PlainVisitor, storage } from "../support/plain-visitor";

// That an unknown route is the 404 page: tests/workers/public-words.test.ts.
describe("with JavaScript off", () => {
  it("notifications failure: 'Failed to load notifications' with 'Try Again'", async () => {
    const user = await newUser();
    await agentWithMail(user);
    const page = await new PlainVisitor(user.cookie).open("/");
    const torn = { table: "mails", column: "attachments", userId: user.id };
    const failed = await whileTorn(storage, torn, async () => {
      const first = await page.follow(/^Notifications/);
      first.expectSaid("Failed to load notifications");
      const second = await first.follow("Try Again");
      second.expectSaid("Failed to load notifications");
      return second;
    });
    const read = await failed.follow("Try Again");
    expect(read.shown("button", "Process Email")).toHaveLength(1);
    read.expectNotShown("Failed to load notifications");
  });

  it("dashboard load failure: red banner 'Error loading agents: {message}'", async () => {
    const user = await newUser();
    await newAgent(user, { title: "Warehouse" });
    const visitor = new PlainVisitor(user.cookie);
    await whileTorn(storage, { table: "agents", column: "schedule_days", userId: user.id }, async () => {
      const page = await visitor.open("/dashboard");
      page.expectSaid("Error loading agents: the agents could not be read. Please try again.");
      page.expectNotShown("No email agents found");
    });
    const read = await visitor.open("/dashboard");
    expect(read.shown("article h2, article h3", "Warehouse")).toHaveLength(1);
  });

  it("dismiss failure: 'Failed to dismiss notification', and it is in the list as before", async () => {
    const user = await newUser();
    const { agent } = await agentWithMail(user);
    const told = () => user.call("GET", `/api/agents/${agent.id}`);
    const page = await new PlainVisitor(user.cookie).open("/?dialog=notifications");
    const before = (await told()).body;
    const failed = await whileBroken(storage, { verb: "UPDATE", table: "mails" }, () =>
      page.press(/^Dismiss /),
    );
    failed.expectSaid("Failed to dismiss notification", "Unknown error occurred");
    expect((await told()).body).toEqual(before);
    (await failed.press(/^Dismiss /)).expectShown("No new notifications");
  });

  it("unauthenticated access: a session that ends in mid-work leads to /login and back", async () => {
    const user = await newUser();
    const { id: agentId } = await newAgent(user, { title: "Warehouse" });
    for (const [path, field, button] of [
      ["/create-agent", "Title", "Create Agent"],
      [`/agents/${agentId}`, "Add a new question", "Add Question"],
      ["/?dialog=profile", "Company", "Save Changes"],
    ] as const) {
      const page = await new PlainVisitor(user.cookie).open(path);
      const { results } = await env.DB.prepare("SELECT * FROM sessions WHERE user_id = ?")
        .bind(user.id)
        .all();
      await env.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(user.id).run();
      const login = await page.press(button, { [field]: "Half a word" });
      login.expectShown("Welcome back");
      expect(login.url.searchParams.get("returnTo"), path).toBe(path.split("?")[0]);
      for (const row of results) {
        const names = Object.keys(row);
        await env.DB.prepare(`INSERT INTO sessions (${names.join()}) VALUES (${names.map(() => "?").join()})`)
          .bind(...Object.values(row))
          .run();
      }
    }
    expect((await user.call("GET", `/api/agents/${agentId}/clarifying-questions`)).body).toEqual([]);
  });
});
