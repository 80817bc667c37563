import { wordsOf } from "../check/material-facts";
import { splitSentences } from "../check/split-sentences";
import type { DigestDraft, DraftQuote } from "../digest-material";

/** Of each chunk's overview, and of them all together. */
const SENTENCES_EACH = 2;
const SENTENCES = 8;

/** The drafts of several chunks as one: the same item in two chunks is one item with the quotes of both. */
export function mergeDrafts(drafts: DigestDraft[]): DigestDraft {
  const [only] = drafts;
  if (only !== undefined && drafts.length === 1) return only;
  const unreadable = drafts.reduce((sum, draft) => sum + (draft.unreadableItems ?? 0), 0);
  const changes = drafts.flatMap((draft) => draft.changes ?? []);
  return {
    ...(changes.length === 0 ? {} : { changes }),
    ...(unreadable === 0 ? {} : { unreadableItems: unreadable }),
    overview: drafts
      .flatMap((draft) => splitSentences(draft.overview).slice(0, SENTENCES_EACH))
      .slice(0, SENTENCES)
      .join(" "),
    actionItems: merged(
      drafts.flatMap((draft) => draft.actionItems),
      (item) => item.task,
    ),
    blockers: merged(
      drafts.flatMap((draft) => draft.blockers),
      (item) => item.description,
    ),
    decisions: merged(
      drafts.flatMap((draft) => draft.decisions),
      (item) => item.decision,
    ),
    stakeholders: merged(
      drafts.flatMap((draft) => draft.stakeholders),
      (item) => item.name,
    ),
  };
}

function merged<Item extends { quotes: DraftQuote[] }>(
  items: Item[],
  textOf: (item: Item) => string,
): Item[] {
  const byWords = new Map<string, Item>();
  for (const item of items) {
    const key = wordsOf(textOf(item)).join(" ");
    const known = byWords.get(key);
    byWords.set(key, known === undefined ? item : { ...known, quotes: [...known.quotes, ...item.quotes] });
  }
  return [...byWords.values()];
}
