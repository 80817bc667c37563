import { eq } from "drizzle-orm";
import { deliveries } from "../../app/database/schema/deliveries.server";
import { itemEvents, items } from "../../app/database/schema/items.server";
import { mailAnswers } from "../../app/database/schema/mail-answers.server";
import { generateNow } from "../../app/domain/digests/generate-digest.server";
import { sendDigest } from "../../app/domain/digests/send-digest.server";
import type { OutgoingMail } from "../../app/domain/platform";
import { performJob } from "../../app/jobs/perform-job.server";
import { deliverMail, rawMail } from "./deliver-mail";
import { deliverOne, mailsOf } from "./digest-agent";
import { emptyDraft, lineOf } from "./drafts";
import { newAgent } from "./new-agent";
import { newUser } from "./new-user";
import { mailServer, platformAt, writerThat } from "./platform-at";
import { address } from "./ready-to-send";

const { db } = platformAt(new Date());

export const TASKS = [
  ["Name an owner for the retry bug", "please name an owner for the retry bug"],
  ["Return the keys to the landlord", "please return the keys to the landlord"],
  ["Order the shelves", "please order the shelves"],
  ["Scan the permit", "please scan the permit"],
] as const;

/**
 * A digest of four numbered lines, sent to Joe and Ana. Its mails name Joe Okafor and Ana Ruiz, and two people called
 * Kim.
 */
export async function sentDigest() {
  const user = await newUser();
  const [joe, ana] = [address("joe"), address("ana")];
  const agent = await newAgent(user, { recipients: [joe, ana] });
  const owner = { userId: user.id, agentId: agent.id };
  const raw = rawMail(
    {
      From: `Ana Ruiz <${ana}>`,
      To: `Joe Okafor <${joe}>, Kim Berg <kim@yard.example>, Kim Dahl <dahl@yard.example>`,
    },
    TASKS.map(([, quote]) => `Joe, ${quote}.`).join("\r\n"),
  );
  const mailId = await deliverOne(agent, raw);
  const writer = writerThat(async () => ({
    ...emptyDraft(),
    actionItems: TASKS.map(([task, quote]) => lineOf(task, mailId, quote)),
  }));
  const write = async () => {
    const generated = await generateNow(platformAt(new Date(), { writer }), owner, { kind: "manual" });
    if (generated.outcome !== "written") throw new Error(`No digest was written: ${generated.outcome}.`);
    return generated.digestId;
  };
  const digestId = await write();
  const server = mailServer();
  const sentAt = new Date();
  await sendDigest(platformAt(sentAt, { mailer: server }), { ...owner, digestId }, { runId: null });
  const mailTo = (email: string): OutgoingMail => {
    const mail = server.taken.find(({ to }) => to === email);
    if (!mail) throw new Error(`No mail was sent to ${email}.`);
    return mail;
  };
  return { user, agent, owner, joe, ana, digestId, write, sentAt, mailTo };
}

export type SentDigest = Awaited<ReturnType<typeof sentDigest>>;

/** The address of the page of a line, as one recipient's mail has it. */
export function linkIn(mail: OutgoingMail, number: number): string {
  const link = new RegExp(`https?://\\S+/i/${number}-\\S+`).exec(mail.text)?.[0];
  if (link === undefined) throw new Error(`The mail has no link to line ${number}.`);
  return new URL(link).pathname;
}

/** What people said of an agent's items, by the number of the line that is about each; words of mails are left out. */
export async function saidOf({ owner }: Pick<SentDigest, "owner">): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select({ text: items.text, event: itemEvents })
    .from(itemEvents)
    .innerJoin(items, eq(items.id, itemEvents.itemId))
    .where(eq(itemEvents.agentId, owner.agentId))
    .orderBy(itemEvents.at, itemEvents.id);
  return rows
    .filter(({ event }) => event.by === "person")
    .map(({ text, event: { who, quote, sets } }) => ({
      line: TASKS.findIndex(([task]) => task === text) + 1,
      who,
      quote,
      ...sets,
    }));
}

/** Hands a mail to the worker and does the job that comes of it; returns the mails that went out for it. */
export async function answerBy(
  to: string,
  raw: Uint8Array<ArrayBuffer>,
  from = "joe@yard.example",
  at: Date = new Date(),
): Promise<{ taken: OutgoingMail[]; rejected: string | null }> {
  const { jobs, rejected } = await deliverMail(to, raw, { from });
  const server = mailServer();
  for (const job of jobs) {
    if (!isReading(job)) continue;
    // The queue may deliver a job twice.
    for (const _ of [1, 2]) await performJob(platformAt(at, { mailer: server }), job);
  }
  return { taken: server.taken, rejected };
}

function isReading(job: unknown): job is { kind: "read-mail"; mailId: string } {
  return typeof job === "object" && job !== null && "kind" in job && job.kind === "read-mail";
}

/** The newest mail of an agent, and what became of it as an answer. */
export async function newestMail({ owner }: Pick<SentDigest, "owner">) {
  const [mail] = await mailsOf(owner.agentId);
  const answer = await db.query.mailAnswers.findFirst({ where: eq(mailAnswers.mailId, mail?.id ?? "") });
  return { mail, answer };
}

export const deliveryOf = (mail: OutgoingMail) =>
  db.query.deliveries.findFirst({ where: eq(deliveries.id, mail.idempotencyKey) });
