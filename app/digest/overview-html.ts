import { writtenSection } from "./digest-sections";
import { overviewOfOldContent } from "./overview-of-old-content";
import { renderMarkdown } from "./render-markdown";

/**
 * A digest's overview as its owner wrote it, with its emphasis, lists and headings, as safe HTML. `content` is the
 * digest's Markdown; headings start at `headingLevel`.
 */
export function overviewHtml(content: string, headingLevel: number): string {
  return renderMarkdown(writtenSection(overviewOfOldContent(content)), headingLevel);
}
