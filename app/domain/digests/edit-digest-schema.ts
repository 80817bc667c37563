import { z } from "zod";

/** Characters; a digest of forty items with their fields takes about ten thousand. */
const LONGEST_DIGEST = 100_000;
const TOO_LONG = "A digest has at most 100000 characters.";

/** The whole digest as Markdown; `metadata` is part of the call and decides nothing, the server's clock does. */
export const DigestEdit = z.object({
  content: z.string({ error: "Content is required" }).max(LONGEST_DIGEST, TOO_LONG),
  metadata: z.record(z.string(), z.unknown()).optional(),
});

/** One section's Markdown without its heading (specification, section 4, 'Saving a section'). */
export const SectionEdit = z.object({
  section: z.enum(["overview", "actionItems", "blockers", "decisions", "stakeholders"], {
    error: "Unknown section",
  }),
  text: z.string({ error: "Text is required" }).max(LONGEST_DIGEST, TOO_LONG),
});
