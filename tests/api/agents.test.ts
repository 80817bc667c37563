import { env } from "cloudflare:test";
import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { agents, inboundAddresses } from "../../app/database/schema/agents.server";
import { recipients } from "../../app/database/schema/recipients.server";
import { deleteAgent } from "../../app/domain/agents/delete-agent.server";
import { trySample } from "../../app/domain/digests/try-sample.server";
import { sha256Hex } from "../../app/domain/tokens.server";
import { deliverMail } from "../support/deliver-mail";
import { agentWithDigest, deliverOne, mailsOf } from "../support/digest-agent";
import { newAgent } from "../support/new-agent";
import { newUser } from "../support/new-user";
import { overriding } from "../support/overriding";
import { platformAt } from "../support/platform-at";

const { db } = platformAt(new Date());
const rowOf = (id: unknown) => db.query.agents.findFirst({ where: eq(agents.id, String(id)) });

describe("What an agent says of its mails", () => {
  it("when the last one came, how many wait, and whether samples are there, which count for neither", async () => {
    const user = await newUser();
    const sampled = await newAgent(user);
    await trySample(platformAt(new Date()), { userId: user.id, agentId: sampled.id });
    const agent = await newAgent(user);
    const [older, newest] = [await deliverOne(agent), await deliverOne(agent)];
    await user.call("PUT", `/api/agents/${agent.id}/emails/${older}/mark-processed`);
    const [last] = (await mailsOf(agent.id)).filter(({ id }) => id === newest);
    const told = { lastMailAt: last?.receivedAt.toISOString(), unprocessedCount: 1, hasSamples: false };
    const ofSamples = { lastMailAt: null, unprocessedCount: 0, hasSamples: true };
    expect((await user.call("GET", "/api/agents")).body).toMatchObject([told, ofSamples]);
    expect((await user.call("GET", `/api/agents/${agent.id}`)).body).toMatchObject(told);
    expect((await user.call("GET", `/api/agents/${sampled.id}`)).body).toMatchObject(ofSamples);
  });
});

describe("POST /api/agents", () => {
  it("answers 201 with the whole agent; only the title is needed", async () => {
    const user = await newUser({ timeZone: "Europe/Berlin" });
    const made = await user.call("POST", "/api/agents", { title: " Payments rollout " });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(String),
      title: "Payments rollout",
      description: "",
      emailAddress: expect.stringMatching(/^paymentsRollout\d{6}@inbound\.localhost$/),
      status: "active",
      recipients: [],
      confirmation: null,
      frequency: "manual",
      scheduleTime: null,
      scheduleDay: null,
      scheduleDays: [],
      timeZone: "Europe/Berlin",
      nextRunAt: null,
      allowedSenders: [],
      autoDeleteData: false,
      retentionDays: 30,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      lastSummaryAt: null,
      emailCount: 0,
      unprocessedCount: 0,
      heldCount: 0,
      lastMailAt: null,
      hasSamples: false,
      emails: [],
      contextDocs: [],
      lastSummary: null,
      clarifyingQuestions: [],
      itemStates: {},
      deliveries: [],
      runs: [],
    });
    expect((await user.call("GET", `/api/agents/${made.body.id}`)).body).toEqual(made.body);
  });

  it.each([
    ["Ünïcode Größe, Über-Plan!", /^unicodeGroEUberPlan\d{6}@/],
    ["東京", /^agent\d{6}@/],
    ["one two three four five six seven eight nine ten", /^oneTwoThreeFourFiveSixSevenEightNineTen\d{6}@/],
    ["x".repeat(200), /^x{40}\d{6}@/],
  ])(
    "the address of %j is its title in camelCase, ASCII, at most 40 characters, and six digits",
    async (title, address) => {
      const user = await newUser();
      const made = await user.call("POST", "/api/agents", { title });
      expect(made.body.emailAddress).toMatch(address);
    },
  );

  it("weekly without a day is Monday, custom without days is Monday to Friday, a time is 09:00", async () => {
    const user = await newUser();
    const make = (input: object) => user.call("POST", "/api/agents", { title: "A", ...input });
    expect((await make({ frequency: "weekly" })).body).toMatchObject({
      scheduleDay: 1,
      scheduleTime: "09:00",
      nextRunAt: expect.any(String),
    });
    expect((await make({ frequency: "custom" })).body).toMatchObject({
      scheduleDays: [1, 2, 3, 4, 5],
      scheduleTime: "09:00",
    });
    expect((await make({ frequency: "custom", scheduleDays: [6, 0, 6] })).body).toMatchObject({
      scheduleDays: [0, 6],
    });
  });

  it("an inactive agent has nextRunAt null", async () => {
    const user = await newUser();
    const made = await user.call("POST", "/api/agents", {
      title: "A",
      frequency: "daily",
      status: "inactive",
    });
    expect(made.body).toMatchObject({ status: "inactive", nextRunAt: null });
  });

  it("recipients are saved as typed, without a format check, each address once; a text is split on commas", async () => {
    const user = await newUser();
    const list = await user.call("POST", "/api/agents", {
      title: "A",
      recipients: ["Joe@Payments.example", "not an address", "joe@payments.example", " "],
    });
    expect(list.body.recipients).toEqual([
      { email: "Joe@Payments.example", state: "ok" },
      { email: "not an address", state: "invalid" },
    ]);
    const text = await user.call("POST", "/api/agents", {
      title: "A",
      recipients: " a@b.example,, c@d.example ",
    });
    expect(text.body.recipients).toEqual([
      { email: "a@b.example", state: "ok" },
      { email: "c@d.example", state: "ok" },
    ]);
  });

  it("an agent's own inbound address is refused as a recipient", async () => {
    const user = await newUser();
    const made = await user.call("POST", "/api/agents", {
      title: "A",
      recipients: ["b@x.example", "Payments123456@Inbound.localhost"],
    });
    expect(made.status).toBe(400);
    expect(made.body.errors).toHaveProperty("recipients");
    expect((await user.call("GET", "/api/agents")).body).toEqual([]);
  });

  it.each([
    [{}, "title", "Title is required"],
    [{ title: "  " }, "title", "Title is required"],
    [{ title: 5 }, "title", "Title is required"],
    [{ title: "x".repeat(201) }, "title", "Title must be at most 200 characters"],
    [{ title: "A", frequency: "hourly" }, "frequency", "Frequency must be daily, weekly, custom or manual"],
    [{ title: "A", status: "asleep" }, "status", "Status must be active or inactive"],
    [{ title: "A", scheduleTime: "25:00" }, "scheduleTime", "Time must be a time of day, such as 09:00"],
    [{ title: "A", scheduleTime: "9:00" }, "scheduleTime", "Time must be a time of day, such as 09:00"],
    [{ title: "A", scheduleDay: 7 }, "scheduleDay", "Choose a day of the week"],
    [{ title: "A", retentionDays: 0 }, "retentionDays", "Retention period must be from 1 to 90 days"],
    [{ title: "A", retentionDays: 91 }, "retentionDays", "Retention period must be from 1 to 90 days"],
    [{ title: "A", retentionDays: 1.5 }, "retentionDays", "Retention period must be from 1 to 90 days"],
    [{ title: "A", retentionDays: "many" }, "retentionDays", "Retention period must be from 1 to 90 days"],
  ])("%j is 400", async (input, field, message) => {
    const user = await newUser();
    const answer = await user.call("POST", "/api/agents", input);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ message, errors: { [field]: [message] } });
  });
});

