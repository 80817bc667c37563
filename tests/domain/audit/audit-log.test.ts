import { env, SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../../app/database/open-database.server";
import { readEvents } from "../../../app/domain/audit/read-events.server";
import { recordEvent } from "../../../app/domain/audit/record-event.server";
import { tick } from "../../../app/domain/clock/tick.server";
import { agentWithDigest } from "../../support/digest-agent";
import { faultyDatabase } from "../../support/faulty-database";
import { call, newUser, ORIGIN, type TestUser } from "../../support/new-user";
import { platformAt } from "../../support/platform-at";

interface Line {
  at: string;
  actor: string;
  action: string;
  agentId: string | null;
  agentTitle: string | null;
  subjectId: string | null;
}

async function download(user: TestUser, format: "json" | "csv") {
  const answer = await SELF.fetch(`${ORIGIN}/activity.${format}`, { headers: { Cookie: user.cookie } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Disposition")).toBe(
    `attachment; filename="mondaybrief-activity.${format}"`,
  );
  return answer.text();
}

async function logOf(user: TestUser): Promise<Line[]> {
  return JSON.parse(await download(user, "json"));
}

describe("The audit log", () => {
  it("has a line for each thing done, newest first, with who did it and to what", async () => {
    const user = await newUser();
    const { agent, digest } = await agentWithDigest(user);
    await user.call("PUT", `/api/agents/${agent.id}`, { title: "Renamed" });
    await user.call("PUT", `/api/agents/${agent.id}/summaries/${digest.digestId}`, { content: "# Mine" });
    await user.call("DELETE", `/api/agents/${agent.id}`);
    const lines = await logOf(user);
    const theirs = lines.filter((line) => line.agentId === agent.id);
    expect(theirs.slice(0, 3).map(({ actor, action, subjectId }) => [actor, action, subjectId])).toEqual([
      ["user", "agent.deleted", null],
      ["user", "digest.edited", digest.digestId],
      ["user", "agent.changed", null],
    ]);
    expect(theirs.every((line) => line.agentTitle === null)).toBe(true);
    expect(lines.map((line) => line.at)).toEqual(
      lines
        .map((line) => line.at)
        .sort()
        .reverse(),
    );
  });

  it("has sign-ins and sign-outs, and nobody else's", async () => {
    const email = `audited-${crypto.randomUUID()}@people.example`;
    const password = "a long phrase of mine";
    expect((await call("POST", "/api/register", { email, password })).status).toBe(201);
    const stranger = await newUser();
    const signedIn = await call("POST", "/api/login", { email, password });
    const cookie = signedIn.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const answer = await SELF.fetch(`${ORIGIN}/activity.json`, { headers: { Cookie: cookie } });
    const lines: Line[] = await answer.json();
    expect(lines.map(({ actor, action }) => [actor, action])).toEqual([
      ["user", "audit.exported"],
      ["user", "session.began"],
      ["user", "account.created"],
    ]);
    expect((await logOf(stranger)).map((line) => line.action)).toEqual(["audit.exported"]);
  });

  it("adds nothing for what was refused", async () => {
    const user = await newUser();
    expect((await user.call("POST", "/api/agents", { title: "" })).status).toBe(400);
    expect((await user.call("DELETE", "/api/agents/nobody")).status).toBe(404);
    expect((await logOf(user)).map((line) => line.action)).toEqual(["audit.exported"]);
  });

  it("downloads as CSV, a title that looks like a formula made harmless", async () => {
    const user = await newUser();
    const made = await user.call<{ id: string }>("POST", "/api/agents", { title: '=HYPERLINK("x")' });
    const lines = (await download(user, "csv")).split("\r\n");
    expect(lines[0]).toBe("Time (UTC),Who,What,Action,Agent,Agent id,Subject id");
    expect(lines[2]).toMatch(
      new RegExp(
        `^\\d{4}-[^,]+Z,You,Agent created,agent\\.created,"'=HYPERLINK\\(""x""\\)",${made.body.id},$`,
      ),
    );
  });

  it("is kept for 1 year", async () => {
    const user = await newUser();
    const made = new Date("2026-01-10T09:00:00Z");
    await recordEvent(platformAt(made), user.id, "user", { action: "profile.changed" });
    const year = 365 * 86_400_000;
    await tick(platformAt(new Date(made.getTime() + year)));
    expect((await readEvents(platformAt(made), user.id, { before: null })).lines).toHaveLength(1);
    await tick(platformAt(new Date(made.getTime() + year + 1)));
    expect((await readEvents(platformAt(made), user.id, { before: null })).lines).toEqual([]);
  });

  it("never fails what it tells of", async () => {
    const user = await newUser();
    const DB = faultyDatabase(env.DB, (sql) => (sql.includes("audit_events") ? "before" : null));
    const platform = platformAt(new Date(), { db: openDatabase(DB) });
    await recordEvent(platform, user.id, "user", { action: "profile.changed" });
    expect((await readEvents(platformAt(new Date()), user.id, { before: null })).lines).toEqual([]);
  });

  it("pages through, and the whole is in the download", async () => {
    const user = await newUser();
    const platform = platformAt(new Date());
    for (let count = 0; count < 60; count += 1) {
      await recordEvent(platform, user.id, "user", { action: "agent.changed", agentId: String(count) });
    }
    const first = await readEvents(platform, user.id, { before: null });
    const second = await readEvents(platform, user.id, { before: first.older });
    expect([...first.lines, ...second.lines].map((line) => line.agentId)).toEqual(
      Array.from({ length: 60 }, (_, index) => String(59 - index)),
    );
    expect(second.older).toBeNull();
    expect(await logOf(user)).toHaveLength(61);
  });
});
