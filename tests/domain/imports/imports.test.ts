import { env, SELF } from "cloudflare:test";
import { and, eq } from "drizzle-orm";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import worker from "#worker";
import { imports } from "../../../app/database/schema/imports.server";
import { mails } from "../../../app/database/schema/mails.server";
import type { ImportView } from "../../../app/domain/imports/import-view";
import { storeImport } from "../../../app/domain/imports/store-import.server";
import { sweepImports } from "../../../app/domain/imports/sweep-imports.server";
import { readStoredMail } from "../../../app/domain/inbox/read-stored-mail.server";
import { deliverMail } from "../../support/deliver-mail";
import { mailsOf } from "../../support/digest-agent";
import { batchOf, heldQueue } from "../../support/held-jobs";
import { mortalPlatform } from "../../support/mortal-platform";
import { newAgent } from "../../support/new-agent";
import { newUser, type TestUser } from "../../support/new-user";
import { PlainVisitor } from "../../support/plain-visitor";
import { platformAt } from "../../support/platform-at";

const DAY_MS = 86_400_000;
const { db } = platformAt(new Date());
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
/** In whole seconds, as a Date header has them. */
const NOW = Math.floor(Date.now() / 1000) * 1000;
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS);

const mail = (number: number, days: number, headers = "") =>
  [
    `${headers}From: Ana Ruiz <ana@team.example>`,
    `Subject: Mail ${number}`,
    `Date: ${daysAgo(days).toUTCString()}`,
    `Message-ID: <${number}@team.example>`,
    "",
    `Joe, please book crane ${number} by Friday.`,
    "",
  ].join("\n");
const mbox = (each: string[]) =>
  bytesOf(each.map((one) => `From x Mon Nov 16 08:00:00 2026\n${one}\n`).join(""));

interface Shown extends ImportView {
  message?: string;
}

const importsOf = (agent: { id: string }) => `/api/agents/${agent.id}/imports`;
const begin = (user: TestUser, agent: { id: string }, filename: string, size: number) =>
  user.call<Shown>("POST", importsOf(agent), { filename, size });

async function sendPart(user: TestUser, path: string, number: number, bytes: Uint8Array<ArrayBuffer>) {
  const answer = await SELF.fetch(`http://localhost${path}/parts/${number}`, {
    method: "PUT",
    headers: { Cookie: user.cookie },
    body: bytes,
  });
  return { status: answer.status, body: await answer.json<Shown>() };
}

/** Uploads a file whole, as a browser does, and returns the import's id. */
async function upload(
  user: TestUser,
  agent: { id: string },
  bytes: Uint8Array<ArrayBuffer>,
  filename = "old.mbox",
) {
  const { body } = await begin(user, agent, filename, bytes.length);
  // Some parts small enough for a test: what is uploaded is cut where the import says.
  await db
    .update(imports)
    .set({ partSize: Math.ceil(bytes.length / 3) })
    .where(eq(imports.id, body.id));
  const { body: cut } = await user.call<Shown>("GET", `${importsOf(agent)}/${body.id}`);
  for (const number of cut.missingParts) {
    const part = bytes.slice(number * cut.partSize, (number + 1) * cut.partSize);
    expect((await sendPart(user, `${importsOf(agent)}/${body.id}`, number, part)).status).toBe(200);
  }
  return body.id;
}

/** Has the queue's consumer do this job and the jobs that follow from it; counts those of mails. */
async function consume(importId: string): Promise<{ mailJobs: number }> {
  const JOBS = heldQueue();
  let next: unknown[] = [{ kind: "read-import", importId }];
  let mailJobs = 0;
  while (next.length > 0) {
    JOBS.held.length = 0;
    await worker.queue(batchOf(next), { ...env, JOBS });
    const isImport = (job: unknown) => JSON.stringify(job).includes("read-import");
    mailJobs += JOBS.held.filter((job) => !isImport(job)).length;
    next = JOBS.held.filter(isImport);
  }
  return { mailJobs };
}

const shown = async (user: TestUser, agent: { id: string }) =>
  (await user.call<Shown[]>("GET", importsOf(agent))).body;
const partsLeft = async (agent: { id: string }) =>
  (await env.FILES.list({ prefix: `import/${agent.id}/` })).objects.length;

