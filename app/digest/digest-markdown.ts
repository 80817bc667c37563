import { CLOSED_WORDS } from "./closed-words";
import type { ActionItem, Blocker, ClosedItem, Decision, DigestContent, Stakeholder } from "./digest-content";
import {
  type DigestLine,
  formatDigestLine,
  type LineFields,
  parseDigestLine,
  splitDigestLine,
} from "./digest-line";
import { digestSections, type ItemSection, joinDigestSections, readLines } from "./digest-sections";
import { linesBefore } from "./edited-lines";
import { escapeMarkdown } from "./escape-markdown";
import { foldText } from "./fold-text";
import { markdownToText } from "./markdown-to-text";
import type { Tracked } from "./tracked";

const FIELDS: Record<ItemSection, LineFields> = {
  actionItems: [["owner"], ["due", "timeline", "deadline"]],
  blockers: [["impact"], ["solution"]],
  decisions: [["context"], ["status"]],
  stakeholders: [["role"], ["responsibilities", "responsibility"]],
};

const CLOSED_FIELDS: LineFields = [["how"]];

const BULLET = /^(\s*)(?:[-*+]|\d{1,9}[.)])(?:\s+(.*))?$/;

/**
 * The Markdown that users see and edit: the overview, then Action Items, Blockers, Decisions and Key Stakeholders
 * under `## ` headings, one bullet per item, only sections with content (specification, sections 3 and 4), and what was
 * closed since the digest before.
 * parseDigestMarkdown reads it back to the same words.
 */
export function digestMarkdown(content: DigestContent): string {
  const overview = content.overview
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split("\n").map(foldText).filter(Boolean).map(escapeMarkdown).join("\\\n"))
    .filter((paragraph) => paragraph !== "");
  return joinDigestSections({
    overview: overview.join("\n\n"),
    actionItems: bullets("actionItems", content.actionItems.map(actionLine)),
    blockers: bullets("blockers", content.blockers.map(blockerLine)),
    decisions: bullets("decisions", content.decisions.map(decisionLine)),
    stakeholders: bullets("stakeholders", content.stakeholders.map(stakeholderLine)),
    closed: (content.closed ?? [])
      .map((item) => `- ${formatDigestLine(closedLine(item), CLOSED_FIELDS)}`)
      .join("\n"),
  });
}

/**
 * Edited Markdown as content. A line whose words did not change keeps its sources, urgency and item from `before`,
 * whatever its place; a changed line keeps its item, and it and a new line have no sources (api contract, PUT
 * summaries). Lines of items that are gone are kept as `removed`. What was closed stays while its line stands.
 * Paragraphs between bullets are items too; text under headings that name no section goes to the overview. Never
 * throws.
 */
export function parseDigestMarkdown(markdown: string, before: DigestContent): DigestContent {
  const sections = digestSections(markdown);
  const lines = (section: ItemSection) =>
    itemTexts(sections[section])
      .map((text) => parseDigestLine(text, FIELDS[section]))
      .filter((line) => line.text !== "");
  const match = <Item extends Partial<Tracked>>(
    section: "actionItems" | "blockers" | "decisions",
    shown: Item[],
    removed: Item[] | undefined,
    toLine: (item: Item) => DigestLine,
  ) => {
    const said = lines(section);
    const known = linesBefore({ shown, removed: removed ?? [] }, said, toLine);
    return {
      gone: known.gone,
      lines: said.map((line, index) => {
        const { same = null, edited = null } = known.lines[index] ?? {};
        return { line, same, tracked: trackedOf(same ?? edited ?? undefined) };
      }),
    };
  };
  const actions = match("actionItems", before.actionItems, before.removed?.actionItems, actionLine);
  const blockers = match("blockers", before.blockers, before.removed?.blockers, blockerLine);
  const decisions = match("decisions", before.decisions, before.removed?.decisions, decisionLine);
  const gone = [...actions.gone, ...blockers.gone, ...decisions.gone];
  const answered = (before.removed?.answered ?? []).filter((id) => gone.some(({ itemId }) => itemId === id));
  const removed = { actionItems: actions.gone, blockers: blockers.gone, decisions: decisions.gone };
  const keptClosed = unchanged(before.closed ?? [], closedLine);
  const keptStakeholder = unchanged(before.stakeholders, stakeholderLine);
  return {
    overview: overviewText(sections.overview),
    actionItems: actions.lines.map(({ line, same, tracked }) => ({
      task: line.text,
      owner: field(line, 0),
      timeline: field(line, 1),
      urgency: same?.urgency ?? "none",
      sources: same?.sources ?? [],
      ...tracked,
    })),
    blockers: blockers.lines.map(({ line, same, tracked }) => {
      const [impact, solution] = [field(line, 0), field(line, 1)];
      const urgency = same?.urgency ?? "none";
      return { description: line.text, impact, solution, urgency, sources: same?.sources ?? [], ...tracked };
    }),
    decisions: decisions.lines.map(({ line, same, tracked }) => {
      const [context, status] = [field(line, 0), field(line, 1)];
      return { decision: line.text, context, status, sources: same?.sources ?? [], ...tracked };
    }),
    stakeholders: lines("stakeholders").map((line) => {
      const [role, responsibilities] = [field(line, 0), field(line, 1)];
      return { name: line.text, role, responsibilities, sources: keptStakeholder(line)?.sources ?? [] };
    }),
    ...(before.closed === undefined
      ? {}
      : {
          closed: itemTexts(sections.closed).flatMap(
            (text) => keptClosed(parseDigestLine(text, CLOSED_FIELDS)) ?? [],
          ),
        }),
    ...(gone.length > 0 && { removed: { ...removed, ...(answered.length > 0 && { answered }) } }),
  };
}

