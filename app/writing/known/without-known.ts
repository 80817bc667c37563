import type { DigestDraft, DraftChange, DraftQuote, KnownItem } from "../digest-material";
import { isReworded } from "../embedded/matters/reworded";
import { sameOwner } from "../embedded/matters/same-owner";
import { coreOf, datesIn, overlap, sameMarks, topicOf } from "../embedded/matters/topic";

interface Line {
  quotes: DraftQuote[];
  owner?: string | null;
  timeline?: string | null;
}

/**
 * A draft whose new items are new, whoever wrote it: what says the same as a known item becomes a change that asks for
 * it again, a decision for another day replaces the known one, and what a person marked as wrong or not ours is left out, also in other words.
 */
export function withoutKnown(draft: DigestDraft, before: readonly KnownItem[]): DigestDraft {
  if (before.length === 0) return draft;
  const known = withOwnersOf(draft.changes ?? [], before);
  const changes: DraftChange[] = [];
  const aside = known.filter(({ state }) => state === "wrong" || state === "not-ours");
  const onlyNew = <Item extends Line>(
    items: Item[],
    kind: KnownItem["kind"],
    textOf: (item: Item) => string,
  ) => {
    const others = known.filter((item) => item.kind === kind && !aside.includes(item));
    return items.filter((item) => {
      const text = textOf(item);
      const quotes = item.quotes.map(({ quote }) => quote);
      if (aside.some((each) => isReworded({ kind, line: text, quotes }, each))) return false;
      const same = others.find((each) => saysTheSame(text, item.owner ?? null, each));
      if (same === undefined) return true;
      if (kind === "decision" && isOtherDay(text, same.text)) {
        const isTold = draft.changes?.some(({ itemId, what }) => itemId === same.id && what === "superseded");
        const over = { itemId: same.id, what: "superseded" as const, owner: null, timeline: null };
        if (!isTold) changes.push({ ...over, quotes: item.quotes });
        return true;
      }
      const { owner = null, timeline = null } = item;
      changes.push({
        itemId: same.id,
        what: "asked",
        quotes: item.quotes,
        owner: owner === same.owner ? null : owner,
        timeline: timeline === same.timeline ? null : timeline,
      });
      return false;
    });
  };
  return {
    ...draft,
    actionItems: onlyNew(draft.actionItems, "action", (item) => item.task),
    blockers: onlyNew(draft.blockers, "blocker", (item) => item.description),
    decisions: onlyNew(draft.decisions, "decision", (item) => item.decision),
    changes: [...(draft.changes ?? []), ...changes],
  };
}

/** Who was given an item by the draft has it: what is asked of whom had it before is something else. */
function withOwnersOf(changes: readonly DraftChange[], known: readonly KnownItem[]): readonly KnownItem[] {
  const owners = new Map(changes.flatMap(({ itemId, owner }) => (owner === null ? [] : [[itemId, owner]])));
  return known.map((item) => ({ ...item, owner: owners.get(item.id) ?? item.owner }));
}

function isOtherDay(text: string, known: string): boolean {
  const [ours, theirs] = [datesIn(text), datesIn(known)];
  return ours.length > 0 && theirs.length > 0 && ours.join() !== theirs.join();
}

/** Nearly the same words, the same numbers and keys, and no two owners. */
function saysTheSame(text: string, owner: string | null, item: KnownItem): boolean {
  const [ours, theirs] = [topicOf(coreOf(text)), topicOf(coreOf(item.text))];
  if (!sameMarks(ours, theirs)) return false;
  if (owner !== null && item.owner !== null && !sameOwner(owner, item.owner)) return false;
  const [about, known] = [ours.about, new Set(theirs.about)];
  const isAll = about.length >= 3 && about.length === known.size && about.every((stem) => known.has(stem));
  return isAll || overlap(ours, theirs) >= 0.67;
}
