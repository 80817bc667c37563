import type { DigestContent } from "../../digest/digest-content";
import { foldText } from "../../digest/fold-text";
import { keyStakeholders } from "../../digest/key-stakeholders";
import type { DigestDraft, DigestMaterial, DraftQuote } from "../digest-material";
import { once } from "../once";
import { atOnce, type Slices } from "../slices";
import { changeStands } from "./change-stands";
import type { CheckedChange } from "./checked-change";
import { type Contradiction, takeContradictions } from "./contradictions";
import { localDay } from "./dates-said";
import { saysStatus } from "./decision-status";
import { absolute, dueDay } from "./due-day";
import { machinesOf } from "./is-machine";
import { daysOf, itemGrounds, type Said, withoutDates } from "./item-grounds";
import { knownPeople, nameWords, wordsOf } from "./material-facts";
import { overviewThatStands } from "./overview-that-stands";
import { namedIn } from "./owner-fits";
import { type BorneLine, fittingPart } from "./part-fits";
import { type FoundQuote, quoteFinder } from "./quote-finder";
import { fittingRole } from "./role-fits";
import { samePolarity } from "./same-polarity";
import { blanked, type Span, spansInSlices } from "./set-aside";

export interface CheckedDraft {
  content: DigestContent;
  changes: CheckedChange[];
  /** Words that disagree with those of a line or a known item. */
  contradictions: Contradiction[];
  /** Items and changes that no quote of theirs bears out. */
  dropped: number;
}

/**
 * The one checker of every writer's draft: keeps of it what its quotes bear out. An item stays if one of its quotes
 * stands in the source it names, outside of what is set aside, and says more than function words; the quote is saved
 * as the source's own words. What is said in the item must stand in its quotes:
 * - a line's words (stems of three letters or more, grammar aside), numbers and dates in the quotes, the head, the
 *   headings or the speaker of their source, and no "not" or "cancel" more or less than there. Else its words give way
 *   to the quote; a line that shares no word with its quote, or whose quote is too long, is dropped;
 * - the other fields in the quotes or the sentences next to them, a stakeholder's role in the quotes' own sentences or
 *   in that person's signature, their part as `fittingPart` says; else the field is null;
 * - an owner as `fittingOwner` says, a timeline in the quote's own sentence ("Friday" in a mail of Monday 16 November
 *   bears out 20 November), or both in an answer about this line; else the field is null.
 * A change to a known item stays when one of its quotes stands in this material and `changeStands`, its owner and
 * timeline as an item's do. Of the stakeholders stay people with a role or a part, never machines, as `keyStakeholders`.
 * Words that disagree with others are taken out of lines and changes, as `takeContradictions` says.
 * Of the overview stays what `overviewThatStands`. `dropped` counts the items that went, `setAside` the sentences of
 * the material that order the software about. The work grows with the material. Never throws.
 */
export function checkQuotes(
  draft: DigestDraft,
  material: DigestMaterial,
): CheckedDraft & { setAside: number } {
  return atOnce(quotesInSlices(draft, material));
}

/** As checkQuotes. */
export function* quotesInSlices(
  draft: DigestDraft,
  material: DigestMaterial,
): Slices<CheckedDraft & { setAside: number }> {
  const { check, setAside } = yield* draftChecker(material);
  return { ...(yield* check(draft)), setAside };
}

/** As checkQuotes, for several drafts of the same material. */
export function* draftChecker(
  material: DigestMaterial,
): Slices<{ check(draft: DigestDraft): Slices<CheckedDraft>; setAside: number }> {
  const known = knownPeople(material);
  const spans = new Map<string, readonly Span[]>();
  const texts = [
    ...material.mails.flatMap((mail) => [mail.subject ?? "", ...mail.parts.map((part) => part.text)]),
    ...material.documents.map((document) => document.text),
  ];
  let setAside = 0;
  for (const text of texts) {
    const found = spans.get(text) ?? (yield* spansInSlices(text));
    spans.set(text, found);
    setAside += found.length;
    yield;
  }
  for (const { parts } of material.threads ?? [])
    for (const { text } of parts) spans.set(text, spans.get(text) ?? (yield* spansInSlices(text)));
  const spansOf = (text: string) => spans.get(text) ?? [];
  const find = quoteFinder(material, spansOf);
  const tools = { known, isMachine: machinesOf(material), find, spansOf };
  const check = (draft: DigestDraft) => checkDraft(draft, material, tools);
  return { check, setAside };
}

interface Tools {
  known: ReturnType<typeof knownPeople>;
  isMachine(name: string): boolean;
  find: ReturnType<typeof quoteFinder>;
  spansOf(text: string): readonly Span[];
}

