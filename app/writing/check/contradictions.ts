import type { ActionItem, Decision, Source } from "../../digest/digest-content";
import { escapePattern } from "../../digest/escape-pattern";
import { foldText } from "../../digest/fold-text";
import { dayWords } from "../../digest/timeline-day";
import type { ItemValues } from "../../digest/tracked";
import { clockOf } from "../dates/clock";
import { findDates } from "../dates/find-dates";
import type { KnownItem } from "../digest-material";
import { dueDateIn } from "../embedded/due-dates";
import { sameOwner } from "../embedded/matters/same-owner";
import { coreOf, overlap, sameMarks, topicOf } from "../embedded/matters/topic";
import { Pace, type Slices } from "../slices";
import type { CheckedChange } from "./checked-change";
import { otherWord } from "./other-word";

/** Words that disagree with what an item stands on: what they say it is. */
export interface Contradiction {
  of: { itemId: string } | { kind: "action" | "decision"; index: number };
  source: Source;
  says: Partial<Pick<ItemValues, "owner" | "timeline" | "due" | "text">>;
}

const DISPUTABLE: ReadonlySet<CheckedChange["what"]> = new Set([
  "asked",
  "moved",
  "assigned",
  "contradicted",
]);

interface Checked {
  actionItems: ActionItem[];
  decisions: Decision[];
  changes: CheckedChange[];
}

/** Words that say that something is otherwise from now on. */
const CHANGES =
  /\b(?:instead|rather than|mov(?:e|ed|es|ing)|postpon\w+|push(?:ed|ing)?|delay\w*|slip(?:s|ped)?|resched\w+|brought forward|bring forward|earlier|later|sooner|exten[ds]\w*|new (?:date|deadline|day|owner|plan)|chang\w+|no longer|now|not .{1,40} but|tak(?:es?|ing) over|took over|hand(?:ed|s|ing)? (?:it |this |that )?over|on behalf of|updat\w+|correct(?:ed|ion)|actually|after all|until then|swap\w*|verschob\w*|verschieb\w*|statt|stattdessen|nun|jetzt|übernimmt|neue[rns]? (?:termin|frist)|reporté\w*|repouss\w+|au lieu|désormais|maintenant|nouvelle date|aplaz\w+|en lugar|en vez|ahora|nueva fecha)\b/iu;

/** Characters of lines and their quotes between two pauses; each action is held against those before it. */
const SLICE = 1500;

/** What several people may each have to do. */
const FOR_EACH =
  /\b(?:your|yours|own|each|every|everyone|everybody|all of you|both|also|too|as well|please|review|read|check|approve)\b/i;

/**
 * Of what a checked draft says, the words that disagree with others on a date, an owner or a decision: somebody says
 * another one who neither asked for it nor has it, and does not say that something changes (who asked or has it moves a
 * date, and words of a change move it). They are taken out of the lines and changes, and what was said first stays
 * until somebody settles it. `known` are the items of earlier digests.
 */
export function* takeContradictions(
  { actionItems, decisions, changes }: Checked,
  known: readonly KnownItem[],
  timeZone: string,
): Slices<Checked & { contradictions: Contradiction[] }> {
  const pace = new Pace(SLICE);
  const contradictions: Contradiction[] = [];
  const items = new Map(known.map((item) => [item.id, item]));
  const left = {
    changes: changes.flatMap((change) => {
      const item = items.get(change.itemId);
      const found =
        item === undefined ? null : (changeAgainst(item, change, timeZone) ?? wordAgainst(item, change));
      if (found === null) {
        if (item !== undefined) items.set(item.id, changed(item, change));
        return [{ ...change, what: agreed(change) }];
      }
      contradictions.push(found);
      return [];
    }),
    actionItems: [] as ActionItem[],
    decisions: [] as Decision[],
  };
  for (const line of actionItems) {
    if (pace.isDue(charactersOf(line))) yield;
    const other = ownerAgainst(line, left.actionItems, known);
    if (other !== null) {
      contradictions.push(other);
      continue;
    }
    const { first, later } = dayAgainst(
      line.sources,
      line.owner,
      (source) => deadlineIn(source, timeZone),
      timeZone,
    );
    // A day that somebody moved it to since is nobody's dispute any more.
    if (first === null || later.at(-1)?.day !== line.due) {
      left.actionItems.push(line);
      continue;
    }
    for (const { source, day, words } of later)
      contradictions.push({
        of: { kind: "action", index: left.actionItems.length },
        source,
        says: { timeline: words, due: day },
      });
    left.actionItems.push({
      ...line,
      timeline: first.words,
      due: first.day,
      sources: line.sources.filter((source) => !later.some((each) => isSame(each.source, source))),
    });
  }
  for (const line of decisions) {
    if (pace.isDue(charactersOf(line))) yield;
    const replaced = left.changes.findIndex(({ itemId, what, sources: [by] }) => {
      const item = items.get(itemId);
      return what === "superseded" && item?.kind === "decision" && isOtherDay(line, item, by, timeZone);
    });
    const [change] = replaced === -1 ? [] : left.changes.splice(replaced, 1);
    const [source] = line.sources;
    if (change !== undefined && source !== undefined) {
      contradictions.push({ of: { itemId: change.itemId }, source, says: { text: line.decision } });
      continue;
    }
    const { first, later } = againstFirst(line.sources, timeZone);
    const last = later.at(-1);
    const text = first && last ? withWord(line.decision, last.said, first.said) : line.decision;
    if (last === undefined || text === line.decision) {
      left.decisions.push(line);
      continue;
    }
    for (const each of later)
      contradictions.push({
        of: { kind: "decision", index: left.decisions.length },
        source: each.source,
        says: { text: withWord(line.decision, last.said, each.said) },
      });
    const sources = line.sources.filter((each) => !later.some((one) => isSame(one.source, each)));
    left.decisions.push({ ...line, decision: text, sources });
  }
  return { ...left, contradictions };
}

