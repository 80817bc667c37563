/**
 * A lane that is `width` works wide: those beyond it wait, and go in the order in which they came. A work that takes
 * longer than `longestMs` goes on, but the next one is let in beside it. Resolves and throws as the work does.
 */
export function createLane(width, longestMs) {
  const waiting = [];
  let busy = 0;
  return async (work) => {
    if (busy < width) busy += 1;
    else await new Promise((resolve) => waiting.push(resolve));
    let isIn = true;
    const leave = () => {
      if (!isIn) return;
      isIn = false;
      clearTimeout(late);
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    };
    const late = setTimeout(leave, longestMs);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
