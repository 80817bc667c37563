import type { Statement } from "../statement";

/** Statements of one speaker that make one thought: transcripts cut it wherever the speaker paused. */
export interface Utterance {
  statements: Statement[];
  /** The highest log-odds among its statements. */
  odds: number;
}

const LONGEST = 4;
/** How many statements away, how much less likely and how many thoughts still belong to one passage. */
const NEAR = 8;
const LESS_LIKELY = 1.5;
const MOST_AROUND = 4;

const unfinished = (text: string): boolean => !/[.?!]["'”’)]*$/.test(text);

/** What makes a thought, how likely it must be, and how many are taken. */
interface Wanted {
  oddsOf: (statement: Statement) => number | undefined;
  floor: number;
  most: number;
  /** True when a likely statement says something of its own, though the words before it have no end. */
  opens?: (statement: Statement) => boolean;
  /** Added to the odds of an utterance for its rank. */
  worth?: (statements: readonly Statement[]) => number;
}

/** The likeliest thoughts in order of likelihood. A thought goes on while its words have no end. */
export function likelyUtterances(statements: readonly Statement[], wanted: Wanted): Utterance[] {
  return bestOf(utterances(statements, wanted), wanted);
}

const bestOf = (found: readonly Utterance[], { floor, most }: Wanted): Utterance[] =>
  found
    .filter((u) => u.odds >= floor)
    .sort((a, b) => b.odds - a.odds || (a.statements[0]?.order ?? 0) - (b.statements[0]?.order ?? 0))
    .slice(0, most);

function utterances(statements: readonly Statement[], { oddsOf, floor, opens, worth }: Wanted): Utterance[] {
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
      current.statements.length < LONGEST &&
      !(odds >= floor && opens?.(statement));
    if (current && goesOn) {
      current.statements.push(statement);
      current.odds = Math.max(current.odds, odds);
    } else {
      current = { statements: [statement], odds };
      out.push(current);
    }
    previous = statement;
  }
  if (worth) for (const utterance of out) utterance.odds += worth(utterance.statements);
  return out;
}

/** An utterance and what else is said around it about the same. */
export interface Passage extends Utterance {
  around: Statement[];
}

/**
 * The likeliest thoughts, each with the likely ones near it: talk about one decision or problem takes several turns,
 * and makes one line.
 */
export function likelyPassages(statements: readonly Statement[], wanted: Wanted): Passage[] {
  const all = utterances(statements, wanted);
  const taken = new Set<Utterance>();
  const out: Passage[] = [];
  for (const utterance of bestOf(all, { ...wanted, most: all.length })) {
    if (out.length >= wanted.most) break;
    const first = utterance.statements[0];
    if (!first || taken.has(utterance)) continue;
    const near = all
      .filter(
        (other) =>
          other !== utterance &&
          !taken.has(other) &&
          other.odds >= utterance.odds - LESS_LIKELY &&
          Math.abs((other.statements[0]?.order ?? 0) - first.order) <= NEAR,
      )
      .sort((a, b) => b.odds - a.odds)
      .slice(0, MOST_AROUND);
    for (const other of [utterance, ...near]) taken.add(other);
    out.push({
      ...utterance,
      around: near.flatMap((u) => u.statements).sort((a, b) => a.order - b.order),
    });
  }
  return out;
}
