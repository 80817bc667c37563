import type { ClosedItem } from "./digest-content";

/** How an item ended, as Markdown and mails say it. */
export const CLOSED_WORDS: Record<ClosedItem["how"], string> = {
  done: "done",
  cancelled: "cancelled",
  superseded: "replaced",
  wrong: "wrong",
  "not-ours": "not ours",
};
