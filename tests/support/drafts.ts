import type { DigestDraft } from "../../app/writing/digest-material";

/** A draft without lines. */
export function emptyDraft(overview = "Nothing needs you."): DigestDraft {
  return { overview, actionItems: [], blockers: [], decisions: [], stakeholders: [] };
}

/** An action item that claims to rest on these words of a mail. */
export function lineOf(task: string, mailId: string, quote: string): DigestDraft["actionItems"][number] {
  return {
    task,
    owner: null,
    timeline: null,
    urgency: "none",
    quotes: [{ kind: "email", id: mailId, quote }],
  };
}
