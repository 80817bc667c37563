import type { DigestContent } from "./digest-content";
import { foldText } from "./fold-text";
import type { Disputed } from "./tracked";

/**
 * What a digest says, line by line: kind, words, owner, timeline, status and what is disputed of its action items, blockers and
 * decisions in their order, with folded white space. Overview and people are no lines of their own (decisions.md,
 * 'a digest says nothing new'), and two digests with the same lines say the same whatever they quote.
 */
export function linesOf({ actionItems, blockers, decisions }: DigestContent): string[] {
  return [
    ...actionItems.map(({ task, owner, timeline, disputed }) =>
      line("action", disputed, task, owner, timeline),
    ),
    ...blockers.map(({ description, impact, solution }) =>
      line("blocker", undefined, description, impact, solution),
    ),
    ...decisions.map(({ decision, context, status, disputed }) =>
      line("decision", disputed, decision, context, status),
    ),
  ];
}

function line(kind: string, disputed: Disputed[] | undefined, ...fields: (string | null)[]): string {
  const said = disputed === undefined ? [] : [disputed];
  return JSON.stringify([kind, ...fields.map((field) => foldText(field ?? "")), ...said]);
}
