import { itemMarkdown } from "./digest-markdown";
import type { ItemSection } from "./digest-sections";

import type { DigestView } from "./digest-view";
import { hasTooManyLines } from "./markdown-bounds";
import { renderLine } from "./render-markdown";

/** The lines of a section as their owner wrote them: safe HTML for those with emphasis or links, null for the others. */
export type WrittenLines = Record<ItemSection, (string | null)[]>;

/** Null for a digest that nobody edited, which has no formatting, and for one with more lines than can be read. */
export function writtenLines(digest: DigestView): WrittenLines | null {
  if (!digest.metadata.manuallyEdited || hasTooManyLines(digest.content)) return null;
  const lines = (section: ItemSection, items: unknown[]) => {
    const written = itemMarkdown(digest.content, section);
    return written.length === items.length ? written.map(renderLine) : [];
  };
  return {
    actionItems: lines("actionItems", digest.actionItems),
    blockers: lines("blockers", digest.blockers),
    decisions: lines("decisions", digest.decisions),
    stakeholders: lines("stakeholders", digest.assignees),
  };
}
