import { CLOSED_WORDS } from "../closed-words";
import type { ClosedItem, DigestContent, Source, Stakeholder, Urgency } from "../digest-content";
import { disputeNotes } from "../dispute-notes";
import { foldText } from "../fold-text";
import type { Tracked } from "../tracked";
import { clipText } from "./clip-text";
import type { DigestMailInput } from "./digest-mail-input";
import { dueWords, isOverdue } from "./due-words";
import { isOwner, isWaitedFor } from "./mail-reader";
import type { MailLimits, MailRow } from "./mail-row";
import { type LineTrack, trackWords } from "./track-words";

/** A line with what decides where in the mail it stands. */
export interface MailLine {
  row: MailRow;
  /** Null for a line that a person typed, and for what is closed. */
  change: Tracked["change"] | null;
  isOverdue: boolean;
  /** The recipient owns it or is waited for. */
  isForReader: boolean;
}

interface RowParts {
  text: string;
  itemId?: string | null;
  isNew?: boolean;
  urgency?: Urgency;
  tags?: (string | null)[];
  overdue?: string | null;
  details?: string[];
  sources: Source[];
  /** Of how many sources the words are shown; 1 unless said. */
  quotes?: number;
}

const ENDS = new Set(["reported-done", "cancelled", "superseded"]);
/** Words that give an item its owner or its date, beside those that ask for it. */
const SETS = new Set(["assigned", "moved", "reopened"]);

/** The lines of a digest's sections for this recipient. */
export function linesOfMail(
  input: DigestMailInput,
  content: DigestContent,
  limits: MailLimits,
): Record<"actions" | "blockers" | "decisions" | "closed", MailLine[]> {
  const { today, timeZone, reader } = input;
  const numbers = new Map(input.lines.map(({ itemId }, index) => [itemId, index + 1]));
  const askedOf = new Map(input.lines.map(({ itemId, asked }) => [itemId, asked]));
  const { actionItems, blockers, decisions, closed = [] } = content;
  // Where all is new, as in an agent's first digest, the word says nothing.
  const isFirst =
    closed.length === 0 &&
    [...actionItems, ...blockers, ...decisions].every(({ change }) => change === "new");
  const track = (line: LineTrack, stands?: "stands") => {
    const asked = askedOf.get(line.itemId ?? "") ?? 0;
    return trackWords(line, { asked, timeZone, verb: stands ?? "open", isFirst });
  };
  const sourceUrl = ({ kind, id }: Source): string | null => {
    if (!input.recipientIsOwner) return input.digestUrl;
    return kind === "email" ? input.mailUrl(id) : null;
  };
  const numbered = (parts: RowParts): MailRow => {
    const number = (parts.itemId ? numbers.get(parts.itemId) : undefined) ?? null;
    const url = number === null ? null : (input.lineUrls[number - 1] ?? null);
    return { ...rowOf(parts, limits, sourceUrl), number, url };
  };
  return {
    actions: actionItems.map((item) => {
      const due = dueWords(item, today);
      const late = isOverdue(item, today);
      const isTheirs = isOwner(item.owner, reader);
      const row = numbered({
        ...{
          text: item.task,
          itemId: item.itemId,
          isNew: !isFirst && item.change === "new",
          urgency: late ? "high" : item.urgency,
        },
        tags: [item.owner, late ? null : due, track(item)],
        overdue: late ? due : null,
        details: disagreements(item, limits),
        ...wordsOf(item),
      });
      return { row, change: changeOf(item), isOverdue: late, isForReader: isTheirs };
    }),
    blockers: blockers.map((item) => {
      const row = numbered({
        ...{
          text: item.description,
          itemId: item.itemId,
          isNew: !isFirst && item.change === "new",
          urgency: item.urgency,
          tags: [track(item)],
        },
        details: [
          ...labelled({ Impact: item.impact, Solution: item.solution }, limits),
          ...disagreements(item, limits),
        ],
        ...wordsOf(item),
      });
      const isTheirs = [item.description, item.impact ?? ""].some((words) => isWaitedFor(words, reader));
      return { row, change: changeOf(item), isOverdue: false, isForReader: isTheirs };
    }),
    decisions: decisions.map((item) => {
      const row = numbered({
        ...{
          text: item.decision,
          itemId: item.itemId,
          isNew: !isFirst && item.change === "new",
          tags: [item.status, track(item, "stands")],
        },
        details: [...labelled({ Context: item.context }, limits), ...disagreements(item, limits)],
        ...wordsOf(item),
      });
      return { row, change: changeOf(item), isOverdue: false, isForReader: false };
    }),
    closed: closed.map((item) => {
      const row = numbered({
        ...{ text: item.text, itemId: item.itemId, tags: [closedWords(item)] },
        sources: lastFirst(item.sources, ({ what }) => what !== undefined && ENDS.has(what)),
      });
      return { row, change: null, isOverdue: false, isForReader: false };
    }),
  };
}

