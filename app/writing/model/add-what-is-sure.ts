import { foldText } from "../../digest/fold-text";
import { draftChecker } from "../check/check-quotes";
import { numbersSaid, strangeNumbers } from "../check/numbers-said";
import { contentStems } from "../check/word-stems";
import {
  type DigestDraft,
  type DigestMaterial,
  type DraftChange,
  type DraftQuote,
  EMPTY_DRAFT,
} from "../digest-material";
import { withoutKnown } from "../known/without-known";
import type { Slices } from "../slices";

/** Below this the embedded writer's line is a guess, which a model that read the same mail may well have left out. */
const SURE = 0.7;
/** How much of the shorter line's words two lines share that are about the same. */
const SAME_WORDS = 0.75;
const SAME_SENTENCE = 0.34;

/**
 * A model's draft with what the embedded writer is sure of: lines about matters of which no line of the model's stands
 * the check, the owner and date that the model's line lacks or has wrong, its wording where the model's invents, and its overview when
 * nothing of the model's stands. Stakeholders come along for the lines that do. Of known items the draft has the changes of both, and
 * no line says one again.
 */
export function* addWhatIsSure(
  written: DigestDraft,
  embedded: DigestDraft,
  material: DigestMaterial,
): Slices<DigestDraft> {
  const draft = withoutKnown(written, material.known ?? []);
  const { check } = yield* draftChecker(material);

  /** A model that says who has other tasks, or when they are due, means it where it says so of none. */
  const meantNone = (field: "owner" | "timeline", item: DigestDraft["actionItems"][number]): boolean =>
    item[field] === null && draft.actionItems.some((other) => other[field] !== null);
  const actions = yield* joined(draft.actionItems, embedded.actionItems, {
    textOf: (item) => item.task,
    *standing(item) {
      return (yield* check({ ...EMPTY_DRAFT, actionItems: [item] })).content.actionItems[0];
    },
    filled: (item, standing, known) => ({
      ...item,
      task: standing.task === foldText(item.task) ? item.task : known.task,
      owner: standing.owner ?? (meantNone("owner", item) ? null : known.owner),
      timeline:
        standing.timeline !== null ? item.timeline : meantNone("timeline", item) ? null : known.timeline,
    }),
  });
  const troubles = yield* joined(draft.blockers, embedded.blockers, {
    textOf: (item) => item.description,
    *standing(item) {
      return (yield* check({ ...EMPTY_DRAFT, blockers: [item] })).content.blockers[0];
    },
    filled: (item, standing, known) => ({
      ...item,
      description: standing.description === foldText(item.description) ? item.description : known.description,
      impact: standing.impact ?? known.impact,
      solution: standing.solution ?? known.solution,
    }),
  });
  const decided = yield* joined(draft.decisions, embedded.decisions, {
    textOf: (item) => item.decision,
    *standing(item) {
      return (yield* check({ ...EMPTY_DRAFT, decisions: [item] })).content.decisions[0];
    },
    filled: (item, standing, known) => ({
      ...item,
      decision: standing.decision === foldText(item.decision) ? item.decision : known.decision,
      context: standing.context ?? known.context,
      status: standing.status ?? known.status,
    }),
  });
  const owners = new Set(
    actions.added.flatMap((item) => (item.owner === null ? [] : item.owner.split(", "))),
  );
  const known = new Set(draft.stakeholders.map((person) => person.name));
  const stakeholders = embedded.stakeholders.filter(({ name }) => owners.has(name) && !known.has(name));
  const changes = [...(draft.changes ?? []), ...missedChanges(draft, embedded)];
  const whole = {
    ...draft,
    ...(changes.length === 0 ? {} : { changes }),
    actionItems: actions.items,
    blockers: troubles.items,
    decisions: decided.items,
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

/** How the lines of one section are joined. */
interface HowJoined<Item, Standing> {
  textOf(item: Item): string;
  /** What the check leaves of a line of the model's; undefined when it drops it. */
  standing(item: Item): Slices<Standing | undefined>;
  filled(item: Item, standing: Standing, known: Item): Item;
}

/**
 * The items with what is sure; `added` are those that the embedded writer alone has. Of a sentence of which the model has as many
 * lines as the embedded writer it has none: its own words for them are no other matter.
 */
function* joined<Item extends Line, Standing>(
  items: readonly Item[],
  embedded: readonly Item[],
  how: HowJoined<Item, Standing>,
): Slices<{ items: Item[]; added: Item[] }> {
  const taken = new Set<Item>();
  const free: Item[] = [];
  const whole: Item[] = [];
  for (const item of items) {
    const standing = yield* how.standing(item);
    const same =
      standing === undefined ? [] : embedded.filter((known) => isSameMatter(item, known, how.textOf));
    for (const known of same) taken.add(known);
    if (standing !== undefined && same.length === 0) free.push(item);
    whole.push(standing === undefined || same[0] === undefined ? item : how.filled(item, standing, same[0]));
    yield;
  }
  const added = embedded.filter((item) => {
    if (taken.has(item) || (item.certainty ?? 1) < SURE) return false;
    const at = free.findIndex((other) => sharesSentence(item, other));
    if (at >= 0) free.splice(at, 1);
    return at < 0;
  });
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
