import { z } from "zod";

/** What became of everything that a digest was written from; the counts sum to the number of sources. */
export const Coverage = z.object({
  mails: z.number(),
  documents: z.number(),
  /** Sources that at least one line quotes. */
  quoted: z.number(),
  /** Read, but nothing in them asks, decides or blocks. */
  nothingActionable: z.number(),
  /** Sources, or attachments of mails, that could not be read: which, and why. */
  unread: z.array(z.object({ name: z.string(), problem: z.string() })),
  /** Lines a writer claimed without a quote that stands in its source. */
  droppedLines: z.number(),
});

export type Coverage = z.infer<typeof Coverage>;
