import { z } from "zod";
import { editDigest, editDigestSection, removedBefore } from "../domain/digests/edit-digest.server";
import { DigestEdit, SectionEdit } from "../domain/digests/edit-digest-schema";
import { leaveOutLine } from "../domain/digests/leave-out-line.server";
import { findLatestDigest } from "../domain/digests/read-digests.server";
import { ALWAYS, FAILED } from "../domain/failed-words";
import { operation } from "../http/operation";

const DigestId = z.object({ agentId: z.string(), summaryId: z.string() });

export const editMyDigest = operation({
  access: "user",
  input: DigestEdit.extend(DigestId.shape),
  run: ({ platform, user }, { agentId, summaryId, content }) =>
    editDigest(platform, { userId: user.id, agentId, digestId: summaryId }, content),
  records: (_, { agentId, summaryId }) => ({ action: "digest.edited", agentId, subjectId: summaryId }),
  says: { done: { title: "Digest updated" }, failed: FAILED["restore-digest"] },
});

/** The page's pencil; section 8 has its own words for its failure. */
export const editMyDigestSection = operation({
  access: "user",
  input: SectionEdit.extend(DigestId.shape),
  run: async ({ platform, user }, { agentId, summaryId, section, text }) => {
    const owner = { userId: user.id, agentId };
    const digest = { ...owner, digestId: summaryId };
    const before = await removedBefore(platform, digest);
    const { removed } = await editDigestSection(platform, digest, { section, text });
    const latest = await findLatestDigest(platform, owner);
    const isAsked = removed.some(({ itemId }) => !before.has(itemId));
    return { isCurrent: latest?.id === summaryId, isAsked };
  },
  records: (_, { agentId, summaryId }) => ({ action: "digest.edited", agentId, subjectId: summaryId }),
  says: {
    done: ({ isCurrent, isAsked }) => ({
      title: "Digest updated",
      ...(isCurrent && isAsked ? { description: "Say what became of the line that you deleted." } : {}),
      // The schedule, or another tab, wrote one while this one was edited: its words would seem to be lost.
      ...(isCurrent
        ? {}
        : {
            description:
              "A newer digest came meanwhile and is shown. What you wrote is in the digest history.",
          }),
    }),
    failed: FAILED["edit-section"],
    unexpected: ALWAYS["edit-section"],
  },
});

/** 'Only from this digest', of a line that was deleted by hand. */
export const leaveOutMyLine = operation({
  access: "user",
  input: DigestId.extend({ itemId: z.string() }),
  run: ({ platform, user }, { agentId, summaryId, itemId }) =>
    leaveOutLine(platform, { userId: user.id, agentId, digestId: summaryId }, itemId),
  records: (_, { agentId, summaryId }) => ({ action: "digest.edited", agentId, subjectId: summaryId }),
  says: { done: { title: "Digest updated" }, failed: FAILED["leave-out-line"] },
});
