import type { DigestMailView, MailRow } from "./digest-mail-view";

const COLUMNS = 72;

/** The text version: the same order as the HTML, 72 columns, addresses bare on lines of their own. */
export function mailText(view: DigestMailView, links: { digestUrl: string; unsubscribeUrl: string }): string {
  const blocks: string[] = [
    lines(`${view.agentTitle}: ${view.headline}`, view.meta.join(" - ")),
    ...(view.notice === null
      ? []
      : [`${lines(view.notice, "Not for you? Unsubscribe:")}\n${links.unsubscribeUrl}`]),
    ...view.overview.map((paragraph) => lines(...paragraph.split("\n"))),
  ];
  if (view.top.length > 0) blocks.push(["TOP 3", ...view.top.map(item)].join("\n"));
  for (const section of view.sections) {
    const more = section.total - section.rows.length;
    const heading = `${section.heading.toUpperCase()} (${section.total})`;
    blocks.push([heading, ...section.rows.map(item)].join("\n"));
    if (more > 0) blocks.push(`and ${more} more:\n${links.digestUrl}`);
  }
  if (view.questions.length > 0) {
    const questions = view.questions.map((question) => wrap(`- ${question}`, "  "));
    blocks.push(["OPEN QUESTIONS", ...questions].join("\n"));
  }
  blocks.push(`Open the digest:\n${links.digestUrl}`);
  blocks.push(`-- \n${lines(view.why, view.note)}\n\nUnsubscribe:\n${links.unsubscribeUrl}`);
  return `${blocks.join("\n\n")}\n`;
}

/** `- [HIGH] text (Joe, due today)`, then its details and where it is from. */
function item(row: MailRow): string {
  const urgency = row.urgency === "none" ? "" : `[${row.urgency.toUpperCase()}] `;
  const tags = row.tags.length === 0 ? "" : ` (${row.tags.join(", ")})`;
  const from = row.from === null ? [] : [row.quote === null ? row.from : `${row.from}: "${row.quote}"`];
  return [
    wrap(`- ${urgency}${row.text}${tags}`, "  "),
    ...[...row.details, ...from].map((line) => wrap(`  ${line}`, "  ")),
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