const charactersOf = ({ sources }: Pick<ActionItem, "sources">): number =>
  sources.reduce((sum, { quote }) => sum + quote.length, 0);

/** What the first source of a decision says otherwise than later ones: the day, or one word of the same sentence. */
function againstFirst(sources: readonly Source[], timeZone: string) {
  const days = dayAgainst(sources, null, (source) => oneDay(source, timeZone), timeZone);
  const [first, ...others] = sources;
  if (days.later.length > 0 || first === undefined) return days;
  const later = others.flatMap((source) => {
    const word = source.id === first.id ? null : otherWord(first.quote, source.quote);
    return word && !mayChange(source, [nameOf(first)]) ? [{ source, said: word.later, of: word.first }] : [];
  });
  const [found] = later;
  return found === undefined ? days : { first: { said: found.of }, later };
}

/** The text with another word, its capital kept. */
const withWord = (text: string, word: string, other: string): string =>
  text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(word)}(?![\\p{L}\\p{N}])`, "iu"), other);

/** A known decision told with another word by somebody who did not take it. */
function wordAgainst(item: KnownItem, { what, sources: [source] }: CheckedChange): Contradiction | null {
  if (
    item.kind !== "decision" ||
    item.state !== "open" ||
    source === undefined ||
    !/^(?:asked|superseded|moved)$/.test(what)
  )
    return null;
  const word = item.said.map(({ quote }) => otherWord(quote, source.quote)).find((found) => found !== null);
  if (
    !word ||
    mayChange(
      source,
      item.said.map(({ who }) => who),
    )
  )
    return null;
  return { of: { itemId: item.id }, source, says: { text: withWord(item.text, word.first, word.later) } };
}

/** A change of date or owner by somebody whose it isn't to change, as what it is. */
function changeAgainst(item: KnownItem, change: CheckedChange, timeZone: string): Contradiction | null {
  const { owner, timeline, due, what } = change;
  const [source] = change.sources;
  if (source === undefined || item.kind !== "action" || item.state !== "open") return null;
  if (!DISPUTABLE.has(what)) return null;
  const isDay = due !== null && item.due !== null && due !== item.due && item.due >= dayOf(source, timeZone);
  const isOwner = owner !== null && item.owner !== null && !sameOwner(owner, item.owner);
  const words = item.said.map(({ who }) => who);
  if ((!isDay && !isOwner) || mayChange(source, [item.owner, ...words])) return null;
  const says = { ...(isDay ? { timeline, due } : {}), ...(isOwner ? { owner } : {}) };
  return { of: { itemId: item.id }, source, says };
}

/** The item after a change: who took it a sentence before may move it. */
function changed(item: KnownItem, { owner, timeline, due }: CheckedChange): KnownItem {
  return {
    ...item,
    owner: owner ?? item.owner,
    ...(timeline === null ? {} : { timeline, due }),
  };
}

/** What a writer takes for a disagreement, and isn't one, is a change. */
function agreed({ what, owner, timeline }: CheckedChange): CheckedChange["what"] {
  if (what !== "contradicted") return what;
  return timeline !== null ? "moved" : owner !== null ? "assigned" : "asked";
}

interface Said {
  source: Source;
  /** YYYY-MM-DD, as "Fri 6 Nov" and in the words of the source. */
  day: string;
  words: string;
  said: string;
}

/** The day that the first of a line's sources names, and those that name another and may not change it. */
function dayAgainst(
  sources: readonly Source[],
  owner: string | null,
  dayIn: (source: Source) => Said | null,
  timeZone: string,
): { first: Said | null; later: Said[] } {
  const none = { first: null, later: [] };
  if (sources.length < 2) return none;
  const [first, ...others] = sources.flatMap((source) => dayIn(source) ?? []);
  if (first === undefined) return none;
  const isOf = (said: Said) =>
    said.source.id !== first.source.id &&
    said.day !== first.day &&
    first.day >= dayOf(said.source, timeZone) &&
    !mayChange(said.source, [owner, nameOf(first.source)]);
  const later = others.filter(isOf);
  return later.length === 0 ? none : { first, later };
}

/** The day that a source sets as a limit. */
function deadlineIn(source: Source, timeZone: string): Said | null {
  if (source.kind !== "email" || source.receivedAt === undefined) return null;
  const due = dueDateIn(source.quote, source.receivedAt, clockOf(timeZone));
  return due?.deadline && due.day ? { source, day: due.day, words: due.timeline, said: due.words } : null;
}

/** The only day that a source names. */
function oneDay(source: Source, timeZone: string): Said | null {
  if (source.kind !== "email" || source.receivedAt === undefined) return null;
  const today = dayOf(source, timeZone);
  const dates = findDates(source.quote, today).filter(({ day, form }) => day !== null && form !== "week");
  const [date] = dates;
  if (dates.length !== 1 || !date?.day) return null;
  return { source, day: date.day, words: dayWords(date.day, today), said: date.words };
}

/** Says of somebody else that they have what an item or an earlier line gives to another: "Kim sends the lease". */
function ownerAgainst(
  line: ActionItem,
  before: readonly ActionItem[],
  known: readonly KnownItem[],
): Contradiction | null {
  const [source] = line.sources;
  const { owner } = line;
  if (source === undefined || owner === null || !tellsOf(source.quote, owner)) return null;
  const isOther = (
    text: string,
    its: string | null,
    said: readonly { who: string | null; quote: string }[],
  ) =>
    its !== null &&
    !sameOwner(its, owner) &&
    !said.some(({ quote }) => FOR_EACH.test(quote.replace(/\bplease\b/gi, ""))) &&
    !mayChange(source, [its, owner, ...said.map(({ who }) => who)]) &&
    saysTheSame(line.task, text);
  const says = { owner };
  const item = known.find(
    ({ kind, state, text, owner: its, said }) =>
      kind === "action" && state === "open" && isOther(text, its, said),
  );
  if (item !== undefined) return { of: { itemId: item.id }, source, says };
  const index = before.findIndex(({ task, owner: its, sources }) =>
    isOther(
      task,
      its,
      sources.map((each) => ({ who: nameOf(each), quote: each.quote })),
    ),
  );
  return index === -1 ? null : { of: { kind: "action", index }, source, says };
}

/** "Kim sends the lease", and not "Kim, please send it", which asks; nor what others may have to do as well. */
function tellsOf(quote: string, owner: string): boolean {
  const [name = ""] = owner.split(" ");
  const tells = new RegExp(
    `(?<![\\p{L}-])${escapePattern(name)}(?: \\p{Lu}\\p{L}+)?(?:['’]ll| \\p{Ll}+)`,
    "u",
  );
  return tells.test(quote) && !FOR_EACH.test(quote);
}

