/** Whether a statement failed on a UNIQUE constraint that names `column` ("table.column") or an index on it. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  const message = rootMessage(error);
  return message.includes("UNIQUE constraint failed") && message.includes(column);
}

/** Whether a statement failed on the named CHECK constraint. */
export function isCheckViolation(error: unknown, constraint: string): boolean {
  const message = rootMessage(error);
  return message.includes("CHECK constraint failed") && message.includes(constraint);
}

/** Whether a statement failed because a row that it points to isn't there. */
export function isForeignKeyViolation(error: unknown): boolean {
  return rootMessage(error).includes("FOREIGN KEY constraint failed");
}

/** Whether a statement failed because `column` ("table.column") got no value. */
export function isMissingValue(error: unknown, column: string): boolean {
  return rootMessage(error).includes(`NOT NULL constraint failed: ${column}`);
}

// drizzle wraps D1's error; what SQLite said stands in the innermost cause.
function rootMessage(error: unknown): string {
  let current = error;
  while (current instanceof Error && current.cause instanceof Error) current = current.cause;
  return current instanceof Error ? current.message : String(current);
}