/** The words of a section's items as they were written, in Markdown, in the order in which parseDigestMarkdown reads them. */
export function itemMarkdown(markdown: string, section: ItemSection): string[] {
  return itemTexts(digestSections(markdown)[section])
    .filter((text) => parseDigestLine(text, FIELDS[section]).text !== "")
    .map((text) => splitDigestLine(text, FIELDS[section]).words);
}

function actionLine(item: ActionItem): DigestLine {
  return { text: item.task, fields: [item.owner, item.timeline] };
}

function blockerLine(item: Blocker): DigestLine {
  return { text: item.description, fields: [item.impact, item.solution] };
}

function decisionLine(item: Decision): DigestLine {
  return { text: item.decision, fields: [item.context, item.status] };
}

function stakeholderLine(item: Stakeholder): DigestLine {
  return { text: item.name, fields: [item.role, item.responsibilities] };
}

function closedLine(item: ClosedItem): DigestLine {
  return { text: item.text, fields: [CLOSED_WORDS[item.how]] };
}

/** What a line has of its item; nothing for one that a person typed. */
function trackedOf(line: Partial<Tracked> | undefined): Partial<Tracked> {
  if (line?.itemId === undefined) return {};
  const { itemId, change, since, due, disputed, was } = line;
  return { itemId, change, since, due, ...(disputed ? { disputed } : {}), ...(was ? { was } : {}) };
}

function field(line: DigestLine, index: number): string | null {
  return line.fields[index] ?? null;
}

function bullets(section: ItemSection, lines: DigestLine[]): string {
  return lines
    .filter((line) => foldText(line.text) !== "")
    .map((line) => `- ${formatDigestLine(line, FIELDS[section])}`)
    .join("\n");
}

/** Finds the item that says the same; each item is given out once, so that a doubled line has one source. */
function unchanged<Item>(
  items: Item[],
  toLine: (item: Item) => DigestLine,
): (line: DigestLine) => Item | undefined {
  const byWords = new Map<string, Item[]>();
  for (const item of items) {
    const key = words(toLine(item));
    const same = byWords.get(key);
    if (same) same.push(item);
    else byWords.set(key, [item]);
  }
  return (line) => byWords.get(words(line))?.shift();
}

function words(line: DigestLine): string {
  return JSON.stringify([line.text, ...line.fields].map((text) => foldText(text ?? "")));
}

/** One text per bullet or paragraph; indented and lazy lines continue the one above, headings are labels. */
function itemTexts(markdown: string): string[] {
  const items: string[] = [];
  let open = false;
  for (const { line, heading } of readLines(markdown)) {
    const bullet = BULLET.exec(line);
    if (line.trim() === "" || heading !== null) {
      open = false;
    } else if (bullet !== null || !open) {
      items.push(bullet === null ? line.trim() : (bullet[2] ?? "").trim());
      open = true;
    } else {
      items.push(`${items.pop() ?? ""}\n${line.trim()}`);
    }
  }
  return items;
}

/** Paragraphs parted by an empty line; headings are paragraphs, list items are lines of their own. */
function overviewText(markdown: string): string {
  const paragraphs: string[] = [""];
  for (const { line, heading } of readLines(markdown)) {
    const bullet = heading === null ? BULLET.exec(line) : null;
    if (line.trim() === "") paragraphs.push("");
    else if (heading !== null) paragraphs.push(heading.text, "");
    else if (bullet === null) paragraphs.push(`${paragraphs.pop() ?? ""}\n${line}`);
    else paragraphs.push(`${paragraphs.pop() ?? ""}\\\n${bulletText(line, bullet[2] ?? "")}`);
  }
  return paragraphs
    .map((paragraph) => markdownToText(paragraph.replace(/^\\?\n/, "")))
    .filter((text) => text !== "")
    .join("\n\n");
}

function bulletText(line: string, text: string): string {
  return /^\s*\d/.test(line) ? line.trim() : `• ${text}`;
}
