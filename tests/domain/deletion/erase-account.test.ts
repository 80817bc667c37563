import { env, SELF } from "cloudflare:test";
import { eq, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { agents } from "../../../app/database/schema/agents.server";
import { closedEntries, purchases } from "../../../app/database/schema/credits.server";
import { deliveries } from "../../../app/database/schema/deliveries.server";
import { digestRuns } from "../../../app/database/schema/digests.server";
import { users } from "../../../app/database/schema/users.server";
import { register } from "../../../app/domain/accounts/register.server";
import { deleteAgent } from "../../../app/domain/agents/delete-agent.server";
import { startPlan } from "../../../app/domain/credits/plan.server";
import { sweepDeletions } from "../../../app/domain/deletion/sweep-deletions.server";
import { claimDueAgents } from "../../../app/domain/digests/claim-due-agents.server";
import { performJob } from "../../../app/jobs/perform-job.server";
import { deliverMail } from "../../support/deliver-mail";
import { deliverOne, mailsOf } from "../../support/digest-agent";
import { fillEveryTable, NOBODYS } from "../../support/fill-every-table";
import { mortalPlatform } from "../../support/mortal-platform";
import { newAgent } from "../../support/new-agent";
import { newUser, ORIGIN, type TestUser } from "../../support/new-user";
import { paymentsOf } from "../../support/paying";
import { mailServer, platformAt } from "../../support/platform-at";
import { answering, LATER, readyToSend } from "../../support/ready-to-send";
import { createStripeStandIn } from "../../support/stripe-stand-in.mjs";

const HOUR_MS = 3_600_000;
const { db } = platformAt(new Date());
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** As if this user had asked for it so many hours ago. */
async function askedFor(user: TestUser, hoursAgo: number): Promise<void> {
  await db
    .update(users)
    .set({ deletionDueAt: inHours(24 - hoursAgo) })
    .where(eq(users.id, user.id));
}

/** Where in the database one of these words stands, as "table: row". */
async function found(words: string[]): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not glob '_cf*' and name not glob 'sqlite*'",
  ).all<{ name: string }>();
  const tables = await env.DB.batch<Record<string, unknown>>(
    results.map(({ name }) => env.DB.prepare(`select * from "${name}"`)),
  );
  return tables.flatMap(({ results: rows }, index) =>
    rows
      .map((row) => JSON.stringify(row))
      .filter((row) => words.some((word) => row.includes(word)))
      .map((row) => `${results[index]?.name}: ${row.slice(0, 60)}`),
  );
}

async function filesOf(ids: string[]): Promise<string[]> {
  const keys: string[] = [];
  for (let cursor: string | undefined, isOver = false; !isOver; ) {
    const page = await env.FILES.list(cursor === undefined ? {} : { cursor });
    keys.push(...page.objects.map(({ key }) => key));
    isOver = !page.truncated;
    cursor = page.truncated ? page.cursor : undefined;
  }
  return keys.filter((key) => ids.some((id) => key.includes(id)));
}

/** A user with something in every table, and with files of every kind, also one that no row names. */
async function richUser() {
  const user = await newUser({ credits: 7 });
  const agent = await newAgent(user, { title: `Orchard ${crypto.randomUUID().slice(0, 8)}` });
  const mark = `mark-${crypto.randomUUID()}`;
  const owner = { userId: user.id, agentId: agent.id, email: user.email };
  const tables = await fillEveryTable(db, owner, mark);
  // A mail of a digest that was kept instead of sent, to somebody else.
  await env.DB.prepare(
    "insert into outbox_mails select ?, 'x', 'x', 'x', 'joe@x.example', null, ?, 'x', 'x', '[]', 1",
  )
    .bind(`${mark} deliveries id`, `For joe of ${agent.id}`)
    .run();
  const places = [
    `mail/${agent.id}/`,
    `document/${agent.id}/`,
    `import/${agent.id}/1/`,
    `export/${user.id}/1/`,
  ];
  await Promise.all(places.map((place) => env.FILES.put(`${place}orphan`, mark)));
  const localPart = agent.emailAddress.split("@")[0]?.toLowerCase() ?? "";
  return { user, agent, mark, tables, words: [user.id, agent.id, user.email, mark, localPart] };
}

