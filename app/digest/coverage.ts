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
  /** Lines a writer claimed that no quote of theirs bears out, and items it gave in no readable shape. */
  droppedLines: z.number(),
  /** Sentences that order the software about; no line comes from them. Absent in older digests. */
  setAside: z.number().optional(),
  /** Sentences that were not read, being too long or too many, and lines left out of a full digest; absent: none. */
  beyond: z.object({ sentences: z.number(), lines: z.number() }).optional(),
  /** Mails that are newsletters, offers or receipts, in which the embedded writer looks for no line; absent: none. */
  newsletters: z.number().optional(),
  /** Mails in languages of which the embedded writer reads only who wrote them and the days they name; absent: none. */
  otherLanguages: z
    .array(
      z.object({
        /** In English: "Polish"; "another language" where it can't be told. */
        language: z.string(),
        mails: z.number(),
        names: z.array(z.string()),
        /** "Fri 20 Nov" */
        days: z.array(z.string()),
      }),
    )
    .optional(),
  /** Open items that this digest has no room for; absent: none. */
  leftOut: z.number().optional(),
  /** What the model could not read and the embedded writer read; absent when the model read everything. */
  missedByModel: z.object({ mails: z.number(), documents: z.number() }).optional(),
});

export type Coverage = z.infer<typeof Coverage>;
