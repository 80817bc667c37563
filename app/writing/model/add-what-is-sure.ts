import { foldText } from "../../digest/fold-text";
import { draftChecker } from "../check/check-quotes";
import { numbersSaid, strangeNumbers } from "../check/numbers-said";
import { contentStems } from "../check/word-stems";
import type { DigestDraft, DigestMaterial, DraftChange, DraftQuote } from "../digest-material";
import { withoutKnown } from "../known/without-known";
import type { Slices } from "../slices";

/** Below this the embedded writer's line is a guess, which a model that read the same mail may well have left out. */
const SURE = 0.7;
/** How much of the shorter line's words two lines share that are about the same. */
const SAME_WORDS = 0.75;
const SAME_SENTENCE = 0.34;

/**
 * A model's draft with what the embedded writer is sure of: lines about matters of which no line of the model's stands
 * the check, the owner and date that the model's line lacks or has wrong, its wording where the model's invents, and
 * its overview when nothing of the model's stands. Stakeholders come along for the lines that do. Of known items the
 * draft has the changes of both, and no line says one again.
 */
export function* addWhatIsSure(
  written: DigestDraft,
  embedded: DigestDraft,
  material: DigestMaterial,
): Slices<DigestDraft> {
  const draft = withoutKnown(written, material.known ?? []);
  const { check } = yield* draftChecker(material);
  const empty: DigestDraft = { overview: "", actionItems: [], blockers: [], decisions: [], stakeholders: [] };

  const actionItems = yield* joined(draft.actionItems, embedded.actionItems, (item) => item.task, {
    *standing(item) {
      return (yield* check({ ...empty, actionItems: [item] })).content.actionItems[0];
    },
    filled: (item, standing, known) => ({
      ...item,
      task: standing.task === foldText(item.task) ? item.task : known.task,
      owner: standing.owner ?? known.owner,
      timeline: standing.timeline ?? known.timeline,
    }),
  });
  const blockers = yield* joined(draft.blockers, embedded.blockers, (item) => item.description, {
    *standing(item) {
      return (yield* check({ ...empty, blockers: [item] })).content.blockers[0];
    },
    filled: (item, standing, known) => ({
      ...item,
      description: standing.description === foldText(item.description) ? item.description : known.description,
      impact: standing.impact ?? known.impact,
      solution: standing.solution ?? known.solution,
    }),
  });
  const decisions = yield* joined(draft.decisions, embedded.decisions, (item) => item.decision, {
    *standing(item) {
      return (yield* check({ ...empty, decisions: [item] })).content.decisions[0];
    },
    filled: (item, standing, known) => ({
      ...item,
      decision: standing.decision === foldText(item.decision) ? item.decision : known.decision,
      context: standing.context ?? known.context,
      status: standing.status ?? known.status,
    }),
  });
  const owners = new Set(
    actionItems.added.flatMap((item) => (item.owner === null ? [] : item.owner.split(", "))),
  );
  const known = new Set(draft.stakeholders.map((person) => person.name));
  const stakeholders = embedded.stakeholders.filter(({ name }) => owners.has(name) && !known.has(name));
  const changes = [...(draft.changes ?? []), ...missedChanges(draft, embedded)];
  const whole = {
    ...draft,
    ...(changes.length === 0 ? {} : { changes }),
    actionItems: actionItems.items,
    blockers: blockers.items,
    decisions: decisions.items,
    stakeholders: [...draft.stakeholders, ...stakeholders],
  };
  return (yield* check(whole)).content.overview === "" ? { ...whole, overview: embedded.overview } : whole;
}

/** Changes of which the model has none of the same sort for that item. */
function missedChanges(draft: DigestDraft, embedded: DigestDraft): DraftChange[] {
  const known = new Set((draft.changes ?? []).map(({ itemId, what }) => `${itemId} ${what}`));
  return (embedded.changes ?? []).filter(({ itemId, what }) => !known.has(`${itemId} ${what}`));
}

interface Line {
  quotes: DraftQuote[];
  certainty?: number;
}

/** The items with what is sure; `added` are those that the embedded writer alone has. */
function* joined<Item extends Line, Standing>(
  items: readonly Item[],
  embedded: readonly Item[],
  textOf: (item: Item) => string,
  how: {
    /** What the check leaves of an item; undefined when it drops it. */
    standing(item: Item): Slices<Standing | undefined>;
    filled(item: Item, standing: Standing, known: Item): Item;
  },
): Slices<{ items: Item[]; added: Item[] }> {
  const sure = embedded.filter((item) => (item.certainty ?? 1) >= SURE);
  const taken = new Set<Item>();
  const whole: Item[] = [];
  for (const item of items) {
    const standing = yield* how.standing(item);
    const same = standing === undefined ? [] : sure.filter((known) => isSameMatter(item, known, textOf));
    for (const known of same) taken.add(known);
    whole.push(standing === undefined || same[0] === undefined ? item : how.filled(item, standing, same[0]));
    yield;
  }
  const added = sure.filter((item) => !taken.has(item));
  return { items: [...whole, ...added], added };
}

/** The same sentence and some of the same words, or nearly all words; numbers that differ keep two lines apart. */
function isSameMatter<Item extends Line>(a: Item, b: Item, textOf: (item: Item) => string): boolean {
  const [ours, theirs] = [textOf(a), textOf(b)];
  const [first, second] = [numbersSaid([ours]), numbersSaid([theirs])];
  if (strangeNumbers(ours, second).length > 0 && strangeNumbers(theirs, first).length > 0) return false;
  const [words, others] = [new Set(contentStems(ours)), new Set(contentStems(theirs))];
  const shared = [...words].filter((word) => others.has(word)).length;
  const fewer = Math.max(1, Math.min(words.size, others.size));
  return shared / fewer >= (sharesSentence(a, b) ? SAME_SENTENCE : SAME_WORDS);
}

function sharesSentence(a: Line, b: Line): boolean {
  return a.quotes.some((ours) =>
    b.quotes.some((theirs) => {
      if (ours.id !== theirs.id) return false;
      const [one, other] = [foldText(ours.quote), foldText(theirs.quote)];
      return one !== "" && other !== "" && (one.includes(other) || other.includes(one));
    }),
  );
}
