import { z } from "zod";
import { hasTooManyLines, LONGEST_DIGEST, TOO_LONG, TOO_MANY_LINES } from "../../digest/markdown-bounds";

const markdown = (missing: string) =>
  z
    .string({ error: missing })
    .max(LONGEST_DIGEST, TOO_LONG)
    .refine((text) => !hasTooManyLines(text), TOO_MANY_LINES);

/** The whole digest as Markdown; `metadata` is part of the call and decides nothing, the server's clock does. */
export const DigestEdit = z.object({
  content: markdown("Content is required"),
  metadata: z.record(z.string(), z.unknown()).optional(),
});

/** One section's Markdown without its heading (specification, section 4, 'Saving a section'). */
export const SectionEdit = z.object({
  section: z.enum(["overview", "actionItems", "blockers", "decisions", "stakeholders"], {
    error: "Unknown section",
  }),
  text: markdown("Text is required"),
});
