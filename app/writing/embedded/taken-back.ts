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
  for (const [at, statement] of statements.entries()) {
    if (statement.speaker === null || statement.suspicious) continue;
    const unit = WRONG_PLACE.test(statement.text)
      ? statement.unit
      : EARLIER.test(statement.text)
        ? statements
            .slice(0, at)
            .findLast(({ unit, speaker }) => unit !== statement.unit && speaker === statement.speaker)?.unit
        : undefined;
    if (unit === undefined) continue;
    for (const each of statements.slice(0, at + 1)) if (each.unit === unit) found.delete(each);
  }
}