describe("GET /api/agents", () => {
  it("lists one's own agents, newest first", async () => {
    const user = await newUser();
    const other = await newUser();
    await other.call("POST", "/api/agents", { title: "Not mine" });
    for (const title of ["First", "Second", "Third"]) await user.call("POST", "/api/agents", { title });
    const { body } = await user.call<{ title: string }[]>("GET", "/api/agents");
    expect(body.map((agent) => agent.title)).toEqual(["Third", "Second", "First"]);
    expect(body[0]).not.toHaveProperty("emails");
  });

  it("counts the mails processed so far and the unprocessed ones", async () => {
    const user = await newUser();
    const { agent } = await agentWithDigest(user);
    await deliverMail(agent.emailAddress);
    const { body } = await user.call<object[]>("GET", "/api/agents");
    expect(body[0]).toMatchObject({
      emailCount: 1,
      unprocessedCount: 1,
      lastSummaryAt: expect.any(String),
      lastMailAt: expect.any(String),
    });
  });
});

describe("GET /api/agents/{id}", () => {
  it("adds the mails newest first, the latest digest, documents, questions", async () => {
    const user = await newUser();
    const { agent, mailId, digest } = await agentWithDigest(user);
    const newer = await deliverOne(agent);
    const { body } = await user.call("GET", `/api/agents/${agent.id}`);
    expect(body.emails).toEqual([
      expect.objectContaining({ id: newer, processedAt: null }),
      expect.objectContaining({
        id: mailId,
        subject: "Rollout of the ledger",
        sender: "Ana Ruiz <ana@payments.example>",
        receivedAt: expect.any(String),
        processedAt: expect.any(String),
        attachments: [],
      }),
    ]);
    expect(body.lastSummary).toMatchObject({ id: digest.digestId, agentId: agent.id });
  });
});

