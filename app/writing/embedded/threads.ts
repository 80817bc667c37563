/** The subject without reply and forward marks, as written. */
export const subjectOf = (subject: string | null): string =>
  (subject ?? "").replace(/^(?:\s*(?:re|fw|fwd|aw|wg|sv|vs|tr)\s*(?:\[\d+\])?\s*:)+/i, "").trim();

/** Which thread a subject belongs to: the same words without marks, in lower case. */
export const threadOf = (subject: string | null): string => subjectOf(subject).toLowerCase();
