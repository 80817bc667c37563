import type { Act } from "./act";
import type { Statement } from "./statement";

/** "Sorry, wrong chat": nothing that stands above it was meant for this reader. */
const WRONG_PLACE =
  /^(?=.*\b(?:sorry|sry|oops|ups|ignore|disregard|delete|my mistake|my bad)\b).{0,60}\bwrong (?:chat|window|thread|channel|group|person|list|address|recipients?)\b|^\W*wrong (?:chat|window|thread|channel|group)\b|\b(?:ignore|disregard) (?:all of )?(?:this|the above|everything above)(?: (?:e-?mail|mail|message|chat))?(?=[\s.,!]*$)/i;
/** "Please ignore my last mail" */
const EARLIER =
  /\b(?:ignore|disregard|forget(?: about)?|scrap|delete) my (?:last|previous|earlier|first|other) (?:e-?mail|mail|message|note|one|request)s?\b/i;

/** Takes from `found` what its writer takes back in so many words. */
export function takeBack(statements: readonly Statement[], found: Map<Statement, Act[]>): void {
  /** The parts that are taken back, each up to this statement. */
  const back = new Map<number, number>();
  const written = new Map<string, { last: number; before: number | null }>();
  for (const { unit, speaker, suspicious, text, order } of statements) {
    if (speaker === null) continue;
    const known = written.get(speaker);
    const units = known?.last === unit ? known : { last: unit, before: known?.last ?? null };
    written.set(speaker, units);
    if (suspicious) continue;
    const meant = WRONG_PLACE.test(text) ? unit : EARLIER.test(text) ? units.before : null;
    if (meant !== null) back.set(meant, order);
  }
  for (const statement of found.keys()) {
    if (statement.order <= (back.get(statement.unit) ?? Number.NEGATIVE_INFINITY)) found.delete(statement);
  }
}
