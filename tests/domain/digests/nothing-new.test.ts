import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { digestMails, digestRuns, digests } from "../../../app/database/schema/digests.server";
import { generateNow } from "../../../app/domain/digests/generate-digest.server";
import { trySample } from "../../../app/domain/digests/try-sample.server";
import { agentWithMail, slowWriter } from "../../support/agent-with-mail";
import { rawMail, waitingMail } from "../../support/deliver-mail";
import { agentWithDigest, deliverOne, mailsOf } from "../../support/digest-agent";
import { draftOf, emptyDraft } from "../../support/drafts";
import { newAgent } from "../../support/new-agent";
import { balanceOf, newUser } from "../../support/new-user";
import { platformAt, writerThat } from "../../support/platform-at";
import { sendForm, upload } from "../../support/upload";

const MINUTE_MS = 60_000;
const { db } = platformAt(new Date());

const digestsOf = (agentId: string) =>
  db.query.digests.findMany({ where: eq(digests.agentId, agentId), orderBy: digests.currentSince });
const runsOf = (agentId: string) => db.query.digestRuns.findMany({ where: eq(digestRuns.agentId, agentId) });
const linkedTo = async (digestId: string) =>
  (await db.query.digestMails.findMany({ where: eq(digestMails.digestId, digestId) })).map(
    (row) => row.mailId,
  );
const silent = () => writerThat(async () => emptyDraft("Everybody was very kind."));

/** The page's form: where it leads, and the toast that the next page shows. */
async function pressed(user: Awaited<ReturnType<typeof newUser>>, agentId: string, intent: string) {
  const form = new FormData();
  form.set("intent", intent);
  const posted = await sendForm(user, `/agents/${agentId}`, form);
  const cookie = posted.headers.get("Set-Cookie") ?? "";
  const [, value = ""] = /toast-[^=]+=([^;]+)/.exec(cookie) ?? [];
  const toast: unknown = value === "" ? null : JSON.parse(atob(decodeURIComponent(value)));
  return { location: posted.headers.get("Location"), toast };
}

