import { CLOSED_WORDS } from "../closed-words";
import type { DigestContent, Source, Urgency } from "../digest-content";
import { foldText } from "../fold-text";
import { clipText } from "./clip-text";
import type { DigestMailInput } from "./digest-mail-input";
import { count, countsOf, localTime } from "./mail-wording";

/** How much of everything fits; a mail that would be too large is written again with less. */
export interface MailLimits {
  rows: number;
  text: number;
  detail: number;
  quote: number;
  overview: number;
  questions: number;
}

/** One line of a section, as both versions of the mail show it. */
export interface MailRow {
  urgency: Urgency;
  text: string;
  /** Said in brackets or after the urgency: the owner, "due Friday". */
  tags: string[];
  /** Said on lines of their own: "Impact: ...". */
  details: string[];
  /** "from Ana Ruiz, Rollout"; null for a line without a source. */
  from: string | null;
  quote: string | null;
}

export interface MailSection {
  heading: string;
  total: number;
  rows: MailRow[];
}

/** What a digest mail says, in order; the HTML and the text version differ only in how they show it. */
export interface DigestMailView {
  agentTitle: string;
  headline: string;
  meta: string[];
  /** Stands above everything on the first mail that a person gets. */
  notice: string | null;
  overview: string[];
  top: MailRow[];
  sections: MailSection[];
  questions: string[];
  why: string;
  note: string;
}

const RANK: Record<Urgency, number> = { high: 0, medium: 1, none: 2 };
const TOP = 3;

export function digestMailView(
  input: DigestMailInput,
  content: DigestContent,
  limits: MailLimits,
): DigestMailView {
  const agentTitle = clipText(input.agentTitle, 80);
  const { dayAndTime, zone } = localTime(input.generatedAt, input.timeZone);
  const owner = clipText(input.ownerName, 80);
  const blockers = content.blockers.map((item) => ({
    ...row(item.description, item.urgency, item.sources, limits),
    details: labelled({ Impact: item.impact, Solution: item.solution }, limits),
  }));
  const actions = content.actionItems.map((item) => ({
    ...row(item.task, item.urgency, item.sources, limits),
    tags: tags([item.owner, item.timeline === null ? null : dueWords(item.timeline)], limits),
  }));
  const decisions = content.decisions.map((item) => ({
    ...row(item.decision, "none", item.sources, limits),
    tags: tags([item.status], limits),
    details: labelled({ Context: item.context }, limits),
  }));
  const stakeholders = content.stakeholders.map((item) => ({
    ...row(item.name, "none", item.sources, limits),
    tags: tags([item.role], limits),
    details: tags([item.responsibilities], limits),
    quote: null,
  }));
  const closed = (content.closed ?? []).map((item) => ({
    ...row(item.text, "none", item.sources, limits),
    tags: tags([CLOSED_WORDS[item.how]], limits),
  }));
  const urgent = [...blockers, ...actions].sort((a, b) => RANK[a.urgency] - RANK[b.urgency]);
  const section = (heading: string, rows: MailRow[]): MailSection[] =>
    rows.length === 0 ? [] : [{ heading, total: rows.length, rows: rows.slice(0, limits.rows) }];
  return {
    agentTitle,
    headline: upperFirst(countsOf(content)),
    meta: [
      `${dayAndTime} (${zone})`,
      `${count(input.emailsProcessed, "email")} read`,
      ...(input.editedMarkdown === null ? [] : ["edited by hand"]),
    ],
    notice:
      input.isFirstMailToRecipient && !input.recipientIsOwner
        ? `${owner} added you to the digests of ${agentTitle}. This is the first one.`
        : null,
    overview: content.overview
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
      ),
    // With so few lines the list itself is the top.
    top: urgent.length > TOP ? urgent.slice(0, TOP).map((one) => ({ ...one, details: [], quote: null })) : [],
    sections: [
      ...section("Action Items", actions),
      ...section("Blockers", blockers),
      ...section("Decisions", decisions),
      ...section("Key Stakeholders", stakeholders),
      ...section("Closed since last time", closed),
    ],
    questions: input.openQuestions
      .slice(0, limits.questions)
      .map((question) => clipText(question, limits.text)),
    why: input.recipientIsOwner
      ? `You get this because ${agentTitle} is your agent.`
      : `You get this at ${clipText(input.recipient, 120)} because ${owner} added you to the digests of ${agentTitle}.`,
    note: "Written by AI from the mails and documents of this agent. Each line names its source; check it there before you act on it.",
  };
}

function row(text: string, urgency: Urgency, sources: Source[], limits: MailLimits): MailRow {
  const [source, ...others] = sources;
  const from = source === undefined ? null : clipText(sourceWords(source, others.length), limits.detail);
  const quote = source === undefined || limits.quote === 0 ? null : clipText(source.quote, limits.quote);
  return { urgency, text: clipText(text, limits.text), tags: [], details: [], from, quote };
}

function sourceWords(source: Source, others: number): string {
  const sender = source.sender?.replace(/\s*<[^>]*>\s*$/, "");
  const place =
    [sender, source.subject].filter(Boolean).join(", ") ||
    (source.kind === "email" ? "a mail" : "a document");
  return `from ${place}${others === 0 ? "" : ` and ${others} more`}`;
}

function tags(texts: (string | null)[], limits: MailLimits): string[] {
  return texts.flatMap((text) =>
    text === null || foldText(text) === "" ? [] : [clipText(text, limits.detail)],
  );
}

function labelled(fields: Record<string, string | null>, limits: MailLimits): string[] {
  return Object.entries(fields).flatMap(([label, text]) =>
    text === null || foldText(text) === "" ? [] : [`${label}: ${clipText(text, limits.detail)}`],
  );
}

function dueWords(timeline: string): string {
  return /^\s*(?:due|by|before|until|from|week of|after|within|in|on|as|asap|at|once|when|every|immediately)\b/i.test(
    timeline,
  )
    ? timeline
    : `due ${timeline}`;
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
