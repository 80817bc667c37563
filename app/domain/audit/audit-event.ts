/** What is recorded, and how the log says it. */
const AUDIT_ACTIONS = {
  "account.created": "Account created",
  "session.began": "Signed in",
  "session.ended": "Signed out",
  "sessions.ended": "Signed out everywhere",
  "session.closed": "Another session signed out",
  "sessions.closed": "All other sessions signed out",
  "account.deletion-asked": "Deletion of the account asked for",
  "account.kept": "Deletion of the account taken back",
  "export.started": "Export of everything started",
  "export.downloaded": "Export downloaded",
  "password.reset": "Password reset, signed out everywhere",
  "profile.changed": "Profile changed",
  "agent.created": "Agent created",
  "agent.changed": "Agent changed",
  "agent.deleted": "Agent deleted",
  "recipient.readmitted": "Recipient mailed again",
  "mail.read": "Emails read anew",
  "mail.dismissed": "Email dismissed",
  "mail.restored": "Email put back",
  "mail.deleted": "Email deleted",
  "mail.downloaded": "Email downloaded",
  "attachment.downloaded": "Attachment downloaded",
  "mail.allowed": "Email allowed in",
  "mail.discarded": "Email in quarantine discarded",
  "import.started": "Import of emails started",
  "import.removed": "Import of emails removed",
  "document.added": "Document uploaded",
  "document.changed": "Document described",
  "document.downloaded": "Document downloaded",
  "document.deleted": "Document deleted",
  "digest.written": "Digest written",
  "digest.edited": "Digest edited",
  "digest.restored": "Earlier digest restored",
  "digest.sent": "Digest sent",
  "item.marked": "Item marked",
  "samples.added": "Sample digest written",
  "samples.removed": "Samples removed",
  "question.asked": "Question added",
  "questions.generated": "Questions generated",
  "question.answered": "Question answered",
  "question.dismissed": "Question dismissed",
  "question.deleted": "Question deleted",
  "link.created": "Digest shared by a link",
  "link.revoked": "Shared link revoked",
  "feed.created": "Calendar feed created",
  "feed.revoked": "Calendar feed revoked",
  "audit.exported": "Audit log downloaded",
} as const;

type AuditAction = keyof typeof AUDIT_ACTIONS;

/** What was done; ids only. */
export interface AuditEntry {
  action: AuditAction;
  agentId?: string;
  /** The digest, item, mail, import, document, question or link. */
  subjectId?: string;
}

/** A line of the log. */
export interface AuditLine {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  actor: "user" | "clock" | "recipient";
  action: string;
  agentId: string | null;
  /** The agent's title today; null when it is gone or none was meant. */
  agentTitle: string | null;
  subjectId: string | null;
}

export interface AuditPage {
  lines: AuditLine[];
  /** The line that the next page begins after; null on the last one. */
  older: string | null;
}

/** How a line's action is said; an action of another version of the code stands as it is. */
export function actionWords(action: string): string {
  return Object.hasOwn(AUDIT_ACTIONS, action) ? AUDIT_ACTIONS[action as AuditAction] : action;
}

const ACTORS = { user: "You", clock: "The schedule", recipient: "A recipient" };

/** Who did it, to the owner of the log. */
export function actorWords(actor: AuditLine["actor"]): string {
  return ACTORS[actor];
}
