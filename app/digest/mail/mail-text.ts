import { type DigestMailView, FOR_YOU, type MailSection } from "./digest-mail-view";
import type { MailRow } from "./mail-row";

const COLUMNS = 72;

/** The text version: the same order as the HTML, 72 columns, addresses bare on lines of their own. */
export function mailText(view: DigestMailView, links: { digestUrl: string; unsubscribeUrl: string }): string {
  const isForYou = ({ heading }: MailSection) => heading === FOR_YOU;
  const blocks: string[] = [
    lines(
      `${view.agentTitle}: ${view.headline}`,
      ["Mondaybrief", ...view.meta].join(" - "),
      ...(view.news.length === 0 ? [] : [view.news.join(" - ")]),
    ),
    ...(view.notice === null
      ? []
      : [`${lines(view.notice, "Not for you? Unsubscribe:")}\n${links.unsubscribeUrl}`]),
    `Open the digest:\n${links.digestUrl}`,
    ...(view.howToAnswer === null ? [] : [lines(view.howToAnswer)]),
    ...view.sections.filter(isForYou).flatMap((section) => sectionText(section, links.digestUrl)),
    ...view.overview.map((paragraph) => lines(...paragraph.split("\n"))),
    ...view.sections
      .filter((section) => !isForYou(section))
      .flatMap((section) => sectionText(section, links.digestUrl)),
  ];
  if (view.questions.length > 0) {
    const questions = view.questions.map((question) => wrap(`- ${question}`, "  "));
    blocks.push(["OPEN QUESTIONS", ...questions].join("\n"));
  }
  blocks.push(`-- \n${lines(view.why, view.note)}\n\nUnsubscribe:\n${links.unsubscribeUrl}`);
  return `${blocks.join("\n\n")}\n`;
}

function sectionText(section: MailSection, digestUrl: string): string[] {
  const heading = `${section.heading.toUpperCase()} (${section.total})`;
  // An address below each line runs into the next one without it.
  const between = section.rows.some(({ url }) => url !== null) ? "\n\n" : "\n";
  const rows = `${heading}\n${section.rows.map(item).join(between)}`;
  return section.leftOut === null ? [rows] : [rows, `${lines(section.leftOut)}:\n${digestUrl}`];
}

/** `3. [HIGH] text (Joe, due today)`, then its details, where it is from, and the page where it can be marked. */
function item(row: MailRow): string {
  const word = row.overdue ?? (row.urgency === "none" ? "" : row.urgency);
  const urgency = word === "" ? "" : `[${word.toUpperCase()}] `;
  const tags = row.tags.length === 0 ? "" : ` (${row.tags.join(", ")})`;
  const sources = row.sources.map(({ from, quote }) => (quote === null ? from : `${from}: "${quote}"`));
  const mark = row.number === null ? "- " : `${row.number}. `;
  const indent = " ".repeat(mark.length);
  return [
    wrap(`${mark}${urgency}${row.text}${tags}`, indent),
    ...[...row.details, ...sources].map((line) => wrap(`${indent}${line}`, indent)),
    ...(row.url === null ? [] : [row.url]),
  ].join("\n");
}

function lines(...texts: string[]): string {
  return texts.map((text) => wrap(text, "")).join("\n");
}

/** Breaks between words only: a word longer than the line keeps a line of its own. */
function wrap(text: string, indent: string): string {
  const done: string[] = [];
  const start = /^ */.exec(text)?.[0] ?? "";
  let line = start;
  for (const word of text.trim().split(" ")) {
    const empty = line.trim() === "";
    if (!empty && [...line].length + 1 + [...word].length > COLUMNS) {
      done.push(line);
      line = indent + word;
    } else {
      line = empty ? line + word : `${line} ${word}`;
    }
  }
  return [...done, line].join("\n");
}
