import { z } from "zod";
import { ItemKind, ItemState, Tracked, WordsEvent } from "./tracked";

/** Where a line of a digest comes from; `quote` is verbatim and was found in the stored source. */
export const Source = z.object({
  kind: z.enum(["email", "document"]),
  id: z.string(),
  quote: z.string(),
  subject: z.string().optional(),
  sender: z.string().optional(),
  /** ISO 8601 UTC. */
  receivedAt: z.string().optional(),
  /** What the words do to the line's item; absent: they ask for it, or state it. */
  what: WordsEvent.optional(),
});

export const Urgency = z.enum(["high", "medium", "none"]);

/** Absent in lines of digests from before there were items, in those of samples, and in a draft. */
const tracked = Tracked.partial().shape;

export const ActionItem = z.object({
  task: z.string(),
  owner: z.string().nullable(),
  timeline: z.string().nullable(),
  urgency: Urgency.default("none"),
  sources: z.array(Source),
  ...tracked,
});

export const Blocker = z.object({
  description: z.string(),
  impact: z.string().nullable(),
  solution: z.string().nullable(),
  urgency: Urgency.default("none"),
  sources: z.array(Source),
  ...tracked,
});

export const Decision = z.object({
  decision: z.string(),
  context: z.string().nullable(),
  status: z.string().nullable(),
  sources: z.array(Source),
  ...tracked,
});

/** An item that ended since the digest before, with the words that ended it. */
export const ClosedItem = z.object({
  itemId: z.string(),
  kind: ItemKind,
  text: z.string(),
  how: ItemState.exclude(["open"]),
  by: z.enum(["words", "person"]),
  sources: z.array(Source),
});

export const Stakeholder = z.object({
  name: z.string(),
  role: z.string().nullable(),
  responsibilities: z.string().nullable(),
  sources: z.array(Source),
});

/** The five sections of a digest (specification, section 3), as stored. */
export const DigestContent = z.object({
  overview: z.string(),
  actionItems: z.array(ActionItem),
  blockers: z.array(Blocker),
  decisions: z.array(Decision),
  stakeholders: z.array(Stakeholder),
  /** Absent in digests from before there were items. */
  closed: z.array(ClosedItem).optional(),
  /** Lines of items that a person deleted from it by hand; absent where there are none. */
  removed: z
    .object({
      actionItems: z.array(ActionItem),
      blockers: z.array(Blocker),
      decisions: z.array(Decision),
      /** Items of those lines that are only missing from this digest, as somebody said; absent: none. */
      answered: z.array(z.string()).optional(),
    })
    .optional(),
});

export type Source = z.infer<typeof Source>;
export type Urgency = z.infer<typeof Urgency>;
export type ActionItem = z.infer<typeof ActionItem>;
export type Blocker = z.infer<typeof Blocker>;
export type Decision = z.infer<typeof Decision>;
export type ClosedItem = z.infer<typeof ClosedItem>;
export type Stakeholder = z.infer<typeof Stakeholder>;
export type DigestContent = z.infer<typeof DigestContent>;
