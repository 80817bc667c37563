import { Pace, type Slices } from "../../slices";
import type { Act } from "../act";
import type { Around } from "../matters/line-features";
import { type Matter, tellingAct } from "../matters/matter";
import type { Statement } from "../statement";
import { subjectOf } from "../threads";
import { contentStems, plainLetters } from "../tokens";

/** What a later statement has in common with a matter, and with the other matters that it follows. */
export interface Shared {
  /** How much it shares with the matter. */
  own: number;
  /** How much with the other that it shares most with. */
  other: number;
  /** With how many others it shares more, up to a few. */
  rank: number;
  /** People whom both name. */
  people: number;
  /** Who says it is named in the matter. */
  isNamed: boolean;
}

/** What a matter is said in. */
interface Said {
  statement: Statement;
  line: readonly string[];
  sentence: readonly string[];
  around: readonly string[];
  people: ReadonlySet<string>;
}

/** What a statement shares, and whom it names. */
interface Shares {
  of: ReadonlyMap<Matter, number>;
  /** The greatest first. */
  ordered: readonly { matter: Matter; value: number }[];
  people: readonly string[];
  /** The words of its speaker's name. */
  speaker: readonly string[];
}

/** What each kind of sharing counts: of the line's words, of its sentence's, of what stands around either, and of all in sum. */
const COUNTS = { line: 2, sentence: 1, around: 0.5, sum: 0.3 };
/** Words that so many matters have tell none of them from the others. */
const MOST_MATTERS = 60;
const MOST_RANK = 5;
/** Characters of statements between two pauses. */
const SLICE = 20_000;
const NAME = /\p{L}{3,}/gu;

/**
 * What the statements of a digest share with its matters, in stems; those that many statements have count less. A statement that
 * shares more with another matter tells of that one.
 */
export class SharedWords {
  private readonly names: ReadonlySet<string>;
  private readonly matters = new Map<Matter, Said>();
  private readonly having = new Map<string, Matter[]>();
  private readonly counts = new Map<string, number>();
  private readonly weights = new Map<string, number>();
  private readonly stems = new Map<Statement, readonly string[]>();
  private readonly shares = new Map<Statement, Shares>();
  private readonly ends = new Map<Statement, Matter[]>();

  private constructor(private readonly around: ReadonlyMap<Statement, Around>) {
    const speakers = new Set([...around.keys()].map(({ speaker }) => speaker ?? ""));
    this.names = new Set([...speakers].flatMap(wordsOfName));
  }

  /** Reads what statements and matters are said in. */
  static *read(matters: readonly Matter[], around: ReadonlyMap<Statement, Around>): Slices<SharedWords> {
    const shared = new SharedWords(around);
    const pace = new Pace(SLICE);
    for (const statement of around.keys()) {
      if (pace.isDue(statement.text.length)) yield;
      for (const stem of shared.stemsOf(statement))
        shared.counts.set(stem, (shared.counts.get(stem) ?? 0) + 1);
    }
    for (const matter of matters) {
      const act = tellingAct(matter);
      if (!act) continue;
      if (pace.isDue(act.statement.text.length)) yield;
      shared.add(matter, act);
    }
    return shared;
  }

  private add(matter: Matter, { statement, line }: Act): void {
    const said: Said = {
      statement,
      line: this.withoutNames(line),
      sentence: this.stemsOf(statement),
      around: this.aroundOf(statement),
      people: this.peopleIn(`${line} ${matter.owner ?? ""}`),
    };
    this.matters.set(matter, said);
    for (const stem of new Set([...said.line, ...said.sentence, ...said.around])) {
      const having = this.having.get(stem);
      if (having) having.push(matter);
      else this.having.set(stem, [matter]);
    }
    if (matter.closedBy) this.ends.set(matter.closedBy, [...(this.ends.get(matter.closedBy) ?? []), matter]);
  }

  /** Looks at what a statement shares, once, so that it need not be done when it is asked for. */
  prepare(statement: Statement): void {
    this.sharesOf(statement);
  }

