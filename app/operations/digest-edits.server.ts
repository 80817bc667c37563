import { z } from "zod";
import { editDigest, editDigestSection } from "../domain/digests/edit-digest.server";
import { DigestEdit, SectionEdit } from "../domain/digests/edit-digest-schema";
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
    await editDigestSection(platform, { ...owner, digestId: summaryId }, { section, text });
    const latest = await findLatestDigest(platform, owner);
    return { isCurrent: latest?.id === summaryId };
  },
  records: (_, { agentId, summaryId }) => ({ action: "digest.edited", agentId, subjectId: summaryId }),
  says: {
    done: ({ isCurrent }) => ({
      title: "Digest updated",
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
