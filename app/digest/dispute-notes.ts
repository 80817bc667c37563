import type { AskedDispute, ItemStanding } from "./tracked";

const FIELD_WORDS = { owner: "owner", timeline: "date", text: "decision" } as const;

/**
 * What the sources of a line disagree on, as notes of it. With how its item stands now they say, too, what somebody
 * settled since. `questionId`: of the open question whose answer settles it.
 */
export function disputeNotes(
  disputed: readonly AskedDispute[] = [],
  now?: ItemStanding,
): { label: string; text: string; questionId?: string }[] {
  return disputed.map(({ field, values, questionId: own }) => {
    const standing = now?.disputed?.find((each) => each.field === field);
    const isSettled = now !== undefined && standing === undefined;
    const questionId = own ?? standing?.questionId;
    return {
      label: `The sources ${isSettled ? "disagreed" : "disagree"} on the ${FIELD_WORDS[field]}`,
      text: `${values.join(" or ")}${isSettled ? "; settled since" : ""}`,
      ...(questionId === undefined ? {} : { questionId }),
    };
  });
}
