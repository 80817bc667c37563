import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { agents } from "./agents.server";
import { id, instant } from "./columns.server";
import { userId } from "./users.server";

/** What an owner is told by mail without having asked. */
export type OwnerNews =
  | { kind: "suppressed"; email: string; why: "gone" | "complaint"; words: string }
  | { kind: "out-of-credits" }
  | { kind: "few-credits"; left: number }
  /** The slot's local date and time, "2026-11-23T09:00". */
  | { kind: "missed"; slot: string }
  | { kind: "silent"; days: number }
  /** ISO 8601 UTC. */
  | { kind: "deletion"; dueAt: string }
  | { kind: "export-ready"; expiresAt: string };

/** What a user is told by mail, once for each key. */
export const ownerNotices = sqliteTable(
  "owner_notices",
  {
    id: id(),
    userId: userId(),
    agentId: text().references(() => agents.id, { onDelete: "cascade" }),
    key: text().notNull(),
    about: text({ mode: "json" }).$type<OwnerNews>().notNull(),
    createdAt: instant().notNull(),
    mailedAt: instant(),
  },
  (t) => [
    uniqueIndex("owner_notices_once").on(t.userId, t.key),
    index("owner_notices_waiting").on(t.createdAt).where(sql`${t.mailedAt} is null`),
  ],
);
