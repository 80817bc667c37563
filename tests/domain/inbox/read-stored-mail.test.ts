import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../../app/database/open-database.server";
import { mails, mailTexts } from "../../../app/database/schema/mails.server";
import { users } from "../../../app/database/schema/users.server";
import { generateNow } from "../../../app/domain/digests/generate-digest.server";
import { readStoredMail } from "../../../app/domain/inbox/read-stored-mail.server";
import { sweepMails } from "../../../app/domain/inbox/sweep-mails.server";
import { consumeQueue } from "../../../workers/queue";
import { deliverMail, rawMail, waitingMail } from "../../support/deliver-mail";
import { deliverOne, mailsOf } from "../../support/digest-agent";
import { faultyDatabase } from "../../support/faulty-database";
import { batchOf } from "../../support/held-jobs";
import { newAgent } from "../../support/new-agent";
import { newUser } from "../../support/new-user";
import { platformAt } from "../../support/platform-at";

const MINUTE_MS = 60_000;
const { db } = platformAt(new Date());
const textOf = (mailId: string) => db.query.mailTexts.findFirst({ where: eq(mailTexts.mailId, mailId) });
const brokenFiles = () => ({
  ...platformAt(new Date()).files,
  get: () => Promise.reject(new Error("R2 is away")),
});
/** A database that takes everything but what a mail says. */
const withoutTexts = () =>
  openDatabase(faultyDatabase(env.DB, (sql) => (sql.includes('"mail_texts"') ? "before" : null)));

