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
  ["a short mail", rawMail],
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
