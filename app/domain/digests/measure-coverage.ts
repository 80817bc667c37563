import type { Coverage } from "../../digest/coverage";
import type { DigestContent } from "../../digest/digest-content";
import type { DigestMaterial } from "../../writing/digest-material";

/** Counts what the digest's lines rest on; quoted and nothingActionable sum to mails and documents. */
export function measureCoverage(
  content: DigestContent,
  material: DigestMaterial,
  counted: Pick<Coverage, "unread" | "droppedLines" | "setAside" | "missedByModel" | "beyond">,
): Coverage {
  const lines = [...content.actionItems, ...content.blockers, ...content.decisions, ...content.stakeholders];
  const cited = new Set(lines.flatMap((line) => line.sources.map((source) => source.id)));
  const sources = [...material.mails, ...material.documents];
  const quoted = sources.filter((source) => cited.has(source.id)).length;
  return {
    mails: material.mails.length,
    documents: material.documents.length,
    quoted,
    nothingActionable: sources.length - quoted,
    ...counted,
  };
}