function saysTheSame(a: string, b: string): boolean {
  const [x, y] = [topicOf(coreOf(a)), topicOf(coreOf(b))];
  if (!sameMarks(x, y)) return false;
  const [about, other] = [x.about, new Set(y.about)];
  const isAll = about.length >= 2 && about.length === other.size && about.every((stem) => other.has(stem));
  return isAll || overlap(x, y) >= 0.67;
}

/** A decision is told again for another day by somebody who did not take it. */
function isOtherDay(line: Decision, item: KnownItem, by: Source | undefined, timeZone: string): boolean {
  const [source] = line.sources;
  if (source === undefined || by === undefined || !isSame(source, by)) return false;
  const day = oneDay(source, timeZone);
  return (
    day !== null &&
    !mayChange(
      source,
      item.said.map(({ who }) => who),
    ) &&
    saysTheSame(line.decision, item.text)
  );
}

/** Whoever is one of these people, or says that something changes. */
function mayChange(source: Source, people: readonly (string | null)[]): boolean {
  const name = nameOf(source);
  // Of words by nobody that is known it can't be told whose they are.
  if (source.kind !== "email" || name === null || CHANGES.test(source.quote)) return true;
  return people.some((each) => sameOwner(each, name));
}

function nameOf({ sender }: Source): string | null {
  const name = foldText(sender ?? "")
    .replace(/\s*<[^>]*>\s*$/, "")
    .replace(/^"|"$/g, "");
  return name || null;
}

function dayOf({ receivedAt }: Source, timeZone: string): string {
  const at = new Date(receivedAt ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? "" : clockOf(timeZone)(at).day;
}

function isSame(a: Source, b: Source): boolean {
  return a.kind === b.kind && a.id === b.id && a.quote === b.quote;
}