describe("Importing mail from before", () => {
  it("in parts, resumable: what is missing is said, a part may come twice, and the last one begins it", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const bytes = mbox([mail(1, 2)]);
    const begun = await begin(user, agent, "old.mbox", bytes.length);
    expect(begun.status).toBe(201);
    const size = Math.ceil(bytes.length / 3);
    const part = (number: number) => bytes.slice(number * size, (number + 1) * size);
    await db.update(imports).set({ partSize: size }).where(eq(imports.id, begun.body.id));
    const path = `${importsOf(agent)}/${begun.body.id}`;
    await sendPart(user, path, 1, part(1));
    const again = await begin(user, agent, "old.mbox", bytes.length);
    expect([again.status, again.body.id]).toEqual([200, begun.body.id]);
    expect(again.body).toMatchObject({ state: "uploading", missingParts: [0, 2], progress: 1 / 3 });
    expect((await sendPart(user, path, 0, part(0).slice(1))).status).toBe(400);
    expect((await sendPart(user, path, 3, part(0))).status).toBe(404);
    for (const _ of [1, 2]) await sendPart(user, path, 0, part(0));
    const last = await sendPart(user, path, 2, part(2));
    expect(last.body).toMatchObject({ state: "storing", missingParts: [] });
    expect((await sendPart(user, path, 2, part(2))).status).toBe(409);
  });

  it("each mail has its own date and the same reading; 30 days are unprocessed, older ones processed", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const id = await upload(user, agent, mbox([mail(1, 400), mail(2, 31), mail(3, 29), mail(4, 0)]));
    expect(await consume(id)).toEqual({ mailJobs: 4 });
    const rows = await mailsOf(agent.id);
    expect(rows.map(({ receivedAt }) => receivedAt)).toEqual([0, 29, 31, 400].map(daysAgo));
    expect(rows.map(({ processedAt }) => processedAt !== null)).toEqual([false, false, true, true]);
    for (const row of rows) await readStoredMail(platformAt(new Date()), row.id);
    const sheet = await user.call<{ emails: { subject: string }[] }>("GET", `/api/agents/${agent.id}`);
    expect(sheet.body).toMatchObject({ unprocessedCount: 2, emailCount: 0 });
    expect(sheet.body.emails.map(({ subject }) => subject)).toEqual(["Mail 4", "Mail 3", "Mail 2", "Mail 1"]);
    expect((await user.call("POST", `/api/agents/${agent.id}/summary-now`)).body).toMatchObject({
      emailsProcessed: 2,
    });
    expect(await shown(user, agent)).toMatchObject([
      { id, state: "done", progress: 1, found: 4, stored: 4, duplicates: 0, leftOut: 0 },
    ]);
    expect(await partsLeft(agent)).toBe(0);
  });

  it("a zip of Google Takeout; spam, trash and drafts are left out, and what came by itself is a duplicate", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    await deliverMail(agent.emailAddress, bytesOf(mail(1, 1).replaceAll("\n", "\r\n")));
    const spam = mail(3, 1, "X-Gmail-Labels: Spam,Unread\n");
    const zip = zipSync({
      "Takeout/Mail/All.mbox": mbox([mail(1, 1), mail(2, 1, "X-Gmail-Labels: Inbox,Opened\n"), spam]),
      "Takeout/Mail/Work.mbox": mbox([mail(2, 1)]),
    });
    await consume(await upload(user, agent, new Uint8Array(zip), "takeout.zip"));
    const counted = { found: 4, stored: 1, duplicates: 2, leftOut: 1 };
    expect(await shown(user, agent)).toMatchObject([counted]);
    expect(await mailsOf(agent.id)).toHaveLength(2);
    expect((await env.FILES.list({ prefix: `mail/${agent.id}/` })).objects).toHaveLength(2);
    await consume(await upload(user, agent, new Uint8Array(zip), "takeout.zip"));
    expect((await shown(user, agent))[0]).toMatchObject({ ...counted, stored: 0, duplicates: 3 });
    expect(await mailsOf(agent.id)).toHaveLength(2);
  });

  it("the worker killed anywhere, and two at once: no mail is lost, none is doubled", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const file = mbox(Array.from({ length: 70 }, (_, number) => mail(number, number)));
    const id = await upload(user, agent, file);
    for (let nth = 1; ; nth += 7) {
      const killed = await storeImport(mortalPlatform(new Date().toISOString(), nth), id).then(
        () => false,
        () => true,
      );
      if (!killed) break;
    }
    await Promise.all([consume(id), consume(id)]);
    const rows = await mailsOf(agent.id);
    expect(new Set(rows.map(({ dedupeKey }) => dedupeKey)).size).toBe(70);
    expect(rows).toHaveLength(70);
    expect(await shown(user, agent)).toMatchObject([{ state: "done", found: 70, stored: 70, duplicates: 0 }]);
    expect((await env.FILES.list({ prefix: `mail/${agent.id}/` })).objects).toHaveLength(70);
    expect(await partsLeft(agent)).toBe(0);
  });

  it("a job that got lost is asked for again, and an upload of a week ago is given up with its parts", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const lost = await upload(user, agent, mbox([mail(1, 1)]));
    const old = await begin(user, agent, "half.mbox", 200);
    await db.update(imports).set({ partSize: 100 }).where(eq(imports.id, old.body.id));
    await sendPart(user, `${importsOf(agent)}/${old.body.id}`, 0, new Uint8Array(100));
    const minutes = platformAt(new Date(Date.now() + 2.5 * 60_000));
    await sweepImports(minutes);
    expect(minutes.held).toContainEqual(
      expect.objectContaining({ job: { kind: "read-import", importId: lost } }),
    );
    await consume(lost);
    await sweepImports(platformAt(new Date(Date.now() + 8 * DAY_MS)));
    expect((await shown(user, agent)).find(({ id }) => id === old.body.id)).toMatchObject({
      state: "failed",
      problem: "The upload was not finished within a week.",
    });
    expect(await partsLeft(agent)).toBe(0);
  });

  it("the only worker there is, started anew, goes on with its first tick, and asks for nothing of its own twice", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const id = await upload(user, agent, mbox([mail(1, 1)]));
    const startedAt = new Date(Date.now() + 1000);
    const askedAt = async (at: Date, start: Date | null) => {
      const platform = platformAt(at, { startedAt: start });
      await sweepImports(platform);
      return platform.held.filter(({ job }) => job.kind === "read-import" && job.importId === id).length;
    };
    const soon = new Date(startedAt.getTime() + 1000);
    expect(await askedAt(soon, startedAt)).toBe(1);
    expect(await askedAt(soon, new Date(startedAt.getTime() - 30_000))).toBe(0);
    expect(await askedAt(soon, null)).toBe(0);
    await consume(id);
    expect(await askedAt(soon, startedAt)).toBe(0);
  });

  it("a file without mail fails in words; cancelled, or with its agent, an import leaves nothing behind", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    await consume(await upload(user, agent, bytesOf("%PDF-1.7\n and so on"), "plan.pdf"));
    expect(await shown(user, agent)).toMatchObject([
      { state: "failed", problem: "This is no mail, no mbox file and no zip of them." },
    ]);
    const id = await upload(user, agent, mbox([mail(1, 1)]));
    expect((await user.call("DELETE", `${importsOf(agent)}/${id}`)).status).toBe(200);
    expect(await partsLeft(agent)).toBe(0);
    await upload(user, agent, mbox([mail(2, 1)]));
    await user.call("DELETE", `/api/agents/${agent.id}`);
    expect(await partsLeft(agent)).toBe(0);
  });

  it("at most 500 MB", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    expect((await begin(user, agent, "old.mbox", 500 * 1024 * 1024)).status).toBe(201);
    expect((await begin(user, agent, "old.mbox", 500 * 1024 * 1024 + 1)).status).toBe(413);
  });

  it("works without JavaScript for a small single file", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const sheet = await new PlainVisitor(user.cookie).open(`/agents/${agent.id}`);
    const page = await sheet.follow("Import emails");
    const file = new File([mbox([mail(1, 1), mail(2, 1)])], "old.mbox");
    const sent = await page.press("Import", { "File with mails": file });
    sent.expectSaid("Import started");
    sent.expectShown("old.mbox");
    const [begun] = await shown(user, agent);
    await consume(begun?.id ?? "");
    const done = await new PlainVisitor(user.cookie).open(`/agents/${agent.id}/import`);
    done.expectShown("2 emails imported.");
    (await done.press("Remove from the list")).expectShown("No emails imported yet.");
    const isTheirs = and(eq(mails.agentId, agent.id), eq(mails.userId, user.id));
    expect(await db.$count(mails, isTheirs)).toBe(2);
  });
});
