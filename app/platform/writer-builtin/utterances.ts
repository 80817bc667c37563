import type { Statement } from "./statement";

/** Statements of one speaker that make one thought: transcripts cut it wherever the speaker paused. */
export interface Utterance {
  statements: Statement[];
  /** The highest log-odds among its statements. */
  odds: number;
}

const LONGEST = 4;

const unfinished = (text: string): boolean => !/[.?!]["'”’)]*$/.test(text);

/** The `most` likeliest utterances above `floor`, in order of likelihood. A thought goes on while its words have no end. */
export function likelyUtterances(
  statements: readonly Statement[],
  oddsOf: (statement: Statement) => number | undefined,
  floor: number,
  most: number,
): Utterance[] {
  const out: Utterance[] = [];
  let current: Utterance | null = null;
  let previous: Statement | null = null;
  for (const statement of statements) {
    const odds = oddsOf(statement);
    if (odds === undefined || statement.suspicious) continue;
    const goesOn: boolean =
      current !== null &&
      previous !== null &&
      previous.order === statement.order - 1 &&
      previous.unit === statement.unit &&
      previous.speaker === statement.speaker &&
      unfinished(previous.text) &&
      current.statements.length < LONGEST;
    if (current && goesOn) {
      current.statements.push(statement);
      current.odds = Math.max(current.odds, odds);
    } else {
      current = { statements: [statement], odds };
      out.push(current);
    }
    previous = statement;
  }
  return out
    .filter((u) => u.odds >= floor)
    .sort((a, b) => b.odds - a.odds || (a.statements[0]?.order ?? 0) - (b.statements[0]?.order ?? 0))
    .slice(0, most);
}
