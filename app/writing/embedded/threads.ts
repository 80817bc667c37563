/** The subject without reply and forward marks, to see which mails belong together. */
export const threadOf = (subject: string | null): string =>
  (subject ?? "")
    .replace(/^(?:\s*(?:re|fw|fwd|aw|wg|sv|vs|tr)\s*(?:\[\d+\])?\s*:)+/i, "")
    .trim()
    .toLowerCase();
