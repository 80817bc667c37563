import type { Coverage } from "../../digest/coverage";
import type { DigestContent } from "../../digest/digest-content";
import type { DigestMaterial } from "../../writing/digest-material";

/**
 * Counts what the digest's lines rest on; quoted and nothingActionable sum to mails and documents. People are no lines
 * of their own: a mail that only names somebody asks, decides and blocks nothing.
 */
export function measureCoverage(
  content: DigestContent,
  material: DigestMaterial,
  counted: Omit<Coverage, "mails" | "documents" | "quoted" | "nothingActionable">,
): Coverage {
  const { actionItems, blockers, decisions, closed = [] } = content;
  const lines = [...actionItems, ...blockers, ...decisions, ...closed];
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
