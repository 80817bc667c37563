import type { DigestContent } from "./digest-content";
import { foldText } from "./fold-text";

/**
 * What a digest says, line by line: kind, words, owner, timeline and status of its action items, blockers and
 * decisions in their order, with folded white space. Overview and people are no lines of their own (decisions.md,
 * 'a digest says nothing new'), and two digests with the same lines say the same whatever they quote.
 */
export function linesOf({ actionItems, blockers, decisions }: DigestContent): string[] {
  return [
    ...actionItems.map(({ task, owner, timeline }) => line("action", task, owner, timeline)),
    ...blockers.map(({ description, impact, solution }) => line("blocker", description, impact, solution)),
    ...decisions.map(({ decision, context, status }) => line("decision", decision, context, status)),
  ];
}

function line(kind: string, ...fields: (string | null)[]): string {
  return JSON.stringify([kind, ...fields.map((field) => foldText(field ?? ""))]);
}
