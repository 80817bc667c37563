/** How much two bags of stems have in common, 0 to 1 (Dice), with the containment of the smaller one counting half. */
export function similarity(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  const set = new Set(b);
  let shared = 0;
  for (const stem of a) if (set.has(stem)) shared++;
  const dice = (2 * shared) / (a.length + b.length);
  const smaller = Math.min(a.length, b.length);
  return smaller >= 3 ? Math.max(dice, (0.85 * shared) / smaller) : dice;
}

/**
 * Puts what says the same into one group, in order of appearance; a group is compared by its members' stems.
 * Candidates are looked up by shared stems, so that a thousand lines don't meet each other.
 */
export function groupSimilar<T>(
  items: readonly T[],
  stems: (item: T) => readonly string[],
  same: (a: T, b: T) => boolean,
  atLeast: number,
): T[][] {
  const groups: T[][] = [];
  const known = new Map<T, readonly string[]>();
  const stemsOf = (item: T): readonly string[] => {
    const own = known.get(item) ?? stems(item);
    known.set(item, own);
    return own;
  };
  const byStem = new Map<string, Set<number>>();
  for (const item of items) {
    const own = stemsOf(item);
    const counts = new Map<number, number>();
    for (const stem of own) for (const g of byStem.get(stem) ?? []) counts.set(g, (counts.get(g) ?? 0) + 1);
    let best = -1;
    let bestScore = 0;
    for (const [g, shared] of counts) {
      if (shared < Math.min(2, own.length)) continue;
      for (const member of groups[g] ?? []) {
        const score = similarity(own, stemsOf(member));
        if (score >= atLeast && score > bestScore && same(member, item)) {
          best = g;
          bestScore = score;
        }
      }
    }
    if (best < 0) {
      best = groups.length;
      groups.push([]);
    }
    groups[best]?.push(item);
    for (const stem of own) {
      const holders = byStem.get(stem) ?? new Set();
      if (holders.size < 200) holders.add(best);
      byStem.set(stem, holders);
    }
  }
  return groups;
}
