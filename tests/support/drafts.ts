import type { DigestDraft } from "../../app/writing/digest-material";

/** A draft without lines. */
export function emptyDraft(overview = "Nothing needs you."): DigestDraft {
  return { overview, actionItems: [], blockers: [], decisions: [], stakeholders: [] };
}

/** A draft with one action item, which every mail of `rawMail` bears out, in words of the test's own. */
export function draftOf(
  mailId: string,
  { task = "Name an owner for the retry bug", overview }: { task?: string; overview?: string } = {},
): DigestDraft {
  return { ...emptyDraft(overview), actionItems: [lineOf(task, mailId, "name an owner for the retry bug")] };
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
