import type { DigestContent } from "../digest-content";
import { foldText } from "../fold-text";
import { isolated } from "../isolated";
import { inLineOrder } from "../line-order";
import { clipText } from "./clip-text";
import type { DigestMailInput } from "./digest-mail-input";
import { isOverdue } from "./due-words";
import { linesOfMail, type MailLine, stakeholderRow } from "./mail-line";
import type { MailLimits, MailRow } from "./mail-row";
import { count, countsOf, localTime } from "./mail-wording";

export interface MailSection {
  heading: string;
  total: number;
  rows: MailRow[];
  /** What there is no room for: "and 7 more: 2 new, 5 still open"; null when all is shown. */
  leftOut: string | null;
}

/** What a digest mail says, in order; the HTML and the text version differ only in how they show it. */
export interface DigestMailView {
  agentTitle: string;
  headline: string;
  /** "2 new", "9 still open"; empty for a digest without items, and for one of which all is new. */
  news: string[];
  meta: string[];
  /** Stands above everything on the first mail that a person gets. */
  notice: string | null;
  /** How to act by answering; null where no line has a number, or answers are only read. */
  howToAnswer: string | null;
  overview: string[];
  sections: MailSection[];
  questions: string[];
  why: string;
  note: string;
}

/** The first section, of what the recipient owns or is waited for. */
export const FOR_YOU = "For you";
/** Of decisions from before so many are shown when hardly any are new. */
const FEWEST_DECISIONS = 3;

export function digestMailView(
  input: DigestMailInput,
  content: DigestContent,
  limits: MailLimits,
): DigestMailView {
  const agentTitle = clipText(input.agentTitle, 80);
  const { dayAndTime, zone } = localTime(input.generatedAt, input.timeZone);
  const owner = clipText(input.ownerName, 80);
  // Whoever edited a digest has its lines in an order of their own.
  const ordered = input.editedMarkdown === null ? inLineOrder(content, input.today) : content;
  const lines = linesOfMail(input, ordered, limits);
  const overdue = lines.actions.filter((line) => line.isOverdue);
  const others = lines.actions.filter((line) => !line.isOverdue);
  // A line stands once: what is for the reader is not said again below.
  const rest = (each: MailLine[]) => each.filter((line) => !line.isForReader);
  const sections = [
    ...section(
      FOR_YOU,
      [...overdue, ...lines.blockers, ...others].filter((line) => line.isForReader),
      limits,
    ),
    ...section("Overdue", rest(overdue), limits),
    ...section("Blockers", rest(lines.blockers), limits),
    ...section("Action Items", rest(others), limits),
    ...decisionsSection(lines.decisions, limits),
    ...section("Closed since last time", lines.closed, limits),
    ...section(
      "Key Stakeholders",
      content.stakeholders.map((person) => stakeholderRow(person, limits)),
      limits,
    ),
  ];
  return {
    agentTitle,
    headline: upperFirst(countsOf(content, overdue.length)),
    news: newsOf([...lines.actions, ...lines.blockers], lines.closed.length),
    meta: [
      `${dayAndTime} (${zone})`,
      `${count(input.emailsProcessed, "email")} read`,
      ...(input.silentDays === null ? [] : [`no mail for ${input.silentDays} days`]),
      ...(input.editedMarkdown === null ? [] : ["edited by hand"]),
    ],
    notice:
      input.isFirstMailToRecipient && !input.recipientIsOwner
        ? `${owner} added you to the digests of ${isolated(agentTitle)}. This is the first one.`
        : null,
    howToAnswer: input.replyTo === input.agentAddress ? null : howToAnswer(sections, content),
    overview: paragraphs(content.overview, limits),
    sections,
    questions: input.openQuestions
      .slice(0, limits.questions)
      .map((question) => clipText(question, limits.text)),
    why: input.recipientIsOwner
      ? `You get this because ${isolated(agentTitle)} is your agent.`
      : `You get this at ${clipText(input.recipient, 120)} because ${owner} added you to the digests of ${isolated(agentTitle)}.`,
    note: "Written by AI from the mails and documents of this agent. Each line names its source; check it there before you act on it.",
  };
}

/** How many actions of a digest are past their day. */
export function overdueIn(content: DigestContent, today: string): number {
  return content.actionItems.filter((item) => isOverdue(item, today)).length;
}

function section(heading: string, lines: MailLine[], { rows }: MailLimits): MailSection[] {
  if (lines.length === 0) return [];
  const left = lines.slice(rows);
  const kinds = changesOf(left);
  const more = left.length === 0 ? null : `and ${left.length} more`;
  return [
    {
      heading,
      total: lines.length,
      rows: lines.slice(0, rows).map(({ row }) => row),
      leftOut: more === null || kinds.length === 0 ? more : `${more}: ${kinds.join(", ")}`,
    },
  ];
}

/** What was decided before stands below what was decided now, and only a little of it. */
function decisionsSection(lines: MailLine[], limits: MailLimits): MailSection[] {
  const isNew = (line: MailLine) => line.change !== "open";
  const fresh = lines.filter(isNew);
  const rows = Math.min(limits.rows, Math.max(fresh.length, FEWEST_DECISIONS));
  const older = lines.filter((line) => !isNew(line));
  return section("Decisions", [...fresh, ...older], { ...limits, rows }).map((decisions) => ({
    ...decisions,
    leftOut: decisions.leftOut?.replace("still open", "from before") ?? null,
  }));
}

function newsOf(open: MailLine[], closed: number): string[] {
  const isAllNew = closed === 0 && open.every(({ change }) => change === "new");
  return isAllNew ? [] : [...changesOf(open), ...(closed === 0 ? [] : [`${closed} closed since last time`])];
}

function changesOf(lines: MailLine[]): string[] {
  const numberOf = (change: MailLine["change"]) => lines.filter((line) => line.change === change).length;
  const counts = [
    [numberOf("new"), "new"],
    [numberOf("changed"), "changed"],
    [numberOf("open"), "still open"],
  ] as const;
  return counts.flatMap(([number, words]) => (number === 0 ? [] : [`${number} ${words}`]));
}

/** With numbers that stand in this mail, and a name that stands in it where there is one. */
function howToAnswer(sections: MailSection[], content: DigestContent): string | null {
  const isOpen = ({ heading }: MailSection) => heading !== "Closed since last time";
  const numbers = sections
    .filter(isOpen)
    .flatMap(({ rows }) => rows.flatMap(({ number }) => number ?? []))
    .sort((a, b) => a - b);
  const [first] = numbers;
  if (first === undefined) return null;
  const at = (index: number) => numbers[index] ?? first;
  const names = content.actionItems.flatMap(({ owner }) => /^\p{Lu}\p{Ll}+(?=\s|$)/u.exec(owner ?? "") ?? []);
  const answers = [
    `${first} done`,
    `${at(1)} ${names[0] ?? "Ana"} Friday`,
    `${at(2)} not ours`,
    `${at(3)} wrong`,
  ];
  // Never broken between a number and its words.
  const said = answers.map((answer) => `“${answer.replaceAll(" ", "\u00a0")}”`);
  return `Answer this mail to act, one a line above the quoted text: ${said.join(", ")}.`;
}

function paragraphs(overview: string, limits: MailLimits): string[] {
  return overview
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split("\n").map(foldText).filter(Boolean).join("\n"))
    .filter((paragraph) => paragraph !== "")
    .slice(0, 6)
    .map((paragraph) =>
      paragraph
        .split("\n")
        .map((line) => clipText(line, limits.overview))
        .slice(0, 8)
        .join("\n"),
    );
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
