/** The agent of the example digest, and when its digest is read. */
export const EXAMPLE = {
  title: "Customer portal launch",
  description: "The customer portal opens on 26 November.",
  /** IANA zone. */
  timeZone: "Europe/Berlin",
  /** ISO 8601 UTC: Monday, 9 AM there. */
  now: "2026-11-16T08:00:00.000Z",
  today: "2026-11-16",
} as const;
