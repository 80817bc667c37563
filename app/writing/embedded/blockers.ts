import { isConditional } from "./certainty";
import type { Statement } from "./statement";
import { sentenceCase, shorten, withoutFillers } from "./task-wording";

export interface BlockerCandidate {
  description: string;
  impact: string | null;
  solution: string | null;
  statement: Statement;
  support: Statement[];
  score: number;
}

const straight = (text: string): string => text.replace(/’/g, "'");

const STOPS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:blocked|blocking|blocker|blockers?:|stuck|show-?stopper|gated|bottleneck|deadlock(?:ed)?)\b/i, 1.8],
  [
    /\b(?:is|are|was|were|went|been|still|currently) (?:\w+ )?(?:down|offline|unreachable|unavailable|degraded|failing|broken|frozen|crashing|on hold|timing out|overdue)\b/i,
    1.6,
  ],
  [/\b(?:outage|incident|service disruption|sev ?-?[0-3]\b|root cause)\b/i, 1.2],
  [
    /\b(?:can't|cannot|can not|couldn't|unable to|not able to|won't be able to|impossible to) (?:\w+ )?(?:ship|launch|release|deploy|proceed|continue|start|finish|complete|log ?in|access|connect|test|build|merge|deliver|move|go|send|sign|use|reach|reproduce|install|run|open|process|pay|upload|publish|get)\b/i,
    1.4,
  ],
  [
    /\b(?:waiting (?:on|for)|awaiting|held up by|hold(?:ing)? (?:us|me|it|this) up|depends on getting|dependent on|pending (?:approval|review|sign-off|response)|still (?:no|don't have|haven't (?:received|heard|got))|haven't (?:received|heard|got)|no (?:response|answer|reply|access|word|update) (?:yet|from|to|so far))\b/i,
    1.2,
  ],
  [
    /\b(?:at risk|in jeopardy|slipping|slipped|behind schedule|running late|(?:will|won't|may|might|going to) (?:be delayed|slip|miss)|delayed (?:by|until|because|due)|is delayed|are delayed|has been delayed|miss(?:ed|ing)? the deadline|over budget|short[- ]staffed|understaffed)\b/i,
    1.3,
  ],
  [
    /\b(?:keeps? (?:failing|crashing|breaking|timing out)|doesn't work|does not work|don't work|not working|isn't working|stopped working|fails? (?:with|when|on|because|for|since)|failed (?:with|on|because|again|to)|broke\b|crashes|regression|data loss|rate[- ]limit(?:ed|ing)|locked out|expired|missing (?:the |a |an |credentials|access|approval|data|files?|keys?))\b/i,
    1,
  ],
  [
    /\b(?:problem|trouble|difficult(?:y|ies)|challenge|obstacle|concern(?:ed)?|worried|issue) (?:is|was|with|that|about|here|we|in|getting)\b|\bthe (?:main |biggest |only |real )?(?:problem|issue|challenge|risk|concern)\b/i,
    0.8,
  ],
];
const GONE =
  /\b(?:no longer (?:blocked|blocking|an issue|a blocker|down|failing)|unblocked|not blocked|(?:is|are|been|was|were|now|all|has been|got|been fully) (?:now |fully |been )*(?:resolved|fixed|restored|solved|sorted|unblocked)|back (?:up|online|to normal|in service)|no (?:blockers?|issues?|problems?|impediments?|risks?|incidents?|outages?|concerns?)\b|isn't blocked|nothing (?:is )?block|works (?:again|now|fine)|not an issue|without (?:any )?(?:issues?|problems?|blockers?)|(?:incident|outage|issue|problem) (?:is |has been |was )?(?:over|closed|resolved|fixed)|we (?:fixed|resolved|solved))\b/i;
const IMPACT =
  /\b(?:impact\s*:\s*|which (?:means|blocks|delays|affects|puts|prevents|stops)\s+|(?:this|that|it) (?:means|blocks|delays|affects|puts|prevents|will delay|is delaying|is blocking|is affecting)\s+|meaning (?:that )?|as a result,?\s+|affecting\s+|(?:,|;| and) so (?:that )?(?:we|the|our|i|they|customers|users|nobody|no one)\b|therefore,?\s+|consequently,?\s+|putting\s+|customers? (?:can't|cannot|are unable))/i;
const SOLUTION =
  /\b(?:solution\s*:|fix\s*:|mitigation\s*:|workaround\s*:|(?:the |a )?(?:workaround|work-around|mitigation|fix|solution) (?:is|was|would be|will be)|as a (?:workaround|work-around|mitigation|temporary fix|solution|fix)\b|to (?:fix|resolve|unblock|mitigate|solve|work around) (?:this|it|that)|in the meantime|until then|(?:we|i|they|team|engineers?)(?: are| is| am|'re|'m|’m|’re) (?:\w+ )?(?:working on|investigating|looking into|rolling|restarting|deploying|testing an?)|(?:a|the) fix (?:has been|is|was|will be)|we (?:can|could) work around|rolling back|rolled back|failover|switch(?:ing|ed)? to|for now,? (?:we|i|use|please))/i;

/** What stops or endangers work now. Solved, denied, asked about or imagined obstacles are no blockers. */
export function blockerCandidates(
  statements: readonly Statement[],
  chance: (statement: Statement) => number,
): BlockerCandidate[] {
  const out: BlockerCandidate[] = [];
  for (const statement of statements) {
    if (
      statement.suspicious ||
      statement.medium === "bulk" ||
      statement.heading === "resolved" ||
      statement.heading === "people" ||
      statement.text.length > 600
    )
      continue;
    const text = straight(statement.text);
    const listed = statement.heading === "blockers" && statement.listItem;
    if (/\?\s*$/.test(text) || GONE.test(text)) continue;
    if (listed && /^(?:none|no|n\/a|nothing|-)\b.{0,20}$/i.test(text)) continue;
    let strength = Math.max(0, ...STOPS.map(([pattern, weight]) => (pattern.test(text) ? weight : 0)));
    if (listed) strength = Math.max(strength, 1.6);
    if (strength === 0 || (isConditional(text) && strength < 1.6 && !listed) || /^if\b/i.test(text)) continue;
    if (statement.heading === "actions" && strength < 1.6) continue;
    if (strength < 1 && statement.medium !== "transcript") continue;
    if (
      text.split(/\s+/).length < 3 ||
      (/\b(?:let me|let us|please|can you|could you)\b/i.test(text) && strength < 1.4)
    )
      continue;
    if (/\bwaiting (?:on|for)\b/i.test(text) && strength <= 1.2 && /\b(?:thanks|thank you) for\b/i.test(text))
      continue;
    out.push(describe(statement, statements, strength + chance(statement)));
  }
  return out;
}

function describe(statement: Statement, statements: readonly Statement[], score: number): BlockerCandidate {
  const support: Statement[] = [];
  let impact = clauseAfter(statement.text, IMPACT);
  let solution: string | null = null;
  for (let i = statement.order + 1; i <= statement.order + 3; i++) {
    const next = statements[i];
    if (!next || next.unit !== statement.unit || next.suspicious || next.turn !== statement.turn) break;
    if (next.listItem && statement.listItem) break;
    if (!impact && IMPACT.test(next.text) && !SOLUTION.test(next.text)) {
      impact = next.text;
      support.push(next);
    } else if (!solution && SOLUTION.test(next.text)) {
      solution = next.text;
      support.push(next);
    }
  }
  const own = SOLUTION.exec(statement.text);
  if (!solution && own && own.index > 15) solution = statement.text.slice(own.index);
  let description = withoutFillers(statement.text)
    .replace(
      /^(?:(?:and|so|but|ok|okay|well|right|yeah|yes|also|then|unfortunately|sorry|hi|heads up|fyi|update|quick update)[,:!.–—-]*\s+)+/i,
      "",
    )
    .replace(
      /^(?:one|another|first|second|the only|an?)? ?(?:open |remaining |big |other )?(?:point|topic|thing|concern|worry|issue)s?\s*:\s*/i,
      "",
    )
    .replace(/[.!]+$/, "")
    .replace(/^(?:blockers?|blocked|risks?|issues?|problems?|impediments?)\s*:\s*/i, "");
  if (
    impact &&
    statement.text.includes(impact) &&
    description.endsWith(impact.replace(/[.!]+$/, "")) &&
    description.length - impact.length > 30
  )
    description = description
      .slice(0, description.length - impact.length)
      .replace(/(?:[\s,;–—-]+(?:which|so|and|this|that|means|it|meaning|as a result))*[\s,;–—-]*$/i, "");
  return {
    description: shorten(attributed(sentenceCase(description.replace(/[.!]+$/, "")), statement), 200),
    impact: impact
      ? shorten(
          sentenceCase(
            impact
              .replace(
                /^(?:impact\s*:|as a result,|therefore,|consequently,|(?:this|that|it) means(?: that)?)\s*/i,
                "",
              )
              .replace(/[.!]+$/, ""),
          ),
          200,
        )
      : null,
    solution: solution
      ? shorten(
          attributed(
            sentenceCase(
              solution.replace(/^(?:solution|fix|mitigation|workaround)\s*:\s*/i, "").replace(/[.!]+$/, ""),
            ),
            statement,
          ),
          200,
        )
      : null,
    statement,
    support,
    score,
  };
}

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

/** True for words that say an obstacle is gone. */
export const saysResolved = (text: string): boolean => GONE.test(straight(text));
