import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { intakeCounts } from "../../../app/database/schema/intake-counts.server";
import { mailTexts } from "../../../app/database/schema/mails.server";
import { receiveMail } from "../../../app/domain/inbox/receive-mail.server";
import type { Platform } from "../../../app/domain/platform";
import { performJob } from "../../../app/jobs/perform-job.server";
import { rawMail, streamOf, waitingMail } from "../../support/deliver-mail";
import { mailsOf } from "../../support/digest-agent";
import { mortalPlatform } from "../../support/mortal-platform";
import { newAgent } from "../../support/new-agent";
import { newUser } from "../../support/new-user";
import { platformAt } from "../../support/platform-at";

const AT = "2026-11-16T08:00:00Z";
const NEVER = Number.POSITIVE_INFINITY;
/** More calls than taking in a mail makes. */
const MOST_CALLS = 12;

describe.each([
  ["a short mail", () => rawMail({ Date: new Date(AT).toUTCString() })],
  ["one that may have come before", () => rawMail({ Date: "Mon, 16 Nov 2026 07:50:00 GMT" })],
  ["a long one", () => waitingMail()],
])(
  "a worker that is killed while it takes in %s: the sender tries again, and it is there once",
  (_, mail) => {
    it.each(Array.from({ length: MOST_CALLS }, (_, index) => index + 1))("before call %i", async (nth) => {
      const agent = await newAgent(await newUser());
      const raw = mail();
      const take = (platform: Platform) =>
        receiveMail(platform, {
          envelopeFrom: "ana@payments.example",
          envelopeTo: agent.emailAddress,
          raw: streamOf(raw),
          rawSize: raw.length,
        });
      const mortal = mortalPlatform(AT, nth);
      await take(mortal).catch(() => undefined);
      const next = mortalPlatform(AT, NEVER);
      expect((await take(next)).kind).toMatch(/^(?:stored|duplicate)$/);
      for (const { job } of [...mortal.held, ...next.held]) await performJob(next, job);
      const { db, files } = platformAt(new Date(AT));
      const [kept, ...others] = await mailsOf(agent.id);
      expect(others).toEqual([]);
      expect(await files.get(kept?.rawKey ?? "")).toEqual(raw);
      const counts = await db.query.intakeCounts.findMany({ where: eq(intakeCounts.agentId, agent.id) });
      expect(counts.map(({ count }) => count)).toEqual([1, 1]);
      // Whose job was never asked for is found by the sweep.
      if (kept?.state === "received") await performJob(next, { kind: "read-mail", mailId: kept.id });
      const text = await db.query.mailTexts.findFirst({ where: eq(mailTexts.mailId, kept?.id ?? "") });
      expect(text?.parts).toMatchObject([{ text: expect.stringContaining("retry bug") }]);
    });
  },
);

it("a mail that takes the worker down whenever it is read is stored when it comes again, and unreadable after five tries", async () => {
  const agent = await newAgent(await newUser());
  const raw = rawMail({ Date: new Date(AT).toUTCString() });
  const take = (platform: Platform) =>
    receiveMail(platform, {
      envelopeFrom: "ana@payments.example",
      envelopeTo: agent.emailAddress,
      raw: streamOf(raw),
      rawSize: raw.length,
    });
  // Its bytes are stored when the worker dies; what it says is not.
  await expect(take(mortalPlatform(AT, 3))).rejects.toThrow();
  const later = mortalPlatform("2026-11-16T08:06:00Z", NEVER);
  expect(await take(later)).toMatchObject({ kind: "stored" });
  const [stored] = await mailsOf(agent.id);
  expect(stored).toMatchObject({ state: "received", readAttempts: 0 });
  const job = { kind: "read-mail" as const, mailId: stored?.id ?? "" };
  expect(later.held.map((held) => held.job)).toEqual([job]);
  for (let tries = 0; tries < 5; tries++) await performJob(mortalPlatform(AT, 2), job).catch(() => undefined);
  await performJob(later, job);
  const [left] = await mailsOf(agent.id);
  expect(left).toMatchObject({
    state: "unreadable",
    problem: "This mail could not be read. Its original is kept.",
  });
  expect(await later.files.get(left?.rawKey ?? "")).toEqual(raw);
});
