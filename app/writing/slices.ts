/** Work that stops between its steps, of some milliseconds each, so that somebody else may run before the next. */
export type Slices<Result> = Generator<void, Result, void>;

/** Does the work in one go. */
export function atOnce<Result>(work: Slices<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** What an item costs however short it is, in characters. */
const LEAST = 40;
/** Code that hardly ran before is several times as slow: each of the first slices is a step longer than the one before. */
const STEPS = 8;

/**
 * Says when a pause is due. Work is counted in characters of text, because a worker's clock stands still while it
 * works; `slice` is how many of them take some milliseconds.
 */
export class Pace {
  private left: number;
  private step = 1;

  constructor(private readonly slice: number) {
    this.left = slice / STEPS;
  }

  /** True once after every slice; counts an item of so many characters. */
  isDue(characters: number): boolean {
    this.left -= LEAST + characters;
    if (this.left > 0) return false;
    this.step = Math.min(STEPS, this.step + 1);
    this.left = (this.slice * this.step) / STEPS;
    return true;
  }
}
