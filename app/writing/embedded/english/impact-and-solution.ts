import type { Act } from "../act";
import type { Statement } from "../statement";
import { sentenceCase, shorten } from "../task-wording";

const IMPACT =
  /\b(?:impact\s*:\s*|which (?:means|blocks|delays|affects|puts|prevents|stops)\s+|(?:this|that|it) (?:means|blocks|delays|affects|puts|prevents|will delay|is delaying|is blocking|is affecting)\s+|meaning (?:that )?|as a result,?\s+|affecting\s+|(?:,|;| and) so (?:that )?(?:we|the|our|i|they|customers|users|nobody|no one)\b|therefore,?\s+|consequently,?\s+|putting\s+|customers? (?:can't|cannot|are unable))/i;
const SOLUTION =
  /\b(?:solution\s*:|fix\s*:|mitigation\s*:|workaround\s*:|(?:the |a )?(?:workaround|work-around|mitigation|fix|solution) (?:is|was|would be|will be)|as a (?:workaround|work-around|mitigation|temporary fix|solution|fix)\b|to (?:fix|resolve|unblock|mitigate|solve|work around) (?:this|it|that)|in the meantime|until then|(?:we|i|they|team|engineers?)(?: are| is| am|'re|'m|’m|’re) (?:\w+ )?(?:working on|investigating|looking into|rolling|restarting|deploying|testing an?)|(?:a|the) fix (?:has been|is|was|will be)|we (?:can|could) work around|rolling back|failover|switch(?:ing|ed)? to|for now,? (?:we|i|use|please))/i;
const NEAR = 3;

/** Adds to an obstacle what it keeps from happening and the way out, from its sentence and the next ones of its author. */
export function withImpactAndSolution(act: Act, statements: readonly Statement[], at: number): Act {
  const { statement } = act;
  const support = [...act.support];
  let impact = clauseAfter(statement.text, IMPACT);
  let solution: string | null = null;
  for (let i = at + 1; i <= at + NEAR; i += 1) {
    const next = statements[i];
    if (
      !next ||
      next.unit !== statement.unit ||
      next.suspicious ||
      next.turn !== statement.turn ||
      (next.listItem && statement.listItem)
    )
      break;
    if (!impact && IMPACT.test(next.text) && !SOLUTION.test(next.text)) {
      impact = next.text;
      support.push(next);
    } else if (!solution && SOLUTION.test(next.text)) {
      solution = next.text;
      support.push(next);
    }
  }
  const next = statements[at + 1];
  if (!impact && !act.impact && next && UNABLE.test(act.line) && tellsCause(next, statement)) {
    impact = next.text;
    support.push(next);
  }
  const cut =
    impact && act.line.replace(/[.!]+$/, "").endsWith(impact.replace(/[.!]+$/, ""))
      ? act.line.replace(/[.!]+$/, "").slice(0, -impact.replace(/[.!]+$/, "").length)
      : null;
  // What a short line says itself.
  if (cut !== null && cut.length <= 30) impact = null;
  const line =
    cut && cut.length > 30
      ? cut.replace(/(?:[\s,;–—-]+(?:which|so|and|this|that|means|it|meaning|as a result))*[\s,;–—-]*$/i, "")
      : act.line;
  return {
    ...act,
    line: line.replace(/[.!]+$/, ""),
    support,
    impact: impact
      ? tidy(
          impact.replace(
            /^(?:impact\s*:|as a result,|therefore,|consequently,|(?:this|that|it) means(?: that)?)\s*/i,
            "",
          ),
        )
      : (act.impact ?? null),
    solution: solution
      ? attributed(tidy(solution.replace(/^(?:solution|fix|mitigation|workaround)\s*:\s*/i, "")), statement)
      : null,
  };
}

const UNABLE =
  /^(?:we|(?:the|our) [^,;:.]{2,40}?|\p{Lu}\p{L}+) (?:can(?:['’]t|not)|can not)(?: \p{L}+){1,5}[.!]?$/u;
/** "The organ broke down on Monday and the tuner is away" */
const CAUSE =
  /^(?:the|our|both|all|its|their|one of)\b[^.?!;]*\b(?:broke|broken|snapped|burnt|burst|failed|ran out|expired|lapsed|leaks?|is (?:away|ill|sick|off|under repair|booked|closed|missing|late|down|out))\b[^.?!;]*[.!]?$/i;
const tellsCause = ({ text, unit, paragraph, listItem, suspicious }: Statement, told: Statement): boolean =>
  unit === told.unit && paragraph === told.paragraph && !listItem && !suspicious && CAUSE.test(text);

const tidy = (text: string): string => shorten(sentenceCase(text.replace(/[.!]+$/, "")), 200);

/** Words in the first person with the name of who says them. */
const attributed = (text: string, { speaker }: Statement): string =>
  speaker && /\b(?:I|I'm|I’m|I've|I’ve|I'll|my|me)\b/.test(text) ? `${speaker}: ${text}` : text;

function clauseAfter(text: string, pattern: RegExp): string | null {
  const match = pattern.exec(text);
  if (!match || match.index < 15) return null;
  const clause = text
    .slice(match.index)
    .replace(
      /^[,;\s]*(?:and )?(?:so (?:that )?|which means (?:that )?|(?:this|that|it) means (?:that )?|which |meaning (?:that )?|as a result,?\s+|therefore,?\s+|consequently,?\s+)?/i,
      "",
    )
    .replace(/[.!]+$/, "");
  return clause.length > 10 ? clause : null;
}