describe("Reading a stored mail", () => {
  it("the queue's consumer reads it: subject, sender and text are there", async () => {
    const agent = await newAgent(await newUser());
    const mailId = await deliverOne(agent, waitingMail());
    await consumeQueue(batchOf([{ kind: "read-mail", mailId }]), env);
    expect(await mailsOf(agent.id)).toMatchObject([
      {
        state: "read",
        subject: "Rollout of the ledger",
        senderName: "Ana Ruiz",
        senderAddress: "ana@payments.example",
        isContent: true,
        processedAt: null,
      },
    ]);
    expect((await textOf(mailId))?.parts).toMatchObject([
      { kind: "body", text: "Joe, please name an owner for the retry bug by Friday." },
    ]);
  });

  it("a producer's message reaches the consumer by itself", async () => {
    const agent = await newAgent(await newUser());
    await deliverMail(agent.emailAddress, waitingMail(), { bindings: { JOBS: env.JOBS } });
    await vi.waitFor(async () => expect(await mailsOf(agent.id)).toMatchObject([{ state: "read" }]), {
      timeout: 20_000,
      interval: 100,
    });
  });

  it("a row whose text is not there yet is read on demand by whoever needs it", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const mailId = await deliverOne(agent, waitingMail());
    expect(await textOf(mailId)).toBeUndefined();
    await generateNow(platformAt(new Date()), { userId: user.id, agentId: agent.id }, { kind: "manual" });
    expect(await mailsOf(agent.id)).toMatchObject([{ state: "read" }]);
  });

  it("a sweep asks again for rows that got stuck, and for no others", async () => {
    const agent = await newAgent(await newUser());
    const stuck = await deliverOne(agent, waitingMail());
    const read = await deliverOne(agent, waitingMail());
    await readStoredMail(platformAt(new Date()), read);
    const sweptAfter = async (minutes: number) => {
      const platform = platformAt(new Date(Date.now() + minutes * MINUTE_MS));
      await sweepMails(platform);
      return platform.held
        .map(({ job }) => job)
        .filter((job) => job.kind === "read-mail" && [stuck, read].includes(job.mailId));
    };
    expect(await sweptAfter(1)).toEqual([]);
    expect(await sweptAfter(3)).toEqual([{ kind: "read-mail", mailId: stuck }]);
    // A queue that can't keep up would otherwise get every waiting mail once more each minute.
    expect(await sweptAfter(7)).toEqual([]);
    expect(await sweptAfter(10)).toEqual([{ kind: "read-mail", mailId: stuck }]);
    expect(await sweptAfter(119)).toEqual([]);
    expect(await sweptAfter(120)).toEqual([{ kind: "read-mail", mailId: stuck }]);
  });

  it("a restart asks at once for what was not read yet: the queue is gone with the worker before it", async () => {
    const agent = await newAgent(await newUser());
    const before = await deliverOne(agent, waitingMail());
    const sweptAfter = async (seconds: number) => {
      const startedAt = new Date(Date.now() + 1000);
      const platform = platformAt(new Date(startedAt.getTime() + seconds * 1000), { startedAt });
      await sweepMails(platform);
      return platform.held.map(({ job }) => job);
    };
    expect(await sweptAfter(1)).toContainEqual({ kind: "read-mail", mailId: before });
    expect(await sweptAfter(61)).not.toContainEqual({ kind: "read-mail", mailId: before });
  });

  it("a failure is tried again; after five tries the mail is shown as unreadable, and its original is kept", async () => {
    const agent = await newAgent(await newUser());
    const mailId = await deliverOne(agent, waitingMail());
    const broken = platformAt(new Date(), { db: withoutTexts() });
    for (let tries = 1; tries <= 4; tries++) {
      await expect(readStoredMail(broken, mailId)).rejects.toThrow();
      expect(await mailsOf(agent.id)).toMatchObject([{ state: "received", readAttempts: tries }]);
    }
    await readStoredMail(broken, mailId);
    const [mail] = await mailsOf(agent.id);
    expect(mail).toMatchObject({
      state: "unreadable",
      problem: "This mail could not be read. Its original is kept.",
      processedAt: null,
    });
    expect(await env.FILES.head(mail?.rawKey ?? "")).not.toBeNull();
  });

  it("storage that is away makes no mail unreadable, however often it is tried: it is read once it is back", async () => {
    const agent = await newAgent(await newUser());
    const mailId = await deliverOne(agent, waitingMail());
    const away = platformAt(new Date(), { files: brokenFiles() });
    for (let tries = 1; tries <= 7; tries++)
      await expect(readStoredMail(away, mailId)).rejects.toThrow("R2 is away");
    expect(await mailsOf(agent.id)).toMatchObject([{ state: "received", readAttempts: 0 }]);
    await readStoredMail(platformAt(new Date()), mailId);
    expect(await mailsOf(agent.id)).toMatchObject([{ state: "read", subject: "Rollout of the ledger" }]);
  });

  it("a mail that takes the worker down with it is given up after five tries, without a sixth", async () => {
    const agent = await newAgent(await newUser());
    const mailId = await deliverOne(agent, waitingMail());
    await db.update(mails).set({ readAttempts: 5 }).where(eq(mails.id, mailId));
    const get = vi.fn(() => Promise.resolve(null));
    await readStoredMail(platformAt(new Date(), { files: { ...brokenFiles(), get } }), mailId);
    expect(get).not.toHaveBeenCalled();
    expect(await mailsOf(agent.id)).toMatchObject([{ state: "unreadable" }]);
  });

  it("an unreadable mail is named in the digest's coverage, once, and does not stop the others", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    await deliverOne(agent, waitingMail());
    const lost = await deliverOne(agent, waitingMail());
    const [row] = (await mailsOf(agent.id)).filter((mail) => mail.id === lost);
    await env.FILES.delete(row?.rawKey ?? "");
    const first = await user.call("POST", `/api/agents/${agent.id}/summary-now`);
    expect(first.body.summary).toMatchObject({
      coverage: { unread: [{ name: "(No Subject)", problem: "The original of this mail is missing." }] },
    });
    await deliverOne(agent, rawMail({}, "Marta, please send the signed contract by Tuesday."));
    const second = await user.call("POST", `/api/agents/${agent.id}/summary-now`);
    expect(second.body.summary).toMatchObject({ coverage: { unread: [] } });
  });

  it("a job that comes twice, or after the mail was deleted, changes nothing", async () => {
    const agent = await newAgent(await newUser());
    const mailId = await deliverOne(agent, waitingMail());
    await readStoredMail(platformAt(new Date()), mailId);
    const before = await mailsOf(agent.id);
    await readStoredMail(platformAt(new Date()), mailId);
    expect(await mailsOf(agent.id)).toEqual(before);
    await db.delete(mails).where(eq(mails.id, mailId));
    await readStoredMail(platformAt(new Date()), mailId);
    expect(await textOf(mailId)).toBeUndefined();
  });

  it("bounces and vacation replies are set aside: no notification, in no digest", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const mailId = await deliverOne(
      agent,
      waitingMail(
        rawMail({ "Auto-Submitted": "auto-replied", Subject: "Out of office" }, "I am away until Monday."),
      ),
    );
    await readStoredMail(platformAt(new Date()), mailId);
    expect(await mailsOf(agent.id)).toMatchObject([{ isContent: false, processedAt: expect.any(Date) }]);
    expect((await user.call("GET", "/api/notifications")).body).toEqual([]);
    expect((await user.call("POST", `/api/agents/${agent.id}/summary-now`)).status).toBe(409);
  });

  it("a very long mail is read as far as a row can hold it, and says so", async () => {
    const agent = await newAgent(await newUser());
    const line = "This is one of very many lines of a log that somebody forwarded.\r\n";
    const mailId = await deliverOne(agent, rawMail({}, line.repeat(20_000)));
    await readStoredMail(platformAt(new Date()), mailId);
    expect(await mailsOf(agent.id)).toMatchObject([
      { state: "read", problem: "This mail is very long; its end was not read." },
    ]);
    expect((await textOf(mailId))?.parts[0]?.text.length).toBe(600_000);
  });
});