/** A person of a digest: no item, no quote. */
export function stakeholderRow(person: Stakeholder, limits: MailLimits): MailLine {
  const row = rowOf({ text: person.name, tags: [person.role], sources: [] }, limits);
  const details = tagsOf([person.responsibilities], limits);
  return { row: { ...row, details }, change: null, isOverdue: false, isForReader: false };
}

function rowOf(
  parts: RowParts,
  limits: MailLimits,
  sourceUrl: (source: Source) => string | null = () => null,
): MailRow {
  const shown = parts.sources.slice(0, parts.quotes ?? 1);
  const more = parts.sources.length - shown.length;
  return {
    number: null,
    url: null,
    isNew: parts.isNew ?? false,
    urgency: parts.urgency ?? "none",
    text: clipText(parts.text, limits.text),
    tags: tagsOf(parts.tags ?? [], limits),
    overdue: parts.overdue ?? null,
    details: parts.details ?? [],
    sources: shown.map((source, index) => ({
      from: clipText(sourceWords(source, index === shown.length - 1 ? more : 0), limits.detail),
      quote: limits.quote === 0 ? null : clipText(source.quote, limits.quote),
      url: sourceUrl(source),
    })),
  };
}

/**
 * Of a line whose words disagree what was said first and what was said against it; of one that changed the words that
 * changed it and then those from before; of others the first.
 */
function wordsOf({ change, disputed, sources }: Partial<Tracked> & { sources: Source[] }) {
  const against = disputed === undefined ? -1 : sources.findLastIndex(({ what }) => what === "contradicted");
  if (against > 0) {
    const said = sources.slice(0, against).findLastIndex(({ what }) => what === undefined || SETS.has(what));
    const both = [Math.max(said, 0), against];
    const others = sources.filter((_, index) => !both.includes(index));
    return { sources: [...both.flatMap((index) => sources[index] ?? []), ...others], quotes: 2 };
  }
  if (change !== "changed") return { sources };
  const ordered = lastFirst(sources, ({ what }) => what !== undefined);
  return { sources: ordered, quotes: ordered[0]?.what === undefined ? 1 : 2 };
}

function lastFirst(sources: Source[], isMeant: (source: Source) => boolean): Source[] {
  const meant = sources.findLast(isMeant);
  return meant === undefined ? sources : [meant, ...sources.filter((source) => source !== meant)];
}

function closedWords({ how, by }: ClosedItem): string {
  return by === "person" && how === "done" ? "done, marked by hand" : CLOSED_WORDS[how];
}

function changeOf({ itemId, change }: Partial<Tracked>): Tracked["change"] | null {
  return itemId ? (change ?? null) : null;
}

function sourceWords(source: Source, others: number): string {
  const sender = source.sender?.replace(/\s*<[^>]*>\s*$/, "");
  const place =
    [sender, source.subject].filter(Boolean).join(", ") ||
    (source.kind === "email" ? "a mail" : "a document");
  return `from ${place}${others === 0 ? "" : ` and ${others} more`}`;
}

function tagsOf(texts: (string | null)[], limits: MailLimits): string[] {
  return texts.flatMap((text) =>
    text === null || foldText(text) === "" ? [] : [clipText(text, limits.detail)],
  );
}

function disagreements({ disputed }: Partial<Tracked>, limits: MailLimits): string[] {
  return disputeNotes(disputed).flatMap(({ label, text }) => labelled({ [label]: text }, limits));
}

function labelled(fields: Record<string, string | null>, limits: MailLimits): string[] {
  return Object.entries(fields).flatMap(([label, text]) =>
    text === null || foldText(text) === "" ? [] : [`${label}: ${clipText(text, limits.detail)}`],
  );
}
