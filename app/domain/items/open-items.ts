import { z } from "zod";
import type { Urgency } from "../../digest/digest-content";
import { type AskedDispute, ItemKind } from "../../digest/tracked";
import type { ItemView } from "./item-view";

/** Overdue; due within the week; the rest, of which what others have, or what is stuck, is waited for. In the order of the page. */
export const OpenGroup = z.enum(["overdue", "week", "later", "waiting"]);
export type OpenGroup = z.infer<typeof OpenGroup>;

export const GROUP_WORDS: Record<OpenGroup, string> = {
  overdue: "Overdue",
  week: "This week",
  later: "Later, or without a date",
  waiting: "Waiting for others",
};

/** As the owner of what has none. */
export const NOBODY = "-";
const LONGEST_TEXT = 200;

/** A field of a form that was left empty says nothing. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** Which open items, and in which order. */
export const OpenItemsQuery = z.object({
  /** One list by date, or a list for each agent or each person. */
  by: optional(z.enum(["date", "agent", "person"], { error: "Unknown order" })),
  group: optional(z.enum(OpenGroup.options, { error: "Unknown group" })),
  /** In its words, or in its owner's name. */
  q: optional(z.string().trim().max(LONGEST_TEXT, `At most ${LONGEST_TEXT} characters.`)),
  /** '-' for what has none. */
  owner: optional(z.string().max(LONGEST_TEXT, `At most ${LONGEST_TEXT} characters.`)),
  /** Without one: actions and blockers, for a decision asks nothing of anybody. */
  kind: optional(z.enum(ItemKind.options, { error: "Unknown kind" })),
  agent: optional(z.string()),
  /** From 1. */
  page: optional(
    z.coerce.number({ error: "Not a page" }).int("Not a page").min(1, "Not a page").max(10_000, "Not a page"),
  ),
});
export type OpenItemsQuery = z.infer<typeof OpenItemsQuery>;

/** An open item with what its page says of it. */
export interface OpenItem extends ItemView {
  agentTitle: string;
  group: OpenGroup;
  urgency: Urgency;
  /** How often words asked for it. */
  asked: number;
  /** YYYY-MM-DD in the agent's zone. */
  today: string;
  /** The mails of its sources that are still there. */
  mailIds: string[];
  /** What its words disagree on; absent where they agree, or somebody settled it. */
  disputed?: AskedDispute[];
  /** What it is listed under: its group, agent or owner ("" without one), and how many are there in all. */
  section: string;
  inSection: number;
}

/** A page of open items, most urgent first. */
export interface OpenItemsView {
  /** Of what the query names but for its group. */
  counts: Record<OpenGroup, number> & { open: number; stuck: number };
  /** Decisions that stand, whatever else is asked for. */
  decisions: number;
  /** How many the query names, and how many of them stand before this page. */
  total: number;
  before: number;
  items: OpenItem[];
  /** Who has something open; the fifty with most. */
  owners: { name: string | null; count: number }[];
  agents: { id: string; title: string }[];
  /** What ended within a week, the latest first. */
  closed: (ItemView & { agentTitle: string })[];
}

/** Items of a page. */
export const PAGE_SIZE = 50;