describe("Deleting the account", () => {
  it("after the day nothing is left in D1 and R2, whatever the tables, but the bare ledger", async () => {
    const { user, agent, mark, words, tables } = await richUser();
    const before = await found(words);
    // Every table of the schema is either nobody's or has a row of this user: a new one must be one of the two.
    const all = Object.values(db._.fullSchema).filter((each) => is(each, SQLiteTable)).length;
    expect(tables.length + NOBODYS.size).toBe(all);
    for (const table of tables)
      expect(
        before.some((line) => line.startsWith(`${table}: `)),
        table,
      ).toBe(true);
    expect((await filesOf([user.id, agent.id])).length).toBe(4);
    await askedFor(user, 23.9);
    expect(await sweepDeletions(platformAt(new Date()))).toBe(0);
    expect(await found(words)).toHaveLength(before.length);
    for (const _ of [1, 2]) await sweepDeletions(platformAt(inHours(1)));
    expect((await found(words)).map((line) => line.split(" ")[0])).toEqual(["closed_entries:"]);
    expect(await found(words.filter((word) => word !== mark))).toEqual([]);
    expect(await filesOf([user.id, agent.id])).toEqual([]);
  });

  it("the ledger stays for the bookkeeping, with payments, without name or address", async () => {
    const user = await newUser({ credits: 12 });
    const paymentId = `pi_${crypto.randomUUID()}`;
    const at = { createdAt: new Date() };
    await db.batch([
      db.insert(purchases).values({
        id: paymentId,
        userId: user.id,
        credits: 50,
        amount: 1000,
        currency: "usd",
        state: "granted",
        ...at,
      }),
    ]);
    await env.DB.prepare(
      "insert into credit_entries (id, user_id, delta, reason, key, purchase_id, created_at) values (?, ?, 50, 'purchase', ?, ?, 1)",
    )
      .bind(crypto.randomUUID(), user.id, `purchase:${paymentId}`, paymentId)
      .run();
    await askedFor(user, 25);
    expect(await sweepDeletions(platformAt(new Date()))).toBe(1);
    const paid = await db.query.closedEntries.findFirst({ where: eq(closedEntries.purchaseId, paymentId) });
    expect(paid).toMatchObject({ delta: 50, reason: "purchase", amount: 1000, currency: "usd" });
    const kept = await db.query.closedEntries.findMany({
      where: eq(closedEntries.account, paid?.account ?? ""),
    });
    expect(kept.map(({ delta }) => delta).sort()).toEqual([12, 50]);
    expect(paid?.account).not.toBe(user.id);
  });

  it("goes in bounded steps, survives a kill before any call and may run twice", async () => {
    const { user, agent, mark, words } = await richUser();
    await Promise.all(
      Array.from({ length: 3 }, (_, number) => env.FILES.put(`mail/${agent.id}/more-${number}`, "x")),
    );
    await askedFor(user, 25);
    const at = new Date().toISOString();
    for (let nth = 1, isDead = true; isDead; nth += 1) {
      const platform = mortalPlatform(at, nth);
      await sweepDeletions(platform).catch(() => {});
      isDead = platform.calls() >= nth;
      expect(nth).toBeLessThan(200);
    }
    await Promise.all([sweepDeletions(platformAt(at)), sweepDeletions(platformAt(at))]);
    expect((await found(words)).map((line) => line.split(" ")[0])).toEqual(["closed_entries:"]);
    expect(await found(words.filter((word) => word !== mark))).toEqual([]);
    expect(await filesOf([user.id, agent.id])).toEqual([]);
  });

  it("an account that has more than a step takes is deleted to the end", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const lines = env.DB.prepare(
      "insert into audit_events (id, user_id, at, actor, action) select ? || value, ?, 1, 'user', 'session.began' from json_each(?)",
    );
    await lines.bind(crypto.randomUUID(), user.id, JSON.stringify([...Array(1200).keys()])).run();
    await askedFor(user, 25);
    expect(await sweepDeletions(platformAt(new Date()))).toBe(1);
    expect(await found([user.id, agent.id])).toEqual([]);
  });

  it("a second account with the same address can be opened afterwards", async () => {
    const user = await newUser();
    const again = () =>
      register(
        platformAt(new Date()),
        { email: user.email, password: "seven wet cranes", timeZone: "UTC" },
        crypto.randomUUID(),
      );
    await expect(again()).rejects.toMatchObject({ kind: "conflict" });
    await askedFor(user, 25);
    await sweepDeletions(platformAt(new Date()));
    expect(await again()).not.toBe(user.id);
  });

  it("no address of a deleted agent is given out again, and only its hash is kept", async () => {
    const user = await newUser();
    const agent = await newAgent(user, { title: "Orchard" });
    const localPart = agent.emailAddress.split("@")[0] ?? "";
    await deleteAgent(platformAt(new Date()), user.id, agent.id);
    expect(await found([localPart.toLowerCase()])).toEqual([]);
    // The title again, and the digits again.
    const digits = Number(localPart.slice(-6));
    const real = crypto.getRandomValues.bind(crypto);
    let isFirst = true;
    crypto.getRandomValues = (<Numbers extends ArrayBufferView>(numbers: Numbers) => {
      real(numbers as unknown as Uint8Array);
      if (isFirst && numbers instanceof Uint32Array) {
        isFirst = false;
        numbers[0] = digits;
      }
      return numbers;
    }) as typeof crypto.getRandomValues;
    try {
      const next = await newAgent(user, { title: "Orchard" });
      expect(isFirst).toBe(false);
      expect(next.emailAddress).not.toBe(agent.emailAddress);
    } finally {
      crypto.getRandomValues = real;
    }
  });
});

