import type { StoryMail } from "./story";

/** The evenings on which a story's digests are written; its mails come in the mornings. */
export const MONDAY = "2026-11-02T18:00:00Z";
export const TUESDAY = "2026-11-03T18:00:00Z";
export const WEDNESDAY = "2026-11-04T18:00:00Z";

const ANA = { from: "Ana Ruiz <ana@yard.example>", at: "2026-11-02T08:00:00Z" };

/** Asks Joe for one thing, by Friday. */
export const CRANE_PLAN: StoryMail = {
  ...ANA,
  subject: "Crane plan",
  text: "Hi Joe,\n\nplease send the crane plan to the city by Friday.\n\nAna",
};

/** Asks Joe for two things, one of them by Friday. */
export const LEASE_AND_SHELVES: StoryMail = {
  ...ANA,
  subject: "Shop move",
  text: "Hi Joe,\n\nplease send the lease to the landlord by Friday. Could you also order the shelves?\n\nAna",
};

/** Says on Tuesday that one of these is done. */
export const LEASE_SENT: StoryMail = {
  from: "Joe Okafor <joe@yard.example>",
  at: "2026-11-03T08:00:00Z",
  subject: "Re: Shop move",
  text: "Hi Ana,\n\nthe lease went to the landlord this morning, done.\n\nJoe",
};

/** Says nothing that a digest would have. */
export const KIND_WORDS: StoryMail = {
  from: "Kim Osei <kim@yard.example>",
  at: "2026-11-03T09:00:00Z",
  subject: "Thanks",
  text: "Thank you all, that was a lovely evening.",
};
