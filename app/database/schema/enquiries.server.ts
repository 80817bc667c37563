import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.server";

/** What people wrote in the enterprise contact form. */
export const enquiries = sqliteTable(
  "enquiries",
  {
    id: id(),
    name: text().notNull(),
    company: text().notNull(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    createdAt: instant().notNull(),
    /** When the mail server took it for CONTACT_EMAIL. */
    mailedAt: instant(),
  },
  (t) => [index("enquiries_time").on(t.createdAt)],
);
