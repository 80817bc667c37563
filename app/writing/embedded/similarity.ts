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
