import { type Act, isTask } from "../act";
import type { Statement } from "../statement";
import type { ToldOf } from "./pointing-tasks";

/** Whoever is written back to has written. */
const ANSWERS = /^(?:answer|reply to|respond to|get back to|write back to|come back to) (?:him|her|them)\b/i;
const TURNS_TO =
  /^(?:ring|call|phone|e-?mail|text|write to|tell|thank|ask|contact|invite|reassure|talk to|speak to|let) (?:him|her|them)\b/i;

/** Who wrote what a note passes on, by the note's part: "Reply to her, please", above a mail of hers. */
export function writersBelow(statements: readonly Statement[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const last = new Map<string, Statement>();
  for (const statement of statements) {
    const { source, unit, speaker } = statement;
    const before = last.get(source.id);
    if (
      before &&
      before.unit !== unit &&
      before.speaker !== null &&
      before.speaker !== speaker &&
      !found.has(unit)
    )
      found.set(unit, before.speaker);
    last.set(source.id, statement);
  }
  return found;
}

/** The act with whom it is to be done for, where that is who wrote the mail below the note; `told` is who the note tells of. */
export function withWriterBelow(act: Act, writer: string | undefined, told: ToldOf | null): Act {
  const { line, owner, statement } = act;
  if (!isTask(act) || writer === undefined || writer === owner || writer === statement.addressee) return act;
  if (/[(:]/.test(line)) return act;
  const isTheirs = ANSWERS.test(line) || (TURNS_TO.test(line) && told?.statement.unit !== statement.unit);
  return isTheirs ? { ...act, line: `${line} (${writer})` } : act;
}
