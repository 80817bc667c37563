/** The sections of a digest in the order in which they are shown (specification, section 2). */
export const SECTION_HEADINGS = {
  actionItems: "Action Items",
  blockers: "Blockers",
  decisions: "Decisions",
  stakeholders: "Key Stakeholders",
} as const;

export type ItemSection = keyof typeof SECTION_HEADINGS;
export type DigestSection = "overview" | ItemSection;

const ITEM_SECTIONS: readonly ItemSection[] = ["actionItems", "blockers", "decisions", "stakeholders"];

/** What ended since the digest before; it is told after the sections and not edited. */
const CLOSED_HEADING = "Closed";
type Divided = Record<DigestSection | "closed", string>;

/** Headings of these levels divide the digest itself. */
const OWN_LEVELS = 2;
const LOWEST = 6;
const HEADING = /^ {0,3}(#{1,6})(?=\s|$)/;
const CLOSING_MARKS = /(?:^|\s)#+$/;
const FENCE = /^ {0,3}(?:`{3}|~{3})/;

/**
 * A digest's Markdown by section, without the headings. Headings of level 1 and 2 divide it; the text under one
 * that names no section belongs to the overview, so that nothing a person wrote is lost. Deeper headings are
 * part of the section they stand in. A section that is not there is "".
 */
export function digestSections(markdown: string): Divided {
  const lines: Record<keyof Divided, string[]> = {
    overview: [],
    actionItems: [],
    blockers: [],
    decisions: [],
    stakeholders: [],
    closed: [],
  };
  let current: keyof Divided = "overview";
  for (const { line, heading } of readLines(markdown)) {
    if (heading === null || heading.level > OWN_LEVELS) {
      lines[current].push(line);
      continue;
    }
    const named = sectionNamed(heading.text);
    current = named ?? "overview";
    if (named === null) lines.overview.push("", line);
    else lines[current].push("");
  }
  const text = (section: keyof Divided) => lines[section].join("\n").trim();
  return {
    overview: text("overview"),
    actionItems: text("actionItems"),
    blockers: text("blockers"),
    decisions: text("decisions"),
    stakeholders: text("stakeholders"),
    closed: text("closed"),
  };
}

/** The inverse of digestSections: the overview first, then each section that has content under its heading. */
export function joinDigestSections(sections: Divided): string {
  const blocks = [sections.overview.trim()];
  for (const section of ITEM_SECTIONS) {
    const text = sections[section].trim();
    if (text !== "") blocks.push(`## ${SECTION_HEADINGS[section]}`, text);
  }
  const closed = sections.closed.trim();
  if (closed !== "") blocks.push(`## ${CLOSED_HEADING}`, closed);
  const markdown = blocks.filter((block) => block !== "").join("\n\n");
  return markdown === "" ? "" : `${markdown}\n`;
}

/**
 * The digest's Markdown after one section was edited (specification, section 4, 'Saving a section').
 * Headings inside the new text are kept two levels lower, so that the text stays in its section; writtenSection is
 * the way back.
 */
export function withDigestSection(markdown: string, section: DigestSection, text: string): string {
  const kept = withHeadings(text, (level) => Math.min(level + OWN_LEVELS, LOWEST));
  return joinDigestSections({ ...digestSections(markdown), [section]: kept });
}

/** A section's text as a person wrote it: its headings begin at level 1 again. */
export function writtenSection(text: string): string {
  return withHeadings(text, (level) => (level > OWN_LEVELS ? level - OWN_LEVELS : level));
}

function withHeadings(text: string, levelOf: (level: number) => number): string {
  return readLines(text)
    .map(({ line, heading }) =>
      heading === null ? line : `${"#".repeat(levelOf(heading.level))} ${heading.text}`.trimEnd(),
    )
    .join("\n");
}

/** Lines with their heading, if they are one; lines of fenced code never are. */
export function readLines(
  markdown: string,
): { line: string; heading: { level: number; text: string } | null }[] {
  let fenced = false;
  return markdown.split(/\r\n?|\n/).map((line) => {
    if (FENCE.test(line)) fenced = !fenced;
    const match = fenced ? null : HEADING.exec(line);
    return { line, heading: match === null ? null : headingOf(line, match) };
  });
}

/** By steps: one expression for all of it takes time with the square of a run of spaces. */
function headingOf(line: string, [start, marks = "#"]: RegExpExecArray) {
  const text = line.slice(start.length).trim().replace(CLOSING_MARKS, "").trimEnd();
  return { level: marks.length, text };
}

function sectionNamed(heading: string): keyof Divided | null {
  const name = heading.replace(/[*_:]/g, "").trim().toLowerCase();
  if (name === "overview") return "overview";
  if (name === CLOSED_HEADING.toLowerCase()) return "closed";
  return ITEM_SECTIONS.find((section) => SECTION_HEADINGS[section].toLowerCase() === name) ?? null;
}