  of(matter: Matter, statement: Statement): Shared {
    const shares = this.sharesOf(statement);
    const own = shares.of.get(matter) ?? 0;
    const said = this.matters.get(matter);
    let other = 0;
    let rank = 0;
    for (const share of shares.ordered) {
      if (share.matter === matter || this.matters.get(share.matter)?.statement === said?.statement) continue;
      other = Math.max(other, share.value);
      if (share.value <= own || rank >= MOST_RANK) break;
      rank += 1;
    }
    const people = shares.people.filter((name) => said?.people.has(name)).length;
    const isNamed = shares.speaker.some((name) => said?.people.has(name));
    return { own, other, rank, people, isNamed };
  }

  /** It is known to have ended another matter. */
  endsAnother(matter: Matter, statement: Statement): boolean {
    return (this.ends.get(statement) ?? []).some((ended) => ended !== matter);
  }

  /** It has words of its own besides names. */
  saysAnything(statement: Statement): boolean {
    return this.stemsOf(statement).length > 0;
  }

  /** With every matter that was there before, the greatest first; those that it shares nothing with left out. */
  private sharesOf(statement: Statement): Shares {
    const known = this.shares.get(statement);
    if (known) return known;
    const words = new Set(this.stemsOf(statement));
    const around = new Set(this.aroundOf(statement));
    const near = new Set<Matter>();
    for (const stem of new Set([...words, ...around])) {
      const having = this.having.get(stem) ?? [];
      if (having.length <= MOST_MATTERS) for (const matter of having) near.add(matter);
    }
    const of = new Map<Matter, number>();
    for (const matter of near) {
      const said = this.matters.get(matter);
      if (!said || said.statement.order >= statement.order) continue;
      const value =
        COUNTS.line * this.share(said.line, words) +
        COUNTS.sentence * this.share(said.sentence, words) +
        COUNTS.around * (this.share(said.line, around) + this.share(said.around, words)) +
        COUNTS.sum * said.line.reduce((sum, stem) => sum + (words.has(stem) ? this.weightOf(stem) : 0), 0);
      if (value > 0) of.set(matter, value);
    }
    const ordered = [...of].map(([matter, value]) => ({ matter, value })).sort((a, b) => b.value - a.value);
    const people = [...this.peopleIn(statement.text)];
    const shares = { of, ordered, people, speaker: wordsOfName(statement.speaker ?? "") };
    this.shares.set(statement, shares);
    return shares;
  }

  /** Which share of the stems, by their weights, is among the words. */
  private share(stems: readonly string[], words: ReadonlySet<string>): number {
    let all = 0;
    let shared = 0;
    for (const stem of stems) {
      const weight = this.weightOf(stem);
      all += weight;
      if (words.has(stem)) shared += weight;
    }
    return all === 0 ? 0 : shared / all;
  }

  /** From 1, of a stem that one statement has, towards 0. */
  private weightOf(stem: string): number {
    const of = this.around.size;
    const weight =
      this.weights.get(stem) ?? Math.log(1 + of / (this.counts.get(stem) ?? 1)) / Math.log(1 + of);
    this.weights.set(stem, weight);
    return weight;
  }

  private stemsOf(statement: Statement): readonly string[] {
    const known = this.stems.get(statement) ?? this.withoutNames(statement.text);
    this.stems.set(statement, known);
    return known;
  }

  /** Of the two statements before it, the one behind it, and its subject. */
  private aroundOf(statement: Statement): readonly string[] {
    const { before = null, after = null } = this.around.get(statement) ?? {};
    const first = before && this.around.get(before)?.before;
    const near = [first, before, after].flatMap((each) => (each ? this.stemsOf(each) : []));
    return [...new Set([...near, ...this.withoutNames(subjectOf(statement.subject))])];
  }

  private withoutNames = (text: string): string[] =>
    contentStems(text).filter((stem) => !this.names.has(stem));

  private peopleIn = (text: string): ReadonlySet<string> =>
    new Set(wordsOfName(text).filter((name) => this.names.has(name)));
}

const wordsOfName = (name: string): string[] => plainLetters(name).toLowerCase().match(NAME) ?? [];
