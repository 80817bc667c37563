/**
 * One JSON line for operators. `ids` holds ids and counts, never bodies, subjects or addresses; of a cause only
 * its name, message and where it was thrown are kept.
 */
export function log(
  event: string,
  ids: Record<string, string | number | boolean | null>,
  cause?: unknown,
): void {
  const line: Record<string, unknown> = { event, ...ids };
  if (cause instanceof Error) line.cause = describeCause(cause);
  else if (cause !== undefined) line.cause = typeof cause;
  console.error(JSON.stringify(line));
}

function describeCause(error: Error): string[] {
  const chain: string[] = [];
  for (let current: unknown = error; current instanceof Error && chain.length < 5; current = current.cause) {
    const where = current.stack?.split("\n").find((frame) => frame.trimStart().startsWith("at "));
    chain.push(`${current.name}: ${withoutValues(current.message)} ${where?.trim() ?? ""}`.trim());
  }
  return chain;
}

// drizzle puts the statement's parameters, which hold people's words, behind "params:".
function withoutValues(message: string): string {
  return message.replace(/\nparams:[\s\S]*$/, "").slice(0, 500);
}
