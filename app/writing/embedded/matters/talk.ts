import type { Statement } from "../statement";

/** Said in a conversation, where an answer stands close to what it answers. */
export const isTalk = (statement: Statement): boolean =>
  statement.medium === "chat" || statement.medium === "transcript";
