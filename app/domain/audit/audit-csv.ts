import { csv } from "../csv";
import { type AuditLine, actionWords, actorWords } from "./audit-event";

const HEADINGS = ["Time (UTC)", "Who", "What", "Action", "Agent", "Agent id", "Subject id"];

/** The audit log as CSV, with a heading. */
export function auditCsv(lines: AuditLine[]): string {
  return csv([
    HEADINGS,
    ...lines.map((line) => [
      line.at,
      actorWords(line.actor),
      actionWords(line.action),
      line.action,
      line.agentTitle ?? "",
      line.agentId ?? "",
      line.subjectId ?? "",
    ]),
  ]);
}
