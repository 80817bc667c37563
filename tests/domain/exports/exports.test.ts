import { env, SELF } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import worker from "#worker";
import { exports } from "../../../app/database/schema/exports.server";
import { mails } from "../../../app/database/schema/mails.server";
import { ownerNotices } from "../../../app/database/schema/owner-notices.server";
import { sessions } from "../../../app/database/schema/sessions.server";
import { users } from "../../../app/database/schema/users.server";
import type { ExportView } from "../../../app/domain/exports/export-view";
import { startExport } from "../../../app/domain/exports/start-export.server";
import { sweepExports } from "../../../app/domain/exports/sweep-exports.server";
import { writeExport } from "../../../app/domain/exports/write-export.server";
import { mailOwnerNotice } from "../../../app/domain/notices/mail-owner-notice.server";
import { closeDeadJob } from "../../../app/jobs/perform-job.server";
import { rawMail } from "../../support/deliver-mail";
import { deliverOne } from "../../support/digest-agent";
import { fillEveryTable } from "../../support/fill-every-table";
import { batchOf, heldQueue } from "../../support/held-jobs";
import { mortalPlatform } from "../../support/mortal-platform";
import { newAgent } from "../../support/new-agent";
import { newUser, ORIGIN, type TestUser } from "../../support/new-user";
import { mailServer, platformAt } from "../../support/platform-at";

const DAY_MS = 86_400_000;
const { db } = platformAt(new Date());
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

interface Shown extends ExportView {
  message?: string;
}

const start = (user: TestUser) => user.call<Shown>("POST", "/api/export");
const shown = async (user: TestUser) =>
  (await user.call<{ export: ExportView | null }>("GET", "/api/export")).body.export;
const filesOf = async (user: TestUser) =>
  (await env.FILES.list({ prefix: `export/${user.id}/` })).objects.length;

/** Has the queue's consumer make the export to its end; returns how many slices it took. */
async function make(exportId: string): Promise<number> {
  const JOBS = heldQueue();
  let slices = 0;
  for (let next: unknown[] = [{ kind: "write-export", exportId }]; next.length > 0; slices += 1) {
    JOBS.held.length = 0;
    await worker.queue(batchOf(next), { ...env, JOBS });
    next = [...JOBS.held];
  }
  return slices;
}

const download = (exportId: string, cookie: string, volume: number | string = 0) =>
  SELF.fetch(`${ORIGIN}/account/export/${exportId}/${volume}`, {
    headers: { Cookie: cookie },
    redirect: "manual",
  });

async function unpacked(user: TestUser, exportId: string): Promise<Record<string, Uint8Array>> {
  const answer = await download(exportId, user.cookie);
  expect(answer.status).toBe(200);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(answer.headers.get("Content-Length")).toBe(String(bytes.length));
  expect(answer.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="mondaybrief-[\d-]+\.zip"/,
  );
  return unzipSync(bytes);
}

/** So many small mails, as if they had come in. */
async function withMails(user: TestUser, count: number): Promise<string> {
  const agent = await newAgent(user, { title: "Crane: yard/../north" });
  const numbers = [...Array(count).keys()];
  const insert = env.DB.prepare(
    "insert into mails (id, user_id, agent_id, dedupe_key, envelope_from, raw_key, raw_size, received_at, subject, attachments) select ?1 || '-' || value, ?2, ?1, value, 'ana@x.example', 'mail/' || ?1 || '/' || value, 1, 1795000000000, 'Mail ' || value, '[]' from json_each(?3)",
  );
  await insert.bind(agent.id, user.id, JSON.stringify(numbers)).run();
  for (let from = 0; from < count; from += 50)
    await Promise.all(
      numbers
        .slice(from, from + 50)
        .map((number) => env.FILES.put(`mail/${agent.id}/${number}`, `Raw ${number}.`)),
    );
  return agent.id;
}