describe("A digest says nothing new: same lines as the current one", () => {
  it("costs no credit, the current one stays, and the mails that repeat it belong to it", async () => {
    const user = await newUser();
    const { agent, digest, mailId } = await agentWithDigest(user);
    const repeated = await deliverOne(agent);
    const owner = { userId: user.id, agentId: agent.id };
    const generated = await generateNow(platformAt(new Date()), owner, { kind: "manual" });
    expect(generated).toMatchObject({ outcome: "unchanged", digestId: digest.digestId, credits: 499 });
    expect(await digestsOf(agent.id)).toHaveLength(1);
    expect((await linkedTo(digest.digestId)).sort()).toEqual([mailId, repeated].sort());
    expect(await balanceOf(user.id)).toEqual({ credits: 499, ledger: 499 });
    expect((await runsOf(agent.id)).map((run) => run.state).sort()).toEqual(["done", "skipped"]);
  });

  it.each([
    ["another owner", { owner: "Marta" }],
    ["another day", { timeline: "Fri 27 Nov" }],
  ])("%s of the same task is something new", async (_, change) => {
    const user = await newUser();
    const { agent, owner, mailId } = await agentWithMail(
      user,
      "Joe and Marta, name an owner for the retry bug by Fri 20 Nov or Fri 27 Nov.",
    );
    const write = (changes: object) => {
      const draft = draftOf(mailId);
      const quote = "Joe and Marta, name an owner for the retry bug by Fri 20 Nov or Fri 27 Nov.";
      const actionItems = draft.actionItems.map((item) => ({
        ...item,
        owner: "Joe",
        timeline: "Fri 20 Nov",
        quotes: [{ kind: "email" as const, id: mailId, quote }],
        ...changes,
      }));
      const writer = writerThat(async () => ({ ...draft, actionItems }));
      return generateNow(platformAt("2026-11-18T09:00:00Z", { writer }), owner, { kind: "manual" });
    };
    expect(await write({})).toMatchObject({ outcome: "written" });
    expect(await write({})).toMatchObject({ outcome: "unchanged", credits: 499 });
    expect(await write(change)).toMatchObject({ outcome: "written", credits: 498 });
    expect(await digestsOf(agent.id)).toHaveLength(2);
  });

  it("other words in the overview, and white space, are nothing new", async () => {
    const user = await newUser();
    const { owner, mailId } = await agentWithMail(user);
    const write = (task: string, overview: string) => {
      const writer = writerThat(async () => draftOf(mailId, { task, overview }));
      return generateNow(platformAt(new Date(), { writer }), owner, { kind: "manual" });
    };
    await write("Name an owner", "One thing is open.");
    expect(await write("Name  an owner ", "There is one thing to do.")).toMatchObject({
      outcome: "unchanged",
    });
  });

  it("an older digest that was put back is the one to compare with", async () => {
    const user = await newUser();
    const { agent, owner, mailId } = await agentWithMail(user);
    const write = (task: string) => {
      const writer = writerThat(async () => draftOf(mailId, { task }));
      return generateNow(platformAt(new Date(), { writer }), owner, { kind: "manual" });
    };
    const first = await write("Name an owner");
    await write("Name an owner for the bug");
    await user.call("POST", `/api/agents/${agent.id}/summaries/${first.digestId}/restore`);
    expect(await write("Name an owner")).toMatchObject({ outcome: "unchanged", digestId: first.digestId });
    expect(await write("Name an owner for the bug")).toMatchObject({ outcome: "written", credits: 497 });
  });

  it("one from before lines had a key is compared by its content", async () => {
    const user = await newUser();
    const { agent, digest } = await agentWithDigest(user);
    await db.update(digests).set({ linesKey: null }).where(eq(digests.id, digest.digestId));
    const owner = { userId: user.id, agentId: agent.id };
    expect(await generateNow(platformAt(new Date()), owner, { kind: "manual" })).toMatchObject({
      outcome: "unchanged",
    });
  });

  it("regenerating a manually edited digest makes a new one without a credit; the edited one stays in the history", async () => {
    const user = await newUser();
    const { agent, digest } = await agentWithDigest(user);
    const path = `/api/agents/${agent.id}`;
    await user.call("PUT", `${path}/summaries/${digest.digestId}`, { content: "My own words." });
    const answer = await user.call<{ summary: { id: string }; message: string; credits: number }>(
      "POST",
      `${path}/summary-now`,
    );
    expect(answer.body).toMatchObject({
      summary: { metadata: { manuallyEdited: false }, actionItems: [{ owner: "Joe" }] },
      message: expect.stringMatching(/Your version is in the digest history\. No credit was used\.$/),
      credits: 499,
    });
    expect(await balanceOf(user.id)).toEqual({ credits: 499, ledger: 499 });
    expect(await digestsOf(agent.id)).toMatchObject([
      { id: digest.digestId, markdown: "My own words." },
      { id: answer.body.summary.id },
    ]);
  });

  it("the toast says so, and no purchase prompt opens", async () => {
    const user = await newUser();
    const { agent } = await agentWithDigest(user);
    expect(await pressed(user, agent.id, "generate")).toEqual({
      location: `/agents/${agent.id}`,
      toast: expect.objectContaining({
        title: "Nothing new",
        description: "Your digest already says all of this. No credit was used.",
        tone: "neutral",
      }),
    });
  });

  it("the sample digest tried again is the same one", async () => {
    const user = await newUser({ credits: 0 });
    const agent = await newAgent(user);
    const owner = { userId: user.id, agentId: agent.id };
    const first = await trySample(platformAt(new Date()), owner);
    expect(await trySample(platformAt(new Date()), owner)).toMatchObject({
      outcome: "unchanged",
      digestId: first.digestId,
    });
    expect(await digestsOf(agent.id)).toHaveLength(1);
  });
});