describe.each([
  ["a short mail, read as it comes in", (raw: Uint8Array) => raw],
  ["a longer one, read by its job", waitingMail],
])("100 MB of attachments per free account: %s", (_, arriving) => {
  const PLAN = "The plan says that Tomas signs the harbour contract by Friday.";
  const NOTICE = "not kept, a free account holds 100 MB of attachments";
  const withFile = () =>
    rawMail(
      { "Content-Type": 'multipart/mixed; boundary="edge"' },
      [
        "--edge",
        "Content-Type: text/plain; charset=utf-8",
        "",
        "Joe, please read the plan by Monday.",
        "--edge",
        'Content-Type: text/plain; charset=utf-8; name="plan.txt"',
        'Content-Disposition: attachment; filename="plan.txt"',
        "",
        PLAN,
        "--edge--",
      ].join("\r\n"),
    );

  /** A user whose account has room for so many bytes of attachments, and their second agent. */
  async function accountWithRoom(bytes: number) {
    const user = await newUser();
    const full = await deliverOne(await newAgent(user));
    const taken = 100 * 1024 * 1024 - bytes;
    await db.update(mails).set({ attachmentBytes: taken }).where(eq(mails.id, full));
    return { user, agent: await newAgent(user), full };
  }

  const read = async (mailId: string) => {
    await readStoredMail(platformAt(new Date()), mailId);
    return db.query.mails.findFirst({ where: eq(mails.id, mailId) });
  };
  const rawOf = async (key = "") =>
    new TextDecoder().decode((await platformAt(new Date()).files.get(key)) ?? undefined);

  it("beyond it attachments are kept out with a notice, and the mail is taken", async () => {
    const { user, agent } = await accountWithRoom(PLAN.length - 1);
    const mailId = await deliverOne(agent, arriving(withFile()));
    const mail = await read(mailId);
    expect(mail).toMatchObject({
      state: "read",
      processedAt: null,
      attachmentBytes: 0,
      attachments: [{ filename: "plan.txt", read: false, problem: NOTICE }],
    });
    const parts = (await textOf(mailId))?.parts;
    expect(parts).toMatchObject([{ kind: "body", text: "Joe, please read the plan by Monday." }]);
    expect(parts).toHaveLength(1);
    const raw = await rawOf(mail?.rawKey);
    expect(raw).toContain("Joe, please read the plan by Monday.");
    expect(raw).toContain('filename="plan.txt"');
    expect(raw).not.toContain(PLAN);
    expect(mail?.rawSize).toBe(raw.length);
    const sheet = await user.call<{ emails: unknown[] }>("GET", `/api/agents/${agent.id}`);
    expect(sheet.body.emails).toMatchObject([{ attachments: [{ problem: NOTICE }] }]);
  });

  it("two at once don't both take the last room, and what is deleted gives it back", async () => {
    const { user, agent, full } = await accountWithRoom(PLAN.length + 8);
    const ids = [
      await deliverOne(agent, arriving(withFile())),
      await deliverOne(agent, arriving(withFile())),
    ];
    const both = await Promise.all(ids.map(read));
    const kept = both.find((mail) => mail?.attachmentBytes !== 0);
    expect(both.filter((mail) => mail?.attachmentBytes === 0)).toHaveLength(1);
    expect(kept?.attachments).toMatchObject([{ read: true, problem: null }]);
    expect(await rawOf(kept?.rawKey)).toContain(PLAN);
    expect(await db.delete(mails).where(eq(mails.id, full)).returning({ id: mails.id })).toHaveLength(1);
    expect(await read(await deliverOne(agent, arriving(withFile())))).toMatchObject({
      attachments: [{ read: true }],
    });
    expect((await user.call("GET", "/api/notifications")).body).toHaveLength(3);
  });

  it("the Professional plan has no such limit", async () => {
    const { user, agent } = await accountWithRoom(0);
    await db.update(users).set({ planTier: "Professional" }).where(eq(users.id, user.id));
    expect(await read(await deliverOne(agent, arriving(withFile())))).toMatchObject({
      attachments: [{ read: true, problem: null }],
    });
  });
});