describe("The day in which it can be taken back", () => {
  it("no digest is written or sent, and the history says why", async () => {
    const { user, agent, press, deliveries: sent, at } = await readyToSend();
    await press(0, answering(LATER));
    const due = {
      frequency: "daily" as const,
      scheduleTime: "09:00",
      nextRunAt: new Date(Date.now() - 1000),
    };
    await db.update(agents).set(due).where(eq(agents.id, agent.id));
    await deliverOne(agent);
    await askedFor(user, 1);
    const platform = platformAt(new Date());
    await claimDueAgents(platform);
    const runs = await db.query.digestRuns.findMany({ where: eq(digestRuns.agentId, agent.id) });
    expect(runs.find(({ trigger }) => trigger === "scheduled")).toMatchObject({
      state: "skipped",
      problem: "The account is about to be deleted, so no digest is written or sent.",
    });
    // Other tests' agents, whose time has come too, are told of in the same tick.
    expect(platform.held.filter(({ job }) => job.kind !== "tell-owner")).toEqual([]);
    const [{ nextRunAt } = { nextRunAt: null }] = await db
      .select()
      .from(agents)
      .where(eq(agents.id, agent.id));
    expect(nextRunAt?.getTime()).toBeGreaterThan(Date.now());
    for (const call of ["summary-now", "send-summary"]) {
      const digest = await db.query.digests.findFirst({ where: (t) => eq(t.agentId, agent.id) });
      const answer = await user.call("POST", `/api/agents/${agent.id}/${call}`, { summaryId: digest?.id });
      expect([call, answer.status]).toEqual([call, 409]);
    }
    // What waited for its next try is not sent either.
    const server = mailServer();
    for (const { id } of await sent())
      await performJob(at(3600, server), { kind: "deliver", deliveryId: id });
    expect(server.taken).toEqual([]);
    expect(
      new Set(
        (await db.query.deliveries.findMany({ where: eq(deliveries.agentId, agent.id) })).map(
          ({ state }) => state,
        ),
      ),
    ).toEqual(new Set(["refused"]));
  });

  it("mail in is taken, and refused once the day is over", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    await askedFor(user, 23);
    expect((await deliverMail(agent.emailAddress)).rejected).toBeNull();
    await askedFor(user, 24.01);
    expect((await deliverMail(agent.emailAddress)).rejected).toMatch(/^550 5\.1\.1/);
    expect(await mailsOf(agent.id)).toHaveLength(1);
  });

  it("sign-in and sessions work, and end with the day", async () => {
    const platform = platformAt(new Date());
    const email = `${crypto.randomUUID()}@people.example`;
    const id = await register(platform, { email, password: "seven wet cranes", timeZone: "UTC" }, email);
    const signIn = () =>
      SELF.fetch(`${ORIGIN}/api/login`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "CF-Connecting-IP": email },
        body: JSON.stringify({ email, password: "seven wet cranes" }),
      });
    const due = (hours: number) =>
      db
        .update(users)
        .set({ deletionDueAt: inHours(hours) })
        .where(eq(users.id, id));
    await due(1);
    const open = await signIn();
    expect(open.status).toBe(200);
    expect(await open.json()).toMatchObject({ email, deletionDueAt: expect.any(String) });
    const cookie = open.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const look = () => SELF.fetch(`${ORIGIN}/api/auth/user`, { headers: { Cookie: cookie } });
    expect((await look()).status).toBe(200);
    await due(-0.01);
    expect((await look()).status).toBe(401);
    expect((await signIn()).status).toBe(401);
  });
});

describe("The plan of a deleted account", () => {
  it("is cancelled with the payment provider, and the rest waits for it while it is down", async () => {
    const standIn = createStripeStandIn();
    const platform = platformAt(new Date(), { payments: paymentsOf(standIn) });
    const user = await newUser();
    await startPlan(platform, user);
    const session = [...standIn.sessions.values()].at(-1);
    const subscription = standIn.completeCheckout(session?.id);
    await askedFor(user, 25);
    standIn.setDown(true);
    expect(await sweepDeletions(platform)).toBe(0);
    expect(await db.query.users.findFirst({ where: eq(users.id, user.id) })).toBeDefined();
    standIn.setDown(false);
    expect(await sweepDeletions(platform)).toBe(1);
    expect(standIn.subscriptions.get(subscription.id)).toMatchObject({ status: "canceled" });
    expect(await found([user.id])).toEqual([]);
  });
});
