import type { Disputed } from "./tracked";

const FIELD_WORDS = { owner: "owner", timeline: "date", text: "decision" } as const;

/** What the sources of a line disagree on, as notes of it. */
export function disputeNotes(disputed: readonly Disputed[] = []): { label: string; text: string }[] {
  return disputed.map(({ field, values }) => ({
    label: `The sources disagree on the ${FIELD_WORDS[field]}`,
    text: values.join(" or "),
  }));
}
