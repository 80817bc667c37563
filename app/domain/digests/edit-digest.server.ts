import { and, eq, exists, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { digests } from "../../database/schema/digests.server";
import { parseDigestMarkdown } from "../../digest/digest-markdown";
import { type DigestSection, withDigestSection } from "../../digest/digest-sections";
import type { DigestView } from "../../digest/digest-view";
import { hasTooManyLines, LONGEST_DIGEST, TOO_LONG, TOO_MANY_LINES } from "../../digest/markdown-bounds";
import { findTimeZone } from "../agents/find-time-zone.server";
import { DomainError } from "../errors";
import { ledgerWith } from "../items/add-events.server";
import { type EditedItem, editedItems } from "../items/edited-items";
import { hasVersion, type LedgerOf } from "../items/ledger-version.server";
import { markedEvent } from "../items/marked-event";
import { readLedgerItems } from "../items/read-ledger.server";
import { ledgerStatements, type NewLedger } from "../items/write-ledger.server";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";
import { findDigest, removedLines } from "./read-digests.server";

interface DigestOf {
  userId: string;
  agentId: string;
  digestId: string;
}

const NONE_TO_UPDATE = "No summary available to update";
const EDIT_TRIES = 5;

/**
 * Replaces a digest's Markdown: overview and items follow it, a line that did not change keeps its sources, and the
 * digest counts as manually edited from now on (api contract, PUT summaries). A line that was edited says of its item
 * what it says now, by a person; one that was deleted says nothing of it. Throws DomainError("not-found").
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

/** The items whose lines earlier edits of a digest took out. Throws DomainError("not-found"), as an edit does. */
export async function removedBefore(
  platform: Platform,
  { userId, agentId, digestId }: DigestOf,
): Promise<ReadonlySet<string>> {
  const digest = await platform.db.query.digests.findFirst({
    where: and(eq(digests.id, digestId), eq(digests.agentId, agentId), eq(digests.userId, userId)),
    columns: { content: true },
  });
  if (!digest) throw new DomainError("not-found", NONE_TO_UPDATE);
  return new Set(removedLines(digest.content).map(({ itemId }) => itemId));
}

async function rewrite(
  platform: Platform,
  { userId, agentId, digestId }: DigestOf,
  change: (markdown: string) => string,
): Promise<DigestView> {
  const owner = { userId, agentId };
  const isTheirs = and(eq(digests.id, digestId), eq(digests.agentId, agentId), eq(digests.userId, userId));
  const timeZone = (await findTimeZone(platform, owner)) ?? "UTC";
  for (let tries = 0; tries < EDIT_TRIES; tries += 1) {
    const before = await platform.db.query.digests.findFirst({
      where: isTheirs,
      columns: { markdown: true, content: true },
    });
    if (!before) throw new DomainError("not-found", NONE_TO_UPDATE);
    const markdown = change(before.markdown);
    if (markdown.length > LONGEST_DIGEST) throw new DomainError("invalid", TOO_LONG);
    if (hasTooManyLines(markdown)) throw new DomainError("invalid", TOO_MANY_LINES);
    const now = platform.now();
    const parsed = parseDigestMarkdown(markdown, before.content);
    const { content, edited } = editedItems(before.content, parsed, { now, timeZone });
    const ledger = await ledgerAfter(platform, owner, edited, now);
    // Another section's saving may have come between the reading and this.
    const isAsRead = and(isTheirs, eq(digests.markdown, before.markdown));
    const save = (isNow: SQL | undefined) =>
      platform.db
        .update(digests)
        .set({ markdown, content, manuallyEdited: true, editedAt: now })
        .where(and(isAsRead, isNow))
        .returning({ id: digests.id });
    const saved =
      ledger === null ? await save(undefined) : await saveBoth(platform, owner, { ledger, isAsRead, save });
    if (saved.length > 0) return findDigest(platform, owner, digestId);
  }
  throw new DomainError("conflict", "Somebody else is editing this digest. Please try again.");
}

type Save = (isNow: SQL) => BatchItem<"sqlite"> & PromiseLike<{ id: string }[]>;

/** The digest and what the edit says of items, all or nothing. */
async function saveBoth(
  platform: Platform,
  owner: LedgerOf,
  { ledger, isAsRead, save }: { ledger: NewLedger; isAsRead: SQL | undefined; save: Save },
): Promise<{ id: string }[]> {
  const isStill = exists(platform.db.select({ id: digests.id }).from(digests).where(isAsRead));
  const { claim, writes } = ledgerStatements(platform, owner, ledger, isStill);
  const [, saved] = await platform.db.batch([claim, save(hasVersion(platform, owner, ledger.to)), ...writes]);
  return saved;
}

/** The ledger with what the edit says of its items; null when it says nothing of any. */
async function ledgerAfter(
  platform: Platform,
  owner: LedgerOf,
  edited: readonly EditedItem[],
  now: Date,
): Promise<NewLedger | null> {
  const asked = edited.map(({ itemId }) => itemId);
  const ledger = asked.length === 0 ? null : await readLedgerItems(platform, owner, asked);
  if (ledger === null || ledger.items.length === 0) return null;
  const has = new Set(ledger.items.map(({ id }) => id));
  const added = edited.flatMap(({ itemId, sets }) =>
    has.has(itemId) ? [{ itemId, event: markedEvent(sets, now, newId()) }] : [],
  );
  return ledgerWith(ledger, added);
}
