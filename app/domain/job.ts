import { z } from "zod";

/** The queue's messages: ids only, so that a message never outlives or contradicts its row. */
export const Job = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("read-mail"), mailId: z.string() }),
  z.object({ kind: z.literal("read-import"), importId: z.string() }),
  z.object({ kind: z.literal("read-document"), documentId: z.string() }),
  z.object({ kind: z.literal("write-export"), exportId: z.string() }),
  z.object({ kind: z.literal("run-digest"), runId: z.string() }),
  z.object({ kind: z.literal("deliver"), deliveryId: z.string() }),
  z.object({ kind: z.literal("mail-recovery"), recoveryId: z.string() }),
  z.object({ kind: z.literal("mail-enquiry"), enquiryId: z.string() }),
  z.object({ kind: z.literal("tell-owner"), noticeId: z.string() }),
  /** /setup's own: which queue brings it back is what it is about. */
  z.object({ kind: z.literal("check-queue"), queue: z.enum(["jobs", "mail"]), askedAt: z.number() }),
]);

export type Job = z.infer<typeof Job>;
