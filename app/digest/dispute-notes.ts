import type { Disputed, ItemStanding } from "./tracked";

const FIELD_WORDS = { owner: "owner", timeline: "date", text: "decision" } as const;

/**
 * What the sources of a line disagree on, as notes of it. With how its item stands now they say, too, what somebody
 * settled since.
 */
export function disputeNotes(
  disputed: readonly Disputed[] = [],
  now?: ItemStanding,
): { label: string; text: string }[] {
  return disputed.map(({ field, values }) => {
    const isSettled = now !== undefined && !now.disputed?.some((each) => each.field === field);
    return {
      label: `The sources ${isSettled ? "disagreed" : "disagree"} on the ${FIELD_WORDS[field]}`,
      text: `${values.join(" or ")}${isSettled ? "; settled since" : ""}`,
    };
  });
}
