import { z } from "zod";
import { requireAgent } from "../domain/agents/require-agent.server";
import type { AuditEntry } from "../domain/audit/audit-event";
import type { Generated } from "../domain/digests/finish-run.server";
import { generateNow } from "../domain/digests/generate-digest.server";
import { findDigest, findLatestDigest, listDigests } from "../domain/digests/read-digests.server";
import { restoreDigest } from "../domain/digests/restore-digest.server";
import { retryDelivery } from "../domain/digests/retry-delivery.server";
import type { Selection } from "../domain/digests/select-mails.server";
import { type SendResult, sendDigest } from "../domain/digests/send-digest.server";
import { removeSamples, trySample } from "../domain/digests/try-sample.server";
import { FAILED } from "../domain/failed-words";
import { onOff } from "../domain/on-off";
import type { ToastWords } from "../http/failures";
import { operation, type SignedInCaller } from "../http/operation";

const AgentId = z.object({ agentId: z.string() });

async function generate({ platform, user }: SignedInCaller, agentId: string, selection: Selection) {
  const owner = { userId: user.id, agentId };
  const generated = await generateNow(platform, owner, selection);
  const { digestId } = generated;
  return { generated, summary: digestId === null ? null : await findDigest(platform, owner, digestId) };
}

type Answered = Awaited<ReturnType<typeof generate>>;

/** The wire's words of what came of it; `message` says why a digest is not new, or not there. */
export const generatedBody = ({ generated, summary }: Answered) => ({
  summary,
  ...("words" in generated ? { message: generated.words } : {}),
  emailsProcessed: generated.emailsProcessed,
  credits: generated.credits,
});

const generatedWords = (generated: Generated): ToastWords => {
  switch (generated.outcome) {
    case "empty":
      return { title: "No new digest", description: generated.words };
    case "unchanged":
    case "replaced":
      return { title: "Nothing new", description: generated.words };
    case "written":
      return {
        title: `Summary generated with ${generated.emailsProcessed} emails processed. Credits remaining: ${generated.credits}`,
      };
  }
};

const recordsWritten = ({ outcome, digestId }: Generated, agentId: string): AuditEntry | null =>
  outcome === "written" || outcome === "replaced"
    ? { action: "digest.written", agentId, subjectId: digestId }
    : null;

export const generateMyDigest = operation({
  access: "user",
  input: AgentId,
  run: (caller, { agentId }) => generate(caller, agentId, { kind: "manual" }),
  records: ({ generated }, { agentId }) => recordsWritten(generated, agentId),
  says: { done: ({ generated }) => generatedWords(generated), failed: FAILED.generate },
});

export const digestMyMail = operation({
  access: "user",
  input: AgentId.extend({ mailId: z.string(), includeOthers: onOff.default(false) }),
  run: (caller, { agentId, mailId, includeOthers }) =>
    generate(caller, agentId, { kind: "mail", mailId, includeOthers }),
  records: ({ generated }, { agentId }) => recordsWritten(generated, agentId),
  says: { done: ({ generated }) => generatedWords(generated), failed: FAILED["process-mail"] },
});

export const tryMySample = operation({
  access: "user",
  input: AgentId,
  run: ({ platform, user }, { agentId }) => trySample(platform, { userId: user.id, agentId }),
  records: (_, { agentId }) => ({ action: "samples.added", agentId }),
  says: {
    done: (generated) =>
      generated.outcome === "empty"
        ? generatedWords(generated)
        : { title: "Sample digest ready", description: "Written from five sample mails. It cost no credit." },
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
  input: AgentId.extend({ before: z.string().optional() }),
  run: async ({ platform, user }, { agentId, before }) => {
    await requireAgent(platform, { userId: user.id, agentId });
    return listDigests(platform, { userId: user.id, agentId }, before);
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

const sentWords = ({ sent, skipped, isUnderWay }: SendResult) => {
  const leftOut = skipped.map((each) => `${each.email} (${each.reason})`).join(", ");
  const { title, description } = isUnderWay ? SENDING : sent > 0 ? SENT : NOT_SENT;
  return { title, description: leftOut === "" ? description : `${description} Left out: ${leftOut}.` };
};

const SENDING = { title: "Sending digest", description: "Sending your digest..." };
const SENT = { title: "Digest sent", description: "Your digest has been sent successfully." };
const NOT_SENT = { title: "Digest not sent", description: "Nobody could be mailed." };

/** The answer of the api: `sent` counts what is queued, too. */
export const sentBody = ({ sent, skipped }: SendResult) => ({ sent, skipped });

export const sendMyDigest = operation({
  access: "user",
  input: AgentId.extend({ summaryId: z.string() }),
  run: ({ platform, user }, { agentId, summaryId }) =>
    sendDigest(platform, { userId: user.id, agentId, digestId: summaryId }, { runId: null }),
  records: ({ sent }, { agentId, summaryId }) =>
    sent > 0 ? { action: "digest.sent", agentId, subjectId: summaryId } : null,
  says: { done: sentWords, failed: FAILED.send },
});

const sentOrNothing = (result: SendResult | { nothing: string }) =>
  "nothing" in result ? { title: "Digest not sent", description: result.nothing } : sentWords(result);

/** 'Send Digest Now': the latest digest; without one, a new digest is written first, for a credit (section 4). */
export const sendMyLatestDigest = operation({
  access: "user",
  input: AgentId,
  run: async (caller, { agentId }) => {
    const owner = { userId: caller.user.id, agentId };
    await requireAgent(caller.platform, owner);
    const latest = await findLatestDigest(caller.platform, owner);
    const generated = latest ? null : await generateNow(caller.platform, owner, { kind: "manual" });
    if (generated?.outcome === "empty") return { nothing: generated.words };
    const digestId = latest?.id ?? generated?.digestId ?? "";
    return { ...(await sendDigest(caller.platform, { ...owner, digestId }, { runId: null })), digestId };
  },
  records: (result, { agentId }) =>
    "digestId" in result && result.sent > 0
      ? { action: "digest.sent", agentId, subjectId: result.digestId }
      : null,
  says: { done: sentOrNothing, failed: FAILED.send },
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
    done: SENDING,
    failed: FAILED["retry-delivery"],
  },
});
