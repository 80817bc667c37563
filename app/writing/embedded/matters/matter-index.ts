import type { Matter, MatterKind } from "./matter";
import { type Topic, topicOf } from "./topic";

/** How many open matters of one thread, part or word are looked at, the newest: this bounds what a sentence costs. */
const MOST = { thread: 150, unit: 150, stem: 25 };

/** A matter with its place among all. */
interface Entry {
  matter: Matter;
  at: number;
}

/** The open matters by what finds them, so that following them stays in proportion to their number. */
export class MatterIndex {
  private readonly entries = new Map<Matter, Entry>();
  private readonly byThread = new Map<string, Entry[]>();
  private readonly byUnit = new Map<number, Entry[]>();
  private readonly byStem = new Map<string, Entry[]>();
  /** What is in the way by all words of its sentence: "We can't deploy until they open the port" is of the port, too. */
  private readonly byWhole = new Map<string, Entry[]>();

  /** Takes a matter up, or what an act has just added to it. */
  add(matter: Matter): void {
    const known = this.entries.get(matter);
    const entry = known ?? { matter, at: this.entries.size };
    if (!known) {
      this.entries.set(matter, entry);
      if (matter.thread !== "") keep(this.byThread, matter.thread, entry, MOST.thread);
    }
    const unit = matter.acts.at(-1)?.statement.unit;
    if (unit !== undefined) keep(this.byUnit, unit, entry, MOST.unit);
    for (const stem of matter.topic.stems) keep(this.byStem, stem, entry, MOST.stem);
    const [first] = matter.acts;
    if (!known && matter.kind === "blocker" && first)
      for (const stem of topicOf(first.statement.text).stems) keep(this.byWhole, stem, entry, MOST.stem);
  }

  /** What is in the way whose sentence has a word of a topic, oldest first. */
  troubles({ stems }: Topic): Matter[] {
    return inOrder([...stems].map((stem) => this.byWhole.get(stem) ?? []));
  }

  /**
   * Those of a kind that share one of the rarest words of a topic, oldest first; known ones also when they are closed,
   * because they may be asked for anew.
   */
  candidates(topic: Topic, kind: MatterKind): Matter[] {
    const lists = [...topic.stems]
      .map((stem) => this.byStem.get(stem) ?? [])
      .sort((a, b) => a.length - b.length);
    return inOrder(lists.slice(0, 4), mayGoOn).filter((matter) => matter.kind === kind);
  }

  /** Whether a word is of one open matter alone, so that it names it. */
  isOfOne(stem: string): boolean {
    return (this.byStem.get(stem) ?? []).filter(isOpen).length === 1;
  }

  /** Whether an open matter has a word of a topic. */
  sharesWord({ stems }: Topic): boolean {
    return [...stems].some((stem) => (this.byStem.get(stem) ?? []).some(isOpen));
  }

  /** Those of a thread, oldest first; of no thread none. */
  inThread(thread: string): Matter[] {
    return inOrder([this.byThread.get(thread) ?? []]);
  }

  /** Those that a part speaks of, oldest first. */
  inUnit(unit: number): Matter[] {
    return inOrder([this.byUnit.get(unit) ?? []]);
  }

  /** Those of the thread or the part, and those that share a word with the topic, oldest first. */
  near(topic: Topic, thread: string, unit: number): Matter[] {
    return inOrder([
      this.byThread.get(thread) ?? [],
      this.byUnit.get(unit) ?? [],
      ...[...topic.stems].map((stem) => this.byStem.get(stem) ?? []),
    ]);
  }
}

const isOpen = ({ matter }: Entry): boolean => matter.closedBy === null;
const mayGoOn = (entry: Entry): boolean => isOpen(entry) || entry.matter.item !== null;

function inOrder(lists: readonly Entry[][], isMeant = isOpen): Matter[] {
  const found = new Set<Entry>();
  for (const list of lists) for (const entry of list) if (isMeant(entry)) found.add(entry);
  return [...found].sort((a, b) => a.at - b.at).map(({ matter }) => matter);
}

function keep<Key>(lists: Map<Key, Entry[]>, key: Key, entry: Entry, most: number): void {
  const list = lists.get(key) ?? [];
  if (list.at(-1) === entry) return;
  list.push(entry);
  // Only now and then, so that it costs nothing for each.
  lists.set(key, list.length > 1.5 * most ? list.filter(mayGoOn).slice(-most) : list);
}
