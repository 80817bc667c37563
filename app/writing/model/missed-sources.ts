import type { DigestDraft, DigestMaterial, DraftQuote } from "../digest-material";
import type { ChunkedMaterial, LabelledText } from "./chunk-material";

/** Mails and documents that no model read whole. */
interface MissedSources {
  emails: ReadonlySet<string>;
  documents: ReadonlySet<string>;
}

/** The sources of which a piece stands in one of the chunks; null when there are none. */
export function missedSources(
  failed: readonly LabelledText[][],
  sources: ChunkedMaterial["sources"],
): MissedSources | null {
  if (failed.length === 0) return null;
  const missed = { emails: new Set<string>(), documents: new Set<string>() };
  for (const { label } of failed.flat()) {
    const source = sources.get(label);
    if (source?.kind === "email") missed.emails.add(source.id);
    if (source?.kind === "document") missed.documents.add(source.id);
  }
  return missed;
}

/** The material with these sources alone. */
export function onlyMissed(material: DigestMaterial, missed: MissedSources): DigestMaterial {
  return {
    ...material,
    mails: material.mails.filter((mail) => missed.emails.has(mail.id)),
    documents: material.documents.filter((document) => missed.documents.has(document.id)),
  };
}

/** The embedded writer's draft with every line that rests on a missed source marked as sure: nobody else read it. */
export function sureOfMissed(draft: DigestDraft, missed: MissedSources): DigestDraft {
  const sure = <Item extends { quotes: DraftQuote[] }>(items: readonly Item[]) =>
    items.map((item) => {
      const isMissed = item.quotes.some(({ kind, id }) =>
        kind === "email" ? missed.emails.has(id) : missed.documents.has(id),
      );
      return isMissed ? { ...item, certainty: 1 } : item;
    });
  return {
    ...draft,
    actionItems: sure(draft.actionItems),
    blockers: sure(draft.blockers),
    decisions: sure(draft.decisions),
  };
}
