import { z } from "zod";
import { digestSections } from "./digest-sections";

const Words = z
  .union([z.string(), z.array(z.string()).transform((lines) => lines.join("\n"))])
  .optional()
  .catch(undefined);
const OldContent = z.object({ overview: Words, summary: Words, trackingFocus: Words, note: Words });

/**
 * The overview of a digest stored before sections were: `content` is a JSON string with overview or summary,
 * trackingFocus and note, shown as paragraphs of text (decisions.md, 'digest as JSON content'). Anything else is
 * taken as Markdown, whose overview is the text before its sections. Never throws.
 */
export function overviewOfOldContent(content: string): string {
  const old = OldContent.safeParse(readJson(content));
  if (!old.success) return digestSections(content).overview;
  const { overview, summary, trackingFocus, note } = old.data;
  return [overview || summary, trackingFocus && `Tracking focus: ${trackingFocus}`, note && `Note: ${note}`]
    .filter((text) => text !== undefined && text.trim() !== "")
    .join("\n\n");
}

function readJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}
