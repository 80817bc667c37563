const AND = " and ";

/** Several people who have one task, as its owner: "Ana and Bo". */
export const together = (names: readonly string[]): string => [...new Set(names)].join(AND);

/** An owner, each of its people in other words. */
export const inOtherWords = (owner: string, wordsOf: (name: string) => string): string =>
  owner.split(AND).map(wordsOf).join(AND);

/** It is more than one who has the task. */
export const isSeveral = (owner: string): boolean => owner.includes(AND);
