import { and, eq } from "drizzle-orm";
import { digests } from "../../database/schema/digests.server";
import { parseDigestMarkdown } from "../../digest/digest-markdown";
import { type DigestSection, withDigestSection } from "../../digest/digest-sections";
import type { DigestView } from "../../digest/digest-view";
import { hasTooManyLines, LONGEST_DIGEST, TOO_LONG, TOO_MANY_LINES } from "../../digest/markdown-bounds";
import { DomainError } from "../errors";
import type { Platform } from "../platform";
import { findDigest } from "./read-digests.server";

interface DigestOf {
  userId: string;
  agentId: string;
  digestId: string;
}

const NONE_TO_UPDATE = "No summary available to update";
const EDIT_TRIES = 5;

/**
 * Replaces a digest's Markdown: overview and items follow it, a line that did not change keeps its sources, and the
 * digest counts as manually edited from now on (api contract, PUT summaries). Throws DomainError("not-found").
 */
export function editDigest(platform: Platform, digest: DigestOf, markdown: string): Promise<DigestView> {
  return rewrite(platform, digest, () => markdown.replace(/\r\n?/g, "\n"));
}

/**
 * Replaces one section and leaves the others, also those that are saved at the same moment.
 * Throws DomainError("not-found"), and "invalid" when the digest gets too large.
 */
export function editDigestSection(
  platform: Platform,
  digest: DigestOf,
  { section, text }: { section: DigestSection; text: string },
): Promise<DigestView> {
  return rewrite(platform, digest, (before) => withDigestSection(before, section, text));
}

async function rewrite(
  platform: Platform,
  { userId, agentId, digestId }: DigestOf,
  change: (markdown: string) => string,
): Promise<DigestView> {
  const isTheirs = and(eq(digests.id, digestId), eq(digests.agentId, agentId), eq(digests.userId, userId));
  for (let tries = 0; tries < EDIT_TRIES; tries += 1) {
    const before = await platform.db.query.digests.findFirst({
      where: isTheirs,
      columns: { markdown: true, content: true },
    });
    if (!before) throw new DomainError("not-found", NONE_TO_UPDATE);
    const markdown = change(before.markdown);
    if (markdown.length > LONGEST_DIGEST) throw new DomainError("invalid", TOO_LONG);
    if (hasTooManyLines(markdown)) throw new DomainError("invalid", TOO_MANY_LINES);
    const saved = await platform.db
      .update(digests)
      .set({
        markdown,
        content: parseDigestMarkdown(markdown, before.content),
        manuallyEdited: true,
        editedAt: platform.now(),
      })
      // Another section's saving may have come between the reading and this.
      .where(and(isTheirs, eq(digests.markdown, before.markdown)))
      .returning({ id: digests.id });
    if (saved.length > 0) return findDigest(platform, { userId, agentId }, digestId);
  }
  throw new DomainError("conflict", "Somebody else is editing this digest. Please try again.");
}