describe("An export of everything", () => {
  it("has every table's rows as JSON, digests and mails as Markdown, mails and documents as files, and no secret", async () => {
    const user = await newUser();
    const agent = await newAgent(user, { title: 'Orchard: "north"' });
    const body = "Joe, please prune the trees.\r\n```\r\nno fence ends here\r\n";
    const mailId = await deliverOne(agent, rawMail({ Subject: "Pruning ../../etc/passwd" }, body));
    const owner = { userId: user.id, agentId: agent.id };
    await worker.queue(batchOf([{ kind: "read-mail", mailId }]), { ...env, JOBS: heldQueue() });
    const mark = `mark-${crypto.randomUUID()}`;
    const tables = await fillEveryTable(db, { ...owner, email: user.email }, mark);
    await env.FILES.put(`${mark} documents fileKey`, "The plan of the orchard.");
    await db.delete(exports).where(eq(exports.userId, user.id));
    const { id } = await startExport(platformAt(new Date()), user.id);
    await make(id);
    const files = await unpacked(user, id);
    const names = Object.keys(files);
    const saidElsewhere = ["mail_texts", "item_words", "import_parts", "export_parts"];
    const nobodysId = ["outbox_mails", "enquiries"];
    for (const table of tables.filter((name) => ![...saidElsewhere, ...nobodysId].includes(name)))
      expect(names, table).toContain(`data/${table}.json`);
    const all = names.map((name) => text(files[name])).join("\n");
    for (const words of [
      `${mark} documents text`,
      `${mark} item_events quote`,
      `${mark} digests markdown`,
      user.email,
    ])
      expect(all).toContain(words);
    for (const secret of ["tokenHash", "Token", "linkKey", "passwordHash", "rawKey"])
      expect(all).not.toMatch(new RegExp(`"\\w*${secret}"|${mark} \\w+ ${secret}`));
    const folder = `agents/Orchard north ${agent.id.slice(-8)}`;
    const mail = names.find((name) => name.startsWith(`${folder}/mails/`) && name.includes("Pruning"));
    expect(mail).toMatch(/\/mails\/\d{4}-\d\d-\d\d Pruning \.\. \.\. etc passwd [\w-]{8}\.(?:eml|md)$/);
    const stem = mail?.replace(/\.\w+$/, "");
    expect(text(files[`${stem}.eml`])).toContain("Subject: Pruning ../../etc/passwd");
    expect(text(files[`${stem}.md`])).toContain("Joe, please prune the trees.");
    expect(text(files[`${stem}.md`])).toMatch(/^````text$/m);
    expect(names.filter((name) => name.startsWith(`${folder}/digests/`))).toHaveLength(1);
    const [document] = names.filter((name) => name.startsWith(`${folder}/documents/`));
    expect(text(files[document ?? ""])).toBe("The plan of the orchard.");
    expect(names.every((name) => !/(^|\/)\.\.?(\/|$)|\\/.test(name))).toBe(true);
  });

  it("is made in slices, and whatever dies or runs twice, every mail is in it once", async () => {
    const user = await newUser();
    await withMails(user, 200);
    const { body } = await start(user);
    expect(body).toMatchObject({ state: "making", progress: 0, files: [] });
    const at = new Date().toISOString();
    let seen = 0;
    for (let turn = 1; (await shown(user))?.state === "making"; turn += 1) {
      // Killed somewhere else each time, in a slice that has some hundred calls.
      await writeExport(mortalPlatform(at, turn % 2 === 0 ? turn * 37 : 10_000), body.id).catch(() => {});
      // The queue brings it twice at once.
      if (turn % 3 === 0) await Promise.all([1, 2].map(() => writeExport(platformAt(at), body.id)));
      const progress = (await shown(user))?.progress ?? 0;
      expect(progress).toBeGreaterThanOrEqual(seen);
      seen = progress;
      expect(turn).toBeLessThan(30);
    }
    expect(await shown(user)).toMatchObject({ state: "ready", progress: 1 });
    const files = await unpacked(user, body.id);
    const raws = Object.keys(files).filter((name) => name.endsWith(".eml"));
    expect(raws.map((name) => text(files[name])).sort()).toEqual(
      [...Array(200).keys()].map((number) => `Raw ${number}.`).sort(),
    );
    const kept = Object.keys(files).filter((name) => /^data\/mails(-\d+)?\.json$/.test(name));
    expect(kept.flatMap((name) => JSON.parse(text(files[name])))).toHaveLength(200);
  });

  it("a mail of some megabytes is in it byte by byte, and what can't be packed is as large as it was", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const raw = new Uint8Array(3 * 1024 * 1024);
    for (let at = 0; at < raw.length; at += 65_536) crypto.getRandomValues(raw.subarray(at, at + 65_536));
    const mailId = await deliverOne(agent, raw);
    const { body } = await start(user);
    await make(body.id);
    const files = await unpacked(user, body.id);
    const name = Object.keys(files).find((each) => each.endsWith(`${mailId.slice(-8)}.eml`));
    expect(Buffer.from(files[name ?? ""] ?? []).equals(Buffer.from(raw))).toBe(true);
    expect((await shown(user))?.files[0]?.size).toBeLessThan(raw.length * 1.01);
  });

  it("is downloaded by its user alone, with a session", async () => {
    const [user, stranger] = [await newUser(), await newUser()];
    const { body } = await start(user);
    expect((await download(body.id, user.cookie)).status).toBe(404);
    await make(body.id);
    expect((await download(body.id, stranger.cookie)).status).toBe(404);
    const visitor = await download(body.id, "");
    expect([visitor.status, visitor.headers.get("Location")]).toEqual([
      302,
      `/login?returnTo=${encodeURIComponent(`/account/export/${body.id}/0`)}`,
    ]);
    for (const volume of [1, "x", "-1"])
      expect((await download(body.id, user.cookie, volume)).status).toBe(404);
    await db.delete(sessions).where(eq(sessions.userId, user.id));
    expect((await download(body.id, user.cookie)).status).toBe(302);
  });

  it("no second one while one is made; a new one takes the place of the old", async () => {
    const user = await newUser();
    const first = await start(user);
    expect(first.status).toBe(201);
    expect(await start(user)).toMatchObject({ status: 409, body: { message: "Your export is being made." } });
    await make(first.body.id);
    const second = await start(user);
    expect(second.status).toBe(201);
    expect((await download(first.body.id, user.cookie)).status).toBe(404);
    await make(second.body.id);
    await sweepExports(platformAt(new Date()));
    expect(await db.query.exports.findMany({ where: eq(exports.userId, user.id) })).toHaveLength(1);
    expect(await filesOf(user)).toBe(1);
    expect((await download(second.body.id, user.cookie)).status).toBe(200);
  });

  it("its user is told by mail when it is ready, once", async () => {
    const user = await newUser();
    const { body } = await start(user);
    await make(body.id);
    for (const _ of [1, 2]) await writeExport(platformAt(new Date()), body.id);
    const notices = await db.query.ownerNotices.findMany({ where: eq(ownerNotices.userId, user.id) });
    expect(notices).toHaveLength(1);
    const server = mailServer();
    await db.update(users).set({ timeZone: "Europe/Berlin" }).where(eq(users.id, user.id));
    await db.update(ownerNotices).set({ mailedAt: null }).where(eq(ownerNotices.userId, user.id));
    await mailOwnerNotice(platformAt(new Date(), { mailer: server }), notices[0]?.id ?? "");
    expect(server.taken).toMatchObject([{ to: user.email, subject: "Your export is ready" }]);
    // As digests write days.
    expect(server.taken[0]?.text.replace(/\s+/g, " ")).toMatch(
      /until (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2}, \d\d:\d\d \(Europe\/Berlin\)\./,
    );
  });

  it("goes after 7 days, from R2 too; one that is lost is asked for again; one that fails says so", async () => {
    const user = await newUser();
    const { body } = await start(user);
    const lost = platformAt(new Date(Date.now() + 3 * 60_000));
    await sweepExports(lost);
    expect(lost.held.map(({ job }) => job)).toContainEqual({ kind: "write-export", exportId: body.id });
    await make(body.id);
    expect(await filesOf(user)).toBe(1);
    await sweepExports(platformAt(new Date(Date.now() + 6.9 * DAY_MS)));
    expect(await filesOf(user)).toBe(1);
    await sweepExports(platformAt(new Date(Date.now() + 7.1 * DAY_MS)));
    expect(await filesOf(user)).toBe(0);
    expect(await shown(user)).toBeNull();
    const failed = await start(user);
    await closeDeadJob(platformAt(new Date()), { kind: "write-export", exportId: failed.body.id });
    expect(await shown(user)).toMatchObject({
      state: "failed",
      problem: "The export stopped after several tries. Please ask for it again.",
    });
    expect((await start(user)).status).toBe(201);
  });

  it("mail that comes or goes while it is made breaks nothing", async () => {
    const user = await newUser();
    const agentId = await withMails(user, 160);
    const { body } = await start(user);
    await writeExport(platformAt(new Date()), body.id);
    await env.FILES.delete(`mail/${agentId}/159`);
    await db.delete(mails).where(eq(mails.id, `${agentId}-158`));
    await make(body.id);
    const files = await unpacked(user, body.id);
    expect(Object.keys(files).filter((name) => name.endsWith(".eml"))).toHaveLength(158);
  });
});
