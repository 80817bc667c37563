import { and, eq, inArray } from "drizzle-orm";
import { digestRuns, digests } from "../../database/schema/digests.server";
import { mails } from "../../database/schema/mails.server";
import { THROTTLES, takeTry } from "../accounts/throttle.server";
import { findAgent } from "../agents/read-agents.server";
import { requireAgent } from "../agents/require-agent.server";
import { receiveMail } from "../inbox/receive-mail.server";
import { sampleMails } from "../inbox/sample-mails";
import type { Platform } from "../platform";
import type { Generated } from "./finish-run.server";
import { generateNow } from "./generate-digest.server";

interface Owner {
  userId: string;
  agentId: string;
}

/**
 * Lets a new user see a digest before any mail was forwarded: five sample mails through the real intake, and a
 * digest of them that costs no credit. Pressed again, the mails are the same rows. Throws what generateNow throws, and
 * DomainError("too-many") after 20 in an hour.
 */
export async function trySample(platform: Platform, owner: Owner): Promise<Generated> {
  const agent = await findAgent(platform, owner.userId, owner.agentId);
  await takeTry(platform, THROTTLES.sample, owner.userId);
  for (const sample of sampleMails(agent.emailAddress, platform.now())) {
    const bytes = new TextEncoder().encode(sample.raw);
    await receiveMail(platform, {
      envelopeFrom: sample.from,
      envelopeTo: agent.emailAddress,
      raw: new Blob([bytes]).stream(),
      rawSize: bytes.length,
      isSample: true,
    });
  }
  return generateNow(platform, owner, { kind: "samples" });
}

/** Takes the sample mails and the digests written from them away. Throws DomainError("not-found"). */
export async function removeSamples(platform: Platform, owner: Owner): Promise<void> {
  await requireAgent(platform, owner);
  const isSample = and(
    eq(mails.agentId, owner.agentId),
    eq(mails.userId, owner.userId),
    eq(mails.isSample, true),
  );
  const files = await platform.db.select({ key: mails.rawKey }).from(mails).where(isSample);
  await platform.files.delete(files.map((file) => file.key));
  await platform.db.batch([
    platform.db.delete(mails).where(isSample),
    platform.db
      .delete(digests)
      .where(
        and(eq(digests.agentId, owner.agentId), eq(digests.userId, owner.userId), eq(digests.isSample, true)),
      ),
    platform.db
      .delete(digestRuns)
      .where(
        and(
          eq(digestRuns.agentId, owner.agentId),
          eq(digestRuns.userId, owner.userId),
          eq(digestRuns.trigger, "sample"),
          inArray(digestRuns.state, ["done", "skipped"]),
        ),
      ),
  ]);
}
