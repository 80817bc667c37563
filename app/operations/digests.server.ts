import { z } from "zod";
import { requireAgent } from "../domain/agents/require-agent.server";
import type { Selection } from "../domain/digests/gather-material.server";
import { generateNow } from "../domain/digests/generate-digest.server";
import { findDigest, findLatestDigest, listDigests } from "../domain/digests/read-digests.server";
import { restoreDigest } from "../domain/digests/restore-digest.server";
import { retryDelivery } from "../domain/digests/retry-delivery.server";
import { type SendResult, sendDigest } from "../domain/digests/send-digest.server";
import { removeSamples, trySample } from "../domain/digests/try-sample.server";
import { FAILED } from "../domain/failed-words";
import { onOff } from "../domain/on-off";
import { operation, type SignedInCaller } from "../http/operation";

const AgentId = z.object({ agentId: z.string() });

async function generate({ platform, user }: SignedInCaller, agentId: string, selection: Selection) {
  const owner = { userId: user.id, agentId };
  const { digestId, emailsProcessed, credits } = await generateNow(platform, owner, selection);
  return { summary: await findDigest(platform, owner, digestId), emailsProcessed, credits };
}

const generated = ({ emailsProcessed, credits }: { emailsProcessed: number; credits: number }) => ({
  title: `Summary generated with ${emailsProcessed} emails processed. Credits remaining: ${credits}`,
});

export const generateMyDigest = operation({
  access: "user",
  input: AgentId,
  run: (caller, { agentId }) => generate(caller, agentId, { kind: "manual" }),
  records: ({ summary }, { agentId }) => ({ action: "digest.written", agentId, subjectId: summary.id }),
  says: { done: generated, failed: FAILED.generate },
});

export const digestMyMail = operation({
  access: "user",
  input: AgentId.extend({ mailId: z.string(), includeOthers: onOff.default(false) }),
  run: (caller, { agentId, mailId, includeOthers }) =>
    generate(caller, agentId, { kind: "mail", mailId, includeOthers }),
  records: ({ summary }, { agentId }) => ({ action: "digest.written", agentId, subjectId: summary.id }),
  says: { done: generated, failed: FAILED["process-mail"] },
});

export const tryMySample = operation({
  access: "user",
  input: AgentId,
  run: async ({ platform, user }, { agentId }) => {
    await trySample(platform, { userId: user.id, agentId });
    return { agentId };
  },
  records: (_, { agentId }) => ({ action: "samples.added", agentId }),
  says: {
    done: { title: "Sample digest ready", description: "Written from five sample mails. It cost no credit." },
    failed: FAILED["try-sample"],
  },
});

export const removeMySamples = operation({
  access: "user",
  input: AgentId,
  run: async ({ platform, user }, { agentId }) => {
    await removeSamples(platform, { userId: user.id, agentId });
    return { ok: true };
  },
  records: (_, { agentId }) => ({ action: "samples.removed", agentId }),
  says: { done: { title: "Samples removed" }, failed: FAILED["remove-samples"] },
});

export const listMyDigests = operation({
  access: "user",
  input: AgentId,
  run: async ({ platform, user }, { agentId }) => {
    await requireAgent(platform, { userId: user.id, agentId });
    return listDigests(platform, { userId: user.id, agentId });
  },
  says: { failed: "Failed to load digests" },
});

export const restoreMyDigest = operation({
  access: "user",
  input: AgentId.extend({ summaryId: z.string() }),
  run: ({ platform, user }, { agentId, summaryId }) =>
    restoreDigest(platform, { userId: user.id, agentId }, summaryId),
  records: (_, { agentId, summaryId }) => ({ action: "digest.restored", agentId, subjectId: summaryId }),
  says: { done: { title: "Digest restored" }, failed: FAILED["restore-digest"] },
});

const sentWords = ({ sent, skipped }: SendResult) => {
  const leftOut = skipped.map((each) => `${each.email} (${each.reason})`).join(", ");
  const result = sent > 0 ? "Your digest has been sent successfully." : "Nobody could be mailed.";
  return {
    title: sent > 0 ? "Digest sent" : "Digest not sent",
    description: leftOut === "" ? result : `${result} Left out: ${leftOut}.`,
  };
};

export const sendMyDigest = operation({
  access: "user",
  input: AgentId.extend({ summaryId: z.string() }),
  run: ({ platform, user }, { agentId, summaryId }) =>
    sendDigest(platform, { userId: user.id, agentId, digestId: summaryId }, { runId: null }),
  records: ({ sent }, { agentId, summaryId }) =>
    sent > 0 ? { action: "digest.sent", agentId, subjectId: summaryId } : null,
  says: { done: sentWords, failed: FAILED.send },
});

/** 'Send Digest Now': the latest digest; without one, a new digest is written first, for a credit (section 4). */
export const sendMyLatestDigest = operation({
  access: "user",
  input: AgentId,
  run: async (caller, { agentId }) => {
    const owner = { userId: caller.user.id, agentId };
    await requireAgent(caller.platform, owner);
    const latest = await findLatestDigest(caller.platform, owner);
    const digest = latest ?? (await generate(caller, agentId, { kind: "manual" })).summary;
    const sent = await sendDigest(caller.platform, { ...owner, digestId: digest.id }, { runId: null });
    return { ...sent, digestId: digest.id };
  },
  records: ({ sent, digestId }, { agentId }) =>
    sent > 0 ? { action: "digest.sent", agentId, subjectId: digestId } : null,
  says: { done: sentWords, failed: FAILED.send },
});

export const retryMyDelivery = operation({
  access: "user",
  input: AgentId.extend({ deliveryId: z.string() }),
  run: async ({ platform, user }, { agentId, deliveryId }) => {
    await retryDelivery(platform, { userId: user.id, agentId }, deliveryId);
    return { ok: true };
  },
  records: (_, { agentId, deliveryId }) => ({ action: "digest.sent", agentId, subjectId: deliveryId }),
  says: {
    done: { title: "Sending digest", description: "Sending your digest..." },
    failed: FAILED["retry-delivery"],
  },
});
