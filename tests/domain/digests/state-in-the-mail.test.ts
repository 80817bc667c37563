import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sends } from "../../../app/database/schema/deliveries.server";
import { digests } from "../../../app/database/schema/digests.server";
import { ledgers } from "../../../app/database/schema/items.server";
import { sendDigest } from "../../../app/domain/digests/send-digest.server";
import { performJob } from "../../../app/jobs/perform-job.server";
import { mailServer, platformAt } from "../../support/platform-at";
import { deliveriesOf, LATER } from "../../support/ready-to-send";
import { type SentDigest, sentDigest, TASKS } from "../../support/sent-digest";

const { db } = platformAt(new Date());

const itemsOf = async ({ user, agent }: SentDigest, state = "open") =>
  (await user.call<{ id: string; text: string }[]>("GET", `/api/agents/${agent.id}/items?state=${state}`))
    .body;
const idOf = async (digest: SentDigest, text: string) =>
  (await itemsOf(digest)).find((item) => item.text === text)?.id ?? "";
const put = async (digest: SentDigest, text: string, change: object) =>
  digest.user.call("PUT", `/api/agents/${digest.agent.id}/items/${await idOf(digest, text)}`, change);

/** Sends a digest some seconds from now, so that it does not join the sending before. */
async function send(
  { owner, digestId }: Pick<SentDigest, "owner" | "digestId">,
  seconds = 120,
  server = mailServer(),
) {
  const platform = platformAt(new Date(Date.now() + seconds * 1000), { mailer: server });
  await sendDigest(platform, { ...owner, digestId }, { runId: null });
  return server.taken;
}

describe("The mail has the state: what is new, still open, changed and closed", () => {
  it("'For you' is on top for the one who owns a line, and for nobody else", async () => {
    const digest = await sentDigest();
    await put(digest, TASKS[1][0], { owner: "Joe" });
    const mails = await send({ ...digest, digestId: await digest.write() });
    const textOf = (to: string) => mails.find((mail) => mail.to === to)?.text ?? "";
    expect(textOf(digest.joe)).toMatch(new RegExp(`FOR YOU \\(1\\)\\n\\d\\. ${TASKS[1][0]}`));
    expect(textOf(digest.ana)).not.toContain("FOR YOU");
    expect(textOf(digest.ana)).toContain(TASKS[1][0]);
  });

  it("what a person closed after the digest was written stands among what is closed, with its number", async () => {
    const digest = await sentDigest();
    await put(digest, TASKS[2][0], { state: "done" });
    const [mail] = await send(digest);
    expect(mail?.subject).toContain("3 actions");
    expect(mail?.text).toMatch(
      new RegExp(`CLOSED SINCE LAST TIME \\(1\\)\\n\\d\\. ${TASKS[2][0]} \\(done, marked by hand\\)`),
    );
  });

  it("a mail that is tried again says the same, whatever happened to its lines meanwhile", async () => {
    const digest = await sentDigest();
    const away = mailServer(() => LATER);
    const [first] = await send(digest, 120, away);
    await put(digest, TASKS[0][0], { state: "done" });
    const back = mailServer();
    const later = platformAt(new Date(Date.now() + 900_000), { mailer: back });
    const queued = (await deliveriesOf(digest.agent.id)).filter(({ state }) => state === "queued");
    for (const { id } of queued) await performJob(later, { kind: "deliver", deliveryId: id });
    const again = back.taken.find(({ to }) => to === first?.to);
    expect(again?.text).toBe(first?.text);
  });

  it("a digest from before there were items gets them, and numbers, when it is sent", async () => {
    const digest = await sentDigest();
    const stored = await db.query.digests.findFirst({ where: eq(digests.id, digest.digestId) });
    const bare =
      stored?.content.actionItems.map(({ itemId: _, change: __, since: ___, due: ____, ...line }) => line) ??
      [];
    await db.delete(ledgers).where(eq(ledgers.agentId, digest.agent.id));
    await db
      .update(digests)
      .set({
        content: {
          overview: "Four lines.",
          actionItems: bare,
          blockers: [],
          decisions: [],
          stakeholders: [],
        },
      })
      .where(eq(digests.id, digest.digestId));
    const [mail] = await send(digest);
    expect(mail?.text.match(/^\d\. /gm)).toHaveLength(4);
    const latest = await db.query.sends.findMany({ where: eq(sends.agentId, digest.agent.id) });
    expect(latest.at(-1)?.lines).toHaveLength(4);
  });
});
