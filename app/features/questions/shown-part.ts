/** How many questions are shown at first, and how many more at a time (specification, section 9). */
const STEP = 3;

export interface ShownPart {
  /** How many of them are on screen. */
  count: number;
  /** For 'Show more' and 'Show less'; null when there is nothing to show or to hide. */
  more: number | null;
  less: number | null;
}

/** The part of `total` questions that `?shown=` asks for, in steps of 3. */
export function shownPart(total: number, asked: string | null): ShownPart {
  const wanted = Math.ceil(Math.max(Number(asked) || STEP, STEP) / STEP) * STEP;
  const limit = Math.min(wanted, Math.max(Math.ceil(total / STEP) * STEP, STEP));
  return {
    count: Math.min(limit, total),
    more: total > limit ? limit + STEP : null,
    less: limit > STEP ? limit - STEP : null,
  };
}