function* checkDraft(
  draft: DigestDraft,
  material: DigestMaterial,
  { known, isMachine, find, spansOf }: Tools,
): Slices<CheckedDraft> {
  const names = nameWords(known, draft);
  const quoted: FoundQuote[] = [];
  let dropped = 0;
  /** Null, and counted, when none of an item's quotes stands in its source. */
  function* ground(quotes: DraftQuote[], said: Said | null = null) {
    const found: FoundQuote[] = [];
    for (const quote of quotes) {
      const place = yield* find(quote);
      if (place !== null) found.push(place);
    }
    quoted.push(...found);
    if (found.length > 0) return { found, ...itemGrounds(found, material, known, names, said) };
    dropped += 1;
    return null;
  }
  const counted = <Item>(item: Item | null): Item[] => {
    if (item === null) dropped += 1;
    return item === null ? [] : [item];
  };

  const lines: BorneLine[] = [];
  const bear = (section: BorneLine["section"], text: string | null, found: readonly FoundQuote[]) => {
    if (text !== null) lines.push({ section, text, found });
  };

  const actionItems = yield* each(draft.actionItems, function* (item) {
    const grounds = yield* ground(item.quotes, {
      line: item.task,
      named: item.named,
      timeline: item.timeline,
    });
    if (grounds === null) return [];
    yield;
    const task = grounds.line(item.task, item.named);
    if (task === null) return counted<never>(task);
    bear("actionItems", task, grounds.found);
    yield;
    const owner = grounds.owner(item.owner, task, item.named);
    yield;
    const said = grounds.timeline(item.timeline, task);
    yield;
    const due = dueDay(said, grounds.writtenAt, material.timeZone);
    const timeline = absolute(said, due, grounds.writtenAt, grounds.sentences);
    return [{ task, owner, timeline, due, urgency: item.urgency, sources: grounds.sources }];
  });
  const blockers = yield* each(draft.blockers, function* (item) {
    const grounds = yield* ground(item.quotes, { line: item.description });
    if (grounds === null) return [];
    const description = grounds.line(item.description);
    bear("blockers", description, grounds.found);
    yield;
    const [impact, solution] = [grounds.field(item.impact), grounds.field(item.solution)];
    return counted(
      description === null
        ? null
        : { description, impact, solution, urgency: item.urgency, sources: grounds.sources },
    );
  });
  const decisions = yield* each(draft.decisions, function* (item) {
    const grounds = yield* ground(item.quotes, { line: item.decision });
    if (grounds === null) return [];
    const decision = grounds.line(item.decision);
    bear("decisions", decision, grounds.found);
    yield;
    const context = grounds.field(item.context);
    const status = grounds.sentences.some((each) => saysStatus(each, item.status ?? ""))
      ? foldText(item.status ?? "")
      : grounds.field(item.status);
    return counted(decision === null ? null : { decision, context, status, sources: grounds.sources });
  });
  const items = new Map((material.known ?? []).map((item) => [item.id, item]));
  const changes = yield* each(draft.changes ?? [], function* (change): Slices<CheckedChange[]> {
    const item = items.get(change.itemId);
    const found: FoundQuote[] = [];
    for (const quote of change.quotes) {
      const place = yield* find(quote);
      if (place !== null && item !== undefined && changeStands(change, item, place)) found.push(place);
    }
    if (item === undefined || found.length === 0) return counted<never>(null);
    quoted.push(...found);
    const grounds = itemGrounds(found, material, known, names);
    const said = grounds.timeline(change.timeline, item.text);
    const due = dueDay(said, grounds.writtenAt, material.timeZone);
    const timeline = absolute(said, due, grounds.writtenAt, grounds.sentences);
    const owner = grounds.owner(change.owner, item.text);
    const says =
      change.text !== undefined &&
      (grounds.line(change.text, change.named) === foldText(change.text) || isPartOf(change.text, item.text));
    return [
      {
        ...{ itemId: item.id, what: change.what, owner, timeline, due },
        ...(says && { text: foldText(change.text ?? "") }),
        sources: grounds.sources,
      },
    ];
  });
  const people = yield* each(draft.stakeholders, function* (item) {
    const name = foldText(item.name);
    if (isMachine(name)) return [];
    const grounds = yield* ground(item.quotes);
    if (grounds === null) return [];
    const isNamed = known.hasName(name) && grounds.found.some((quote) => namedIn(name, quote, known));
    if (!isNamed) return counted<never>(null);
    const role = fittingRole(item.role, name, grounds, material, names);
    const checked = { actionItems, blockers, decisions };
    const part = fittingPart(item.responsibilities, name, grounds, checked, lines, known);
    return role === null && part === null
      ? []
      : [{ name, role, responsibilities: part, sources: grounds.sources }];
  });
  const { contradictions, ...agreed } = yield* takeContradictions(
    { actionItems, decisions, changes },
    material.known ?? [],
    material.timeZone,
  );
  const stakeholders = keyStakeholders(people, agreed.actionItems);
  const content = { actionItems: agreed.actionItems, blockers, decisions: agreed.decisions, stakeholders };
  const saidDays = once(() => {
    const sent = material.mails.flatMap((mail) => localDay(mail.sentAt, material.timeZone) ?? []);
    return new Set([...sent, ...calendarDays(material), ...daysOf(quoted, material.timeZone)]);
  });
  const overview = yield* overviewThatStands(
    draft.overview,
    content,
    material,
    (sentence) => withoutDates(sentence, saidDays, material.now, material.timeZone),
    (text) => blanked(text, spansOf(text)),
  );
  return { content: { overview, ...content }, changes: agreed.changes, contradictions, dropped };
}

/** The days of the material's meetings and tasks, as `MM-DD`; their calendars bear them out. */
function calendarDays({ mails }: DigestMaterial): string[] {
  const events = mails.flatMap(({ parts }) => parts.flatMap((part) => part.calendar ?? []));
  return events.flatMap(({ start, end }) => [start, end].flatMap((time) => time?.date.slice(5) ?? []));
}

/** What `check` leaves of each item, with a pause after each; what it asks of the first takes a while, step by step. */
function* each<Item, Kept>(items: readonly Item[], check: (item: Item) => Slices<Kept[]>): Slices<Kept[]> {
  const kept: Kept[] = [];
  for (const item of items) {
    kept.push(...(yield* check(item)));
    yield;
  }
  return kept;
}

/** "Pay invoice 4411", of "Pay invoice 4410 and invoice 4411": what an item says already, but for what is left out of it. */
function isPartOf(line: string, whole: string): boolean {
  const words = wordsOf(line);
  const known = new Set(wordsOf(whole));
  return words.length > 0 && words.every((word) => known.has(word)) && samePolarity(line, [whole]);
}