describe("An empty digest is never saved: the answer says what was read and why it gave no line", () => {
  it("an overview and people alone are no lines", async () => {
    const user = await newUser();
    const { agent, owner, mailId } = await agentWithMail(user);
    const writer = writerThat(async () => ({
      ...emptyDraft("Ana wrote about the retry bug."),
      stakeholders: [
        {
          name: "Joe",
          role: null,
          responsibilities: null,
          quotes: [
            {
              kind: "email" as const,
              id: mailId,
              quote: "Joe, please name an owner for the retry bug by Friday.",
            },
          ],
        },
      ],
    }));
    const generated = await generateNow(platformAt(new Date(), { writer }), owner, { kind: "manual" });
    expect(generated).toMatchObject({ outcome: "empty", digestId: null, emailsProcessed: 1, credits: 500 });
    expect(await digestsOf(agent.id)).toEqual([]);
    expect(await balanceOf(user.id)).toEqual({ credits: 500, ledger: 500 });
  });

  it("a mail without a line changes nothing of what is open: the current digest says it already", async () => {
    const user = await newUser();
    const { agent, digest } = await agentWithDigest(user);
    const kind = await deliverOne(agent, rawMail({}, "Thank you all, that was a lovely evening."));
    const owner = { userId: user.id, agentId: agent.id };
    expect(
      await generateNow(platformAt(new Date(), { writer: silent() }), owner, { kind: "manual" }),
    ).toMatchObject({
      outcome: "unchanged",
      digestId: digest.digestId,
      emailsProcessed: 1,
      credits: 499,
    });
    expect((await user.call("GET", `/api/agents/${agent.id}`)).body).toMatchObject({
      emailCount: 2,
      unprocessedCount: 0,
      lastSummary: { id: digest.digestId },
    });
    expect(await linkedTo(digest.digestId)).toContain(kind);
  });

  it("what could not be read is named", async () => {
    const user = await newUser();
    const { agent, owner, mailId } = await agentWithMail(user);
    await sendForm(user, `/api/agents/${agent.id}/context-docs`, upload("Joe orders cranes.", "plan.md"));
    await deliverOne(agent, waitingMail());
    const lost = (await mailsOf(agent.id)).find((mail) => mail.id !== mailId);
    await env.FILES.delete(lost?.rawKey ?? "");
    const platform = platformAt(new Date(), { writer: silent() });
    expect(await generateNow(platform, owner, { kind: "manual" })).toMatchObject({
      emailsProcessed: 2,
      words:
        "1 mail and 1 document were read: no task, problem or decision in them. Not read: (No Subject) (The original of this mail is missing). No credit was used.",
    });
  });

  it("mails that were put back and read again count once", async () => {
    const user = await newUser();
    const { agent, owner, mailId } = await agentWithMail(user);
    const generate = () =>
      generateNow(platformAt(new Date(), { writer: silent() }), owner, { kind: "manual" });
    await generate();
    await user.call("PUT", `/api/agents/${agent.id}/emails/${mailId}/restore`);
    await generate();
    expect((await user.call("GET", `/api/agents/${agent.id}`)).body.emailCount).toBe(1);
  });

  it("the toast says so for 'Generate New' and for 'Send Digest Now', which sends nothing", async () => {
    const user = await newUser();
    const agent = await newAgent(user, { recipients: ["joe@payments.example"] });
    const thanks = () => deliverOne(agent, rawMail({}, "Thank you all, that was a lovely evening."));
    await thanks();
    const description = "1 mail was read: no task, problem or decision in it. No credit was used.";
    expect(await pressed(user, agent.id, "generate")).toEqual({
      location: `/agents/${agent.id}`,
      toast: expect.objectContaining({ title: "No new digest", description, tone: "neutral" }),
    });
    await thanks();
    expect((await pressed(user, agent.id, "send")).toast).toMatchObject({
      title: "Digest not sent",
      description,
    });
    const log = await user.call<{ action: string }[]>("GET", "/activity.json");
    expect(JSON.stringify(log.body)).not.toMatch(/digest\.(?:written|sent)/);
  });

  it("a run that was taken over meanwhile marks nothing", async () => {
    const user = await newUser();
    const { agent, owner } = await agentWithMail(user);
    const { writer, started, go } = slowWriter();
    const quiet = writerThat(async (material) => ({ ...(await writer.write(material)), actionItems: [] }));
    const slow = generateNow(platformAt(new Date(), { writer: quiet }), owner, { kind: "manual" });
    const refused = expect(slow).rejects.toMatchObject({ kind: "conflict" });
    await started;
    const later = platformAt(new Date(Date.now() + 6 * MINUTE_MS), {
      writer: writerThat(() => Promise.reject(new TypeError("x is undefined"))),
    });
    await expect(generateNow(later, owner, { kind: "manual" })).rejects.toThrow("x is undefined");
    go();
    await refused;
    expect(await mailsOf(agent.id)).toMatchObject([{ processedAt: null, countedAt: null }]);
    expect((await user.call("GET", `/api/agents/${agent.id}`)).body.emailCount).toBe(0);
    expect((await runsOf(agent.id)).map((run) => run.state)).toEqual(["failed", "failed"]);
  });
});
