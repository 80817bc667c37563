/** What a line says that somebody did to a ticket. */
export type Deed = "assigned" | "taken" | "review" | "approval" | "closed" | "reopened" | "failed";

const WHO = "(?<who>@?[\\p{L}][\\p{L}\\p{N}'’._-]*(?: \\p{Lu}[\\p{L}'’-]+){0,2})";
/** What a mail calls what it is about: "this task", "#34", "PROJ-12", "pull request 402". */
const IT =
  "(?:(?:this|the|an?|your) )?(?:(?:issue|ticket|task|card|to-?do|item|bug|story|incident|request|(?:pull|merge|leave|change) request|(?:purchase|expense) (?:order|report)|pipeline|document|agreement|conversation|change|action item|work item)s?\\b(?: [#!]?\\d+)?|[#!]\\d+|[A-Z]+-\\d+|it\\b|this\\b)";

interface Event {
  deed: Deed;
  /** Said of a ticket where the subject names one; of other things elsewhere: "Your payroll run was rejected". */
  ofTickets?: true;
  pattern: RegExp;
}

/** How tools tell it, in their own words; `who` is whom it gives the ticket to, the reader where it is "you" or nobody. */
const EVENTS: readonly Event[] = [
  {
    deed: "assigned",
    pattern: new RegExp(
      `\\b[Aa]ssigned\\s+(?:${IT}|[A-Z]+-\\d+|(?:this|the|an?) \\w+)?\\s*(?:(?:issue|ticket) )?to\\s+${WHO}`,
      "u",
    ),
  },
  {
    deed: "assigned",
    pattern: new RegExp(`\\bassignee[:\\s]+(?:.*(?:→|->|to)\\s*)?${WHO}`, "u"),
  },
  {
    deed: "assigned",
    pattern:
      /\bassigned you\b(?! an action item)|\b(?:has|have|was|been) assigned to you\b|\byou (?:have|were|are)(?: been)? (?:now )?assigned\b|\b(?:added|invited) you to (?:the )?(?:card|task)\b|\brequests that you update\b|\byou have an? (?:new )?task\b(?! to review)/iu,
  },
  {
    deed: "taken",
    pattern:
      /^(?<who>@?\p{L}[\p{L} '’.-]{1,40}?)\s+(?:self-assigned|claimed this|took this|assigned (?:this|it) to (?:themself|himself|herself|themselves))/iu,
  },
  {
    deed: "review",
    pattern: new RegExp(
      `\\b(?:requested (?:a |your )?review from|review requested (?:from|of))[:\\s]+${WHO}`,
      "u",
    ),
  },
  {
    deed: "review",
    pattern:
      /\brequested your review\b|\badded you as an? (?:\w+ )?reviewer\b|\bwould like you to review\b|\byour review (?:is|was) requested\b/iu,
  },
  {
    deed: "approval",
    ofTickets: true,
    pattern:
      /\b(?:needs|awaiting|waiting for|requires|for|pending) your approval\b|\byour approval is (?:needed|required|requested)\b|\breview and approve\b|\bapproval (?:is )?(?:requested|required|needed)\b/iu,
  },
  {
    deed: "closed",
    pattern: new RegExp(
      `^(?:\\S+\\s+){0,3}(?:closed|merged|resolved|completed|fixed|abandoned)\\s+(?:${IT}|as|via|into)|^(?:closed|merged) (?:#\\d+|.* (?:into|as completed))`,
      "iu",
    ),
  },
  {
    deed: "closed",
    ofTickets: true,
    pattern: new RegExp(
      `^${IT}(?: [(\\p{Lu}#!]\\S*)? (?:is|was|has been) (?:now )?(?:closed|merged|resolved|solved|completed|fixed|cancell?ed|marked as (?:done|resolved|complete)|approved|rejected|declined)\\b|\\bhas submitted this change\\b|\\b(?:approved|rejected|declined) (?:your|this|(?:the )?(?:purchase|expense|leave)) `,
      "iu",
    ),
  },
  {
    deed: "reopened",
    pattern: new RegExp(`\\bre-?opened\\s+(?:${IT})|\\b(?:was|has been|is) re-?opened\\b`, "iu"),
  },
  {
    deed: "failed",
    pattern:
      /^(?:pipeline|build|job|workflow|deployment|incident) (?:#\d+ )?(?:is|has) (?:failed|triggered)\b/iu,
  },
];

/** "Moved from Doing to Review" */
const MOVED =
  /\b(?:status|state|moved|transitioned|changed(?! (?:from|to)\b))\b.*?(?:→|->|=>|\bto\b)\s*["“]?([A-Za-z][A-Za-z' ]{2,24})["”]?\s*\.?$/i;

/** What a line tells of its ticket: what was done, to whom it was given ("" for the reader), and its new status. */
export interface ToldEvent {
  deeds: { deed: Deed; who: string }[];
  status: string | null;
}

/** Reads one line of a ticket's mail, at most 240 characters. */
export function eventIn(line: string): ToldEvent {
  const deeds = EVENTS.flatMap(({ deed, pattern }) => {
    const found = pattern.exec(line);
    if (!found) return [];
    const who = found.groups?.who ?? "";
    return [{ deed, who: /^(?:you|me|your)$/i.test(who) ? "" : who }];
  });
  return { deeds, status: MOVED.exec(line)?.[1]?.trim() ?? null };
}

const UPDATED_BY =
  /^[\p{L} ]{1,30}#?\d* has been (?:updated|reported|changed|created) by (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})\.?$/u;

/** "Issue #12 has been updated by Tom Reeve.": the note below is his; null for any other line. */
export const updaterIn = (line: string): string | null => UPDATED_BY.exec(line)?.[1] ?? null;

/** What tools tell beside: who wrote, edited, pushed or wants what, without asking anybody for anything. */
const TOLD =
  /\b(?:requested your review|commented|created an issue|updated an issue|added a comment|changes? (?:requested|by)|pushed \d+ commits?|opened a pull request|wants to merge|edited)\b/i;

/** True for a line that tells only what was done to a ticket; `isOfTicket` says that its mail is about one. */
export const tellsEvent = (text: string, isOfTicket: boolean): boolean =>
  EVENTS.some(({ pattern, ofTickets }) => (isOfTicket || !ofTickets) && pattern.test(text)) ||
  MOVED.test(text) ||
  UPDATED_BY.test(text) ||
  TOLD.test(text.slice(0, 120));
