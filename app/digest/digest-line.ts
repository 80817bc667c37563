import { escapeMarkdown } from "./escape-markdown";
import { foldText } from "./fold-text";
import { markdownToText } from "./markdown-to-text";

/** What a line may say in its closing brackets; the first name is the one that is written. */
export type LineFields = readonly (readonly string[])[];

/** One bullet of a digest: its words, and one value or null for each of its section's fields. */
export interface DigestLine {
  text: string;
  fields: (string | null)[];
}

/**
 * A bullet's Markdown, `Name an owner for the retry bug (owner: Ana; due: Fri 27 Nov)`.
 * Brackets and semicolons in the words are escaped only where they would read as a field.
 */
export function formatDigestLine(line: DigestLine, fields: LineFields): string {
  const said = fields.flatMap((names, index) => {
    const value = foldText(line.fields[index] ?? "");
    return value === "" ? [] : [`${names[0]}: ${escapeFields(escapeMarkdown(value), fields)}`];
  });
  const text = escapeFields(escapeMarkdown(foldText(line.text)), fields);
  return said.length === 0 ? text : `${text} (${said.join("; ")})`;
}

/** The inverse of formatDigestLine; also reads what people type: other cases, other names, inline Markdown. */
export function parseDigestLine(markdown: string, fields: LineFields): DigestLine {
  const { words, inside } = splitDigestLine(markdown, fields);
  const text = markdownToText(words).replaceAll("\n", " ");
  if (inside === null) return { text, fields: fields.map(() => null) };
  const starts = [...inside.matchAll(fieldStart(";\\s*", fields))].filter((match) =>
    isSyntax(inside, match.index),
  );
  const values: (string | null)[] = fields.map(() => null);
  starts.forEach((start, index) => {
    const name = (start[1] ?? "").toLowerCase();
    const field = fields.findIndex((names) => names.includes(name));
    const value = inside.slice(start.index + start[0].length, starts[index + 1]?.index ?? inside.length);
    values[field] = value;
  });
  const shown = (value: string) => markdownToText(value).replaceAll("\n", " ") || null;
  return { text, fields: values.map((value) => (value === null ? null : shown(value))) };
}

/** A bullet's words without its closing brackets, as Markdown; what stands in the brackets begins with a semicolon. */
export function splitDigestLine(
  markdown: string,
  fields: LineFields,
): { words: string; inside: string | null } {
  const raw = markdown.trim();
  const whole = { words: raw, inside: null };
  if (!raw.endsWith(")") || !isSyntax(raw, raw.length - 1)) return whole;
  const opening = [...raw.matchAll(fieldStart("\\(", fields))]
    .filter((match) => isSyntax(raw, match.index))
    .at(-1);
  if (opening === undefined) return whole;
  const words = raw.slice(0, opening.index);
  return markdownToText(words) === "" ? whole : { words, inside: `;${raw.slice(opening.index + 1, -1)}` };
}

function fieldStart(before: string, fields: LineFields): RegExp {
  return new RegExp(`${before}(${fields.flat().join("|")}):`, "gi");
}

function escapeFields(markdown: string, fields: LineFields): string {
  return markdown.replace(fieldStart("\\(", fields), "\\$&").replace(fieldStart(";\\s*", fields), "\\$&");
}

/** Not escaped: an even number of backslashes stands before it. */
function isSyntax(markdown: string, index: number): boolean {
  let backslashes = 0;
  while (markdown[index - 1 - backslashes] === "\\") backslashes += 1;
  return backslashes % 2 === 0;
}
