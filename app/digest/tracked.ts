import { z } from "zod";

/** What lives from digest to digest: a task, a problem or a decision. */
export const ItemKind = z.enum(["action", "blocker", "decision"]);
/** "wrong": it never was one; "not-ours": somebody else's. These two come from people alone, the middle two from words. */
export const ItemState = z.enum(["open", "done", "cancelled", "superseded", "wrong", "not-ours"]);

export type ItemKind = z.infer<typeof ItemKind>;
export type ItemState = z.infer<typeof ItemState>;

/** How an item stands now; a digest is the picture of when it was written. */
export interface ItemStanding {
  state: ItemState;
  owner: string | null;
  /** YYYY-MM-DD, and the words for it. */
  due: string | null;
  timeline: string | null;
  /** What its words disagree on now; absent where they agree, or somebody settled it. */
  disputed?: AskedDispute[];
}

/** What words of a mail or document do to an item. */
export const WordsEvent = z.enum([
  "asked",
  "accepted",
  "moved",
  "assigned",
  "reported-done",
  "cancelled",
  "superseded",
  "contradicted",
  "reopened",
]);
export type WordsEvent = z.infer<typeof WordsEvent>;

/** A field on which the words of an item disagree, and what they say, the first words first. */
export const Disputed = z.object({
  field: z.enum(["owner", "timeline", "text"]),
  values: z.array(z.string()),
});
export type Disputed = z.infer<typeof Disputed>;

/** With the id of the clarifying question that settles it, while that is open. */
export type AskedDispute = Disputed & { questionId?: string };

/** What a line of a digest has when it stands for an item. */
export const Tracked = z.object({
  /** Null for a line that a person typed. */
  itemId: z.string().nullable(),
  /** Against the digest before. */
  change: z.enum(["new", "open", "changed"]),
  /** ISO 8601 UTC: the first digest that had it. */
  since: z.string(),
  /** YYYY-MM-DD. */
  due: z.string().nullable(),
  /** What its words disagree on; absent where they agree, or somebody settled it. */
  disputed: z.array(Disputed).optional(),
  /** Owner and date in the digest before, for a line whose owner or date changed. */
  was: z.object({ owner: z.string().nullable(), timeline: z.string().nullable() }).optional(),
});
export type Tracked = z.infer<typeof Tracked>;

/** What a line says of its item; an action has no impact, a decision no owner, and so on. */
export interface ItemValues {
  text: string;
  owner: string | null;
  timeline: string | null;
  /** YYYY-MM-DD. */
  due: string | null;
  urgency: "high" | "medium" | "none";
  impact: string | null;
  solution: string | null;
  context: string | null;
  status: string | null;
}

/** What one event says of an item; `state` only from a person. */
export type ItemSets = Partial<ItemValues> & { state?: ItemState };