describe("PUT /api/agents/{id}", () => {
  it("fields left out keep their value, and the address survives a rename", async () => {
    const user = await newUser();
    const made = await user.call("POST", "/api/agents", {
      title: "Before",
      description: "Context",
      recipients: ["a@b.example"],
      frequency: "weekly",
      scheduleDay: 3,
      scheduleTime: "07:30",
      autoDeleteData: true,
      retentionDays: 7,
    });
    const changed = await user.call("PUT", `/api/agents/${made.body.id}`, { title: "After" });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({ ...made.body, title: "After" });
    expect((await user.call("PUT", `/api/agents/${made.body.id}`, {})).body).toEqual(changed.body);
  });

  it("the next run follows schedule, zone and status", async () => {
    const user = await newUser();
    const { body } = await user.call("POST", "/api/agents", { title: "A" });
    const put = (change: object) => user.call("PUT", `/api/agents/${body.id}`, change);
    const daily = await put({ frequency: "daily", scheduleTime: "06:00" });
    expect(daily.body.nextRunAt).toMatch(/T06:00:00\.000Z$/);
    const tokyo = await put({ timeZone: "Asia/Tokyo" });
    expect(tokyo.body.nextRunAt).toMatch(/T21:00:00\.000Z$/);
    expect((await put({ status: "inactive" })).body.nextRunAt).toBeNull();
    expect((await put({ status: "active" })).body.nextRunAt).toBe(tokyo.body.nextRunAt);
    expect((await put({ frequency: "manual" })).body.nextRunAt).toBeNull();
  });

  it("recipients are replaced as a whole, and a refused list changes nothing", async () => {
    const user = await newUser();
    const { body } = await user.call("POST", "/api/agents", { title: "A", recipients: ["a@b.example"] });
    const put = (change: object) => user.call("PUT", `/api/agents/${body.id}`, change);
    const refused = await put({ title: "B", recipients: ["c@d.example", "x123456@inbound.localhost"] });
    expect(refused.status).toBe(400);
    expect(await rowOf(body.id)).toMatchObject({ title: "A" });
    expect((await put({ recipients: ["c@d.example"] })).body.recipients).toEqual([
      { email: "c@d.example", state: "ok" },
    ]);
    expect((await put({ recipients: "" })).body.recipients).toEqual([]);
    expect(await db.query.recipients.findMany({ where: eq(recipients.agentId, String(body.id)) })).toEqual(
      [],
    );
  });

  it.each([
    [{ title: "" }, "Title is required"],
    [{ frequency: "sometimes" }, "Frequency must be daily, weekly, custom or manual"],
    [{ retentionDays: 0 }, "Retention period must be from 1 to 90 days"],
  ])("%j is 400 and changes nothing", async (change, message) => {
    const user = await newUser();
    const { body } = await user.call("POST", "/api/agents", { title: "A" });
    const before = await rowOf(body.id);
    const answer = await user.call("PUT", `/api/agents/${body.id}`, { description: "new", ...change });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect(await rowOf(body.id)).toEqual(before);
  });
});

describe("DELETE /api/agents/{id}", () => {
  it("its mails, files and digests are gone from D1 and R2, and its address is never given out again", async () => {
    const user = await newUser();
    const { agent } = await agentWithDigest(user, { recipients: ["a@b.example"] });
    expect((await env.FILES.list({ prefix: `mail/${agent.id}/` })).objects).toHaveLength(1);
    expect(await user.call("DELETE", `/api/agents/${agent.id}`)).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    expect((await user.call("GET", `/api/agents/${agent.id}`)).status).toBe(404);
    expect((await env.FILES.list({ prefix: `mail/${agent.id}/` })).objects).toEqual([]);
    expect(await mailsOf(agent.id)).toEqual([]);
    for (const table of ["digests", "digest_runs", "recipients"]) {
      const left = await env.DB.prepare(`select 1 from ${table} where agent_id = ?`).bind(agent.id).all();
      expect([table, left.results]).toEqual([table, []]);
    }
    const localPart = agent.emailAddress.split("@")[0]?.toLowerCase() ?? "";
    // By its hash alone, because it has words of the title.
    const hash = `sha256:${await sha256Hex(localPart)}`;
    const taken = await db.query.inboundAddresses.findMany({
      where: inArray(inboundAddresses.localPart, [localPart, hash]),
    });
    expect(taken).toEqual([{ localPart: hash, agentId: null }]);
    expect((await deliverMail(agent.emailAddress)).rejected).toMatch(/^550 /);
  });

  it("a mail that comes in while it is deleted leaves no file behind", async () => {
    const user = await newUser();
    const { agent } = await agentWithDigest(user);
    const platform = platformAt(new Date());
    const files = overriding(platform.files, {
      delete: async (keys: string[]) => {
        await platform.files.delete(keys);
        await deliverMail(agent.emailAddress);
      },
    });
    await deleteAgent({ ...platform, files }, user.id, agent.id);
    expect(await mailsOf(agent.id)).toEqual([]);
    expect((await env.FILES.list({ prefix: `mail/${agent.id}/` })).objects).toEqual([]);
  });

  it("files that can't be deleted keep the agent, so that it can be deleted again", async () => {
    const user = await newUser();
    const { agent } = await agentWithDigest(user);
    const platform = platformAt(new Date());
    const files = overriding(platform.files, { delete: () => Promise.reject(new Error("R2 is away")) });
    await expect(deleteAgent({ ...platform, files }, user.id, agent.id)).rejects.toThrow("R2 is away");
    expect((await user.call("DELETE", `/api/agents/${agent.id}`)).status).toBe(200);
    expect((await env.FILES.list({ prefix: `mail/${agent.id}/` })).objects).toEqual([]);
  });
});
