import type { Pace, Slices } from "../../slices";
import type { Statement } from "../statement";
import { squashed } from "../tokens";

/** From this share of its sentences on a quoted mail is one that the material has. */
const KNOWN_SHARE = 0.5;

/**
 * The statements without what is quoted of mails that the material holds itself, in their new order. What is answered
 * where it stands is kept, for its answer would mean something else without it.
 */
export function* withoutKnownQuotations(statements: Statement[], pace: Pace): Slices<Statement[]> {
  if (!statements.some(({ quotedIn }) => quotedIn !== null)) return statements;
  const said: { statement: Statement; words: string }[] = [];
  const known = new Set<string>();
  for (const statement of statements) {
    if (pace.isDue(statement.text.length)) yield;
    const words = squashed(statement.text);
    said.push({ statement, words });
    if (statement.quotedIn === null) known.add(words);
  }
  const shares = new Map<number, { all: number; known: number }>();
  for (const { statement, words } of said) {
    if (statement.quotedIn === null) continue;
    const share = shares.get(statement.unit) ?? { all: 0, known: 0 };
    share.all += 1;
    if (known.has(words)) share.known += 1;
    shares.set(statement.unit, share);
  }
  const kept = said.flatMap(({ statement, words }) => {
    if (statement.quotedIn === null || statement.isAnswered) return [statement];
    const share = shares.get(statement.unit);
    if (known.has(words) || (share && share.known >= share.all * KNOWN_SHARE)) return [];
    // Of several mails that quote it, the first.
    known.add(words);
    return [statement];
  });
  kept.forEach((statement, order) => {
    statement.order = order;
  });
  return kept;
}
